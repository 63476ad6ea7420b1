import { figure, stands } from '../figures.ts';
import type { Attribute } from '../game.ts';
import { carries, give } from '../kit.ts';
import { courageCheck } from '../rules/check/courage-check.ts';
import { ORDER } from './order.ts';

const RULE = 'SB-ATT-75';
const TARGET = 14;

/** SB-ATT-75: its wounds poison whoever cannot bear them. */
export const venomous: Attribute = {
  id: 'venomous',
  rule: RULE,
  order: ORDER.venomous,
  on: {
    didDamage({ victim }, cx) {
      const target = figure(cx.s, victim);
      if (!stands(target) || cx.s.ended !== null || carries(target, 'poisoned')) return;
      if (courageCheck(cx, target, TARGET, RULE).success) return;
      give(target, 'poisoned');
      cx.emit({ type: 'marked', rule: RULE, figure: victim, mark: 'poisoned', value: 1 });
    },
  },
};
