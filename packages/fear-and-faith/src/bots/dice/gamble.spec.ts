import { describe, expect, it } from 'vitest';
import { throwOf } from './dice.ts';
import { betsOn, type Hopeful } from './gamble.ts';

const somebody = (
  id: string,
  needed: number,
  gains: readonly [number, number, number],
  automatic = 0,
): Hopeful => ({
  id,
  needed,
  automatic,
  gains: [0, ...gains],
});

const diceOf = (id: string, hopefuls: readonly Hopeful[]) =>
  betsOn(hopefuls).find((bet) => bet.id === id)?.dice;

describe('how many dice', () => {
  it('FF-ACT-03 three dice at 4+ lose the turn as often as not', () => {
    expect(throwOf(3, 4).turnover).toBeCloseTo(1 / 2);
    expect(throwOf(2, 4).turnover).toBeCloseTo(1 / 4);
    expect(throwOf(1, 4)).toEqual({ successes: [0.5, 0.5, 0, 0], turnover: 0 });
  });

  it('FF-ACT-06 a Hero loses it only by two dice of three', () => {
    expect(throwOf(2, 4, 1).turnover).toBe(0);
    expect(throwOf(3, 4, 1).turnover).toBeCloseTo(1 / 4);
  });

  it('FF-ACT-04 the last throws three: nothing is planned after him', () => {
    expect(diceOf('last', [somebody('last', 4, [1, 2, 3])])).toBe(3);
  });

  it('FF-ACT-04 before others whose turn is worth much he throws one', () => {
    const friends = [somebody('b', 3, [20, 30, 35]), somebody('c', 3, [20, 30, 35])];
    expect(diceOf('a', [somebody('a', 5, [1, 1.5, 2]), ...friends])).toBe(1);
  });

  it('FF-ACT-04 where only two actions do it he dares two dice or three', () => {
    const friends = [somebody('b', 4, [2, 2, 2])];
    expect(diceOf('a', [somebody('a', 3, [0.2, 25, 25]), ...friends])).toBeGreaterThanOrEqual(2);
  });

  it('FF-ACT-04 a turnover costs half of what the others promise: the steady throw two where a second action is worth the first', () => {
    const friends = ['b', 'c', 'd', 'e'].map((id) => somebody(id, 3, [4, 5, 5]));
    expect(diceOf('a', [somebody('a', 3, [4, 6, 6]), ...friends])).toBe(2);
    expect(diceOf('a', [somebody('a', 5, [4, 6, 6]), ...friends])).toBe(1);
  });

  it('FF-ACT-07 whoever may die of his own dice throws one', () => {
    const last = somebody('last', 4, [1, 2, 3]);
    expect(diceOf('last', [{ ...last, peril: [0, 0, 5, 13] }])).toBe(1);
    expect(diceOf('last', [{ ...last, peril: [0, 0, 0, 0] }])).toBe(3);
  });

  it('FF-ACT-02 of two who bring the same the steadier one goes first', () => {
    const [first] = betsOn([somebody('shaky', 5, [4, 12, 13]), somebody('steady', 2, [4, 12, 13])]);
    expect(first?.id).toBe('steady');
  });
});
