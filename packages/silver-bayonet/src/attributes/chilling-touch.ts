import type { Attribute } from '../game.ts';

/** SB-ATT-11: its melee blows do 1 more and go through all Armour. */
export const chillingTouch: Attribute = {
  id: 'chilling-touch',
  rule: 'SB-ATT-11',
  on: {
    damageBonus: (bonuses, { mode }) =>
      mode === 'melee' ? [...bonuses, { by: 'chilling-touch', rule: 'SB-ATT-11', value: 1 }] : bonuses,
    armourIgnored: (levels, { mode }) => (mode === 'melee' ? Number.POSITIVE_INFINITY : levels),
  },
};
