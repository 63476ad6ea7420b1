import duel from '@vedette/duel';
import { describe, expect, it } from 'vitest';
import { contest } from './contest.spec-support.ts';
import { seatingOf } from './contest.ts';
import { contestPlayer } from './play-one.ts';

describe('seats and units', () => {
  it('are even after every round of four, where units go from hand to hand', () => {
    const seatings = [0, 1, 2, 3, 4].map((number) => seatingOf(contest(), number));
    expect(seatings.map(({ seatOfA, exchanged }) => [seatOfA, exchanged])).toEqual([
      [0, false],
      [1, false],
      [0, true],
      [1, true],
      [0, false],
    ]);
  });

  it('stay together where each has its own, pair after pair', () => {
    const own = contest({ exchange: false, units: [...contest().units, ...contest().units] });
    const seatings = [0, 1, 2, 3, 4].map((number) => seatingOf(own, number));
    expect(seatings.map(({ pair }) => pair)).toEqual([0, 0, 1, 1, 0]);
    expect(seatings.some(({ exchanged }) => exchanged)).toBe(false);
  });
});

describe('a game of a contest', () => {
  it('is the same whoever plays it and when', () => {
    const one = contestPlayer(duel, contest());
    const inOrder = [0, 1, 2, 3, 4, 5].map(one);
    const other = contestPlayer(duel, contest());
    for (const number of [5, 2, 0, 4]) expect(other(number)).toEqual(inOrder[number]);
    expect(contestPlayer(duel, contest({ seed: 'other' }))(0).end).not.toBe(inOrder[0]!.end);
  });

  it('is told with its turns, who was first and who fell', () => {
    const records = Array.from({ length: 12 }, (_, n) => contestPlayer(duel, contest())(n));
    for (const { reason, shareOfA, seatOfA, chronicle, turns } of records) {
      expect(turns).toBeGreaterThan(0);
      expect([0, 1]).toContain(chronicle!.first);
      const loser = shareOfA === 1 ? 1 - seatOfA : seatOfA;
      expect(chronicle!.fallen.map(({ seat }) => seat)).toEqual(reason === 'fallen' ? [loser] : []);
    }
    expect(records.some(({ reason }) => reason === 'fallen')).toBe(true);
  });

  it('is played without a chronicle, too', () => {
    const { chronicler: _, ...silent } = duel;
    const [with_, without] = [duel, silent].map((ruleset) => contestPlayer(ruleset, contest())(0));
    expect(without).toEqual({ ...with_, turns: null, chronicle: null });
  });

  it('says which one broke off, and why', () => {
    const broken = { ...duel, outcome: () => null };
    expect(() => contestPlayer(broken, contest())(7)).toThrow(
      /Game 7 of seed "spec" broke off: There was no end/,
    );
  });
});
