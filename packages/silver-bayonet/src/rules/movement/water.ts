import {
  type Body,
  DIRECTIONS,
  distanceToPiece,
  groundPiecesAt,
  standingOn,
  TABLE_TOP,
  type Table,
  tableOf,
} from '@vedette/engine/table';
import type { Look } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { gaitOf, STEP } from './gait.ts';

/** SB-ATT-87: base centre in water and standing in it, not on a bridge, boat or rock above. */
export function inWater(look: Look, figure: Figure): boolean {
  return wades(look, figure) && isWater(tableOf(look.s.terrain), figure.x, figure.y, figure.z);
}

/** SB-ATT-87: no part of the base outside. */
export function wholeBaseInWater(look: Look, figure: Figure): boolean {
  return wades(look, figure) && discInWater(tableOf(look.s.terrain), figure);
}

/** The same for any base: its centre and its rim, one grid step in, for touching the bank is not leaving the water. */
function discInWater(table: Table, { x, y, z, radius }: Body): boolean {
  if (!isWater(table, x, y, z)) return false;
  const rim = radius - 1 / table.grid;
  return DIRECTIONS.every(([dx, dy]) => isWater(table, x + dx * rim, y + dy * rim, z));
}

/** SB-ATT-87.R1: whoever flies or walks through walls stays dry. */
function wades(look: Look, figure: Figure): boolean {
  return gaitOf(look, figure).over === 'ground';
}

/** A point of the table in a water piece or, within a grid step, on the seam between two. */
function isWater(table: Table, x: number, y: number, z: number): boolean {
  if (groundPiecesAt(table, x, y, z, STEP).some((p) => table.pieces[p]!.flags.includes('water'))) return true;
  const on = standingOn(table, x, y, z, STEP);
  if (on === null || on.piece !== TABLE_TOP) return false;
  return table.pieces.some(
    ({ flags, base }, p) =>
      flags.includes('water') && base <= z + STEP && distanceToPiece(table, p, x, y) <= 1 / table.grid,
  );
}
