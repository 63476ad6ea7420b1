import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import duel from '../index.ts';
import { scene } from '../scene.spec-support.ts';

const exchange = [
  ['walk', []],
  ['strike', 'strike'],
  ['strikeBack', 'back-off'],
] as const;

describe('strong', () => {
  it.each([
    ['strong:1', 4],
    ['strong:2', 3],
  ] as const)('DU-12 %s hits for its number more', (trait, health) => {
    const { state } = play(duel, { state: scene({ traits: [trait] }), dice: [3, 9], answers: exchange });
    expect(state.duellists[1]!.health).toBe(health);
  });

  it('DU-12 a miss does nothing', () => {
    const { state } = play(duel, { state: scene({ traits: ['strong:2'] }), dice: [3, 8], answers: exchange });
    expect(state.duellists[1]!.health).toBe(8);
  });

  it('DU-12 it does not help whoever is struck', () => {
    const { state } = play(duel, {
      state: scene({}, { traits: ['strong:2'] }),
      dice: [3, 9],
      answers: exchange,
    });
    expect(state.duellists[1]!.health).toBe(5);
  });
});
