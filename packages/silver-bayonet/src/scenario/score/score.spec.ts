import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import silverBayonet from '../../ruleset.ts';
import { of, type SceneDraft } from '../../scene.spec-support.ts';
import type { SilverBayonetState } from '../../state.ts';
import type { Scenario } from '../format/scenario.ts';
import { SOLO, told } from '../told.spec-support.ts';
import type { Deed } from './deed.ts';
import { rewardsOf } from './rewards.ts';
import { score } from './score.ts';

const FIGURES: SceneDraft['figures'] = [
  { id: 'a', x: 5, y: 5 },
  { id: 'b', x: 8, y: 5 },
  { id: 'foe', side: 1, x: 20, y: 5 },
];

const REWARDS = [
  { id: 'clue', xp: 2, text: 'Find one.', if: { tally: 'clues', min: 1 } },
  { id: 'each', xp: 1, text: 'For each, at most 2.', per: { tally: 'clues' }, max: 2 },
  { id: 'late', xp: 3, text: 'For each, late.', per: { tally: 'clues' }, if: { turn: { min: 4 } } },
] as const;

function ended(
  rewards: readonly unknown[],
  deeds: readonly Deed[],
  scenario: Partial<Scenario> = {},
  rest: Partial<SceneDraft> = {},
): SilverBayonetState {
  const state = told({ ...scenario, rewards } as Partial<Scenario>, {
    seats: 2,
    figures: FIGURES,
    ...rest,
  });
  return { ...state, deeds: [...deeds], ended: { reason: 'truce' } };
}

const found = (figure: string, seat = 0): Deed => ({ what: 'investigated', seat, figure, deck: 'red' });
const drew = (figure: string, card: string): Deed => ({ what: 'revealed', seat: 0, figure, card });
const left = (figure: string, turn: number): Deed => ({
  what: 'exited',
  seat: 0,
  figure,
  edge: 'north',
  turn,
  carrying: [],
});

describe('rewards', () => {
  it('SB-OPS-26 points for a condition, and points for each of a tally up to the most', () => {
    const s = ended(REWARDS, [found('a'), found('b'), found('a')]);
    expect(score(s)).toEqual([
      {
        seats: [0],
        bonusXp: 4,
        lines: [
          { id: 'clue', text: 'Find one.', points: 2, figures: null },
          { id: 'each', text: 'For each, at most 2.', points: 2, figures: null },
          { id: 'late', text: 'For each, late.', points: 0, figures: null },
        ],
      },
      {
        seats: [1],
        bonusXp: 0,
        lines: [
          { id: 'clue', text: 'Find one.', points: 0, figures: null },
          { id: 'each', text: 'For each, at most 2.', points: 0, figures: null },
          { id: 'late', text: 'For each, late.', points: 0, figures: null },
        ],
      },
    ]);
    expect(rewardsOf({ ...s, turn: 4 }).bonusXp).toEqual([13, 0]);
  });

  it('SB-OPS-26 points for every two of a tally: the odd one counts for nothing', () => {
    const pairs = [{ id: 'pairs', xp: 3, text: 'For every two.', per: { tally: 'clues' }, every: 2 }];
    const earned = (n: number) =>
      rewardsOf(
        ended(
          pairs,
          Array.from({ length: n }, () => found('a')),
        ),
      ).bonusXp[0];
    expect([0, 1, 2, 3, 4].map(earned)).toEqual([0, 0, 3, 3, 6]);
  });

  it('SB-SCN-GEN-32.R1 both sides may earn the same line', () => {
    expect(rewardsOf(ended(REWARDS, [found('a'), found('foe', 1)])).bonusXp).toEqual([3, 3]);
  });

  it('SB-OPS-26 SB-SCN-GEN-36 extra points go to each figure that has done all of it itself', () => {
    const feats = (of: object) => {
      const line = { id: 'feat', figureXp: 1, text: 'A feat.', of };
      return rewardsOf(
        ended([line], [found('a'), found('a'), found('b'), drew('b', 'ace'), left('a', 5), left('b', 4)]),
      );
    };
    expect(feats({ investigated: 1 })).toEqual({ bonusXp: [0, 0], figureXp: { a: 1, b: 1 } });
    expect(feats({ investigated: 2 }).figureXp).toEqual({ a: 1 });
    expect(feats({ revealed: ['ace', 'king'] }).figureXp).toEqual({ b: 1 });
    expect(feats({ exitedFromTurn: 5 }).figureXp).toEqual({ a: 1 });
    expect(feats({ investigated: 1, exitedFromTurn: 4 }).figureXp).toEqual({ a: 1, b: 1 });
    expect(feats({ revealed: ['ace'], exitedFromTurn: 5 }).figureXp).toEqual({});
  });

  it('SB-OPS-65 SB-SCN-GEN-36 what operations taught comes on top', () => {
    const line = { id: 'feat', figureXp: 1, text: 'A feat.', of: { investigated: 1 } };
    const s = ended([line], [found('a'), { what: 'learned', figure: 'a', xp: 1 }]);
    expect(rewardsOf(s).figureXp).toEqual({ a: 2 });
  });

  it('SB-COOP-05.R2 together the two units earn everything once', () => {
    const s = ended(REWARDS, [found('a'), found('foe', 1)], SOLO);
    expect(score(s)).toMatchObject([{ seats: [0, 1], bonusXp: 4 }]);
    expect(rewardsOf(s).bonusXp).toEqual([4, 4]);
  });

  it('SB-ENC-04 encounter monsters give nothing of their own, unless encounter-xp gives the lower value', () => {
    const slain = (victim: string, monster: string, encounter: boolean): Deed => ({
      what: 'put-out',
      seat: 0,
      victim,
      monster,
      encounter,
    });
    const deeds = [slain('t', 'troll', true), slain('g', 'goblin', true), slain('w', 'werewolf', false)];
    expect(rewardsOf(ended([], deeds)).bonusXp).toEqual([0, 0]);
    const options = { 'encounter-xp': true };
    const s = ended([], deeds, {}, { options });
    expect(score(s)[0]!.lines).toMatchObject([{ id: 'encounters' }]);
    expect(rewardsOf(s).bonusXp).toEqual([2, 0]);
  });
});

