import type { InsanityId } from '../../../data/nerve.ts';
import type { Infection } from '../../../state.ts';

/** What may be the matter with somebody after a game. */
export const names = {
  /** FF-FEAR-08 */
  insanity: {
    transfixed: 'frozen with fear',
    shaky: 'shaky hands',
    paranoid: 'paranoid',
    manic: 'manic',
    depressive: 'depressive',
    frightened: 'afraid of everything',
    'verge-1': 'on the verge',
    'verge-2': 'close to breaking',
    faint: 'broken',
    'faint-heart': 'broken, with a weak heart',
  } satisfies Readonly<Record<InsanityId, string>>,
  infection: {
    mummy: 'a mummy',
    vampire: 'a vampire',
    werewolf: 'a werewolf',
    zombie: 'the dead',
  } satisfies Readonly<Record<Infection, string>>,
};
