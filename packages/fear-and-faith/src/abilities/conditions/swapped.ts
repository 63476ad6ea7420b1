import type { SpecialRule } from '../../game.ts';
import { conditionAbility, relieve } from '../../kit.ts';

const RULE = 'FF-CAMP-19';

/** FF-CAMP-19: another's Quality for all rolls, until the turn is over. */
export const swapped: SpecialRule = {
  id: conditionAbility('swapped'),
  rule: RULE,
  on: {
    quality: (_quality, _subject, _look, bearer) => bearer.conditions.swapped!.quality,
    turnOver(_subject, cx, bearer) {
      relieve(bearer, 'swapped');
      cx.emit({ type: 'condition', rule: RULE, model: bearer.id, condition: 'swapped', begins: false });
    },
  },
};
