import { ORDER } from '../attributes/order.ts';
import type { Attribute } from '../game.ts';
import { take } from '../kit.ts';

const PENALTY = -2;

/** SB-ATT-63: easier to strike until it gives up a Move to stand. */
export const knockedDown: Attribute = {
  id: 'knocked-down',
  rule: 'SB-ATT-63',
  order: ORDER.gettingUp,
  on: {
    defence: (defence, { mode }) => (mode === 'melee' ? defence + PENALTY : defence),
    activationChoices(_, cx, bearer) {
      // Spent, not exchanged: it brings no reload and no search (R1).
      cx.s.activation!.moveSpent = true;
      take(bearer, 'knocked-down');
      cx.emit({ type: 'marked', rule: 'SB-ATT-63', figure: bearer.id, mark: 'knocked-down', value: 0 });
    },
  },
};
