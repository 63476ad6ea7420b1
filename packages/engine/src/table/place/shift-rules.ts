import type { Body, Spot } from '../ground/piece.ts';
import type { Gait } from '../move/gait.ts';
import type { Obstacle } from '../move/obstacle.ts';

/** Rounding in the last places is not an overlap. */
export const HAIR = 1e-6;

export interface ShiftRules {
  readonly gait: Gait;
  readonly others: readonly Obstacle[];
  /** Nobody comes nearer to these than the distance; who is nearer already may not come nearer still. */
  readonly keepAway: readonly { readonly body: Body; readonly distance: number }[];
  /** An unguarded drop of at least this stops the shift at the edge, or ends it in a fall. */
  readonly drop: { readonly atLeast: number; readonly falls: boolean };
}

/**
 * What ended a shift early, with `index` naming the piece (side, ground, drop; top, foot or corner of a face), the
 * other or the one kept away from.
 */
export interface Stop {
  readonly why: 'edge' | 'side' | 'ground' | 'drop' | 'top' | 'foot' | 'corner' | 'body' | 'near';
  readonly index: number;
}

export interface Shifted {
  /** On the table's grid; the edge it falls from when it falls. */
  readonly end: Spot;
  readonly travelled: number;
  readonly stoppedBy: Stop | null;
  readonly fall: Fall | null;
}

/** A fall at the end of a shift: how deep, and the level at the bottom. */
export interface Fall {
  readonly drop: number;
  readonly z: number;
  /** The piece fallen from. */
  readonly piece: number;
}
