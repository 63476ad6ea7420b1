import type { Spot } from '../ground/piece.ts';

/** A place on a way: on the leg after this point of it, so much of the leg on. */
interface Place {
  readonly leg: number;
  readonly part: number;
  readonly apart: number;
}

/**
 * As much of a way, seen from above, as lies between two places on it, these two included; null when one of them is
 * farther from it than `slack`, or the second does not come after the first.
 */
export function partOfWay(
  points: readonly Spot[],
  from: Spot,
  to: Spot,
  slack: number,
): readonly Spot[] | null {
  const first = nearestOn(points, from, { leg: 0, part: 0 });
  if (first === null || first.apart > slack) return null;
  const last = nearestOn(points, to, first);
  if (last === null || last.apart > slack) return null;
  const way = [from, ...points.slice(first.leg + 1, last.leg + 1), to];
  return way.filter((at, i) => i === 0 || at.x !== way[i - 1]!.x || at.y !== way[i - 1]!.y);
}

/** Where a way comes nearest to a place, not before a certain point of it; of several such the earliest. */
function nearestOn(points: readonly Spot[], spot: Spot, after: Pick<Place, 'leg' | 'part'>): Place | null {
  let best: Place | null = null;
  for (let leg = after.leg; leg < points.length - 1; leg++) {
    const a = points[leg]!;
    const b = points[leg + 1]!;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const squared = dx * dx + dy * dy;
    const least = leg === after.leg ? after.part : 0;
    const along = squared === 0 ? 0 : ((spot.x - a.x) * dx + (spot.y - a.y) * dy) / squared;
    const part = Math.min(1, Math.max(least, along));
    const [px, py] = [a.x + dx * part - spot.x, a.y + dy * part - spot.y];
    const apart = Math.sqrt(px * px + py * py);
    if (best === null || apart < best.apart) best = { leg, part, apart };
  }
  return best;
}
