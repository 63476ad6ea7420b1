/**
 * Polygon arithmetic on packed rings: vertices `from … to` (exclusive) of two arrays, where the first
 * vertex is repeated at the end, so edge i runs from vertex i to vertex i + 1 for i < to - 1.
 */

/** Even-odd test; points on the lower and left boundary count as inside, on the others as outside. */
export function insideRing(
  xs: Float64Array,
  ys: Float64Array,
  from: number,
  to: number,
  x: number,
  y: number,
): boolean {
  let inside = false;
  for (let i = from; i < to - 1; i++) {
    const y0 = ys[i]!;
    const y1 = ys[i + 1]!;
    if (y0 <= y === y1 <= y) continue;
    const x0 = xs[i]!;
    if (x < x0 + ((xs[i + 1]! - x0) * (y - y0)) / (y1 - y0)) inside = !inside;
  }
  return inside;
}

/** Area of a polygon x0, y0, x1, y1, …; positive when it runs counter-clockwise. */
export function signedArea(outline: readonly number[]): number {
  let twice = 0;
  const n = outline.length;
  // About the first corner: far from the origin the products would swallow the difference.
  const [ox, oy] = [outline[0]!, outline[1]!];
  for (let i = 2; i + 3 < n; i += 2) {
    const [ax, ay, bx, by] = [
      outline[i]! - ox,
      outline[i + 1]! - oy,
      outline[i + 2]! - ox,
      outline[i + 3]! - oy,
    ];
    twice += ax * by - ay * bx;
  }
  return twice / 2;
}

/** Squared distance from a point to a segment. */
export function segmentDistanceSquared(
  x: number,
  y: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): number {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const squared = dx * dx + dy * dy;
  let t = squared === 0 ? 0 : ((x - x0) * dx + (y - y0) * dy) / squared;
  if (t < 0) t = 0;
  else if (t > 1) t = 1;
  const gx = x0 + t * dx - x;
  const gy = y0 + t * dy - y;
  return gx * gx + gy * gy;
}

/** Squared distance from a point to the boundary of a ring. */
export function ringDistanceSquared(
  xs: Float64Array,
  ys: Float64Array,
  from: number,
  to: number,
  x: number,
  y: number,
): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = from; i < to - 1; i++) {
    const d = segmentDistanceSquared(x, y, xs[i]!, ys[i]!, xs[i + 1]!, ys[i + 1]!);
    if (d < best) best = d;
  }
  return best;
}

/** Whether a disc overlaps a ring's area by more than touching it. */
export function discOverlapsRing(
  xs: Float64Array,
  ys: Float64Array,
  from: number,
  to: number,
  x: number,
  y: number,
  radius: number,
): boolean {
  return insideRing(xs, ys, from, to, x, y) || ringDistanceSquared(xs, ys, from, to, x, y) < radius * radius;
}

/**
 * Parameters t in (0, 1) at which the segment a-b crosses the ring's boundary, ascending, appended to `out`.
 * Returns how many. Edges parallel to the segment are passed over: their neighbours report the crossing.
 */
export function ringCrossings(
  xs: Float64Array,
  ys: Float64Array,
  from: number,
  to: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  out: number[],
): number {
  const start = out.length;
  const dx = bx - ax;
  const dy = by - ay;
  for (let i = from; i < to - 1; i++) {
    const x0 = xs[i]! - ax;
    const y0 = ys[i]! - ay;
    const x1 = xs[i + 1]! - ax;
    const y1 = ys[i + 1]! - ay;
    // Signed side of both edge ends relative to the line; half-open, so a shared vertex counts once.
    const s0 = dx * y0 - dy * x0;
    const s1 = dx * y1 - dy * x1;
    if (s0 <= 0 === s1 <= 0) continue;
    const u = s0 / (s0 - s1);
    const px = x0 + u * (x1 - x0);
    const py = y0 + u * (y1 - y0);
    const t = Math.abs(dx) > Math.abs(dy) ? px / dx : py / dy;
    if (t <= 0 || t >= 1) continue;
    let k = out.length;
    out.push(t);
    while (k > start && out[k - 1]! > t) {
      out[k] = out[k - 1]!;
      k--;
    }
    out[k] = t;
  }
  return out.length - start;
}

/** A point nearer to an outline than this lies on it. */
export const ON_OUTLINE = 1e-7;

/**
 * Appends the fractions of the way a-b at which a ring's corners lie on it: a way that runs along an edge crosses
 * it nowhere, and only the corners tell where it begins and ends to do so.
 */
export function cornersOnWay(
  xs: Float64Array,
  ys: Float64Array,
  from: number,
  to: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  out: number[],
): void {
  const dx = bx - ax;
  const dy = by - ay;
  const squared = dx * dx + dy * dy;
  const near = ON_OUTLINE * ON_OUTLINE * squared;
  for (let i = from; i < to - 1; i++) {
    const x = xs[i]! - ax;
    const y = ys[i]! - ay;
    const across = dx * y - dy * x;
    if (across * across > near) continue;
    const t = (dx * x + dy * y) / squared;
    if (t > 0 && t < 1) out.push(t);
  }
}
