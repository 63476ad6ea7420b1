import { BASES, HEIGHTS } from './bodies.ts';

/** FF-SCN-31: what a counter of the pack is like, whoever it stands for. */
export const MARKER = {
  profile: 'marker',
  quality: 3,
  diameter: BASES.standard,
  height: HEIGHTS.standard,
  movement: 'long',
  /** Ground that is nothing to it. */
  ignores: ['bush', 'wood'],
  /** Two for each model, and one of them stands for nobody. */
  perModel: 2,
} as const;
