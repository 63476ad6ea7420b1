import type { Opinion } from '../attacks/best.ts';

/** The share of a target's worth that an attack takes, by a glance: wounds count for less than a fall. */
export const harmOf: Opinion = ({ damage, out }, { health }) =>
  WOUND * Math.min(1, damage / Math.max(1, health)) + FALL * out;

const WOUND = 0.5;
const FALL = 0.8;
