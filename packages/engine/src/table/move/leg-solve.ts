import { EDGE, IN } from '../ground/outline.ts';
import { fills, SAME_LEVEL } from '../ground/surface.ts';
import type { Table } from '../ground/table.ts';
import type { Bulk, Gait } from './gait.ts';
import { cutColumns, emptyColumns } from './leg-columns.ts';
import { hangingPiece } from './leg-hang.ts';
import { factorAt, levelsIn } from './leg-levels.ts';
import { type Rise, type RiseKind, riseBetween } from './leg-rise.ts';
import type { Crossing, LegWork } from './leg-work.ts';

/** A level the centre can be at in a column, and the cheapest way it got there. */
export interface State {
  readonly z: number;
  readonly factor: number;
  readonly cost: number;
  readonly from: State | null;
  /** The change of level on entering this column. */
  readonly rise: RiseKind;
  readonly riseCost: number;
  readonly risePiece: number;
}

const levels: number[] = [];
const rise: Rise = { cost: 0, kind: 'step', piece: -1 };

/** An unfilled piece of work; one is kept and used again for every leg. */
export function emptyWork(table: Table, gait: Gait, bulk: Bulk): LegWork {
  return {
    table,
    gait,
    bulk,
    columns: emptyColumns(),
    exempt: [],
    carried: [],
    setOut: null,
    hungFrom: -1,
    hungTo: -1,
    az: 0,
    bz: 0,
    stuckAt: 0,
  };
}

/**
 * The cheapest way along a leg whose near pieces are gathered, among all the levels the centre can be at
 * between its ends; null when there is none. `carried` is where other legs of the path go over pieces near it.
 */
export function solveLeg(work: LegWork, az: number, bz: number, carried: readonly Crossing[]): State | null {
  const { columns } = work;
  cutColumns(work.table, columns);
  const last = columns.count - 1;
  work.stuckAt = 0;
  if (!settleEnds(work, az, bz)) return null;
  noteExempt(work, carried);
  let states: State[] = [
    { z: work.az, factor: 1, cost: 0, from: null, rise: 'step', riseCost: 0, risePiece: -1 },
  ];
  for (let c = 1; c < last; c++) {
    const length = columns.length * (columns.cuts[c]! - columns.cuts[c - 1]!);
    levelsIn(work, c, levels);
    const next: State[] = [];
    for (let i = 0; i < levels.length; i++) {
      const factor = factorAt(work, c, levels[i]!);
      if (factor === Number.POSITIVE_INFINITY) continue;
      const state = cheapest(work, c, states, levels[i]!, factor, length);
      if (state !== null) next.push(state);
    }
    states = next;
    work.stuckAt = c;
    if (next.length === 0) return null;
  }
  work.stuckAt = last;
  return cheapest(work, last, states, work.bz, 1, 0);
}

function cheapest(
  work: LegWork,
  column: number,
  states: readonly State[],
  z: number,
  factor: number,
  length: number,
): State | null {
  let best: State | null = null;
  for (let i = 0; i < states.length; i++) {
    const from = states[i]!;
    riseBetween(work, column - 1, from.z, z, rise);
    const cost = from.cost + rise.cost + (length > 0 ? length * factor : 0);
    if (cost === Number.POSITIVE_INFINITY || (best !== null && cost >= best.cost)) continue;
    best = { z, factor, cost, from, rise: rise.kind, riseCost: rise.cost, risePiece: rise.piece };
  }
  return best;
}

/** Finds what the figure stands or hangs on at both ends; false when it would float. */
function settleEnds(work: LegWork, az: number, bz: number): boolean {
  const { columns } = work;
  const last = columns.count - 1;
  work.hungFrom = -1;
  work.hungTo = -1;
  const from = nearestLevel(work, 0, az, 'any');
  const to = nearestLevel(work, last, bz, 'with-room');
  work.az = Number.isNaN(from) ? az : from;
  work.bz = Number.isNaN(to) ? bz : to;
  const { table, gait, bulk } = work;
  if (Number.isNaN(from)) work.hungFrom = hangingPiece(table, gait, bulk, columns.ax, columns.ay, az);
  if (Number.isNaN(to)) work.hungTo = hangingPiece(table, gait, bulk, columns.bx, columns.by, bz);
  return !(Number.isNaN(from) && work.hungFrom < 0) && !(Number.isNaN(to) && work.hungTo < 0);
}

/** The level of an end column nearest to the one asked for, within a step; NaN when there is none. */
export function nearestLevel(work: LegWork, column: number, z: number, which: 'any' | 'with-room'): number {
  levelsIn(work, column, levels);
  let best = Number.NaN;
  for (let i = 0; i < levels.length; i++) {
    const level = levels[i]!;
    const off = Math.abs(level - z);
    if (off > work.gait.step + SAME_LEVEL || off >= Math.abs(best - z)) continue;
    if (which === 'with-room' && !fitsLevel(work, column, level)) continue;
    best = level;
  }
  return best;
}

/** Whether a point column has room for the body at a level that is not inside a piece. */
function fitsLevel(work: LegWork, column: number, z: number): boolean {
  const { near, where } = work.columns;
  for (let k = 0; k < near.length; k++) {
    const piece = work.table.pieces[near[k]!]!;
    if (where[column * near.length + k] !== IN || !fills(piece)) continue;
    const low = piece.surface === 'none' ? work.gait.step : 0;
    if (piece.base < z + work.bulk.height - SAME_LEVEL && piece.top > z + low + SAME_LEVEL) return false;
  }
  return true;
}

/** A piece that the centre goes over, or up to whose very edge it climbs, does not bar the base with its side there. */
export function noteExempt(work: LegWork, carried: readonly Crossing[]): void {
  const { near, where, count } = work.columns;
  work.carried = carried;
  for (let k = 0; k < near.length; k++) {
    const p = near[k]!;
    let exempt = false;
    for (let c = 0; c < count && !exempt; c++) exempt = where[c * near.length + k] === IN;
    const top = work.table.top[p]!;
    exempt ||= where[k] === EDGE && Math.abs(work.az - top) <= SAME_LEVEL;
    exempt ||= where[(count - 1) * near.length + k] === EDGE && Math.abs(work.bz - top) <= SAME_LEVEL;
    work.exempt[k] = exempt;
  }
}
