import type { Attribute } from '../game.ts';

/** SB-ATT-72: hard to shoot at. */
export const small: Attribute = {
  id: 'small',
  rule: 'SB-ATT-72',
  on: {
    attacked: (modifiers, { mode }) =>
      mode === 'shooting' ? [...modifiers, { by: 'small', rule: 'SB-ATT-72', value: -2 }] : modifiers,
  },
};
