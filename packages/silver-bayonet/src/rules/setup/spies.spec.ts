import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { scene, stepping } from '../../scene.spec-support.ts';
import { spiesReport } from './spies.ts';

const SPY = { attributes: ['spy-for-the-harvestmen'] };
const report = stepping(spiesReport);

function table(seats: number, spies: readonly number[]) {
  return scene({
    seats,
    figures: [
      ...Array.from({ length: seats }, (_, side) => ({ id: `f${side}`, side, x: 5 + side * 8, y: 5 })),
      ...spies.map((side, i) => ({ id: `spy-${i}`, side, x: 5 + i * 3, y: 15, ...SPY })),
    ],
  });
}

const monsterDice = (seats: number, spies: readonly number[], dice: number[] = []) =>
  play(report, { state: table(seats, spies), dice }).state.pools.map(({ monster }) => monster);

describe('spies', () => {
  it('SB-CAMP-08 the only opponent starts with a Monster Die more, without a roll', () => {
    expect(monsterDice(2, [0])).toEqual([0, 1]);
    expect(monsterDice(2, [])).toEqual([0, 0]);
  });

  it('SB-CAMP-08 with several opponents chance says who is informed', () => {
    expect(monsterDice(3, [0], [2])).toEqual([0, 0, 1]);
    expect(monsterDice(3, [1], [1])).toEqual([1, 0, 0]);
  });

  it('SB-CAMP-08.R1 each spy rolls, and nobody gets more than one die this way', () => {
    expect(monsterDice(2, [0, 0])).toEqual([0, 1]);
    expect(monsterDice(3, [0, 0], [1, 1])).toEqual([0, 1, 0]);
    expect(monsterDice(2, [0, 1])).toEqual([1, 1]);
  });

  it('SB-CAMP-08.R1 against monsters alone there is nobody to report to', () => {
    const state = table(2, [0]);
    const alone = { ...state, scenario: { ...state.scenario, mode: 'solo' as const } };
    expect(play(report, { state: alone }).state.pools.map(({ monster }) => monster)).toEqual([0, 0]);
  });
});
