import { item } from '../data/armoury/armoury.ts';
import { figure } from '../figures.ts';
import type { Attribute } from '../game.ts';
import { armedWith } from './built-in-weapon.ts';

/** SB-ATT-84: whatever it holds is a rusty hand weapon; nothing it holds can shoot. */
export const rustedWeapon: Attribute = {
  id: 'rusted-weapon',
  rule: 'SB-ATT-84',
  on: {
    builtInWeapons: armedWith('rusted-weapon'),
    mayUseGear: (may, { figure: id, gear, weapon }, cx) =>
      may && item(weapon ?? figure(cx.s, id).gear[gear]!.item).from === 'rusted-weapon',
  },
};
