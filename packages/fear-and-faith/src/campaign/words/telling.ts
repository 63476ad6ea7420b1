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
export function tellingIn({ die: called }: Pick<Words, 'die'>): (event: CampaignEvent) => Telling {
  const d6: DieKind = { name: called, sides: 6, colour: 'plain', mark: '' };
  return (event) => tellingOf(event, d6);
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
