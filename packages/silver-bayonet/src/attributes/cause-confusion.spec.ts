import { DIRECTIONS, gap } from '@vedette/engine/table';
import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { backOff } from '../rules/melee/back-off.ts';
import { of, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';
import { TOUCHING } from './attack.spec-support.ts';

const man = { id: 'a', x: 18, y: 18 };
const walker: SceneFigure = {
  id: 'b',
  side: null,
  type: 'ghoul',
  attributes: ['cause-confusion'],
  x: 18 + TOUCHING,
};

function backs(who: string, from: string, dice: readonly number[], other: Partial<SceneFigure> = {}) {
  const state = scene({ figures: [man, { ...walker, ...other }] });
  return play(
    stepping((cx) => backOff(cx, of(cx.s, who), of(cx.s, from))),
    { state, dice },
  ).state;
}

/** Scripted number of one of the 72 directions. */
const pointing = (x: number, y: number) => DIRECTIONS.findIndex(([dx, dy]) => dx === x && dy === y) + 1;

it('SB-ATT-48 an enemy backs off from it 2" in a direction drawn by chance', () => {
  const state = backs('a', 'b', [pointing(0, 1)]);
  expect(of(state, 'a')).toMatchObject({ x: 18, y: 20 });
});

it('SB-ATT-48.R1 led into the creature it stays, and the creature is moved back to 1"', () => {
  const state = backs('a', 'b', [pointing(1, 0)]);
  expect(of(state, 'a')).toMatchObject({ x: 18, y: 18 });
  expect(of(state, 'b').y).toBe(18);
  expect(gap(of(state, 'a'), of(state, 'b'))).toBeCloseTo(1, 2);
});

it('SB-ATT-48.R1 its own Back Off is straight', () => {
  expect(of(backs('b', 'a', []), 'b')).toMatchObject({ x: 18 + TOUCHING + 2, y: 18 });
});

it('SB-ATT-48 nobody backs off at random from others', () => {
  expect(of(backs('a', 'b', [], { attributes: [] }), 'a')).toMatchObject({ x: 16, y: 18 });
});
