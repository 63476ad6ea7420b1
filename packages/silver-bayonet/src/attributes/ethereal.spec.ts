import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { harm } from '../rules/damage/harm.ts';
import { backOff } from '../rules/melee/back-off.ts';
import { moveProblem } from '../rules/movement/move-question.ts';
import { traceOf } from '../rules/movement/path.ts';
import { sees } from '../rules/shooting/sight.ts';
import { of, scene, stepping } from '../scene.spec-support.ts';
import { TOUCHING } from './attack.spec-support.ts';

type Rect = [number, number, number, number];
const tower = { id: 'tower', type: 'house', height: 3, shape: { rect: [19, 10, 6, 16] as Rect } };
const ghost = { id: 'a', attributes: ['ethereal'] };

it('SB-ATT-16 2" away and 3" up costs 5", and 1" is left of 6', () => {
  const s = scene({ figures: [ghost], terrain: [tower] });
  expect(traceOf(looking(s), of(s, 'a'), [{ x: 20, y: 18, z: 3 }]).cost).toBeCloseTo(5);
});

it('SB-ATT-16 walks through walls and difficult ground for the length alone, and may stop inside', () => {
  const bog = { id: 'bog', type: 'bog', shape: { rect: [0, 0, 36, 36] as Rect } };
  const s = scene({ figures: [ghost], terrain: [tower, bog] });
  expect(traceOf(looking(s), of(s, 'a'), [{ x: 22, y: 18, z: 0 }]).cost).toBeCloseTo(4);
  const question = { figure: 'a', budget: 6, how: 'move', attack: true } as const;
  expect(moveProblem(question, [{ x: 22, y: 18, z: 0 }], looking(s))).toBe(null);
});

it('SB-ATT-16 sees through terrain; others see it as they see anybody', () => {
  const s = scene({ figures: [ghost, { id: 'b', side: 1, x: 30 }], terrain: [tower] });
  expect(sees(looking(s), of(s, 'a'), of(s, 'b')).visible).toBe(true);
  expect(sees(looking(s), of(s, 'b'), of(s, 'a')).visible).toBe(false);
});

it('SB-ATT-16 fog blinds it like the rest (SB-ATT-16.R2)', () => {
  const s = scene({ figures: [ghost, { id: 'b', side: 1, x: 30 }], conditions: { fog: true } });
  expect(sees(looking(s), of(s, 'a'), of(s, 'b')).visible).toBe(false);
});

it('SB-ATT-16 it moves through terrain, not through figures', () => {
  const s = scene({ figures: [ghost, { id: 'b', x: 21 }] });
  const question = { figure: 'a', budget: 6, how: 'move', attack: true } as const;
  expect(moveProblem(question, [{ x: 24, y: 18, z: 0 }], looking(s))?.code).toBe('move.occupied');
});

it('SB-ATT-16 it never falls, and a wall does not stop its Back Off', () => {
  const state = scene({
    figures: [
      { ...ghost, x: 19.2, z: 3 },
      { id: 'b', side: 1, x: 30 },
    ],
    terrain: [tower],
  });
  const hurts = stepping((cx) => {
    harm(cx, of(cx.s, 'a'), 1, 'event', 'SB-EVT-06');
  });
  expect(of(play(hurts, { state }).state, 'a').z).toBe(3);
  const pressed = scene({ figures: [ghost, { id: 'b', side: 1, x: 18 - TOUCHING }], terrain: [tower] });
  const backs = stepping((cx) => backOff(cx, of(cx.s, 'a'), of(cx.s, 'b')));
  expect(of(play(backs, { state: pressed }).state, 'a').x).toBeCloseTo(20);
});

it('SB-ATT-16 beats Flying where a figure has both', () => {
  const s = scene({ figures: [{ id: 'a', attributes: ['ethereal', 'flying'] }], terrain: [tower] });
  expect(traceOf(looking(s), of(s, 'a'), [{ x: 20, y: 18, z: 3 }]).cost).toBeCloseTo(5);
});
