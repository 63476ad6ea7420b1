import type { Spot } from '../ground/piece.ts';
import { fills, groundPiecesAt, SAME_LEVEL, slack, standingOn, withGround } from '../ground/surface.ts';
import { piecesInBox, type Table } from '../ground/table.ts';
import { type Bulk, flagged, type Gait } from './gait.ts';
import { stretchToPiece } from './sweep.ts';

const near: number[] = [];

/**
 * The cost of jumping straight from one place to another, over gaps and over things no higher than the gait's
 * jump; a lower landing also costs the leap down. Infinity when it cannot be done.
 */
export function measureJump(table: Table, gait: Gait, bulk: Bulk, a: Spot, b: Spot): number {
  const never = Number.POSITIVE_INFINITY;
  const { jump, leap } = gait;
  if (jump === null) return never;
  const drop = a.z - b.z;
  if (-drop > gait.step + SAME_LEVEL || jumpBlocker(table, gait, bulk, a, b) >= 0) return never;
  if (standingOn(table, b.x, b.y, b.z, gait.step) === null) return never;
  let fall = 0;
  if (drop > gait.step + SAME_LEVEL) {
    if (leap === null || drop > leap.upTo + SAME_LEVEL) return never;
    fall = drop * leap.cost;
  }
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return Math.sqrt(dx * dx + dy * dy) * jump.cost * takeOffFactor(table, gait, a) + fall;
}

function takeOffFactor(table: Table, gait: Gait, a: Spot): number {
  if (!gait.stacks) return 1;
  let factor = Number.NaN;
  for (const p of groundPiecesAt(table, a.x, a.y, a.z, gait.step))
    factor = withGround(gait, table.pieces[p]!, factor);
  return Number.isFinite(factor) ? factor : 1;
}

/** The first piece that is too high to jump over on this way, or that the gait may not cross; -1: none. */
export function jumpBlocker(table: Table, gait: Gait, bulk: Bulk, a: Spot, b: Spot): number {
  const height = gait.jump?.height ?? 0;
  const width = gait.clearance - slack(table);
  const { clearance } = gait;
  piecesInBox(
    table,
    Math.min(a.x, b.x) - clearance,
    Math.min(a.y, b.y) - clearance,
    Math.max(a.x, b.x) + clearance,
    Math.max(a.y, b.y) + clearance,
    near,
  );
  for (const p of near) {
    const piece = table.pieces[p]!;
    if (!fills(piece)) continue;
    const away = stretchToPiece(table, p, a.x, a.y, b.x, b.y);
    if (away === 0 && flagged(piece.flags, gait.barred)) return p;
    if (piece.top <= a.z + Math.max(height, gait.step) + SAME_LEVEL) continue;
    if (piece.base >= a.z + bulk.height - SAME_LEVEL) continue;
    if (piece.solid ? away < width : away === 0) return p;
  }
  return -1;
}
