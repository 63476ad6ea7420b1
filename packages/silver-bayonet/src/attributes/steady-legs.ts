import type { Attribute } from '../game.ts';

/** SB-ATT-42: +2 to Checks to avoid a fall; scenarios ask for it too. */
export const steadyLegs: Attribute = {
  id: 'steady-legs',
  rule: 'SB-ATT-42',
  on: {
    check: (modifiers, { check }) =>
      check === 'fall' ? [...modifiers, { by: 'steady-legs', rule: 'SB-ATT-42', value: 2 }] : modifiers,
  },
};
