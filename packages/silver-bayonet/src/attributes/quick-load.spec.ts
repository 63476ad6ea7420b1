import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import type { Occasion } from '../moments.ts';
import { gearId } from '../rules/gear-id.ts';
import { fire } from '../rules/shooting/fire.ts';
import { readyWeapon, readyWeapons } from '../rules/shooting/projectile-weapon.ts';
import { of, scene, stepping } from '../scene.spec-support.ts';

const empty = { item: 'musket', loaded: false };
const quick = { id: 'a', attributes: ['quick-load'], gear: [empty, 'cartridge-box'] };

function firing(dice: readonly number[], power = 0) {
  const state = scene({
    figures: [quick, { id: 'b', side: 1, x: 26, stats: { defence: 12 } }],
    pools: [
      { power, skill: 0, monster: 0 },
      { power: 0, skill: 0, monster: 0 },
    ],
  });
  const fires = stepping((cx) => {
    const shooter = of(cx.s, 'a');
    fire(cx, shooter, readyWeapon(cx, shooter, gearId(shooter, 0), 'own'), [of(cx.s, 'b')], 'plain', 'own');
  });
  return { state, fires, dice };
}

it('SB-ATT-35 fires unloaded at -2', () => {
  const { fires, ...scripted } = firing([6, 7]);
  expect(of(play(fires, scripted).state, 'b').health).toBe(4);
  const { fires: again, ...short } = firing([6, 6]);
  expect(of(play(again, short).state, 'b').health).toBe(10);
});

it('SB-ATT-35 P 3, S 1 is a critical failure: no Fate Die, and the gun is fouled', () => {
  const { fires, ...scripted } = firing([3, 1], 1);
  const { state, asked } = play(fires, scripted);
  expect(asked).toEqual([]);
  expect(of(state, 'a').gear[0]).toMatchObject({ state: 'fouled', loaded: false });
});

it('SB-ATT-35 P 1, S 4 is an ordinary miss', () => {
  const { fires, ...scripted } = firing([1, 4]);
  expect(of(play(fires, scripted).state, 'a').gear[0]!.state).toBe('whole');
});

it('SB-ATT-35 only what it could reload, not for Return Fire without the option, and nobody else', () => {
  const figures = [
    quick,
    { ...quick, id: 'no-box', y: 20, gear: [empty] },
    { ...quick, id: 'volley', y: 22, gear: [{ item: 'volley-gun', loaded: false }] },
    { ...quick, id: 'slow', y: 24, attributes: [] },
  ];
  const ready = (id: string, occasion: Occasion, on: boolean) => {
    const s = scene({ figures, options: { 'quick-load-return-fire': on } });
    return readyWeapons(looking(s), of(s, id), occasion).length;
  };
  expect(ready('a', 'own', false)).toBe(1);
  expect(ready('a', 'answer', false)).toBe(0);
  expect(ready('a', 'answer', true)).toBe(1);
  for (const id of ['no-box', 'volley', 'slow']) expect(ready(id, 'own', false)).toBe(0);
});
