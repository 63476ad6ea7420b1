import { readNumber } from '../data/attribute-text.ts';
import type { Attribute } from '../game.ts';

/** SB-CAMP-09: no head for heights. */
export const imbalanced: Attribute = {
  id: 'imbalanced',
  rule: 'SB-CAMP-09',
  on: (argument) => ({
    check: (modifiers, { check }) =>
      check === 'fall'
        ? [...modifiers, { by: 'imbalanced', rule: 'SB-CAMP-09', value: -readNumber(argument) }]
        : modifiers,
  }),
};
