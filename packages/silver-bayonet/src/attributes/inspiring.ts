import type { Attribute } from '../game.ts';

const WITHIN = 6;

/** SB-ATT-23: friends near it take heart; one such figure is as good as ten. */
export const inspiring: Attribute = {
  id: 'inspiring',
  rule: 'SB-ATT-23',
  on: {
    friendCheck(modifiers, { friend }, look, bearer) {
      if (modifiers.some(({ by }) => by === 'inspiring')) return modifiers;
      if (!look.table.inRange(bearer, friend, WITHIN) || !look.table.sight(bearer, friend).visible)
        return modifiers;
      return [...modifiers, { by: 'inspiring', rule: 'SB-ATT-23', value: 1 }];
    },
  },
};
