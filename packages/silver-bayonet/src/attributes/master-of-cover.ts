import type { Attribute } from '../game.ts';

/** SB-ATT-28: Cover counts -2 for it. */
export const masterOfCover: Attribute = {
  id: 'master-of-cover',
  rule: 'SB-ATT-28',
  on: {
    coverPenalty: (penalty) => Math.min(penalty, -2),
  },
};
