import { INSTANT_ONES } from '../../data/campaign.ts';
import type { SpecialRule } from '../../game.ts';
import { conditionAbility } from '../../kit.ts';
import { onTable } from '../../models.ts';
import { turn } from '../../rules/infection/turning.ts';

/** FF-CAMP-08, FF-ACT-07 (5): the first natural one to act. */
export const infected: SpecialRule = {
  id: conditionAbility('infected'),
  rule: 'FF-CAMP-08',
  on: {
    activationRolled({ ones }, cx, bearer) {
      if (ones > 0 && onTable(bearer)) turn(cx, bearer, bearer.conditions.infected!.type, 'FF-CAMP-08');
    },
  },
};

/** FF-CAMP-11: where it comes at once, two natural ones. */
export const bitten: SpecialRule = {
  id: conditionAbility('bitten'),
  rule: 'FF-CAMP-07',
  on: {
    activationRolled({ ones }, cx, bearer) {
      if (!cx.s.options['instant-infection'] || ones < INSTANT_ONES || !onTable(bearer)) return;
      turn(cx, bearer, bearer.conditions.bitten!.type, 'FF-CAMP-11');
    },
  },
};
