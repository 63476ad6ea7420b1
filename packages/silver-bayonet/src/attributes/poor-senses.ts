import type { Attribute } from '../game.ts';
import { distanceBetween } from '../rules/measuring.ts';

const NOTICES = 10;

/** SB-ATT-71: nothing farther away exists for it. */
export const poorSenses: Attribute = {
  id: 'poor-senses',
  rule: 'SB-ATT-71',
  on: {
    eyes: (eyes) => ({ ...eyes, range: Math.min(eyes.range, NOTICES) }),
    candidates: (soldiers, _, __, bearer) =>
      soldiers.filter((soldier) => distanceBetween(bearer, soldier) <= NOTICES),
  },
};
