import { empty } from '../ground/empty.ts';
import { IN, OUT } from '../ground/outline.ts';
import { SAME_LEVEL } from '../ground/surface.ts';
import { stretchToPiece } from '../ground/sweep.ts';
import type { Table } from '../ground/table.ts';
import type { Bulk, Gait } from './gait.ts';
import { flagged } from './gait.ts';
import { cutColumns } from './leg-columns.ts';
import { isRamp, sameLevel } from './leg-rise.ts';
import { barsFlight } from './leg-sides.ts';
import type { LegWork } from './leg-work.ts';

/** A line this near to a piece's box meets it. */
const BESIDE = 1e-6;
/** A handful of kinds of movers fly in a game. */
const KEPT_PER_TABLE = 12;

/** Levels a flight may be at in a column and in the one before it, and the least that was paid to be there. */
const levels: number[] = [];
const paid: number[] = [];
const before: number[] = [];
const paidBefore: number[] = [];

/**
 * Over or through everything: length in plan and the changes of level, but for those that cost nobody anything
 * (a slope, a ramp, a step).
 */
export function flightCost(work: LegWork, az: number, bz: number): number {
  const { gait, columns } = work;
  if (gait.barred.length > 0 && isBarred(work, az)) return Number.POSITIVE_INFINITY;
  const most = levelCost(gait, az, bz);
  if (most === 0) return columns.length;
  keepSurfacesMet(work);
  return columns.length + (easesLevels(work) ? leastLevelCost(work, az, bz) : most);
}

/** How far from a flight the pieces lie that may bar it. */
export function flightMargin({ barred, clearance }: Gait, { radius }: Bulk): number {
  return barred.length > 0 ? Math.max(clearance, radius) : 0;
}

const bars = new WeakMap<Table, Map<Gait['barred'], boolean>>();
/** Of one flyer it is asked for node after node. */
const last: { table: Table | null; barred: Gait['barred'] | null; any: boolean } = {
  table: null,
  barred: null,
  any: false,
};

/** Whether a table has anything at all that a flight may not cross. */
export function mayBeBarred(table: Table, { barred }: Gait): boolean {
  if (barred.length === 0) return false;
  if (last.table === table && last.barred === barred) return last.any;
  let known = bars.get(table);
  if (known === undefined) {
    known = new Map();
    bars.set(table, known);
  }
  let any = known.get(barred);
  if (any === undefined) {
    any = table.pieces.some(({ flags }) => flagged(flags, barred));
    if (known.size >= KEPT_PER_TABLE) known.clear();
    known.set(barred, any);
  }
  last.table = table;
  last.barred = barred;
  last.any = any;
  return any;
}

function isBarred(work: LegWork, az: number): boolean {
  const { table, gait, columns } = work;
  for (const p of columns.near) {
    const { flags, solid } = table.pieces[p]!;
    if (!flagged(flags, gait.barred)) continue;
    if (stretchToPiece(table, p, columns.ax, columns.ay, columns.bx, columns.by) === 0) return true;
    if (solid && barsFlight(work, p, az)) return true;
  }
  return false;
}

function levelCost(gait: Gait, from: number, to: number): number {
  return to > from ? (to - from) * gait.climb : to < from ? (from - to) * gait.descend : 0;
}

/** Leaves of the pieces near those with a surface whose box the line meets: nothing else matters to a level. */
function keepSurfacesMet({ table, columns }: LegWork): void {
  const { near, ax, ay, bx, by, length } = columns;
  const [dx, dy] = [bx - ax, by - ay];
  let kept = 0;
  for (let k = 0; k < near.length; k++) {
    const p = near[k]!;
    if (table.pieces[p]!.surface === 'none') continue;
    const [left, right, bottom, top] = [table.minX[p]!, table.maxX[p]!, table.minY[p]!, table.maxY[p]!];
    const aside = Math.abs(dx * (bottom + top - 2 * ay) - dy * (left + right - 2 * ax));
    if (aside > Math.abs(dx) * (top - bottom) + Math.abs(dy) * (right - left) + BESIDE * length) continue;
    near[kept++] = p;
  }
  while (near.length > kept) near.pop();
}

