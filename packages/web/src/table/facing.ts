import type { Point } from '../map/shape.ts';

/** Directions of the table in a whole turn; the first is the one in which y grows. */
export const ALL_ROUND = 72;

/** The direction from one place towards another. */
export function facingTo(from: Point, to: Point): number {
  const turn = Math.atan2(to.x - from.x, to.y - from.y) / (2 * Math.PI);
  return (Math.round(turn * ALL_ROUND) + ALL_ROUND) % ALL_ROUND;
}

/** So many directions further round. */
export function turned(facing: number, by: number): number {
  return (facing + by + ALL_ROUND) % ALL_ROUND;
}
