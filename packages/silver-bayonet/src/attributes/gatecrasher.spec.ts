import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { moveAlong } from '../rules/movement/move.ts';
import { traceOf } from '../rules/movement/path.ts';
import { of, scene, stepping } from '../scene.spec-support.ts';

const wall = (type: string, y: number, length: number) => ({
  id: 'wall',
  type,
  shape: { rect: [20, y, 0.3, length] as [number, number, number, number] },
});
const table = (piece: ReturnType<typeof wall>, attributes = ['gatecrasher']) =>
  scene({
    figures: [
      { id: 'a', attributes },
      { id: 'b', side: 1, x: 34, y: 34 },
    ],
    terrain: [piece],
    active: 'a',
  });
const THERE = [{ x: 23, y: 18, z: 0 }];
const crosses = stepping((cx) => moveAlong(cx, of(cx.s, 'a'), THERE, 6, 'move'));
const cost = (s: ReturnType<typeof table>) => traceOf(looking(s), of(s, 'a'), THERE);

it('SB-ATT-59 walls up to 2" cost it nothing, others climb', () => {
  expect(cost(table(wall('low-wall', 10, 16))).cost).toBe(5);
  expect(cost(table(wall('ruin-wall', 10, 16))).cost).toBe(5);
  expect(cost(table(wall('low-wall', 10, 16), [])).cost).toBeGreaterThan(5);
});

it('SB-ATT-59.R1 nothing higher, and no rock', () => {
  expect(cost(table(wall('high-wall', 10, 16))).cost).toBeGreaterThan(5);
  expect(cost(table(wall('rock', 10, 16))).cost).toBeGreaterThan(5);
});

it('SB-ATT-59 a long wall keeps a gap as wide as its base, passable for all', () => {
  const { state } = play(crosses, { state: table(wall('low-wall', 10, 16)) });
  expect(state.terrain.pieces.map(({ outline }) => [outline[1], outline[5]])).toHaveLength(2);
  const ys = state.terrain.pieces.map(({ outline }) => outline.filter((_, i) => i % 2 === 1));
  const [low, high] = ys.sort((a, b) => Math.min(...a) - Math.min(...b));
  expect(Math.max(...low!)).toBeCloseTo(18 - 0.492, 3);
  expect(Math.min(...high!)).toBeCloseTo(18 + 0.492, 3);
  expect(of(state, 'a').x).toBe(23);
});

it('SB-ATT-59.R1 one shorter than its base is gone', () => {
  const { state } = play(crosses, { state: table(wall('hedge', 17.6, 0.9)) });
  expect(state.terrain.pieces).toEqual([]);
});

it('SB-ATT-59 what it does not cross stays', () => {
  const { state } = play(crosses, { state: table(wall('low-wall', 22, 10)) });
  expect(state.terrain.pieces.map(({ id }) => id)).toEqual(['wall']);
});
