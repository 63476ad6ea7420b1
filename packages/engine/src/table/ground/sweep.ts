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
  return near.filter((p) => stretchToPiece(table, p, ax, ay, bx, by) < reach);
}
