import type { Point } from '../map/shape.ts';

/** A place that goes by a number, and where on paper that number stands. */
interface NumberedPlace {
  readonly spot: Point;
  readonly mark: Point;
  readonly radius: number;
}

/** Paper units, as read on a desk: a number that stands alone, and one of a fan. */
const ALONE = 22;
const FANNED = 13;

/**
 * Where the numbers of places stand: on the places themselves; where they would lie on each other, on a fan about whom
 * they are for, as far out as they need to be told apart. `letters`: how much larger a small map writes.
 */
export function numbered(
  spots: readonly Point[],
  hub: Point | null,
  letters: number,
): readonly NumberedPlace[] {
  const onSpot = spots.map((spot) => ({ spot, mark: spot, radius: ALONE }));
  if (hub === null || nearest(spots) >= 2 * ALONE) return onSpot;
  const radius = FANNED * letters;
  const ways = spots.map(({ x, y }) => {
    const far = Math.hypot(x - hub.x, y - hub.y);
    return far === 0 ? null : { x: (x - hub.x) / far, y: (y - hub.y) / far, far };
  });
  const directions = ways.filter((way) => way !== null);
  const apart = nearest(directions);
  // Two in one direction cannot be fanned out.
  if (directions.length < spots.length || apart < 0.05) return onSpot;
  const out = Math.max((2 * radius) / apart, ...directions.map(({ far }) => far + 2 * radius));
  return directions.map(({ x, y }, i) => ({
    spot: spots[i]!,
    mark: { x: hub.x + x * out, y: hub.y + y * out },
    radius,
  }));
}

/** How far apart the two nearest are. */
function nearest(points: readonly Point[]): number {
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...points.flatMap((a, i) => points.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))),
  );
}
