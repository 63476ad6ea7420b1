import type { DieKind, Telling, TellingKind } from '@vedette/engine';
import type { CampaignEvent } from '../events.ts';

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
  ended: 'ending',
};

const D6: DieKind = { name: 'D6', sides: 6, colour: 'plain', mark: '' };

/** What a fact is to those who keep the book; its figures are members. */
export function telling(event: CampaignEvent): Telling {
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
    dice: [{ die: D6, face: die }],
    attempt: { who, total: die, needed, passes: 'at-least', passed },
  };
}
