import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { carries } from '../kit.ts';
import { heal } from '../rules/damage/heal.ts';
import { speedOf } from '../rules/movement/speed.ts';
import { of, scene, stepping } from '../scene.spec-support.ts';
import { addedTo } from './attack.spec-support.ts';
import { struck } from './supplement.spec-support.ts';

const scorpion = { attributes: ['venomous'] };

it('SB-ATT-75 below 14 on a Courage Check the wounded is poisoned', () => {
  expect(carries(of(struck(scorpion, {}, [4, 9, 7, 6]).state, 'b'), 'poisoned')).toBe(true);
  expect(carries(of(struck(scorpion, {}, [4, 9, 7, 7]).state, 'b'), 'poisoned')).toBe(false);
});

it('SB-ATT-75 poison costs 2 Speed and 1 on every Check', () => {
  const s = scene({ figures: [{ id: 'a', attributes: ['poisoned'] }, { id: 'b' }] });
  expect(speedOf(looking(s), of(s, 'a'))).toBe(4);
  expect(speedOf(looking(s), of(s, 'b'))).toBe(6);
  expect(addedTo('courage', [{ id: 'a', attributes: ['poisoned'] }])).toBe(-1);
  expect(addedTo('fall', [{ id: 'a', attributes: ['poisoned'] }])).toBe(3);
});

it('SB-ATT-75 the mounted Speed is lowered', () => {
  const s = scene({ figures: [{ id: 'a', mounted: true, attributes: ['poisoned'] }] });
  expect(speedOf(looking(s), of(s, 'a'))).toBe(6);
});

it('SB-ATT-75 the poisoned make no new Check, and the fallen none at all', () => {
  struck(scorpion, { attributes: ['poisoned'] }, [4, 9]);
  expect(of(struck(scorpion, { health: 4 }, [4, 9]).state, 'b').standing).toBe('removed');
});

it('SB-ATT-06 healing a single point ends it (SB-ATT-75)', () => {
  const state = scene({ figures: [{ id: 'a', health: 9, attributes: ['poisoned'] }] });
  const run = stepping((cx) => {
    heal(cx, of(cx.s, 'a'), 1, 'SB-ATT-06');
  });
  expect(of(play(run, { state }).state, 'a').kit).toBe('');
});
