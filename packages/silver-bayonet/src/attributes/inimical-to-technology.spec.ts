import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { gearId } from '../rules/gear-id.ts';
import { fire } from '../rules/shooting/fire.ts';
import { readyWeapon } from '../rules/shooting/projectile-weapon.ts';
import { of, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';

/** Base edges of two men on foot are this much nearer than their middles. */
const BASES = 0.984;

function fires(dice: readonly number[], goblinAt: number, shooter: Partial<SceneFigure> = {}, at = 'goblin') {
  const figures = [
    { id: 'a', x: 5, gear: ['musket', 'cartridge-box'], ...shooter },
    {
      id: 'goblin',
      side: null,
      type: 'revenant',
      attributes: ['inimical-to-technology'],
      x: 5 + BASES + goblinAt,
      health: 20,
    },
    { id: 'b', side: 1, x: 5, y: 34 },
  ];
  const run = stepping((cx) => {
    const man = of(cx.s, 'a');
    fire(cx, man, readyWeapon(cx, man, gearId(man, 0), 'own'), [of(cx.s, at)], 'plain', 'own');
  });
  return play(run, { state: scene({ figures }), dice });
}

it('SB-ATT-22 7" from a Goblin the musket works', () => {
  expect(of(fires([9, 9], 7).state, 'goblin').health).toBeLessThan(20);
});

it('SB-ATT-22 6" from it, at anybody, it misses without a roll and is unloaded', () => {
  const { state, events } = fires([], 6, {}, 'b');
  expect(events.at(-1)).toMatchObject({ type: 'attacked', target: 'b', hit: false });
  expect(of(state, 'a').gear[0]!.loaded).toBe(false);
});

it('SB-ATT-22 rocks are no technology', () => {
  const { events } = fires([9, 9], 3, { attributes: ['rock-hurler'], gear: ['hurled-rock'] });
  expect(events.some((event) => event.type === 'attacked' && event.hit)).toBe(true);
});
