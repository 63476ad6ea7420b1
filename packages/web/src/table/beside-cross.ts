import type { Point } from '../map/shape.ts';

/** Paper units: a letter of a name, from the cross to the name, and the height of a line. */
const LETTER = 6.5;
const GAP = 11;
const LINE = 16;

interface Beside {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Where the name of somebody who fell stands: to the right of his cross, to the left if counters lie there, else below. */
export function besideCross(
  name: string,
  cross: Point,
  counters: readonly (Point & { readonly radius: number })[],
): Beside {
  const wide = GAP + name.length * LETTER;
  const isFree = (from: number, to: number) =>
    counters.every(
      ({ x, y, radius }) =>
        Math.abs(y - cross.y) > radius + LINE / 2 || x + radius < cross.x + from || x - radius > cross.x + to,
    );
  if (isFree(GAP, wide)) return { x: GAP, y: 5, anchor: 'start' };
  if (isFree(-wide, -GAP)) return { x: -GAP, y: 5, anchor: 'end' };
  return { x: 0, y: LINE + 5, anchor: 'middle' };
}
