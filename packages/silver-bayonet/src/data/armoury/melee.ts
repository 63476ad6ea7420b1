import type { Melee } from './item.ts';

/** SB-EQ-08. */
export const AS_HAND_WEAPON: Melee = {
  as: 'hand-weapon',
  damage: { die: 'power', modifier: 0 },
  types: [],
};

/** SB-EQ-09. */
export const AS_HEAVY_WEAPON: Melee = {
  as: 'heavy-weapon',
  damage: { die: 'power', modifier: 1 },
  types: [],
};

/** SB-EQ-10. */
export const AS_IMPROVISED_WEAPON: Melee = {
  as: 'improvised-weapon',
  damage: { die: 'power', modifier: -1 },
  types: [],
};

/** SB-EQ-11. */
export const AS_FENCING_WEAPON: Melee = {
  as: 'fencing-weapon',
  damage: { die: 'skill', modifier: 0 },
  types: [],
};
