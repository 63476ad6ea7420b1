import { expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { meleeWeapons } from '../rules/melee/weapon.ts';
import { readyWeapons } from '../rules/shooting/projectile-weapon.ts';
import { of, scene } from '../scene.spec-support.ts';
import { blow } from './attack.spec-support.ts';

const armed = (gear: string[], attributes = ['rusted-weapon']) => {
  const s = scene({ figures: [{ id: 'a', side: null, type: 'skeletal-soldier', gear, attributes }] });
  return {
    blows: meleeWeapons(looking(s), of(s, 'a')).map(({ weapon }) => weapon),
    shots: readyWeapons(looking(s), of(s, 'a'), 'own').length,
  };
};

it('SB-ATT-84 whatever it holds is one rusted hand weapon that never shoots', () => {
  expect(armed(['musket', 'cartridge-box'])).toEqual({ blows: ['rusted-weapon'], shots: 0 });
  expect(armed(['heavy-weapon'])).toEqual({ blows: ['rusted-weapon'], shots: 0 });
  expect(armed(['rusted-weapon'])).toEqual({ blows: ['rusted-weapon'], shots: 0 });
});

it('SB-ATT-84 it does what the Power Die shows', () => {
  const bones = {
    side: null,
    type: 'skeletal-soldier',
    gear: ['heavy-weapon'],
    attributes: ['rusted-weapon'],
  };
  expect(blow(bones, { side: 0 }, [5, 9])).toBe(5);
});

it('SB-ATT-84 others use what they carry', () => {
  expect(armed(['musket', 'cartridge-box'], [])).toEqual({ blows: ['musket'], shots: 1 });
});
