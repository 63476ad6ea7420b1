import { figure, stands } from '../figures.ts';
import type { Attribute } from '../game.ts';
import { suffer } from '../rules/terror/terror.ts';
import { ORDER } from './order.ts';

/** SB-ATT-82: its blows freeze whoever they wound, without a Check. */
export const paralyse: Attribute = {
  id: 'paralyse',
  rule: 'SB-ATT-82',
  order: ORDER.paralyse,
  on: {
    didDamage({ victim, attack }, cx) {
      const target = figure(cx.s, victim);
      if (attack?.mode === 'melee' && stands(target) && cx.s.ended === null) suffer(cx, target, 'paralysed');
    },
  },
};
