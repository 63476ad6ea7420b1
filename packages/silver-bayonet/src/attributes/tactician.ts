import type { Attribute } from '../game.ts';

/** SB-ATT-45: one more Skill Die for its unit. */
export const tactician: Attribute = {
  id: 'tactician',
  rule: 'SB-ATT-45',
  on: {
    addsToPool: (dice) => [...dice, 'skill'],
  },
};
