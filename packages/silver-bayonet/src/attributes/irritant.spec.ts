import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { meleeAttack } from '../rules/melee/melee-attack.ts';
import { moveAlong } from '../rules/movement/move.ts';
import { of, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';
import { TOUCHING } from './attack.spec-support.ts';

const pest = { id: 'pest', side: null, type: 'revenant', attributes: ['irritant'] };

function flitting(man: Partial<SceneFigure> = {}, options = {}) {
  const figures = [pest, { id: 'man', x: 22, ...man }];
  const touches = stepping((cx) =>
    moveAlong(cx, of(cx.s, 'pest'), [{ x: 22 - TOUCHING, y: 18, z: 0 }], 6, 'move'),
  );
  return play(touches, { state: scene({ figures, active: 'pest', options }) });
}

it('SB-ATT-26 its contact is no attack: one token for the man, none for itself, 1" straight back', () => {
  const { state, events } = flitting();
  expect(of(state, 'man').fatigue).toBe(1);
  expect(of(state, 'pest').fatigue).toBe(0);
  expect(of(state, 'pest').x).toBeCloseTo(22 - TOUCHING - 1);
  expect(events.some(({ type }) => type === 'attacked')).toBe(false);
  expect(state.activation!.over).toBe(true);
});

it('SB-ATT-26 a man with all the tokens he can have takes none', () => {
  expect(of(flitting({ fatigue: 2 }).state, 'man').fatigue).toBe(2);
});

it('SB-ATT-26 attacked and alive it always backs off', () => {
  const figures = [
    { id: 'man', gear: ['hand-weapon'] },
    { ...pest, x: 18 + TOUCHING },
  ];
  const hits = stepping((cx) => meleeAttack(cx, of(cx.s, 'man'), of(cx.s, 'pest')));
  const { state, events } = play(hits, { state: scene({ figures, active: 'man' }), dice: [1, 2] });
  expect(events.filter(({ type }) => type === 'attacked')).toHaveLength(1);
  expect(of(state, 'pest').x).toBeCloseTo(18 + TOUCHING + 2);
});

const passing = stepping((cx) => moveAlong(cx, of(cx.s, 'man'), [{ x: 24, y: 18, z: 0 }], 6, 'move'));
const beside = { ...pest, x: 21, y: 19.5 };

it('SB-ATT-26 it never Forces the Attack', () => {
  const state = scene({ figures: [{ id: 'man' }, beside], active: 'man' });
  expect(of(play(passing, { state }).state, 'man')).toMatchObject({ x: 24, fatigue: 0 });
});

it('SB-ATT-26 with the option it forces, resolved as contact', () => {
  const state = scene({
    figures: [{ id: 'man' }, beside],
    active: 'man',
    options: { 'irritants-force': true },
  });
  const { state: after, events } = play(passing, { state });
  expect(of(after, 'man').fatigue).toBe(1);
  expect(of(after, 'man').x).toBeLessThan(24);
  expect(events.some(({ type }) => type === 'attacked')).toBe(false);
});

it('SB-ATT-26 an enemy that Forces it while it moves gets the same', () => {
  const figures = [pest, { id: 'man', x: 21, y: 19.5 }, { id: 'far', side: 1, x: 30 }];
  const moves = stepping((cx) => moveAlong(cx, of(cx.s, 'pest'), [{ x: 24, y: 18, z: 0 }], 6, 'move'));
  const state = scene({ figures, active: 'pest' });
  const { state: after, events } = play(moves, { state, answers: [['force', 'force']] });
  expect(of(after, 'man').fatigue).toBe(1);
  expect(events.some(({ type }) => type === 'attacked')).toBe(false);
});
