import type { Attribute } from '../game.ts';

/** SB-ATT-16: terrain is not there for its eyes and its feet; only height costs. Beats Flying. */
export const ethereal: Attribute = {
  id: 'ethereal',
  rule: 'SB-ATT-16',
  order: 1,
  on: {
    gait: (gait) => ({ ...gait, over: 'through', ground: {}, barred: [], climb: 1, descend: 1 }),
    eyes: (eyes) => ({ ...eyes, throughTerrain: true }),
  },
};
