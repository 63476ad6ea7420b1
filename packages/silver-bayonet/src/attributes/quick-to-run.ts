import type { Attribute } from '../game.ts';
import { terrorCheck } from '../rules/terror/terror.ts';
import { ORDER } from './order.ts';

/** SB-ATT-81: every wound tries its nerve. */
export const quickToRun: Attribute = {
  id: 'quick-to-run',
  rule: 'SB-ATT-81',
  order: ORDER.quickToRun,
  on: {
    tookDamage: (_, cx, bearer) => terrorCheck(cx, bearer, 0, 'quick-to-run', 'SB-ATT-81'),
  },
};
