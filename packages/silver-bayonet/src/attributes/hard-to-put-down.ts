import type { Attribute } from '../game.ts';

/** SB-ATT-20: the die that negates damage to it is rolled twice, and either counts. */
export const hardToPutDown: Attribute = {
  id: 'hard-to-put-down',
  rule: 'SB-ATT-20',
  on: {
    negationDice: (dice) => Math.max(dice, 2),
  },
};
