import { IN, whereIs } from '../ground/outline.ts';
import { overlaps } from '../ground/overlap.ts';
import type { Body } from '../ground/piece.ts';
import { fills, groundPiecesAt, SAME_LEVEL, sill, slack, standingOn } from '../ground/surface.ts';
import { distanceToPiece } from '../ground/sweep.ts';
import { piecesInBox, type Table } from '../ground/table.ts';
import { type Gait, withGround } from './gait.ts';
import { staysOn } from './leg.ts';
import { hangingPiece } from './leg-hang.ts';

/** Why a figure cannot be at a place: over the edge, in the air, in a side, on ground it may not enter, on a base. */
export type PlaceRefusal = 'off-table' | 'floating' | 'side' | 'ground' | 'body';

export interface PlaceRules {
  readonly gait: Gait;
  /** Whether holding on to the side of a piece is a place. */
  readonly hanging?: boolean;
  /** How far bases and sides may bite into one another; one grid step when not given. */
  readonly overlap?: number;
}

const near: number[] = [];

/** Whether the figure may be where it is. */
export function legalPlace(table: Table, body: Body, others: readonly Body[], rules: PlaceRules): boolean {
  return placeRefusal(table, body, others, rules) === null;
}

/** What is wrong with a place; null when the figure may be there. */
export function placeRefusal(
  table: Table,
  body: Body,
  others: readonly Body[],
  rules: PlaceRules,
): PlaceRefusal | null {
  const { gait } = rules;
  const tolerance = rules.overlap ?? slack(table);
  if (!staysOn(table, gait, body.x, body.y)) return 'off-table';
  if (!onBareTable(table, body, gait)) {
    if (gait.over !== 'through' && inSide(table, body, gait.step, tolerance)) return 'side';
    if (!held(table, body, rules, tolerance)) return 'floating';
    for (const p of groundPiecesAt(table, body.x, body.y, body.z, gait.step)) {
      if (withGround(gait, table.pieces[p]!, Number.NaN) === Number.POSITIVE_INFINITY) return 'ground';
    }
  }
  for (let i = 0; i < others.length; i++) if (overlaps(body, others[i]!, tolerance)) return 'body';
  return null;
}

/** Whether it stands on the table with no piece under its base: most places are so, and one look tells. */
function onBareTable(table: Table, { x, y, z, radius }: Body, { step }: Gait): boolean {
  if (Math.abs(z) > step) return false;
  return piecesInBox(table, x - radius, y - radius, x + radius, y + radius, near).length === 0;
}

function held(table: Table, body: Body, rules: PlaceRules, tolerance: number): boolean {
  const { gait } = rules;
  if (standingOn(table, body.x, body.y, body.z, gait.step) !== null) return true;
  // Those who go through terrain may stand on the table inside a piece.
  if (gait.over === 'through' && Math.abs(body.z) <= gait.step) return true;
  const p = rules.hanging === true ? hangingPiece(table, gait, body, body.x, body.y, body.z) : -1;
  // The base touches the face it hangs on: nobody rests on the edge of what cannot be stood on.
  return p >= 0 && distanceToPiece(table, p, body.x, body.y) >= body.radius - tolerance;
}

/** Whether the base bites into a solid side higher than `step`, or the centre is inside a piece. */
function inSide(table: Table, body: Body, step: number, tolerance: number): boolean {
  const { x, y, z, radius } = body;
  piecesInBox(table, x - radius, y - radius, x + radius, y + radius, near);
  for (let k = 0; k < near.length; k++) {
    const p = near[k]!;
    const piece = table.pieces[p]!;
    if (!fills(piece) || piece.base >= z + body.height - SAME_LEVEL) continue;
    if (piece.top > z + sill(piece, step) + SAME_LEVEL && whereIs(table, p, x, y) === IN) return true;
    if (!piece.solid || piece.top <= z + step + SAME_LEVEL) continue;
    if (distanceToPiece(table, p, x, y) < radius - tolerance) return true;
  }
  return false;
}
