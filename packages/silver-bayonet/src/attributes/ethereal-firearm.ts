import type { Attribute } from '../game.ts';
import { armedWith } from './built-in-weapon.ts';

/** SB-ATT-79: a ghostly musket that is always loaded; in Hard Mode its shots know no Cover. */
export const etherealFirearm: Attribute = {
  id: 'ethereal-firearm',
  rule: 'SB-ATT-79',
  on: {
    builtInWeapons: armedWith('ethereal-musket'),
    attacking: (modifiers, { mode }, { s }) =>
      mode === 'shooting' && s.options['hard-mode']
        ? modifiers.filter(({ by }) => by !== 'cover')
        : modifiers,
  },
};
