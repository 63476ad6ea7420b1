import type { RolledDie, Telling, TellingKind } from '@vedette/engine';
import { RANDOM_SCENARIOS } from '../../data/campaign-tables.ts';
import { dieKind, pairOf, plainDice } from '../../words/dice.ts';
import type { CampaignEvent } from '../events.ts';
import { words } from './now.ts';

type Event<Type extends CampaignEvent['type']> = Extract<CampaignEvent, { type: Type }>;

const KINDS: Readonly<Record<CampaignEvent['type'], TellingKind>> = {
  cameToNothing: 'story',
  diceRolled: 'dice',
  rowRolled: 'dice',
  needNotRoll: 'story',
  scenarioRolled: 'dice',
  gameChosen: 'heading',
  fielded: 'story',
  outranked: 'story',
  farApart: 'story',
  diceNoted: 'story',
  reported: 'story',
  rolled: 'dice',
  struckOff: 'harm',
  burdened: 'harm',
  unchanged: 'story',
  gainedXp: 'story',
  xpLost: 'story',
  extraLost: 'story',
  drewLots: 'dice',
  rose: 'story',
  studied: 'story',
  checked: 'dice',
  corrected: 'story',
  disbanded: 'story',
  raised: 'story',
  appointed: 'story',
  recruited: 'story',
  equipped: 'story',
  artefactGiven: 'story',
  artefactStored: 'story',
  ranked: 'story',
  ended: 'ending',
};

/** What a fact is to those who keep the book; its figures are members. */
export function telling(event: CampaignEvent): Telling {
  const more = MORE[event.type] as ((event: CampaignEvent) => Partial<Telling>) | undefined;
  const who = 'member' in event ? [event.member] : 'figure' in event ? [event.figure] : [];
  return { kind: KINDS[event.type], figures: who, dice: [], modifiers: [], ...more?.(event) };
}

/** SB-RAND-01: a die with a side for each. */
function scenarioDie(face: number): readonly RolledDie[] {
  return [{ die: { ...dieKind('plain'), sides: RANDOM_SCENARIOS.length }, face }];
}

/** SB-UNIT-16: what was taken off the record. */
function amended({ before, after }: Event<'corrected'>): readonly string[] {
  const gone = (['injuries', 'madness', 'nextGame'] as const).flatMap((key) =>
    before[key].filter((id) => !after[key].includes(id)),
  );
  const honours = (before.rewards ?? []).flatMap((reward, i) =>
    reward === after.rewards?.[i] ? [] : [words.rewardTitle(reward, i + 1)],
  );
  return [...new Set([...gone.map(words.resultTitle), ...honours])];
}

const MORE: { readonly [Type in CampaignEvent['type']]?: (event: Event<Type>) => Partial<Telling> } = {
  diceRolled: ({ dice }) => ({ dice: plainDice(dice) }),
  rowRolled: ({ die }) => ({ dice: plainDice([die]) }),
  corrected: (event) => ({ amends: amended(event) }),
  drewLots: ({ die }) => ({ dice: plainDice([die]) }),
  scenarioRolled: ({ die }) => ({ dice: scenarioDie(die) }),
  // SB-CAMP-03: what was rolled again shows the die that was spent on it.
  rolled: ({ die, reroll }) => ({
    dice: reroll === null ? plainDice([die]) : [{ die: dieKind(reroll), face: die }],
  }),
  checked: (event) => {
    const { member, total, target, result } = event;
    const dice = pairOf(event);
    if (target === null) return { dice };
    return {
      dice,
      attempt: { who: member, total, needed: target, passes: 'at-least', passed: result === 'passed' },
    };
  },
};
