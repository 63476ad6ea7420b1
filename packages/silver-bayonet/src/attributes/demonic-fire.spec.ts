import { expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { readyWeapons } from '../rules/shooting/projectile-weapon.ts';
import { of, scene } from '../scene.spec-support.ts';
import { shot } from './attack.spec-support.ts';

const demon = { side: null, type: 'demon', gear: ['demonic-fire'], attributes: ['demonic-fire'] };

it('SB-ATT-15 a 4 does 6, against Armour 5', () => {
  expect(shot(demon, { side: 0 }, [4, 10])).toBe(6);
  expect(shot(demon, { side: 0, gear: ['breastplate'] }, [4, 10])).toBe(5);
});

it('SB-ATT-15 the fire is enchanted', () => {
  expect(shot(demon, { side: 0, attributes: ['indestructible', 'allergy:enchanted'] }, [4, 10])).toBe(6);
});

it('SB-ATT-15 it is always loaded, once, whether the figure has it among its gear or not', () => {
  const s = scene({
    figures: [
      { id: 'a', attributes: ['demonic-fire'], gear: [] },
      { id: 'b', ...demon },
      { id: 'c', gear: [] },
    ],
  });
  const ready = (id: string) => readyWeapons(looking(s), of(s, id), 'answer').map(({ weapon }) => weapon);
  expect(ready('a')).toEqual(['demonic-fire']);
  expect(ready('b')).toEqual(['demonic-fire']);
  expect(ready('c')).toEqual([]);
});
