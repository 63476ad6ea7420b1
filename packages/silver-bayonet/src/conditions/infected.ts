import type { Attribute } from '../game.ts';
import { take } from '../kit.ts';

/** SB-ATT-53: brought down by something infectious; whoever gets up again is clean (R1: the last source counts). */
export const infected: Attribute = {
  id: 'infected',
  rule: 'SB-ATT-53',
  on: {
    healed: (_, __, bearer) => take(bearer, 'infected'),
  },
};
