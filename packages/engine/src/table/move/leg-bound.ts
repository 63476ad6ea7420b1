import { IN, OUT } from '../ground/outline.ts';
import type { Spot } from '../ground/piece.ts';
import { fills, groundPiecesAt, SAME_LEVEL } from '../ground/surface.ts';
import type { Table } from '../ground/table.ts';
import { flagged, type Gait, withGround } from './gait.ts';
import { cutColumns, gatherNear } from './leg-columns.ts';
import { hangingPiece } from './leg-hang.ts';
import { factorAt, levelsIn } from './leg-levels.ts';
import { type Rise, riseBetween, roofed, sameLevel } from './leg-rise.ts';
import { flightBarred } from './leg-sides.ts';
import { nearestLevel, noteExempt } from './leg-solve.ts';
import type { Crossing, LegWork } from './leg-work.ts';

/** Where the centre can be in a column of a leg that jumps or drops, and the cheapest way it got there. */
export interface Bound {
  /** The level stood on, or taken off from while in the air. */
  readonly z: number;
  readonly air: boolean;
  /** Cost per unit of length here; in the air that of the jump. */
  readonly factor: number;
  readonly cost: number;
  /** Height fallen so far: the less the better, whatever the cost. */
  readonly fallen: number;
  readonly from: Bound | null;
  /** Height dropped on entering this column, by more than a step, and the edge it was dropped from. */
  readonly drop: number;
  readonly dropPiece: number;
}

const rise: Rise = { cost: 0, kind: 'step', piece: -1 };
const levels: number[] = [];
const NO_WAY = Number.POSITIVE_INFINITY;

/**
 * The cheapest way along a leg that jumps (over what cannot be walked at the level of the take-off) or drops (any
 * depth, off edges on the way); null when there is none. What lies before, between and after is walked.
 */
export function solveBound(
  work: LegWork,
  a: Spot,
  b: Spot,
  by: 'jump' | 'drop',
  carried: readonly Crossing[],
): Bound | null {
  const { table, gait, bulk, columns } = work;
  if (by === 'jump' && gait.jump === null) return null;
  gatherNear(table, columns, a.x, a.y, b.x, b.y, Math.max(gait.clearance, bulk.radius));
  cutColumns(table, columns);
  const start = setOut(work, a, by);
  const last = columns.count - 1;
  work.bz = nearestLevel(work, last, b.z, 'with-room');
  if (start === null || Number.isNaN(work.bz)) return null;
  noteExempt(work, carried);
  let states: Bound[] = [start];
  for (let c = 1; c < last && states.length > 0; c++) {
    const length = columns.length * (columns.cuts[c]! - columns.cuts[c - 1]!);
    const next: Bound[] = [];
    addGround(work, c, states, length, by, next);
    if (by === 'jump') addAir(work, c, states, length, next);
    states = next;
  }
  const end = cheapest(work, last, states, work.bz, 1, 0, by);
  return end !== null && by === 'drop' && !dropped(end) ? null : end;
}

function dropped(end: Bound): boolean {
  for (let state: Bound | null = end; state !== null; state = state.from) if (state.drop > 0) return true;
  return false;
}

/** Who jumps may set out from over the gap, where an earlier jump left off; who drops may hang on a face. */
function setOut(work: LegWork, a: Spot, by: 'jump' | 'drop'): Bound | null {
  const { table, gait, bulk } = work;
  work.hungFrom = -1;
  work.hungTo = -1;
  const stood = nearestLevel(work, 0, a.z, 'any');
  work.az = Number.isNaN(stood) ? a.z : stood;
  if (!Number.isNaN(stood)) return startFrom(work.az, 'ground', takeOffFactor(table, gait, a));
  if (by === 'jump') return startFrom(work.az, 'air', gait.jump!.cost);
  work.hungFrom = hangingPiece(table, gait, bulk, a.x, a.y, a.z);
  return work.hungFrom < 0 ? null : startFrom(work.az, 'ground', 1);
}

function startFrom(z: number, on: 'ground' | 'air', factor: number): Bound {
  return { z, air: on === 'air', factor, cost: 0, fallen: 0, from: null, drop: 0, dropPiece: -1 };
}

function takeOffFactor(table: Table, gait: Gait, a: Spot): number {
  let factor = Number.NaN;
  for (const p of groundPiecesAt(table, a.x, a.y, a.z, gait.step))
    factor = withGround(gait, table.pieces[p]!, factor);
  return Number.isFinite(factor) ? factor : 1;
}

function addGround(
  work: LegWork,
  column: number,
  states: readonly Bound[],
  length: number,
  by: 'jump' | 'drop',
  next: Bound[],
): void {
  levelsIn(work, column, levels);
  for (const z of levels) {
    const factor = factorAt(work, column, z);
    if (factor === NO_WAY) continue;
    const state = cheapest(work, column, states, z, factor, length, by);
    if (state !== null) next.push(state);
  }
}