describe('the result', () => {
  const shares = (s: SilverBayonetState) => silverBayonet.outcome(s)?.shares;

  it('SB-END-04.R1 more bonus points win, equal is a draw', () => {
    expect(shares(ended(REWARDS, [found('a'), found('b'), found('foe', 1)]))).toEqual([1, 0]);
    expect(shares(ended(REWARDS, [found('a'), found('foe', 1)]))).toEqual([0.5, 0.5]);
    expect(shares(ended(REWARDS, []))).toEqual([0.5, 0.5]);
  });

  it('SB-END-04.R1 points, not the field: whoever has earned more wins though he is gone', () => {
    const s = ended(REWARDS, [found('a')]);
    for (const id of ['a', 'b']) of(s, id).standing = 'removed';
    expect(shares(s)).toEqual([1, 0]);
  });

  it('SB-END-04.R1 against the monsters the players share what there is', () => {
    expect(shares(ended(REWARDS, [], SOLO))).toEqual([0.5, 0.5]);
    const alone = ended(REWARDS, [], SOLO, { seats: 1, figures: FIGURES.slice(0, 2) });
    expect(shares(alone)).toEqual([1]);
  });

  it('SB-OPS-26 when the game is over the score is told, once, and nothing comes after', () => {
    const s = ended(REWARDS, [found('a')]);
    const { state, events } = play(silverBayonet, { state: s });
    expect(events).toMatchObject([
      { type: 'scored', rule: 'SB-OPS-26', seats: [0], bonusXp: 3 },
      { type: 'scored', seats: [1], bonusXp: 0 },
    ]);
    expect(state.stage).toBe('scored');
    expect(silverBayonet.rules(state)).toBeNull();
    const words = events.map((event) => silverBayonet.speech.in().describe(event, state));
    expect(words[0]).toContain('Player 1: 3 for the dispatches. 2: Find one. 1: For each, at most 2.');
    expect(words[1]).toContain('Player 2: nothing for the dispatches.');
  });

  it('SB-OPS-26 a scenario without rewards has nothing to tell', () => {
    expect(silverBayonet.rules(ended([], []))).toBeNull();
  });
});
