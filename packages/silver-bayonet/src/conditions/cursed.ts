import { readNumber } from '../data/attribute-text.ts';
import type { Attribute } from '../game.ts';

/** SB-ATT-39: every Check at -1 or -2, and the dice rolled for the figure itself (SB-CHK-06.R1), not below 1. */
export const cursed: Attribute = {
  id: 'cursed',
  rule: 'SB-ATT-39',
  on: (argument) => {
    const depth = readNumber(argument);
    return {
      check: (modifiers) => [...modifiers, { by: 'cursed', rule: 'SB-ATT-39', value: -depth }],
      plainDie: (face) => Math.max(1, face - depth),
    };
  },
};
