import type { DieKind, Telling, TellingKind } from '@vedette/engine';
import type { CampaignEvent } from '../events.ts';
import type { Words } from './index.ts';

const KINDS: Readonly<Record<CampaignEvent['type'], TellingKind>> = {
  gameChosen: 'heading',
  stayedHome: 'story',
  reported: 'story',
  fell: 'harm',
  returned: 'story',
  struckOff: 'harm',
  advanceLost: 'harm',
  keptWeapon: 'story',
  wentOver: 'harm',
  rolled: 'dice',
  cameToItself: 'story',
  stayedMad: 'harm',
  infected: 'harm',
  banked: 'story',
  replaced: 'story',
  recruited: 'story',
  consented: 'story',
  bought: 'story',
  cured: 'story',
  curseBroken: 'story',
  corrected: 'story',
  ended: 'ending',
};

/** What a fact is to those who keep the book; its figures are members. `die`: what its dice are called. */
export function tellingIn(words: Pick<Words, 'die' | 'names'>): (event: CampaignEvent) => Telling {
  const d6: DieKind = { name: words.die, sides: 6, colour: 'plain', mark: '' };
  return (event) =>
    event.type === 'corrected'
      ? { ...tellingOf(event, d6), amends: amended(words, event) }
      : tellingOf(event, d6);
}

/** FF-PARTY-18: what was taken off the record. */
function amended(
  { names }: Pick<Words, 'names'>,
  { before, after }: Extract<CampaignEvent, { type: 'corrected' }>,
): readonly string[] {
  const cured = before.insanity.filter((id) => !after.insanity.includes(id)).map(names.insanity);
  const clean = before.infection !== null && before.infection !== after.infection;
  return [...new Set(cured), ...(clean ? [names.infection(before.infection!)] : [])];
}

function tellingOf(event: CampaignEvent, d6: DieKind): Telling {
  const plain: Telling = {
    kind: KINDS[event.type],
    figures: 'member' in event ? [event.member] : [],
    dice: [],
    modifiers: [],
  };
  if (event.type !== 'rolled' || event.die === null) return plain;
  const { member: who, die, needed, passed } = event;
  return {
    ...plain,
    dice: [{ die: d6, face: die }],
    attempt: { who, total: die, needed, passes: 'at-least', passed },
  };
}
