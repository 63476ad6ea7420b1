import type { SpecialRule } from '../../game.ts';
import { conditionAbility, relieve } from '../../kit.ts';

const RULE = 'FF-CAMP-21';

/** FF-CAMP-21: when the turn is over it is nobody special again. */
export const heroic: SpecialRule = {
  id: conditionAbility('heroic'),
  rule: RULE,
  on: {
    turnOver(_subject, cx, bearer) {
      bearer.rules = bearer.rules.filter((text) => text !== 'hero');
      relieve(bearer, 'heroic');
      cx.emit({ type: 'condition', rule: RULE, model: bearer.id, condition: 'heroic', begins: false });
    },
  },
};
