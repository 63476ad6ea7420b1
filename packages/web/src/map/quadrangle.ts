import { at, centreOf, distance, heading, type Point } from './shape.ts';
import type { Plot } from './survey.ts';

/** The two axes of a quadrangle: along its longer side, and half as long as it is that way and across. */
export interface Frame {
  readonly middle: Point;
  readonly along: Point;
  readonly long: number;
  readonly wide: number;
}

export function frameOf({ outline }: Pick<Plot, 'outline'>): Frame {
  const middle = centreOf(outline);
  const [a, b, c] = outline;
  if (outline.length !== 4 || a === undefined || b === undefined || c === undefined) {
    const reach = Math.min(...outline.map((p) => distance(p, middle)));
    return { middle, along: at(1, 0), long: reach, wide: reach };
  }
  const [first, second] = [distance(a, b) / 2, distance(b, c) / 2];
  return first >= second
    ? { middle, along: heading(a, b), long: first, wide: second }
    : { middle, along: heading(b, c), long: second, wide: first };
}

/** A point so far along and across from the middle, as shares of the half sides. */
export const within =
  ({ middle, along, long, wide }: Frame) =>
  (u: number, v: number): Point =>
    at(
      middle.x + along.x * long * u - along.y * wide * v,
      middle.y + along.y * long * u + along.x * wide * v,
    );
