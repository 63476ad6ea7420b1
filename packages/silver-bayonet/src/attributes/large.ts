import type { Attribute } from '../game.ts';

/** SB-ATT-27: easier to shoot at. */
export const large: Attribute = {
  id: 'large',
  rule: 'SB-ATT-27',
  on: {
    attacked: (modifiers, { mode }) =>
      mode === 'shooting' ? [...modifiers, { by: 'large', rule: 'SB-ATT-27', value: 1 }] : modifiers,
  },
};
