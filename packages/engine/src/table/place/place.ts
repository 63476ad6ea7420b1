import { DIRECTIONS } from '../ground/directions.ts';
import { snap } from '../ground/grid.ts';
import type { Body, Spot } from '../ground/piece.ts';
import {
  fills,
  groundPiecesAt,
  SAME_LEVEL,
  sill,
  slack,
  standingOn,
  surfacesAt,
  withGround,
} from '../ground/surface.ts';
import { piecesInBox, type Table } from '../ground/table.ts';
import type { Gait } from '../move/gait.ts';
import { staysOn } from '../move/leg.ts';
import { IN, whereIs } from '../move/leg-columns.ts';
import { hangingPiece } from '../move/leg-hang.ts';
import { distanceToPiece } from '../move/sweep.ts';

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

/** Whether two bodies would share room: bases overlap in plan and neither stands clear above the other. */
export function overlaps(a: Body, b: Body, tolerance: number): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const apart = a.radius + b.radius - tolerance;
  return apart > 0 && dx * dx + dy * dy < apart * apart && levelsClash(a, b);
}

/** Whether the levels of two bodies differ by less than the height of the lower one. */
export function levelsClash(a: Body, b: Body): boolean {
  return Math.abs(a.z - b.z) < (a.z <= b.z ? a.height : b.height) - SAME_LEVEL;
}

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
  if (gait.over !== 'through' && inSide(table, body, gait.step, tolerance)) return 'side';
  if (!held(table, body, rules)) return 'floating';
  for (const p of groundPiecesAt(table, body.x, body.y, body.z, gait.step)) {
    if (withGround(gait, table.pieces[p]!, Number.NaN) === Number.POSITIVE_INFINITY) return 'ground';
  }
  for (let i = 0; i < others.length; i++) if (overlaps(body, others[i]!, tolerance)) return 'body';
  return null;
}

function held(table: Table, body: Body, rules: PlaceRules): boolean {
  const { gait } = rules;
  if (standingOn(table, body.x, body.y, body.z, gait.step) !== null) return true;
  // Those who go through terrain may stand on the table inside a piece.
  if (gait.over === 'through' && Math.abs(body.z) <= gait.step) return true;
  return rules.hanging === true && hangingPiece(table, gait, body, body.x, body.y, body.z) >= 0;
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

export interface SearchRules extends PlaceRules {
  /** Distance from one ring of places to the next. */
  readonly ring: number;
  /** How far from the spot to look. */
  readonly limit: number;
  /** The greatest difference of level from the spot; any when not given. */
  readonly levels?: number;
  /** A further condition of the rule that places the figure. */
  readonly accept?: (body: Body) => boolean;
}

/**
 * The legal place nearest to a spot: the spot itself, then rings round it in the 72 directions, clockwise from
 * +y; null when there is none within the limit.
 */
export function nearestPlace(
  table: Table,
  body: Body,
  spot: Spot,
  others: readonly Body[],
  rules: SearchRules,
): Spot | null {
  const first = tryPlace(table, body, spot.x, spot.y, spot.z, others, rules);
  if (first !== null) return first;
  for (let k = 1; k * rules.ring <= rules.limit + SAME_LEVEL; k++) {
    const away = k * rules.ring;
    for (let d = 0; d < DIRECTIONS.length; d++) {
      const [dx, dy] = DIRECTIONS[d]!;
      const found = tryPlace(table, body, spot.x + dx * away, spot.y + dy * away, spot.z, others, rules);
      if (found !== null) return found;
    }
  }
  return null;
}

/** Tries a point on each of its levels, the one nearest to `z` first. */
function tryPlace(
  table: Table,
  body: Body,
  px: number,
  py: number,
  z: number,
  others: readonly Body[],
  rules: SearchRules,
): Spot | null {
  const x = snap(px, table.grid);
  const y = snap(py, table.grid);
  if (!staysOn(table, rules.gait, x, y)) return null;
  const levels = surfacesAt(table, x, y).sort((a, b) => Math.abs(a.z - z) - Math.abs(b.z - z) || a.z - b.z);
  for (const level of levels) {
    if (Math.abs(level.z - z) > (rules.levels ?? Number.POSITIVE_INFINITY)) break;
    const there: Body = { x, y, z: level.z, radius: body.radius, height: body.height };
    if (!legalPlace(table, there, others, rules)) continue;
    if (rules.accept === undefined || rules.accept(there)) return { x, y, z: level.z };
  }
  return null;
}
