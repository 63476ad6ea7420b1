import { putOut } from '../conditions/burning.ts';
import type { Attribute } from '../game.ts';
import { carries } from '../kit.ts';
import { check, plainCheck } from '../rules/check/check.ts';
import { ORDER } from './order.ts';

const TARGET = 14;
const RULE = 'SB-ATT-74';

/** SB-ATT-74: tries to smother the flames before they hurt. */
export const suppressCombustion: Attribute = {
  id: 'suppress-combustion',
  rule: RULE,
  order: ORDER.suppressCombustion,
  on: {
    activationBegins(_, cx, bearer) {
      if (!carries(bearer, 'burning')) return;
      const { success } = check(cx, plainCheck(bearer, 'plain', TARGET, RULE));
      if (success === true) putOut(cx, bearer, RULE);
    },
  },
};
