import type { Attribute } from '../game.ts';

/** SB-ATT-43: +1 damage in melee. */
export const strong: Attribute = {
  id: 'strong',
  rule: 'SB-ATT-43',
  on: {
    damageBonus: (bonuses, { mode }) =>
      mode === 'melee' ? [...bonuses, { by: 'strong', rule: 'SB-ATT-43', value: 1 }] : bonuses,
  },
};
