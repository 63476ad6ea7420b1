import type { Attribute } from '../game.ts';

/** Longest Move that does not spoil its aim. */
const STEADY = 4;

/** SB-ATT-80: shoots as well after a short Move as after none, on foot. */
export const lightInfantryTraining: Attribute = {
  id: 'light-infantry-training',
  rule: 'SB-ATT-80',
  on: {
    movedPenalty: (penalty, { distance }, _, bearer) => (distance <= STEADY && !bearer.mounted ? 0 : penalty),
  },
};
