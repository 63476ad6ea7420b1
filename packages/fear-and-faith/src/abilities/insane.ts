import type { SpecialRule } from '../game.ts';
import { affliction } from '../rules/nerve/insanity.ts';

/** FF-SPEC-31: a die on the insanity table when it is put on the table, and nothing cures it. */
export const insane: SpecialRule = {
  id: 'insane',
  rule: 'FF-SPEC-31',
  on: {
    deployed(_subject, cx, bearer) {
      if (bearer.conditions.insane === undefined) affliction(cx, bearer);
    },
  },
};
