import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { harm } from '../rules/damage/harm.ts';
import { of, scene, stepping } from '../scene.spec-support.ts';
import { blow, shot } from './attack.spec-support.ts';

const hound = { side: null, type: 'bloodless-hound', health: 20 };
const swarm = { side: null, type: 'swarm', health: 20 };
const torch = { gear: ['oil-and-torches'], attributes: ['lit-torch'] };

it('SB-ATT-14 a Bloodless Hound takes 2 of a musket 6, 4 of a sword 6 and 5 of a torch 6', () => {
  expect(shot({}, hound, [6, 9])).toBe(2);
  expect(blow({}, hound, [6, 9])).toBe(4);
  expect(blow(torch, hound, [6, 9])).toBe(5);
});

it('SB-ATT-14 a Swarm takes 1 of a musket 10, all 10 of salt, 4 of a heavy weapon 10', () => {
  expect(shot({}, swarm, [10, 9])).toBe(1);
  expect(shot({ gear: ['musket', 'cartridge-box', 'salt-bag'] }, swarm, [10, 9], 'salt')).toBe(10);
  expect(blow({ gear: ['heavy-weapon'] }, swarm, [10, 9])).toBe(4);
});

it('SB-ATT-14 a fall is no attack: a limited value does not reduce it, an unlimited one does', () => {
  const state = scene({
    figures: [
      { id: 'swarm', ...swarm },
      { id: 'hound', ...hound, x: 10 },
    ],
  });
  const hurts = stepping((cx) => {
    harm(cx, of(cx.s, 'swarm'), 5, 'fall', 'SB-MOV-21');
    harm(cx, of(cx.s, 'hound'), 5, 'fall', 'SB-MOV-21');
  });
  const { state: after } = play(hurts, { state });
  expect(of(after, 'swarm').health).toBe(15);
  expect(of(after, 'hound').health).toBe(17);
});

it('SB-ATT-14 never below 0, and several values do not add', () => {
  const tough = { attributes: ['damage-reduction:2', 'damage-reduction:4/melee'] };
  expect(blow({}, tough, [4, 10])).toBe(0);
  expect(blow({}, tough, [5, 10])).toBe(1);
});

it('SB-SOL-06 a Dhamphir in a breastplate takes 3 of a hand weapon 5 and 4 of a musket 5', () => {
  const dhamphir = { type: 'dhamphir', gear: ['breastplate'] };
  expect(blow({}, dhamphir, [5, 9])).toBe(3);
  expect(shot({}, dhamphir, [5, 9])).toBe(4);
});
