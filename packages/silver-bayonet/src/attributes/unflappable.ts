import type { Attribute } from '../game.ts';

/** SB-ATT-44: any Fate Die buys off a failed Courage or Terror Check. */
export const unflappable: Attribute = {
  id: 'unflappable',
  rule: 'SB-ATT-44',
  on: {
    mayBuyPass: () => true,
  },
};
