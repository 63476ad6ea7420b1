import type { Attribute } from '../game.ts';

/** SB-ATT-18: over everything, height free; it comes down on ground it can stand on. */
export const flying: Attribute = {
  id: 'flying',
  rule: 'SB-ATT-18',
  on: {
    gait: (gait) => ({
      ...gait,
      over: 'air',
      ground: { impassable: Number.POSITIVE_INFINITY },
      climb: 0,
      descend: 0,
    }),
  },
};
