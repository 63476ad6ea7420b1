import { inOneArea } from '../ground/area.ts';
import type { Spot } from '../ground/piece.ts';
import { fills, SAME_LEVEL } from '../ground/surface.ts';
import { stretchToPiece } from '../ground/sweep.ts';
import { piecesInBox, type Table } from '../ground/table.ts';
import type { Bulk, Gait } from './gait.ts';
import { flagged } from './gait.ts';
import { workFor } from './leg.ts';
import { solveBound } from './leg-bound.ts';
import { flightBarred } from './leg-sides.ts';
import type { Crossing } from './leg-work.ts';

const NONE: readonly Crossing[] = [];
const near: number[] = [];

/**
 * The cost of a straight leg that jumps: what lies over gaps and over things no higher than the gait's jump costs
 * the jump, the ground before, between and after is walked; a lower landing also costs the leap down. Infinity when
 * it cannot be done.
 */
export function measureJump(table: Table, gait: Gait, bulk: Bulk, a: Spot, b: Spot): number {
  if (!inOneArea(table, a.x, a.y, b.x, b.y)) return Number.POSITIVE_INFINITY;
  const end = solveBound(workFor(table, gait, bulk), a, b, 'jump', NONE);
  return end === null ? Number.POSITIVE_INFINITY : end.cost;
}

/** The first piece that is too high to jump over on this way, or that the gait may not cross; -1: none. */
export function jumpBlocker(table: Table, gait: Gait, bulk: Bulk, a: Spot, b: Spot): number {
  const height = gait.jump?.height ?? 0;
  const width = Math.max(gait.clearance, bulk.radius);
  piecesInBox(
    table,
    Math.min(a.x, b.x) - width,
    Math.min(a.y, b.y) - width,
    Math.max(a.x, b.x) + width,
    Math.max(a.y, b.y) + width,
    near,
  );
  for (const p of near) {
    const piece = table.pieces[p]!;
    if (!fills(piece)) continue;
    const away = stretchToPiece(table, p, a.x, a.y, b.x, b.y);
    if (away === 0 && flagged(piece.flags, gait.barred)) return p;
    if (piece.top <= a.z + Math.max(height, gait.step) + SAME_LEVEL) continue;
    if (piece.base >= a.z + bulk.height - SAME_LEVEL) continue;
    const barred = piece.solid && flightBarred(table, gait, bulk, p, a.z, a.x, a.y, b.x, b.y);
    if (away === 0 || barred) return p;
  }
  return -1;
}
