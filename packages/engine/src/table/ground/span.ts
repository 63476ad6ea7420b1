import type { Table } from './table.ts';
import { insidePiece } from './table.ts';

/** The part of a straight way, as fractions clipped to [0, 1], on which something holds; null: none. */
export type Span = readonly [number, number];

/** Where the way a-b lies within `radius` of a point, borders included. */
export function discSpan(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  x: number,
  y: number,
  radius: number,
): Span | null {
  if (radius < 0) return null;
  const dx = bx - ax;
  const dy = by - ay;
  const fx = ax - x;
  const fy = ay - y;
  const a = dx * dx + dy * dy;
  const c = fx * fx + fy * fy - radius * radius;
  if (a === 0) return c <= 0 ? [0, 1] : null;
  const b = fx * dx + fy * dy;
  const root = b * b - a * c;
  if (root < 0) return null;
  const r = Math.sqrt(root);
  return clip((-b - r) / a, (-b + r) / a);
}

function clip(from: number, to: number): Span | null {
  const low = Math.max(0, from);
  const high = Math.min(1, to);
  return low <= high ? [low, high] : null;
}

/** Where the way a-b lies within `radius` of the straight edge 0-1: two discs and the band between them. */
export function edgeSpan(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  radius: number,
): Span | null {
  let span = joined(discSpan(ax, ay, bx, by, x0, y0, radius), discSpan(ax, ay, bx, by, x1, y1, radius));
  const ex = x1 - x0;
  const ey = y1 - y0;
  const length = Math.sqrt(ex * ex + ey * ey);
  if (length === 0) return span;
  const ux = ex / length;
  const uy = ey / length;
  const across = (ax - x0) * uy - (ay - y0) * ux;
  const acrossBy = (bx - ax) * uy - (by - ay) * ux;
  const alongA = (ax - x0) * ux + (ay - y0) * uy;
  const alongBy = (bx - ax) * ux + (by - ay) * uy;
  const band = overlap(slabSpan(across, acrossBy, -radius, radius), slabSpan(alongA, alongBy, 0, length));
  if (band !== null) span = joined(span, clip(band[0], band[1]));
  return span;
}

/** Where low <= start + t * by <= high, not clipped. */
export function slabSpan(start: number, by: number, low: number, high: number): Span | null {
  if (by === 0)
    return start >= low && start <= high ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] : null;
  const s = (low - start) / by;
  const t = (high - start) / by;
  return s < t ? [s, t] : [t, s];
}

function overlap(a: Span | null, b: Span | null): Span | null {
  if (a === null || b === null) return null;
  const low = Math.max(a[0], b[0]);
  const high = Math.min(a[1], b[1]);
  return low <= high ? [low, high] : null;
}

/** The parts of a rounded edge hang together, so their hull is exact. */
function joined(a: Span | null, b: Span | null): Span | null {
  if (a === null) return b;
  if (b === null) return a;
  return [Math.min(a[0], b[0]), Math.max(a[1], b[1])];
}

const OUT_OF_REACH = 1e-6;

/** The spans of the way a-b that come within `radius` of a piece or lie in it, merged, ascending. */
export function pieceSpans(
  table: Table,
  p: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  radius: number,
): Span[] {
  const spans: Span[] = [];
  const { xs, ys, start } = table;
  // An edge this far from the way on either axis is out of reach, whatever the rounding.
  const far = radius + OUT_OF_REACH;
  const west = Math.min(ax, bx) - far;
  const east = Math.max(ax, bx) + far;
  const south = Math.min(ay, by) - far;
  const north = Math.max(ay, by) + far;
  for (let i = start[p]!; i < start[p + 1]! - 1; i++) {
    const x0 = xs[i]!;
    const x1 = xs[i + 1]!;
    if ((x0 < west && x1 < west) || (x0 > east && x1 > east)) continue;
    const y0 = ys[i]!;
    const y1 = ys[i + 1]!;
    if ((y0 < south && y1 < south) || (y0 > north && y1 > north)) continue;
    const span = edgeSpan(ax, ay, bx, by, x0, y0, x1, y1, radius);
    if (span !== null) spans.push(span);
  }
  // Between two visits to the outline the way is wholly inside or wholly outside.
  const merged = spans.length < 2 ? spans : mergeSpans(spans);
  let inside: Span[] | null = null;
  for (let i = 0; i <= merged.length; i++) {
    const from = i === 0 ? 0 : merged[i - 1]![1];
    const to = i === merged.length ? 1 : merged[i]![0];
    const t = (from + to) / 2;
    if (!(to > from && insidePiece(table, p, ax + t * (bx - ax), ay + t * (by - ay)))) continue;
    inside ??= merged.slice();
    inside.push([from, to]);
  }
  return inside === null ? merged : mergeSpans(inside);
}

/** Joins spans that overlap or touch, ascending. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  if (spans.length < 2) return [...spans];
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = merged.at(-1);
    if (last !== undefined && span[0] <= last[1])
      merged[merged.length - 1] = [last[0], Math.max(last[1], span[1])];
    else merged.push(span);
  }
  return merged;
}