/** The cheapest way onto a level of a column. */
function cheapest(
  work: LegWork,
  column: number,
  states: readonly Bound[],
  z: number,
  factor: number,
  length: number,
  by: 'jump' | 'drop',
): Bound | null {
  const { gait } = work;
  const upTo = gait.leap?.upTo ?? 0;
  let best: Bound | null = null;
  for (const from of states) {
    const down = from.z - z;
    let drop = 0;
    let dropPiece = -1;
    if (from.air ? Math.abs(down) > gait.step + SAME_LEVEL : !walksOn(work, column, from.z, z)) {
      if (down < 0) continue;
      dropPiece = from.air ? -1 : edgeLeft(work, column - 1, from.z, z);
      if (from.air ? roofed(work, column, -1, z, from.z) : dropPiece < 0) continue;
      drop = down;
    }
    const falls = drop > upTo + SAME_LEVEL;
    if (falls && by === 'jump') continue;
    const fallen = from.fallen + (falls ? drop : 0);
    const leapt = falls || drop === 0 ? 0 : drop * (gait.leap?.cost ?? 0);
    const cost = from.cost + leapt + (length > 0 ? length * factor : 0);
    if (best !== null && (fallen > best.fallen || (fallen === best.fallen && cost >= best.cost))) continue;
    best = { z, air: false, factor, cost, fallen, from, drop, dropPiece };
  }
  return best;
}

/** Whether a step, a slope or a ramp leads from one level to the other. */
function walksOn(work: LegWork, column: number, z1: number, z2: number): boolean {
  riseBetween(work, column - 1, z1, z2, rise);
  return rise.cost === 0;
}

/** The piece whose edge is left downwards between a column and the next, or whose face is let go; -1: none. */
function edgeLeft(work: LegWork, column: number, z1: number, z2: number): number {
  const { near, where } = work.columns;
  const n = near.length;
  if (column === 0 && work.hungFrom >= 0) {
    return roofed(work, 1, work.hungFrom, z2, z1) ? -1 : work.hungFrom;
  }
  for (let k = 0; k < n; k++) {
    const p = near[k]!;
    const left = where[column * n + k] !== OUT && where[(column + 1) * n + k] !== IN;
    if (!left || !fills(work.table.pieces[p]!) || !sameLevel(work.table.top[p]!, z1)) continue;
    if (!roofed(work, column + 1, p, z2, z1)) return p;
  }
  return -1;
}

function addAir(
  work: LegWork,
  column: number,
  states: readonly Bound[],
  length: number,
  next: Bound[],
): void {
  const { gait } = work;
  const jump = gait.jump!;
  for (const from of states) {
    if (walkable(work, column, from.z) || blocked(work, column, from.z, jump.height)) continue;
    const factor = from.air ? from.factor : jump.cost * (gait.stacks ? from.factor : 1);
    const cost = from.cost + length * factor;
    const { z, fallen } = from;
    next.push({ z, air: true, factor, cost, fallen, from, drop: 0, dropPiece: -1 });
  }
}

/** Whether there is ground in a column within a step of a level: nobody pays for jumping over that. */
function walkable(work: LegWork, column: number, z: number): boolean {
  levelsIn(work, column, levels);
  for (const level of levels) {
    if (Math.abs(level - z) <= work.gait.step + SAME_LEVEL && factorAt(work, column, level) !== NO_WAY)
      return true;
  }
  return false;
}

/** Whether something is too high to jump over, too near to jump past, or barred to the gait. */
function blocked(work: LegWork, column: number, z: number, height: number): boolean {
  const { table, gait, bulk, columns } = work;
  const { near, where, cuts, ax, ay } = columns;
  const [dx, dy] = [columns.bx - ax, columns.by - ay];
  const [from, to] = [cuts[column - 1]!, cuts[column]!];
  for (let k = 0; k < near.length; k++) {
    const p = near[k]!;
    const piece = table.pieces[p]!;
    if (!fills(piece)) continue;
    const inside = where[column * near.length + k] === IN;
    if (inside && flagged(piece.flags, gait.barred)) return true;
    if (piece.top <= z + Math.max(height, gait.step) + SAME_LEVEL) continue;
    if (piece.base >= z + bulk.height - SAME_LEVEL) continue;
    if (inside) return true;
    if (!piece.solid) continue;
    const [fx, fy, tx, ty] = [ax + from * dx, ay + from * dy, ax + to * dx, ay + to * dy];
    if (flightBarred(table, gait, bulk, p, z, fx, fy, tx, ty)) return true;
  }
  return false;
}
