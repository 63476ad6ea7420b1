import type { Attribute } from '../game.ts';
import { heal } from '../rules/damage/heal.ts';
import { ORDER } from './order.ts';

const REGAINED = 2;

/** SB-ATT-34: regains Health whenever it activates, even if it can do nothing else. */
export const quickHealing: Attribute = {
  id: 'quick-healing',
  rule: 'SB-ATT-34',
  order: ORDER.quickHealing,
  on: {
    activationBegins: (_, cx, bearer) => heal(cx, bearer, REGAINED, 'SB-ATT-34'),
  },
};
