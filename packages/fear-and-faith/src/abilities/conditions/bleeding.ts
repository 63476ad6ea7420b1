import type { SpecialRule } from '../../game.ts';
import { conditionAbility } from '../../kit.ts';
import { leave } from '../../rules/leaving/leaving.ts';

const RULE = 'FF-SPEC-43';

/** FF-SPEC-43, FF-ACT-07 (2): any natural one on its activation roll is its last. */
export const bleeding: SpecialRule = {
  id: conditionAbility('bleeding'),
  rule: RULE,
  on: {
    activationFate: (fate, { ones }) => (ones > 0 ? 'killed' : fate),
    activationRolled({ ones }, cx, bearer) {
      if (ones > 0) leave(cx, bearer, 'killed', null, RULE);
    },
  },
};
