import type { Attribute } from '../game.ts';

/** SB-ATT-32: one more Monster Die for its unit. */
export const monsterExpert: Attribute = {
  id: 'monster-expert',
  rule: 'SB-ATT-32',
  on: {
    addsToPool: (dice) => [...dice, 'monster'],
  },
};
