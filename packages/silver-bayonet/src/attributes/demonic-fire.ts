import type { Attribute } from '../game.ts';
import { armedWith } from './built-in-weapon.ts';

/** SB-ATT-15: an enchanted shot of its own, always loaded. */
export const demonicFire: Attribute = {
  id: 'demonic-fire',
  rule: 'SB-ATT-15',
  on: { builtInWeapons: armedWith('demonic-fire') },
};
