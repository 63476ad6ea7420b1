import type { Attribute } from '../game.ts';

/** SB-ATT-19: whatever it fights with is blessed. */
export const greatFaith: Attribute = {
  id: 'great-faith',
  rule: 'SB-ATT-19',
  on: {
    attackTypes: (types) => [...types, 'blessed'],
  },
};
