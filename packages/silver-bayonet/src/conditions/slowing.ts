import { ORDER } from '../attributes/order.ts';
import { figure, mark, stands } from '../figures.ts';
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
    activationBegins({ figure: id }, cx) {
      const victim = figure(cx.s, id);
      if (cx.s.ended !== null || !stands(victim)) return;
      const first = mark(victim, ACTIVATIONS) === 0;
      victim.marks[ACTIVATIONS] = mark(victim, ACTIVATIONS) + 1;
      if (first) return;
      if (!courageCheck(cx, victim, TARGET, RULE).success) return;
      take(victim, 'slowing');
      delete victim.marks[ACTIVATIONS];
      cx.emit({ type: 'marked', rule: RULE, figure: id, mark: 'slowing', value: 0 });
    },
  },
};
