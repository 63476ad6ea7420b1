import type { Attribute } from '../game.ts';
import { wholeBaseInWater } from '../rules/movement/water.ts';

const SEEN_WITHIN = 6;

/** SB-ATT-73: under water it is seen only from near by. */
export const submerge: Attribute = {
  id: 'submerge',
  rule: 'SB-ATT-73',
  on: {
    canBeSeen: (seen, { viewer }, look, bearer) =>
      seen && (look.table.inRange(viewer, bearer, SEEN_WITHIN) || !wholeBaseInWater(look, bearer)),
  },
};
