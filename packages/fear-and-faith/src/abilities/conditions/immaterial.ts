import { ACTION_COSTS } from '../../data/actions.ts';
import type { Look, SpecialRule } from '../../game.ts';
import { conditionAbility } from '../../kit.ts';
import { closeArms } from '../../rules/combat/arms.ts';
import { leave } from '../../rules/leaving/leaving.ts';
import { bodiless } from '../../rules/movement/ignoring.ts';
import type { Model } from '../../state.ts';

/** FF-GEN-11: who can come to blows with what has no body. */
function meets(look: Look, other: Model): boolean {
  if (other.conditions.immaterial !== undefined) return true;
  return closeArms(look, other).some(({ weapon }) => weapon === 'magic-weapon');
}

/** FF-GEN-11, FF-SPEC-30 */
export const immaterialBody: SpecialRule = {
  id: conditionAbility('immaterial'),
  rule: 'FF-SPEC-30',
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
      if (test === 'fear') leave(cx, bearer, 'banished', null, 'FF-SPEC-30');
    },
  },
};
