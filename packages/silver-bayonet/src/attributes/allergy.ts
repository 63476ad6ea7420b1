import { readList } from '../data/attribute-text.ts';
import type { Attribute } from '../game.ts';

/** SB-ATT-09: attacks of these types ignore its immunities and Damage Reduction. */
export const allergy: Attribute = {
  id: 'allergy',
  rule: 'SB-ATT-09',
  on: (argument) => ({
    allergies: (types) => [...types, ...readList(argument)],
  }),
};
