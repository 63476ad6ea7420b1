import { SPREAD_BASE } from '../../data/bodies.ts';

/** FF-SET-03: without a scenario. */
export const LEAST = 4;
export const MOST = 8;
/** Two standard bases between pieces. */
export const BETWEEN = 2 * SPREAD_BASE;
/** From the edges of the table. */
export const EDGE = 25;
