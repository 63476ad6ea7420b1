import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import duel from '../index.ts';
import { scene } from '../scene.spec-support.ts';

describe('initiative', () => {
  const start = scene({}, {}, { phase: 'initiative' });

  it('DU-04 the higher die acts first', () => {
    expect(play(duel, { state: start, dice: [8, 3] }).state.order).toEqual([0, 1]);
    expect(play(duel, { state: start, dice: [3, 8] }).state.order).toEqual([1, 0]);
  });

  it('DU-04 ties roll again until they differ', () => {
    const { state, events } = play(duel, { state: start, dice: [5, 5, 10, 10, 1, 2] });
    expect(state.order).toEqual([1, 0]);
    expect(events).toEqual([{ type: 'initiative', rule: 'DU-04', seat: 1, rolls: [1, 2] }]);
  });

  it('DU-04 nobody moves and nobody is asked', () => {
    const { state, asked } = play(duel, { state: start, dice: [9, 1] });
    expect(asked).toEqual([]);
    expect(state.duellists).toEqual(start.duellists);
    expect(state.phase).toBe('turn');
  });
});
