import type { Attribute } from '../game.ts';

/** SB-ATT-13: may start the game mounted. */
export const combatRider: Attribute = {
  id: 'combat-rider',
  rule: 'SB-ATT-13',
  on: {
    mayRide: () => true,
  },
};
