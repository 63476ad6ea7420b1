import { distanceToPiece, stretchToPiece, sweptPieces, type Table, tableOf } from '@vedette/engine/table';
import { type TerrainType, terrainType } from '../../data/terrain.ts';
import type { BayonetPointState } from '../../state.ts';

/** The table made ready for questions. */
export function ground(s: BayonetPointState): Table {
  return tableOf(s.terrain);
}

export function typeOf(table: Table, p: number): TerrainType {
  return terrainType(table.pieces[p]!.ground);
}

/** BP-MOV-08 */
export function isBuilding({ foot }: TerrainType): boolean {
  return foot === 'enter';
}

/** BP-MOV-07, BP-MOV-08: what one gets over, into or out of only by an action of its own. */
function isBarrier({ foot }: TerrainType): boolean {
  return foot === 'cross' || foot === 'enter';
}

interface At {
  readonly x: number;
  readonly y: number;
}

/** Walls, hedges and houses that a straight line touches, ascending. */
export function barriersBetween(table: Table, a: At, b: At): number[] {
  return piecesOnLine(table, a.x, a.y, b.x, b.y).filter((p) => isBarrier(typeOf(table, p)));
}

/** BP-GEN-15: contact is half a millimetre or less. */
export const TOUCH = 0.5;

/** Walls, hedges and houses that a base touches from outside. */
export function barriersTouched(table: Table, { x, y, radius }: At & { readonly radius: number }): number[] {
  return sweptPieces(table, radius + TOUCH, x, y, x, y).filter(
    (p) => isBarrier(typeOf(table, p)) && distanceToPiece(table, p, x, y) > 0,
  );
}

/** Pieces that a straight line between two points touches, ascending. */
export function piecesOnLine(table: Table, ax: number, ay: number, bx: number, by: number): number[] {
  return sweptPieces(table, 1, ax, ay, bx, by).filter((p) => stretchToPiece(table, p, ax, ay, bx, by) === 0);
}

/** Areas in which a base centre at this point is (BP-GEN-15). */
export function areasAt(table: Table, x: number, y: number): number[] {
  return piecesOnLine(table, x, y, x, y).filter((p) => typeOf(table, p).shape === 'area');
}

/** BP-GEN-16: the level of the ground, 0 on the plain. */
export function levelAt(table: Table, x: number, y: number): number {
  let level = 0;
  for (const p of areasAt(table, x, y)) level = Math.max(level, levelOf(table, p));
  return level;
}

export function levelOf(table: Table, p: number): number {
  const flag = table.pieces[p]!.flags.find((word) => word.startsWith('level:'));
  if (flag !== undefined) return Number(flag.slice('level:'.length));
  return typeOf(table, p).sight === 'by-level' ? 1 : 0;
}

export function pieceNamed(table: Table, id: string): number {
  return table.pieces.findIndex((piece) => piece.id === id);
}
