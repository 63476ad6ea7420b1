import { type EdgeBins, edgeBins, isInside, someEdge, someEdgeNear } from './edge-bins.ts';
import { segmentDistanceSquared } from './ring.ts';

/** A polygon made ready to be held against others. */
export type PreparedOutline = EdgeBins;

export function preparedOutline(outline: readonly number[]): PreparedOutline {
  return edgeBins(outline);
}

/** Whether two polygons share ground: more than a strip of `tolerance` along their edges. */
export function outlinesOverlap(p: PreparedOutline, q: PreparedOutline, tolerance: number): boolean {
  const a = p.box;
  const b = q.box;
  if (a.right <= b.left || b.right <= a.left || a.high <= b.low || b.high <= a.low) return false;
  return (
    sharesInnerPoint(p, q, tolerance) ||
    sharesInnerPoint(q, p, tolerance) ||
    runsInside(p, q, tolerance) ||
    runsInside(q, p, tolerance)
  );
}

function sharesInnerPoint(p: EdgeBins, q: EdgeBins, tolerance: number): boolean {
  const [x, y] = innerPoint(p);
  return isInside(q, x, y) && isDeep(x, y, q, tolerance);
}

/** Where a stretch is looked at: a narrow place at one of them does not hide that it is deep inside. */
const LOOKS = [0.5, 0.25, 0.75];

/** Whether some stretch of p's edges lies within q: between two crossings it is inside as a whole or not at all. */
function runsInside(p: EdgeBins, q: EdgeBins, tolerance: number): boolean {
  // Whether the edge before, which met nothing of q, was inside; null: nobody knows.
  let inside: boolean | null = null;
  for (let i = 0; i < p.corners; i++) {
    const x = p.xs[i]!;
    const y = p.ys[i]!;
    const dx = p.xs[i + 1]! - x;
    const dy = p.ys[i + 1]! - y;
    const cuts = crossings(p, i, q);
    const isWhole = cuts === WHOLE;
    for (let n = 1; n < cuts.length; n++) {
      const from = cuts[n - 1]!;
      const length = cuts[n]! - from;
      inside =
        (isWhole ? inside : null) ?? isInside(q, x + dx * (from + length / 2), y + dy * (from + length / 2));
      if (!inside) continue;
      for (const part of LOOKS) {
        const at = from + length * part;
        if (isDeep(x + dx * at, y + dy * at, q, tolerance)) return true;
      }
    }
    if (!isWhole) inside = null;
  }
  return false;
}

/** So much beyond its end an edge is still met: an edge that runs along another is parted where that one ends. */
const AT_ITS_END = 1e-9;

const WHOLE: readonly number[] = [0, 1];

/** Where an edge of p meets the edges of q, as parts of its length, ascending, with both of its ends. */
function crossings(p: EdgeBins, edge: number, q: EdgeBins): readonly number[] {
  const { xs, ys } = q;
  const x = p.xs[edge]!;
  const y = p.ys[edge]!;
  const dx = p.xs[edge + 1]! - x;
  const dy = p.ys[edge + 1]! - y;
  let found = WHOLE;
  someEdgeNear(q, p, edge, (i) => {
    const ex = xs[i + 1]! - xs[i]!;
    const ey = ys[i + 1]! - ys[i]!;
    const cross = dx * ey - dy * ex;
    const gx = xs[i]! - x;
    const gy = ys[i]! - y;
    const along = cross === 0 ? 0 : (gx * dy - gy * dx) / cross;
    // Edges side by side: where the one ends, its neighbour tells.
    const t = cross === 0 ? 1 : (gx * ey - gy * ex) / cross;
    const meets = t >= 0 && t <= 1 && along >= -AT_ITS_END && along <= 1 + AT_ITS_END;
    if (meets) found = [...found, t];
    return false;
  });
  return found === WHOLE ? found : found.toSorted((s, t) => s - t);
}

function isDeep(x: number, y: number, q: EdgeBins, tolerance: number): boolean {
  const { xs, ys } = q;
  const isNear = (i: number) =>
    segmentDistanceSquared(x, y, xs[i]!, ys[i]!, xs[i + 1]!, ys[i + 1]!) <= tolerance * tolerance;
  return !someEdge(q, x - tolerance, x + tolerance, y - tolerance, y + tolerance, isNear);
}

/** A point well within: the middle of the widest stretch of a level line through the polygon. */
function innerPoint({ xs, ys, corners, box: { low, high } }: EdgeBins): readonly [number, number] {
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
