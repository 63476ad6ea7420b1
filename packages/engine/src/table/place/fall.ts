import { besideFace, nearestOn, nearestOutline } from '../ground/face.ts';
import { OUT } from '../ground/outline.ts';
import type { Body, Spot } from '../ground/piece.ts';
import { fills, SAME_LEVEL, standingOn } from '../ground/surface.ts';
import { stretchToPiece } from '../ground/sweep.ts';
import { piecesInBox, type Table } from '../ground/table.ts';
import type { Gait } from '../move/gait.ts';
import { cutColumns, emptyColumns, gatherNear } from '../move/leg-columns.ts';
import { hangingPiece } from '../move/leg-hang.ts';
import { bottomAt, openEdges } from './fall-edges.ts';

/** A point of an unguarded edge over which a figure can fall. */
export interface Drop {
  readonly x: number;
  readonly y: number;
  /** The level at the bottom. */
  readonly z: number;
  /** How deep it is. */
  readonly drop: number;
  /** From the base edge to the point, in plan. */
  readonly distance: number;
  /** The piece whose edge it is, or that is hung on. */
  readonly piece: number;
}

export interface DropRules {
  readonly gait: Gait;
  /** How far from the base edge an edge is a danger. */
  readonly within: number;
  /** The smallest drop that counts. */
  readonly atLeast: number;
  /** How high something solid between figure and edge must be to hold it back. */
  readonly guardHeight: number;
}

const near: number[] = [];
const columns = emptyColumns();

/** Every edge a figure could fall over, nearest first; several may be equally near. */
export function dropsNear(table: Table, body: Body, rules: DropRules): Drop[] {
  const { x, y, z, radius } = body;
  const on = standingOn(table, x, y, z, rules.gait.step);
  if (on === null) return hangingDrop(table, body, rules);
  const found: Drop[] = [];
  const reach = radius + rules.within;
  const around = [...piecesInBox(table, x - reach, y - reach, x + reach, y + reach, near)];
  for (const p of around) {
    const piece = table.pieces[p]!;
    if (piece.surface !== 'stand' || Math.abs(piece.top - on.z) > rules.gait.step + SAME_LEVEL) continue;
    for (const edge of openEdges(table, p, around, rules.atLeast)) {
      const point = nearestOn(edge.x0, edge.y0, edge.x1, edge.y1, x, y);
      const distance = Math.max(0, point.away - radius);
      if (distance > rules.within + SAME_LEVEL) continue;
      if (
        heldBack(table, body, p, point.x, point.y, around, rules) ||
        !leadsTo(table, body, point.x, point.y, rules)
      )
        continue;
      found.push({
        x: point.x,
        y: point.y,
        z: edge.bottom,
        drop: piece.top - edge.bottom,
        distance,
        piece: p,
      });
    }
  }
  return found.sort((a, b) => a.distance - b.distance || a.piece - b.piece);
}

/** The nearest edge a figure could fall over; null when it is safe. */
export function nearestDrop(table: Table, body: Body, rules: DropRules): Drop | null {
  return dropsNear(table, body, rules)[0] ?? null;
}

/** The place at the bottom where the base is just clear of the wall; whether it is free is for the caller to see. */
export function landing(table: Table, body: Body, drop: Drop): Spot {
  return besideFace(table, drop.piece, { x: drop.x, y: drop.y, z: drop.z }, body.radius);
}

/** Who holds on to a side falls straight down. */
function hangingDrop(table: Table, body: Body, rules: DropRules): Drop[] {
  const p = hangingPiece(table, rules.gait, body, body.x, body.y, body.z);
  if (p < 0) return [];
  const bottom = bottomAt(table, body.x, body.y, body.z, 0);
  const drop = body.z - bottom;
  if (drop < rules.atLeast - SAME_LEVEL) return [];
  const outline = nearestOutline(table, p, body.x, body.y);
  return [{ x: outline.x, y: outline.y, z: bottom, drop, distance: 0, piece: p }];
}

/** Whether something solid and high enough stands between the figure and the edge. */
function heldBack(
  table: Table,
  body: Body,
  edged: number,
  x: number,
  y: number,
  around: readonly number[],
  rules: DropRules,
): boolean {
  const height = body.z + rules.guardHeight;
  return around.some((p) => {
    const piece = table.pieces[p]!;
    if (p === edged || !piece.solid || piece.top < height - SAME_LEVEL || piece.base > height) return false;
    return stretchToPiece(table, p, body.x, body.y, x, y) === 0;
  });
}

/** Whether the floor goes on all the way to the edge: an edge across a gap is somebody else's. */
function leadsTo(table: Table, body: Body, x: number, y: number, rules: DropRules): boolean {
  const n = gatherNear(table, columns, body.x, body.y, x, y, SAME_LEVEL);
  cutColumns(table, columns);
  for (let c = 1; c < columns.count - 1; c++) {
    const floor = columns.near.some((p, k) => {
      if (columns.where[c * n + k] === OUT || !fills(table.pieces[p]!)) return false;
      return table.top[p]! > body.z - rules.atLeast + SAME_LEVEL;
    });
    if (!floor) return false;
  }
  return true;
}
