import { IN, OUT, onEdges } from '../ground/outline.ts';
import type { Piece } from '../ground/piece.ts';
import { fills, SAME_LEVEL, slack, TABLE_TOP } from '../ground/surface.ts';
import type { Table } from '../ground/table.ts';
import type { Columns } from './leg-columns.ts';
import { canClimb } from './leg-hang.ts';
import { factorAt } from './leg-levels.ts';
import type { LegWork } from './leg-work.ts';

/** How a change of level is made. `step` costs nothing: a kerb, a slope, a ramp. */
export type RiseKind = 'step' | 'climb' | 'descend' | 'leap';

/** The cheapest change of level found, and on which piece; kept by the caller and filled again and again. */
export interface Rise {
  cost: number;
  kind: RiseKind;
  piece: number;
}

/** The cheapest way from level `z1` in a column to level `z2` in the next; cost Infinity when there is none. */
export function riseBetween(work: LegWork, column: number, z1: number, z2: number, out: Rise): void {
  out.cost = Number.POSITIVE_INFINITY;
  out.kind = 'step';
  out.piece = TABLE_TOP;
  const up = z2 - z1;
  const hangs = work.hungFrom >= 0 && z1 === work.az;
  const holdsOn = work.hungTo >= 0 && z2 === work.bz;
  // On a face there are no steps: every inch of it is climbed.
  if (Math.abs(up) <= (hangs || holdsOn ? 0 : work.gait.step) + SAME_LEVEL) {
    out.cost = 0;
    return;
  }
  const { near, where } = work.columns;
  const n = near.length;
  for (let k = 0; k < n; k++) {
    const before = where[column * n + k]!;
    const after = where[(column + 1) * n + k]!;
    const entered = before !== IN && after !== OUT;
    const left = before !== OUT && after !== IN;
    const p = near[k]!;
    if (!fills(work.table.pieces[p]!)) continue;
    if (up > 0 ? entered && sameLevel(work.table.top[p]!, z2) : left && sameLevel(work.table.top[p]!, z1)) {
      overEdge(work, column, p, z1, z2, out);
    }
  }
  if (hangs && column === 0) onFace(work, column, work.hungFrom, z1, z2, out);
  if (holdsOn && column === work.columns.count - 2) onFace(work, column, work.hungTo, z1, z2, out);
}

export function sameLevel(a: number, b: number): boolean {
  return Math.abs(a - b) <= SAME_LEVEL;
}

function overEdge(work: LegWork, column: number, p: number, z1: number, z2: number, out: Rise): void {
  const piece = work.table.pieces[p]!;
  if (isRamp(work.table, piece, work.columns, column)) {
    if (out.cost > 0) set(out, 0, 'step', p);
    return;
  }
  onFace(work, column, p, z1, z2, out);
}

/** Up or down the side of a piece by climbing, or down by leaping, whichever costs less. */
function onFace(work: LegWork, column: number, p: number, z1: number, z2: number, out: Rise): void {
  const { gait } = work;
  const up = z2 - z1;
  // The body moves on the lower side of the edge, so whatever hangs over that side is in the way.
  const lowerColumn = up > 0 ? column : column + 1;
  if (roofed(work, lowerColumn, p, Math.min(z1, z2), Math.max(z1, z2))) return;
  const foot = gait.stacks ? footFactor(work, lowerColumn, Math.min(z1, z2)) : 1;
  if (canClimb(gait, work.table.pieces[p]!)) {
    const cost = (up > 0 ? up * gait.climb : -up * gait.descend) * foot;
    if (cost < out.cost) set(out, cost, up > 0 ? 'climb' : 'descend', p);
  }
  // A leap ends on the ground: nobody catches hold of a face on the way down.
  const lands = !(work.hungTo >= 0 && z2 === work.bz);
  if (up < 0 && lands && gait.leap !== null && -up <= gait.leap.upTo + SAME_LEVEL) {
    const cost = -up * gait.leap.cost;
    if (cost < out.cost) set(out, cost, 'leap', p);
  }
}

function set(out: Rise, cost: number, kind: RiseKind, piece: number): void {
  out.cost = cost;
  out.kind = kind;
  out.piece = piece;
}

/** Slow ground at the foot of a climb, for gaits whose factors multiply. */
function footFactor(work: LegWork, column: number, z: number): number {
  const factor = factorAt(work, column, z);
  return Number.isFinite(factor) && factor > 0 ? factor : 1;
}

/** Whether something other than the piece climbed fills a column between two heights. */
export function roofed(work: LegWork, column: number, climbed: number, low: number, high: number): boolean {
  const { near, where } = work.columns;
  for (let k = 0; k < near.length; k++) {
    const p = near[k]!;
    if (p === climbed || where[column * near.length + k] !== IN) continue;
    if (!fills(work.table.pieces[p]!)) continue;
    if (work.table.base[p]! < high - SAME_LEVEL && work.table.top[p]! > low + SAME_LEVEL) return true;
  }
  return false;
}

/** Whether the crossing between this column and the next goes over a slope's edge or a ramp of the piece. */
export function isRamp(table: Table, piece: Piece, columns: Columns, column: number): boolean {
  if (piece.surface === 'slope') return true;
  if (piece.ramps.length === 0) return false;
  const t = columns.cuts[column]!;
  const x = columns.ax + t * (columns.bx - columns.ax);
  const y = columns.ay + t * (columns.by - columns.ay);
  return onEdges(piece.ramps, x, y, slack(table));
}
