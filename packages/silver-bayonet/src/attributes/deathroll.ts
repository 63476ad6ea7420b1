import { figure } from '../figures.ts';
import type { Attribute } from '../game.ts';
import { courageCheck } from '../rules/check/courage-check.ts';
import { harm } from '../rules/damage/harm.ts';
import { inWater } from '../rules/movement/water.ts';
import { ORDER } from './order.ts';

const RULE = 'SB-ATT-68';
const TARGET = 10;

/** SB-ATT-68: drags whoever it bites under. */
export const deathroll: Attribute = {
  id: 'deathroll',
  rule: RULE,
  order: ORDER.deathroll,
  on: {
    didDamage({ victim, attack }, cx, bearer) {
      if (attack?.mode !== 'melee' || !inWater(cx, bearer)) return;
      const source = bearer.id;
      const target = figure(cx.s, victim);
      const drowning = { victim, source, attack: null, types: [], points: 0, cause: 'drowning' };
      if (cx.modify('immune', target, false, drowning)) return;
      const { success, total } = courageCheck(cx, target, TARGET, RULE);
      if (success) return;
      harm(cx, target, TARGET - total, 'drowning', RULE, { source });
    },
  },
};
