import type { Attribute } from '../game.ts';
import { armedWith } from './built-in-weapon.ts';

/** SB-ATT-37: rocks to throw, always at hand. */
export const rockHurler: Attribute = {
  id: 'rock-hurler',
  rule: 'SB-ATT-37',
  on: { builtInWeapons: armedWith('hurled-rock') },
};
