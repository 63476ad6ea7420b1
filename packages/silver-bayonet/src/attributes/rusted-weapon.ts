import { item } from '../data/armoury/armoury.ts';
import type { Attribute } from '../game.ts';
import { armedWith } from './built-in-weapon.ts';

/** SB-ATT-84: whatever it holds is a rusty hand weapon; nothing it holds can shoot. */
export const rustedWeapon: Attribute = {
  id: 'rusted-weapon',
  rule: 'SB-ATT-84',
  on: {
    builtInWeapons: armedWith('rusted-weapon'),
    mayUseGear: (may, { gear, weapon }, _, bearer) =>
      may && item(weapon ?? bearer.gear[gear]!.item).from === 'rusted-weapon',
  },
};
