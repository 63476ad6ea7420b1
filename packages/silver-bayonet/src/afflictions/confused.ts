import type { Attribute } from '../game.ts';

/** SB-CAMP-09: it dives, but nobody can say where to. */
export const confused: Attribute = {
  id: 'confused',
  rule: 'SB-CAMP-09',
  on: { divesAtRandom: () => true },
};
