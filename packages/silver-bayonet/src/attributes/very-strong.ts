import type { Attribute } from '../game.ts';

/** SB-ATT-46: +2 damage in melee, in place of Strong unless the option lets them add. Comes after it. */
export const veryStrong: Attribute = {
  id: 'very-strong',
  rule: 'SB-ATT-46',
  order: 1,
  on: {
    damageBonus(bonuses, { mode }, { s }) {
      if (mode !== 'melee') return bonuses;
      const add = s.options['strong-and-very-strong-add'];
      const others = add ? bonuses : bonuses.filter(({ by }) => by !== 'strong');
      return [...others, { by: 'very-strong', rule: 'SB-ATT-46', value: 2 }];
    },
  },
};
