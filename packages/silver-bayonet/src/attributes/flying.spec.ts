import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { harm } from '../rules/damage/harm.ts';
import { moveProblem } from '../rules/movement/move-question.ts';
import { traceOf } from '../rules/movement/path.ts';
import { of, scene, stepping } from '../scene.spec-support.ts';

type Rect = [number, number, number, number];
const house = { id: 'house', type: 'house', shape: { rect: [20, 10, 4, 16] as Rect } };
const bog = { id: 'bog', type: 'bog', shape: { rect: [25, 0, 3, 36] as Rect } };

it('SB-ATT-18 the straight line in plan is the price, over houses and bogs and onto them', () => {
  const s = scene({ figures: [{ id: 'a', attributes: ['flying'] }], terrain: [house, bog] });
  const cost = (x: number, z: number) => traceOf(looking(s), of(s, 'a'), [{ x, y: 18, z }]).cost;
  expect(cost(24.9, 0)).toBeCloseTo(6.9);
  expect(cost(27, 0)).toBeCloseTo(9);
  expect(cost(22, 3.5)).toBeCloseTo(4);
});

it('SB-ATT-18 figures are not terrain: they block its way', () => {
  const figures = [
    { id: 'a', attributes: ['flying'] },
    { id: 'b', x: 21 },
  ];
  const s = scene({ figures });
  const question = { figure: 'a', budget: 6, how: 'move', attack: true } as const;
  expect(moveProblem(question, [{ x: 24, y: 18, z: 0 }], looking(s))?.code).toBe('move.occupied');
});

it('SB-ATT-18 it never checks for a fall', () => {
  const state = scene({ figures: [{ id: 'a', attributes: ['flying'], x: 20.2, z: 3.5 }], terrain: [house] });
  const hurts = stepping((cx) => {
    harm(cx, of(cx.s, 'a'), 1, 'event', 'SB-EVT-06');
  });
  expect(of(play(hurts, { state }).state, 'a')).toMatchObject({ z: 3.5, health: 9 });
});
