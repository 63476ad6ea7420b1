import type { Attribute } from '../game.ts';

/** SB-ATT-58: it needs no eyes to find anybody; its throws still need a free way. */
export const eyeless: Attribute = {
  id: 'eyeless',
  rule: 'SB-ATT-58',
  on: {
    sensed: () => true,
    eyes: (eyes, _, { s }) => ({
      throughTerrain: eyes.throughTerrain || s.options['eyeless-throws-blind'],
      range: Number.POSITIVE_INFINITY,
      findsHidden: true,
    }),
  },
};
