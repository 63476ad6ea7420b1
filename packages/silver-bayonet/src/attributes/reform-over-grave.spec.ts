import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { gearId } from '../rules/gear-id.ts';
import { meleeAttack } from '../rules/melee/melee-attack.ts';
import { shootAt } from '../rules/shooting/shoot.ts';
import { of, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';
import { TOUCHING } from './attack.spec-support.ts';
import { RESERVES } from './supplement.spec-support.ts';

const ORIGIN = { 'origin-x': 5, 'origin-y': 5, 'origin-z': 0, 'has-origin': 1 };
const wraith: SceneFigure = {
  id: 'b',
  side: null,
  type: 'ghoul',
  attributes: ['reform-over-grave'],
  gear: ['natural-weapons'],
  marks: ORIGIN,
};

function fought(dice: readonly number[], more: Partial<SceneFigure> = {}) {
  const figures = [{ id: 'a', gear: ['hand-weapon'] }, { ...wraith, x: 18 + TOUCHING, ...more }, ...RESERVES];
  return play(
    stepping((cx) => meleeAttack(cx, of(cx.s, 'a'), of(cx.s, 'b'))),
    { state: scene({ figures }), dice },
  );
}

it('SB-ATT-54 wounded it is back at its grave, and the attack is over but for the fatigue', () => {
  const { state, events } = fought([3, 10]);
  expect(of(state, 'b')).toMatchObject({ x: 5, y: 5, fatigue: 1 });
  expect(events.filter(({ type }) => type === 'attacked')).toHaveLength(1);
});

it('SB-ATT-54 a miss or a hit without damage leaves it where it is, and it strikes back', () => {
  expect(of(fought([1, 2, 1, 2]).state, 'b').x).not.toBe(5);
  expect(
    of(fought([3, 10, 1, 2], { attributes: ['indestructible', 'reform-over-grave'] }).state, 'b').x,
  ).not.toBe(5);
});

it('SB-ATT-54 destroyed it does not return', () => {
  expect(of(fought([3, 10], { health: 3 }).state, 'b')).toMatchObject({
    standing: 'removed',
    x: 18 + TOUCHING,
  });
});

it('SB-ATT-54 somebody stands on the grave: the nearest place (SB-GEN-11)', () => {
  const figures = [
    { id: 'a', gear: ['hand-weapon'] },
    { ...wraith, x: 18 + TOUCHING },
    { id: 'c', x: 5, y: 5 },
    ...RESERVES,
  ];
  const run = stepping((cx) => meleeAttack(cx, of(cx.s, 'a'), of(cx.s, 'b')));
  const b = of(play(run, { state: scene({ figures }), dice: [3, 10] }).state, 'b');
  expect(b).toMatchObject({ x: 5, y: 6 });
});

it('SB-ATT-54.R1 it does not return the fire that wounded it, but the next shot finds it ready', () => {
  const armed = { ...wraith, x: 26, gear: ['musket'], health: 20 };
  const figures = [{ id: 'a', gear: ['musket'] }, armed, ...RESERVES];
  const run = stepping((cx) => {
    of(cx.s, 'a').gear[0]!.loaded = true;
    shootAt(cx, of(cx.s, 'a'), gearId(of(cx.s, 'a'), 0), [of(cx.s, 'b')], 'plain');
  });
  const once = play(run, { state: scene({ figures }), dice: [5, 9] });
  expect(once.events.filter(({ type }) => type === 'fired')).toHaveLength(1);
  const twice = play(run, { state: scene({ figures }), dice: [5, 9, 1, 2, 1, 3], steps: 2 });
  expect(twice.events.filter(({ type }) => type === 'fired')).toHaveLength(3);
});
