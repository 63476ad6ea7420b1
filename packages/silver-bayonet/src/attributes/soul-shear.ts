import { figure, stands } from '../figures.ts';
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
      const shaken = figure(cx.s, victim);
      // Something earlier in the order of SB-ATT-04 may have put it out.
      if (attack?.mode !== 'melee' || !stands(shaken)) return;
      terrorCheck(cx, shaken, -points, 'soul-shear', 'SB-ATT-38');
    },
  },
};
