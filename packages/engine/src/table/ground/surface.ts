import { IN, OUT, whereIs } from './outline.ts';
import type { Piece } from './piece.ts';
import { piecesInBox, type Table } from './table.ts';

/** Levels closer than this are the same level. */
export const SAME_LEVEL = 1e-6;

/** The bare table, where `standingOn` and others name a piece. */
export const TABLE_TOP = -1;

const near: number[] = [];

/** How much a base may bite into a side: positions are rounded, so touching may come out as a hair less. */
export function slack(table: Table): number {
  return 1 / table.grid;
}

/** A place to stand: a level and the piece that offers it, or `TABLE_TOP`. */
export interface Level {
  readonly z: number;
  readonly piece: number;
}

/** The table where no piece is. */
const BARE: Level = { z: 0, piece: TABLE_TOP };

/** Whether the inside of a piece is full, so that a figure there stands on top of it or under it, never in it. */
export function fills(piece: Piece): boolean {
  return piece.solid || piece.surface !== 'none';
}

/** How far one may go up through a piece's side without noticing it: only what is no place to stand is ignored. */
export function sill(piece: Piece, step: number): number {
  return piece.surface === 'none' ? step : SAME_LEVEL;
}

/** The levels at a point that can be stood on, lowest first. Whether a body fits below the next one is not asked. */
export function surfacesAt(table: Table, x: number, y: number): Level[] {
  const levels: Level[] = [];
  let buried = false;
  piecesInBox(table, x, y, x, y, near);
  if (near.length === 0) return [BARE];
  for (let k = 0; k < near.length; k++) {
    const p = near[k]!;
    const piece = table.pieces[p]!;
    if (piece.surface === 'none') continue;
    const at = whereIs(table, p, x, y);
    if (at === OUT) continue;
    if (at === IN && piece.base <= SAME_LEVEL && piece.top > SAME_LEVEL) buried = true;
    levels.push({ z: piece.top, piece: p });
  }
  if (!buried && !levels.some((level) => level.z === 0)) levels.push(BARE);
  return levels.sort((a, b) => a.z - b.z || a.piece - b.piece);
}

/** The surface a figure at this level stands on: the nearest within `step`; null when it hangs or floats. */
export function standingOn(table: Table, x: number, y: number, z: number, step: number): Level | null {
  piecesInBox(table, x, y, x, y, near);
  if (near.length === 0) return Math.abs(z) <= step + SAME_LEVEL ? BARE : null;
  let best: Level | null = null;
  for (const level of surfacesAt(table, x, y)) {
    const off = Math.abs(level.z - z);
    if (off <= step + SAME_LEVEL && (best === null || off < Math.abs(best.z - z))) best = level;
  }
  return best;
}

/**
 * The pieces whose ground a figure at this level is on: what it stands on, and the areas spread over that.
 * What lies below another piece it stands on is left out.
 */
export function groundPiecesAt(table: Table, x: number, y: number, z: number, step: number): number[] {
  const on = standingOn(table, x, y, z, step);
  const found: number[] = [];
  if (on === null) return found;
  piecesInBox(table, x, y, x, y, near);
  for (let k = 0; k < near.length; k++) {
    const p = near[k]!;
    if (p !== on.piece && !(spreadsAt(table.pieces[p]!, on.z, step) && whereIs(table, p, x, y) === IN))
      continue;
    found.push(p);
  }
  return found;
}

/** The ground classes underfoot, each once; empty on the bare table. */
export function groundAt(table: Table, x: number, y: number, z: number, step: number): string[] {
  return [...new Set(groundPiecesAt(table, x, y, z, step).map((p) => table.pieces[p]!.ground))];
}

/** Whether an area piece is the ground of those who stand at this level. */
export function spreadsAt(piece: Piece, z: number, step: number): boolean {
  return !fills(piece) && piece.base >= z - SAME_LEVEL && piece.base <= z + step + SAME_LEVEL;
}
