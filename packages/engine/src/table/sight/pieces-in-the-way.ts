import { SIGHT_CLEAR, SIGHT_SOLID, type Table } from '../ground/table.ts';
import { ASIDE, type Fan, inTheWay, OUTSIDE } from './fan.ts';
import type { SightRules } from './rules.ts';

/** A list of pieces with what `inTheWay` said of each; only the first `count` entries mean anything. */
export interface PieceList {
  pieces: Int32Array;
  heights: Uint8Array;
  count: number;
}

export function newPieceList(): PieceList {
  return { pieces: new Int32Array(64), heights: new Uint8Array(64), count: 0 };
}

/** Whether the box of piece `p`, taken to reach from `base` to `top`, is in the fan's way; see `inTheWay`. */
export function pieceInTheWay(fan: Fan, table: Table, p: number, base: number, top: number): number {
  const { axisX, axisY } = fan;
  const minX = table.minX[p]!;
  const minY = table.minY[p]!;
  const halfX = (table.maxX[p]! - minX) / 2;
  const halfY = (table.maxY[p]! - minY) / 2;
  const x = minX + halfX - fan.eyeX;
  const y = minY + halfY - fan.eyeY;
  const slantX = Math.abs(axisX);
  const slantY = Math.abs(axisY);
  const offset = x * axisY - y * axisX;
  const halfAcross = halfX * slantY + halfY * slantX;
  // Most pieces are well to one side: this alone settles them.
  if (offset - halfAcross > fan.rightmost + ASIDE || offset + halfAcross < fan.leftmost - ASIDE)
    return OUTSIDE;
  return inTheWay(fan, x * axisX + y * axisY, offset, halfX * slantX + halfY * slantY, halfAcross, base, top);
}

/** Sorts the pieces that may matter to the fan into solid and obscuring ones. */
export function gather(
  fan: Fan,
  table: Table,
  rules: SightRules,
  solid: PieceList,
  obscuring: PieceList,
): void {
  const { sight, base, top } = table;
  const { ignores } = rules;
  const total = sight.length;
  solid.count = 0;
  obscuring.count = 0;
  if (total > solid.pieces.length) makeRoom(solid, total);
  if (total > obscuring.pieces.length) makeRoom(obscuring, total);
  for (let p = 0; p < total; p++) {
    if (sight[p] === SIGHT_CLEAR) continue;
    const heights = pieceInTheWay(fan, table, p, base[p]!, top[p]!);
    if (heights === OUTSIDE) continue;
    if (ignores?.(p)) continue;
    const list = sight[p] === SIGHT_SOLID ? solid : obscuring;
    list.pieces[list.count] = p;
    list.heights[list.count++] = heights;
  }
}

function makeRoom(list: PieceList, total: number): void {
  list.pieces = new Int32Array(total);
  list.heights = new Uint8Array(total);
}
