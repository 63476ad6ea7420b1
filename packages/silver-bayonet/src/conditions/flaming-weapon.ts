import type { Attribute } from '../game.ts';

/** SB-ATT-65: its blows burn. */
export const flamingWeapon: Attribute = {
  id: 'flaming-weapon',
  rule: 'SB-ATT-65',
  on: {
    attackTypes: (types, { mode }) => (mode === 'melee' ? [...types, 'fire'] : types),
    damageBonus: (bonuses, { mode }) =>
      mode === 'melee' ? [...bonuses, { by: 'flaming-weapon', rule: 'SB-ATT-65', value: 1 }] : bonuses,
  },
};
