import { expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { readyWeapons } from '../rules/shooting/projectile-weapon.ts';
import { of, scene } from '../scene.spec-support.ts';
import { shot } from './attack.spec-support.ts';

const troll = { side: null, type: 'troll', gear: ['hurled-rock'], attributes: ['rock-hurler'] };

it('SB-ATT-37 a rock does what the Power Die shows, less Armour', () => {
  expect(shot(troll, { side: 0 }, [5, 10])).toBe(5);
  expect(shot(troll, { side: 0, gear: ['breastplate'] }, [5, 10])).toBe(4);
});

it('SB-ATT-37 there is always another rock, and only for the hurler', () => {
  const s = scene({
    figures: [
      { id: 'a', attributes: ['rock-hurler'], gear: [] },
      { id: 'b', gear: [] },
    ],
  });
  const ready = (id: string) => readyWeapons(looking(s), of(s, id), 'own').map(({ weapon }) => weapon);
  expect(ready('a')).toEqual(['hurled-rock']);
  expect(ready('b')).toEqual([]);
});
