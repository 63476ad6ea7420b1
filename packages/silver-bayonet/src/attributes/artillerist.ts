import type { Attribute } from '../game.ts';

/** SB-ATT-10: two more for its player in an Artillery Strike; the guns themselves are the scenario's. */
export const artillerist: Attribute = {
  id: 'artillerist',
  rule: 'SB-ATT-10',
  on: {
    artilleryBonus: (bonus) => bonus + 2,
  },
};
