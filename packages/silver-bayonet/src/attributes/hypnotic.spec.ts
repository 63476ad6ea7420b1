import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { moveAlong } from '../rules/movement/move.ts';
import { of, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';
import { TOUCHING } from './attack.spec-support.ts';

const man = { id: 'a', gear: ['hand-weapon'], stats: { courage: 0 } };
const goblin = {
  id: 'b',
  side: null,
  type: 'revenant',
  attributes: ['hypnotic'],
  x: 22,
  gear: ['natural-weapons'],
};
const charges = stepping((cx) =>
  moveAlong(cx, of(cx.s, 'a'), [{ x: 22 - TOUCHING, y: 18, z: 0 }], 6, 'move'),
);

function charging(
  dice: readonly number[],
  others: readonly SceneFigure[] = [],
  answers: [never, unknown][] = [],
) {
  const state = scene({ figures: [man, goblin, ...others], active: 'a' });
  return play(charges, { state, dice, answers });
}

it('SB-ATT-21 Courage +0 and 5 + 6 fail: no blow, and the creature strikes back; both tire', () => {
  const { state, events } = charging([5, 6, 6, 10]);
  expect(events.filter(({ type }) => type === 'attacked')).toMatchObject([
    { figure: 'b', answer: true, hit: true },
  ]);
  expect(of(state, 'a')).toMatchObject({ health: 4, fatigue: 1 });
  expect(of(state, 'b').fatigue).toBe(1);
  expect(state.activation!.over).toBe(true);
});

it('SB-ATT-21 12 is enough, and the Check comes before the first step', () => {
  const { events } = charging([6, 6, 1, 2, 1, 2]);
  expect(events.map(({ type }) => type).slice(0, 4)).toEqual(['checked', 'moved', 'checked', 'attacked']);
});

it('SB-ATT-21 the failure binds only this attack: whoever Forces it on the way is fought', () => {
  const bystander = { id: 'c', side: null, type: 'revenant', attributes: [], x: 20, y: 19.5 };
  const { events } = charging([5, 6, 1, 2, 1, 2], [bystander]);
  expect(events.filter(({ type }) => type === 'attacked')).toMatchObject([
    { figure: 'a', target: 'c' },
    { figure: 'c', target: 'a' },
  ]);
});

it('SB-ATT-21 a creature that is not Hypnotic is simply fought', () => {
  const figures = [man, { ...goblin, attributes: [] }];
  const { events } = play(charges, { state: scene({ figures, active: 'a' }), dice: [1, 2, 1, 2] });
  expect(events.filter(({ type }) => type === 'checked')).toHaveLength(2);
});
