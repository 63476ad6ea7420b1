import type { SpecialRule } from '../../game.ts';
import { afflict, conditionAbility } from '../../kit.ts';
import { isGood, model as modelOf, onTable } from '../../models.ts';
import { leave } from '../../rules/leaving/leaving.ts';
import { comeBack } from '../../rules/magic/possession.ts';

const RULE = 'FF-SPEC-14';
const TOO_MUCH = 2;

/** FF-SPEC-14: the host fears nothing but a Ban; when it is destroyed the Demon waits. */
export const possessed: SpecialRule = {
  id: conditionAbility('possessed'),
  rule: RULE,
  on: {
    testsFear: (does, { cause }) => does && cause === 'ban',
    gone: (_left, cx, bearer) =>
      afflict(modelOf(cx.s, bearer.conditions.possessed!.by), 'possessing', { host: null }),
  },
};

/** FF-SPEC-14 (a): it counts as in play, and comes back at the first natural one of the good. */
export const possessing: SpecialRule = {
  id: conditionAbility('possessing'),
  rule: RULE,
  on: {
    countsInPlay: () => true,
    activationSeen({ ones, of }, cx, bearer) {
      if (bearer.conditions.possessing?.host !== null || ones === 0) return;
      if (of.party !== bearer.party && isGood(cx.s, of)) comeBack(cx, bearer);
    },
  },
};

/** FF-SPEC-14, FF-ACT-07 (4): who was possessed has little left. */
export const fatigued: SpecialRule = {
  id: conditionAbility('fatigued'),
  rule: RULE,
  on: {
    activationFate: (fate, { failures }) => fate ?? (failures >= TOO_MUCH ? 'collapsed' : null),
    activationRolled({ failures }, cx, bearer) {
      // FF-ACT-07: it may have bled to death.
      if (failures >= TOO_MUCH && onTable(bearer)) leave(cx, bearer, 'collapsed', null, RULE);
    },
  },
};
