import type { Spot } from '../ground/piece.ts';

/** A straight line that the base centre follows. */
export interface Line {
  readonly from: Spot;
  readonly to: Spot;
}
