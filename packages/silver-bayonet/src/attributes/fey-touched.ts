import type { Attribute } from '../game.ts';

/** SB-ATT-50: whatever it fights with is enchanted. Its price is a matter of recruiting. */
export const feyTouched: Attribute = {
  id: 'fey-touched',
  rule: 'SB-ATT-50',
  on: {
    attackTypes: (types) => [...types, 'enchanted'],
  },
};
