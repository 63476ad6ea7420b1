import type { Attribute } from '../game.ts';

/** SB-ATT-10: works the guns of a scenario, and is worth two to its player in an Artillery Strike. */
export const artillerist: Attribute = {
  id: 'artillerist',
  rule: 'SB-ATT-10',
  on: {
    artilleryBonus: (bonus) => bonus + 2,
  },
};
