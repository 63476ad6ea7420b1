import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { carries } from '../kit.ts';
import { meleeAttack } from '../rules/melee/melee-attack.ts';
import { of, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';
import { TOUCHING } from './attack.spec-support.ts';
import { activating, RESERVES, RIVER, struck } from './supplement.spec-support.ts';

const torch = { side: 1, type: 'infantryman', gear: ['oil-and-torches'], attributes: ['lit-torch'] };
const mummy = {
  side: null,
  type: 'mummy',
  attributes: ['combustion', 'allergy:fire', 'indestructible'],
  gear: ['natural-weapons'],
  health: 20,
};
const hit = (dice: readonly number[], more: Partial<SceneFigure> = {}) => {
  const { state } = struck(torch, { ...mummy, ...more }, dice);
  const b = of(state, 'b');
  return { health: b.health, alight: carries(b, 'burning') };
};

it('SB-ATT-67 a torch with a 5 does 4 and sets a Mummy alight; it burns for 2', () => {
  expect(hit([5, 10])).toEqual({ health: 16, alight: true });
  expect(
    of(activating({ ...mummy, attributes: [...mummy.attributes, 'burning'] }, []).state, 'a').health,
  ).toBe(18);
});

it('SB-ATT-67 3 is enough, 2 is not', () => {
  expect(hit([4, 10])).toEqual({ health: 17, alight: true });
  expect(hit([3, 10])).toEqual({ health: 18, alight: false });
});

it('SB-ATT-67 only fire does it, and only to what burns', () => {
  expect(
    carries(of(struck({}, { ...mummy, attributes: ['combustion'] }, [9, 9]).state, 'b'), 'burning'),
  ).toBe(false);
  expect(hit([9, 9], { attributes: [] }).alight).toBe(false);
});

it('SB-ATT-67 standing in water with the whole base puts it out before it hurts', () => {
  const burning = { ...mummy, attributes: ['burning'] };
  const inside = activating(burning, [], { terrain: [RIVER] });
  expect(of(inside.state, 'a')).toMatchObject({ health: 20, kit: '' });
  const halfOut = activating({ ...burning, x: 10.2 }, [], { terrain: [RIVER] });
  expect(of(halfOut.state, 'a')).toMatchObject({ health: 18, kit: 'burning' });
});

it('SB-ATT-67 hand to hand the other is singed once before the blow; out, there is no blow', () => {
  const fights = (health: number, dice: readonly number[]) => {
    const figures = [
      { id: 'a', gear: ['hand-weapon'], health },
      { id: 'b', ...mummy, attributes: ['burning'], x: 18 + TOUCHING },
      ...RESERVES,
    ];
    const run = stepping((cx) => meleeAttack(cx, of(cx.s, 'a'), of(cx.s, 'b')));
    return play(run, { state: scene({ figures }), dice });
  };
  expect(of(fights(10, [1, 2, 1, 2]).state, 'a').health).toBe(9);
  const { state, events } = fights(1, []);
  expect(of(state, 'a').standing).toBe('removed');
  expect(events.some(({ type }) => type === 'checked')).toBe(false);
});
