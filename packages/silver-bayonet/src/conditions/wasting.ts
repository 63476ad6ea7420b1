import { ORDER } from '../attributes/order.ts';
import { figure } from '../figures.ts';
import type { Attribute } from '../game.ts';
import { take } from '../kit.ts';
import { harm } from '../rules/damage/inflict.ts';

const RULE = 'SB-ATT-57';

/** SB-ATT-57: a curse that costs a point of Health at every activation; the argument is who threw it. */
export const wasting: Attribute = {
  id: 'wasting',
  rule: RULE,
  order: ORDER.wasting,
  on: (thrower) => ({
    activationBegins({ figure: id }, cx) {
      const victim = figure(cx.s, id);
      if (cx.s.ended !== null || victim.standing !== 'standing') return;
      const broken =
        cx.s.options['wasting-ends-with-thrower'] && figure(cx.s, thrower).standing === 'removed';
      if (broken) take(victim, `wasting:${thrower}`);
      else harm(cx, victim, 1, 'wasting', RULE, { source: thrower });
    },
  }),
};
