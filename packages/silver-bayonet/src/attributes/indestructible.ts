import type { Attribute } from '../game.ts';

/** SB-ATT-25: nothing hurts it but what it is allergic to. */
export const indestructible: Attribute = {
  id: 'indestructible',
  rule: 'SB-ATT-25',
  on: {
    immune: () => true,
  },
};
