import { figure } from '../figures.ts';
import type { Attribute } from '../game.ts';
import { terrorCheck } from '../rules/terror/terror.ts';
import { ORDER } from './order.ts';

/** SB-ATT-38: its blows wound the mind as deep as the body. */
export const soulShear: Attribute = {
  id: 'soul-shear',
  rule: 'SB-ATT-38',
  order: ORDER.soulShear,
  on: {
    didDamage({ victim, attack, points }, cx) {
      if (attack?.mode === 'melee') terrorCheck(cx, figure(cx.s, victim), -points, 'soul-shear', 'SB-ATT-38');
    },
  },
};
