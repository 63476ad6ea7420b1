import { ringDistanceSquared } from './ring.ts';

/** A polygon x0, y0, x1, y1, … made ready for questions. */
interface Ring {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly corners: number;
}

/** Whether two polygons share ground: more than a strip of `tolerance` along their edges. */
export function outlinesOverlap(a: readonly number[], b: readonly number[], tolerance: number): boolean {
  const [p, q] = [ringOf(a), ringOf(b)];
  return (
    runsInside(p, q, tolerance) || runsInside(q, p, tolerance) || deepInside(innerPoint(p), q, tolerance)
  );
}

function ringOf(outline: readonly number[]): Ring {
  const corners = outline.length / 2;
  const xs = new Float64Array(corners + 1);
  const ys = new Float64Array(corners + 1);
  for (let i = 0; i <= corners; i++) {
    xs[i] = outline[(i % corners) * 2]!;
    ys[i] = outline[(i % corners) * 2 + 1]!;
  }
  return { xs, ys, corners };
}

/** Whether some stretch of p's edges lies within q: between two crossings it is inside as a whole or not at all. */
function runsInside(p: Ring, q: Ring, tolerance: number): boolean {
  for (let i = 0; i < p.corners; i++) {
    const [x, y, dx, dy] = [p.xs[i]!, p.ys[i]!, p.xs[i + 1]! - p.xs[i]!, p.ys[i + 1]! - p.ys[i]!];
    const cuts = [0, ...crossings(x, y, dx, dy, q), 1].sort((s, t) => s - t);
    for (let n = 1; n < cuts.length; n++) {
      const middle = (cuts[n - 1]! + cuts[n]!) / 2;
      if (deepInside([x + dx * middle, y + dy * middle], q, tolerance)) return true;
    }
  }
  return false;
}

/** Where a segment meets the edges of a ring, as parts of its length. */
function crossings(x: number, y: number, dx: number, dy: number, { xs, ys, corners }: Ring): number[] {
  const found: number[] = [];
  for (let i = 0; i < corners; i++) {
    const [ex, ey] = [xs[i + 1]! - xs[i]!, ys[i + 1]! - ys[i]!];
    const cross = dx * ey - dy * ex;
    if (cross === 0) continue;
    const t = ((xs[i]! - x) * ey - (ys[i]! - y) * ex) / cross;
    if (t > 0 && t < 1) found.push(t);
  }
  return found;
}

function deepInside(
  [x, y]: readonly [number, number],
  { xs, ys, corners }: Ring,
  tolerance: number,
): boolean {
  let inside = false;
  for (let i = 0; i < corners; i++) {
    if (ys[i]! <= y === ys[i + 1]! <= y) continue;
    if (x < xs[i]! + ((xs[i + 1]! - xs[i]!) * (y - ys[i]!)) / (ys[i + 1]! - ys[i]!)) inside = !inside;
  }
  return inside && ringDistanceSquared(xs, ys, 0, corners + 1, x, y) > tolerance * tolerance;
}

/** A point well within: the middle of the widest stretch of a level line through the polygon. */
function innerPoint({ xs, ys, corners }: Ring): readonly [number, number] {
  let [low, high] = [ys[0]!, ys[0]!];
  for (let i = 1; i < corners; i++) {
    low = Math.min(low, ys[i]!);
    high = Math.max(high, ys[i]!);
  }
  const y = low + (high - low) * 0.4871;
  const cuts: number[] = [];
  for (let i = 0; i < corners; i++) {
    if (ys[i]! <= y === ys[i + 1]! <= y) continue;
    cuts.push(xs[i]! + ((xs[i + 1]! - xs[i]!) * (y - ys[i]!)) / (ys[i + 1]! - ys[i]!));
  }
  cuts.sort((s, t) => s - t);
  let best: readonly [number, number] = [xs[0]!, ys[0]!];
  let widest = 0;
  for (let n = 1; n < cuts.length; n += 2) {
    if (cuts[n]! - cuts[n - 1]! <= widest) continue;
    widest = cuts[n]! - cuts[n - 1]!;
    best = [(cuts[n]! + cuts[n - 1]!) / 2, y];
  }
  return best;
}
