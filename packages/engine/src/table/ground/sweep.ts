import { empty } from './empty.ts';
import { ringCrossings, ringDistanceSquared, segmentDistanceSquared } from './ring.ts';
import { insidePiece, piecesInBox, type Table } from './table.ts';

const near: number[] = [];
const crossings: number[] = [];

/** Plan distance from a point to a piece; 0 inside it. */
export function distanceToPiece(table: Table, p: number, x: number, y: number): number {
  return insidePiece(table, p, x, y) ? 0 : distanceToOutline(table, p, x, y);
}

/** Plan distance from a point, inside or outside, to the outline of a piece. */
function distanceToOutline(table: Table, p: number, x: number, y: number): number {
  return Math.sqrt(ringDistanceSquared(table.xs, table.ys, table.start[p]!, table.start[p + 1]!, x, y));
}

/** Plan distance from a straight stretch to a piece; 0 when any of the stretch lies in it. */
export function stretchToPiece(
  table: Table,
  p: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const { xs, ys } = table;
  const from = table.start[p]!;
  const to = table.start[p + 1]!;
  if (insidePiece(table, p, ax, ay) || insidePiece(table, p, bx, by)) return 0;
  empty(crossings);
  if (ringCrossings(xs, ys, from, to, ax, ay, bx, by, crossings) > 0) return 0;
  let best = Math.min(
    ringDistanceSquared(xs, ys, from, to, ax, ay),
    ringDistanceSquared(xs, ys, from, to, bx, by),
  );
  for (let i = from; i < to - 1; i++) {
    const d = segmentDistanceSquared(xs[i]!, ys[i]!, ax, ay, bx, by);
    if (d < best) best = d;
  }
  return Math.sqrt(best);
}

/** More than any rounding of lengths, less than matters to a rule. */
const ROUNDING = 1e-6;

/**
 * Whether the box of a piece shows that it is at least so `far` from a straight stretch: of what is near, most is well
 * to one side, and measuring along its outline costs ten times as much.
 */
export function isClearOf(
  table: Table,
  p: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  far: number,
): boolean {
  const away = far + ROUNDING;
  const west = table.minX[p]! - away;
  const east = table.maxX[p]! + away;
  const south = table.minY[p]! - away;
  const north = table.maxY[p]! + away;
  if ((ax <= west && bx <= west) || (ax >= east && bx >= east)) return true;
  if ((ay <= south && by <= south) || (ay >= north && by >= north)) return true;
  const dx = bx - ax;
  const dy = by - ay;
  // Distances from the line itself, times its length.
  const middle = ((west + east) / 2 - ax) * dy - ((south + north) / 2 - ay) * dx;
  const half = ((east - west) / 2 - away) * Math.abs(dy) + ((north - south) / 2 - away) * Math.abs(dx);
  return Math.abs(middle) - half >= away * Math.sqrt(dx * dx + dy * dy) && (dx !== 0 || dy !== 0);
}

/**
 * Pieces, whatever their level, that a base swept along a straight stretch overlaps by more than `byMore`, ends
 * included, ascending: for rules that slow a whole move when any of it touches difficult ground.
 */
export function sweptPieces(
  table: Table,
  radius: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  byMore = 0,
): number[] {
  const reach = radius - byMore;
  piecesInBox(
    table,
    Math.min(ax, bx) - radius,
    Math.min(ay, by) - radius,
    Math.max(ax, bx) + radius,
    Math.max(ay, by) + radius,
    near,
  );
  return near.filter(
    (p) => !isClearOf(table, p, ax, ay, bx, by, reach) && stretchToPiece(table, p, ax, ay, bx, by) < reach,
  );
}
