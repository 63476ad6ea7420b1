import type { Attribute } from '../game.ts';

/** SB-ATT-33: difficult ground costs nothing extra. */
export const nimble: Attribute = {
  id: 'nimble',
  rule: 'SB-ATT-33',
  on: {
    gait: (gait) => ({ ...gait, ground: { ...gait.ground, difficult: 1 } }),
  },
};
