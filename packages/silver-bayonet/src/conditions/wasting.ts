import { ORDER } from '../attributes/order.ts';
import { readNumber } from '../data/attribute-text.ts';
import type { Attribute } from '../game.ts';
import { take } from '../kit.ts';
import { harm } from '../rules/damage/harm.ts';

const RULE = 'SB-ATT-57';

/** SB-ATT-57: a curse that costs a point of Health at every activation; the argument is the thrower's place in the list of figures. */
export const wasting: Attribute = {
  id: 'wasting',
  rule: RULE,
  order: ORDER.wasting,
  on: (argument) => ({
    activationBegins(_, cx, victim) {
      const thrower = cx.s.figures[readNumber(argument)];
      if (cx.s.ended !== null || victim.standing !== 'standing') return;
      const broken = cx.s.options['wasting-ends-with-thrower'] && thrower?.standing === 'removed';
      if (broken) {
        take(victim, `wasting:${argument}`);
        cx.emit({ type: 'marked', rule: RULE, figure: victim.id, mark: 'wasting', value: 0 });
      } else harm(cx, victim, 1, 'wasting', RULE, { source: thrower?.id ?? null });
    },
  }),
};
