import { MOST_OF_THE_TIRELESS } from '../data/fatigue.ts';
import type { Attribute } from '../game.ts';

/** SB-ATT-24: one fatigue token at most. */
export const indefatigable: Attribute = {
  id: 'indefatigable',
  rule: 'SB-ATT-24',
  on: {
    fatigueLimit: (limit) => Math.min(limit, MOST_OF_THE_TIRELESS),
  },
};