/** Whether something near the leg could change a level for nothing. */
function easesLevels({ table, gait, columns: { near } }: LegWork): boolean {
  for (let k = 0; k < near.length; k++) {
    const p = near[k]!;
    const piece = table.pieces[p]!;
    if (piece.surface === 'slope' || piece.ramps.length > 0 || Math.abs(piece.top) <= gait.step + SAME_LEVEL)
      return true;
    for (let i = 0; i < k; i++) {
      if (Math.abs(table.top[near[i]!]! - piece.top) <= gait.step + SAME_LEVEL) return true;
    }
  }
  return false;
}

/** The least that changes of level cost on the way, column by column. */
function leastLevelCost(work: LegWork, az: number, bz: number): number {
  const { table, columns } = work;
  cutColumns(table, columns);
  const last = columns.count - 1;
  empty(levels);
  empty(paid);
  levels.push(az);
  paid.push(0);
  for (let c = 1; c <= last; c++) {
    empty(before);
    empty(paidBefore);
    for (let i = 0; i < levels.length; i++) {
      before.push(levels[i]!);
      paidBefore.push(paid[i]!);
    }
    if (c === last) {
      empty(levels);
      levels.push(bz);
    } else levelsOver(work, c, az, bz);
    empty(paid);
    for (let i = 0; i < levels.length; i++) paid.push(leastPaid(work, c, levels[i]!));
  }
  return paid[0]!;
}

function leastPaid(work: LegWork, column: number, z: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < before.length; i++) {
    const from = before[i]!;
    if (paidBefore[i]! >= least) continue;
    const cost = isEased(work, column - 1, from, z) ? 0 : levelCost(work.gait, from, z);
    least = Math.min(least, paidBefore[i]! + cost);
  }
  return least;
}

/** The levels at which it can be worth while to be in a column: those of both ends, and what can be stood on. */
function levelsOver({ table, columns }: LegWork, column: number, az: number, bz: number): void {
  const { near, where } = columns;
  empty(levels);
  levels.push(az);
  if (bz !== az) levels.push(bz);
  if (az !== 0 && bz !== 0) levels.push(0);
  for (let k = 0; k < near.length; k++) {
    const p = near[k]!;
    if (where[column * near.length + k] === OUT) continue;
    if (!levels.includes(table.top[p]!)) levels.push(table.top[p]!);
  }
}

/** Whether between a column and the next an edge is crossed by which whoever walks changes between these levels free. */
function isEased(work: LegWork, column: number, z1: number, z2: number): boolean {
  const { table, gait, columns } = work;
  const { near, where } = columns;
  const n = near.length;
  const steps =
    Math.abs(z2 - z1) <= gait.step + SAME_LEVEL &&
    isSurface(work, column, z1) &&
    isSurface(work, column + 1, z2);
  for (let k = 0; k < n; k++) {
    const piece = table.pieces[near[k]!]!;
    const here = where[column * n + k]!;
    const next = where[(column + 1) * n + k]!;
    const crossed = z2 > z1 ? here !== IN && next !== OUT : here !== OUT && next !== IN;
    if (!crossed || !sameLevel(table.top[near[k]!]!, z2 > z1 ? z2 : z1)) continue;
    if (steps || isRamp(table, piece, columns, column)) return true;
  }
  return false;
}

function isSurface({ table, columns }: LegWork, column: number, z: number): boolean {
  const { near, where } = columns;
  if (sameLevel(z, 0)) return true;
  for (let k = 0; k < near.length; k++) {
    if (where[column * near.length + k] !== OUT && sameLevel(table.top[near[k]!]!, z)) return true;
  }
  return false;
}
