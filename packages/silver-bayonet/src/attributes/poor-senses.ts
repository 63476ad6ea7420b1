import type { Attribute } from '../game.ts';

const NOTICES = 10;

/** SB-ATT-71: nothing farther away exists for it. */
export const poorSenses: Attribute = {
  id: 'poor-senses',
  rule: 'SB-ATT-71',
  on: {
    eyes: (eyes) => ({ ...eyes, range: Math.min(eyes.range, NOTICES) }),
    candidates: (soldiers, _, look, bearer) => look.table.within(bearer, NOTICES, soldiers),
  },
};
