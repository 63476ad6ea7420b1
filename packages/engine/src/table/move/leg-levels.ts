import { empty } from '../ground/empty.ts';
import { EDGE, IN, OUT } from '../ground/outline.ts';
import { fills, SAME_LEVEL, sill, spreadsAt } from '../ground/surface.ts';
import { distanceToPiece } from '../ground/sweep.ts';
import { withGround } from './gait.ts';
import { armsLength } from './leg-hang.ts';
import { bars } from './leg-sides.ts';
import type { LegWork } from './leg-work.ts';

/** Collects the levels a centre could be at in a column; what bars them is asked by `factorAt`. */
export function levelsIn(work: LegWork, column: number, out: number[]): void {
  const { table, columns } = work;
  const { near, where } = columns;
  empty(out);
  out.push(0);
  for (let k = 0; k < near.length; k++) {
    const p = near[k]!;
    if (where[column * near.length + k] === OUT || !fills(table.pieces[p]!)) continue;
    const top = table.top[p]!;
    if (!out.includes(top)) out.push(top);
  }
  if (work.hungFrom >= 0 && !out.includes(work.az)) out.push(work.az);
  if (work.hungTo >= 0 && !out.includes(work.bz)) out.push(work.bz);
}

/** Cost per unit of length at a level in a column; Infinity where the figure cannot be. */
export function factorAt(work: LegWork, column: number, z: number): number {
  const { table, gait, columns } = work;
  const { near, where } = columns;
  let factor = Number.NaN;
  let held = Math.abs(z) <= SAME_LEVEL;
  for (let k = 0; k < near.length; k++) {
    const p = near[k]!;
    const piece = table.pieces[p]!;
    const at = where[column * near.length + k]!;
    if (at === OUT || at === EDGE) {
      if (bars(work, column, k, z)) return Number.POSITIVE_INFINITY;
      if (at === OUT) continue;
    }
    if (fills(piece)) {
      if (Math.abs(piece.top - z) <= SAME_LEVEL) {
        held = true;
        factor = withGround(gait, piece, factor);
      } else if (
        at === IN &&
        piece.base < z + work.bulk.height - SAME_LEVEL &&
        piece.top > z + sill(piece, gait.step)
      ) {
        return Number.POSITIVE_INFINITY;
      }
    } else if (at === IN && spreadsAt(piece, z, gait.step)) {
      factor = withGround(gait, piece, factor);
    }
    if (factor === Number.POSITIVE_INFINITY) return factor;
  }
  if (!held) return hangingFactor(work, column, z);
  return Number.isNaN(factor) ? 1 : factor;
}

/** Moving while hanging: straight in towards the piece is part of the climb, sideways has its own cost. */
function hangingFactor(work: LegWork, column: number, z: number): number {
  let factor = Number.POSITIVE_INFINITY;
  if (work.hungFrom >= 0 && z === work.az) factor = faceFactor(work, column, work.hungFrom);
  if (work.hungTo >= 0 && z === work.bz) factor = Math.min(factor, faceFactor(work, column, work.hungTo));
  return factor;
}

function faceFactor(work: LegWork, column: number, p: number): number {
  const { table, columns, gait } = work;
  const { cuts, ax, ay, bx, by, near, where } = columns;
  const from = column === 0 ? 0 : cuts[column - 1]!;
  const to = column === columns.count - 1 ? 1 : cuts[column]!;
  const reach = armsLength(table, work.bulk);
  if (distanceToPiece(table, p, ax + from * (bx - ax), ay + from * (by - ay)) > reach)
    return Number.POSITIVE_INFINITY;
  if (distanceToPiece(table, p, ax + to * (bx - ax), ay + to * (by - ay)) > reach)
    return Number.POSITIVE_INFINITY;
  const k = near.indexOf(p);
  if (where[column * near.length + k] === IN) return Number.POSITIVE_INFINITY;
  for (let c = 0; c < columns.count; c++) if (where[c * near.length + k] !== OUT) return 1;
  return gait.traverse;
}
