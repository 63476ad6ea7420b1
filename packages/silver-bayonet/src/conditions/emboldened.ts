import { readNumber } from '../data/attribute-text.ts';
import type { Attribute } from '../game.ts';

/** SB-ATT-31: more Courage for the rest of the game. */
export const emboldened: Attribute = {
  id: 'emboldened',
  rule: 'SB-ATT-31',
  on: (argument) => ({
    check: (modifiers, { check }) =>
      check === 'courage' || check === 'terror'
        ? [...modifiers, { by: 'emboldened', rule: 'SB-ATT-31', value: readNumber(argument) }]
        : modifiers,
  }),
};
