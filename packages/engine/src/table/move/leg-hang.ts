import { IN, whereIs } from '../ground/outline.ts';
import type { Piece } from '../ground/piece.ts';
import { SAME_LEVEL, slack } from '../ground/surface.ts';
import { distanceToPiece } from '../ground/sweep.ts';
import { piecesInBox, type Table } from '../ground/table.ts';
import type { Bulk, Gait } from './gait.ts';
import { flagged } from './gait.ts';

const near: number[] = [];

/** Whether this gait can climb this piece at all. */
export function canClimb(gait: Gait, piece: Piece): boolean {
  return piece.climbable && (gait.climbs === null || flagged(piece.flags, gait.climbs));
}

/** How far from a face a figure can be that hangs on it: a hair farther than its base is wide. */
export function armsLength(table: Table, { radius }: Bulk): number {
  return radius + 2 * slack(table);
}

/**
 * The climbable piece whose side a figure can hold on to at this height, nearest first; -1: none. What is raised above
 * the ground is climbed from there, too, by whatever it rests on: it is held on to below its side where nothing else is.
 */
export function hangingPiece(table: Table, gait: Gait, bulk: Bulk, x: number, y: number, z: number): number {
  const reach = armsLength(table, bulk);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  piecesInBox(table, x - reach, y - reach, x + reach, y + reach, near);
  for (const p of near) {
    const piece = table.pieces[p]!;
    if (!piece.solid || !canClimb(gait, piece)) continue;
    if (z > piece.top + SAME_LEVEL) continue;
    const away = distanceToPiece(table, p, x, y);
    const rank = z < piece.base - SAME_LEVEL ? away + reach : away;
    if (away > reach || rank >= least || whereIs(table, p, x, y) === IN) continue;
    best = p;
    least = rank;
  }
  return best;
}
