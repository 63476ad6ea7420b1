import { INSTANT_ONES } from '../../data/campaign.ts';
import type { FaithCx, SpecialRule } from '../../game.ts';
import { conditionAbility } from '../../kit.ts';
import { onTable } from '../../models.ts';
import type { ActivationRolled } from '../../moments.ts';
import { turn } from '../../rules/infection/turning.ts';
import type { Model } from '../../state.ts';

/** FF-ACT-07 (2) to (4): whoever dies or collapses of these dice does not turn. */
function isLeft(cx: FaithCx, bearer: Model, rolled: ActivationRolled): boolean {
  return onTable(bearer) && cx.modify('activationFate', bearer, null, rolled) === null;
}

/** FF-CAMP-08, FF-ACT-07 (5): the first natural one to act. */
export const infected: SpecialRule = {
  id: conditionAbility('infected'),
  rule: 'FF-CAMP-08',
  on: {
    activationRolled(rolled, cx, bearer) {
      if (rolled.ones > 0 && isLeft(cx, bearer, rolled))
        turn(cx, bearer, bearer.conditions.infected!, 'FF-CAMP-08');
    },
  },
};

/** FF-CAMP-11: where it comes at once, two natural ones. */
export const bitten: SpecialRule = {
  id: conditionAbility('bitten'),
  rule: 'FF-CAMP-07',
  on: {
    activationRolled(rolled, cx, bearer) {
      if (!cx.s.options['instant-infection'] || rolled.ones < INSTANT_ONES) return;
      if (!isLeft(cx, bearer, rolled)) return;
      turn(cx, bearer, bearer.conditions.bitten!, 'FF-CAMP-11');
    },
  },
};
