import type { Attribute } from '../game.ts';
import { carries } from '../kit.ts';
import { darkGift as giveDarkly } from '../rules/monsters/dark-gift.ts';
import { ORDER } from './order.ts';

/** SB-ATT-78: mends the undead about it. A necromancer's behaviour says when (SB-MON-10); anything else always does. */
export const darkGift: Attribute = {
  id: 'dark-gift',
  rule: 'SB-ATT-78',
  order: ORDER.necromancy,
  on: {
    activationBegins({ wasted }, cx, giver) {
      if (!wasted && !carries(giver, 'necromancer')) giveDarkly(cx, giver);
    },
  },
};
