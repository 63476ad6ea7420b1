import { ACTION_COSTS } from '../../data/actions.ts';
import type { Look, SpecialRule } from '../../game.ts';
import { afflict, conditionAbility } from '../../kit.ts';
import { closeArms } from '../../rules/combat/arms.ts';
import { leave } from '../../rules/leaving/leaving.ts';
import { isAnchored, isSpirit } from '../../rules/magic/anchor.ts';
import { bodiless } from '../../rules/movement/ignoring.ts';
import type { Model } from '../../state.ts';

const RULE = 'FF-SPEC-30';

/** FF-GEN-11: who can come to blows with what has no body. */
function meets(look: Look, other: Model): boolean {
  if (other.conditions.immaterial !== undefined) return true;
  return closeArms(look, other).some(({ weapon }) => weapon === 'magic-weapon');
}

/** FF-GEN-11, FF-SPEC-30 */
export const immaterialBody: SpecialRule = {
  id: conditionAbility('immaterial'),
  rule: RULE,
  on: {
    gait: bodiless,
    hazards: (traits) => traits.filter((trait) => trait !== 'running-water'),
    disengageCost: (cost, { foes }) =>
      foes.some(({ conditions }) => conditions.immaterial !== undefined) ? cost : ACTION_COSTS.move,
    canFight: (may, { foe }, look) => may && meets(look, foe),
    canBeFought: (may, { by }, look) => may && meets(look, by),
    // FF-SPEC-30: any failed die of a Fear test.
    nerveFate: (fate, { test }) => (test === 'fear' ? 'banished' : fate),
    nerveFailed({ test }, cx, bearer) {
      if (test === 'fear' && !isAnchored(cx, bearer)) leave(cx, bearer, 'banished', null, RULE);
    },
    // FF-OPT-29: somebody far away has dreamt it, and sleeps on until the next game.
    gone({ how }, cx, bearer) {
      if (how !== 'banished' || !cx.s.options['astral-body'] || !isSpirit(bearer)) return;
      afflict(bearer, 'asleep');
      cx.emit({ type: 'condition', rule: RULE, model: bearer.id, condition: 'asleep', begins: true });
    },
  },
};
