import type { SpecialRule } from '../../game.ts';
import { conditionAbility, relieve } from '../../kit.ts';

const RULE = 'FF-CAMP-19';

/** FF-CAMP-19: until the turn is over; what it rolls against is in `quality.ts`. */
export const swapped: SpecialRule = {
  id: conditionAbility('swapped'),
  rule: RULE,
  on: {
    turnOver(_subject, cx, bearer) {
      relieve(bearer, 'swapped');
      cx.emit({ type: 'condition', rule: RULE, model: bearer.id, condition: 'swapped', begins: false });
    },
  },
};
