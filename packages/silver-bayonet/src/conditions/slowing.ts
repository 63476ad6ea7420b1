import { ORDER } from '../attributes/order.ts';
import { mark, stands } from '../figures.ts';
import type { Attribute } from '../game.ts';
import { take } from '../kit.ts';
import { courageCheck } from '../rules/check/courage-check.ts';

const RULE = 'SB-ATT-57';
const TARGET = 11;
/** Activations begun since, the one it was hit in included. */
const ACTIVATIONS = 'slowed-activations';

/** SB-ATT-57: a curse that halves every Move and Sprint until a brave moment breaks it. */
export const slowing: Attribute = {
  id: 'slowing',
  rule: RULE,
  order: ORDER.slowing,
  on: {
    moveDistance: (inches) => inches / 2,
    sprintDistance: (inches) => inches / 2,
    activationBegins(_, cx, victim) {
      if (cx.s.ended !== null || !stands(victim)) return;
      const first = mark(victim, ACTIVATIONS) === 0;
      victim.marks[ACTIVATIONS] = mark(victim, ACTIVATIONS) + 1;
      if (first) return;
      if (!courageCheck(cx, victim, TARGET, RULE).success) return;
      take(victim, 'slowing');
      delete victim.marks[ACTIVATIONS];
      cx.emit({ type: 'marked', rule: RULE, figure: victim.id, mark: 'slowing', value: 0 });
    },
  },
};
