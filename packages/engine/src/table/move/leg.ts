import { inOneArea, insideBy } from '../ground/area.ts';
import type { Table } from '../ground/table.ts';
import type { Bulk, Gait } from './gait.ts';
import { dropAside, gatherNear } from './leg-columns.ts';
import { flightCost, flightMargin, mayBeBarred } from './leg-flight.ts';
import { armsLength } from './leg-hang.ts';
import { emptyWork, solveLeg } from './leg-solve.ts';
import type { Crossing, LegWork } from './leg-work.ts';

const NONE: readonly Crossing[] = [];
/** Rounding leaves a base that touches the table's edge a hair over it. */
const EDGE_SLACK = 1e-9;

/** Scratch for one leg at a time, so that legs over bare table make no garbage. */
const scratch: { work: LegWork | null } = { work: null };

/**
 * The exact cost of going straight from a to b over the terrain, levels included; Infinity when it cannot be
 * walked or climbed so. Figures in the way and the fit of the whole base at b are not its business.
 */
export function measureLeg(
  table: Table,
  gait: Gait,
  bulk: Bulk,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
): number {
  if (!staysOn(table, gait, bx, by) || !inOneArea(table, ax, ay, bx, by)) return Number.POSITIVE_INFINITY;
  // Most flights end on the level on which they begin.
  if (az === bz && gait.over !== 'ground' && !mayBeBarred(table, gait))
    return Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  const work = workFor(table, gait, bulk);
  const margin = gait.over === 'ground' ? Math.max(gait.clearance, bulk.radius) : flightMargin(gait, bulk);
  gatherNear(table, work.columns, ax, ay, bx, by, margin);
  if (gait.over !== 'ground') return flightCost(work, az, bz);
  const near = dropAside(table, work.columns, Math.max(gait.clearance, armsLength(table, bulk)));
  // Whoever hangs on a face may be a hair farther from it than his base is wide.
  if (near === 0 && Math.abs(az) <= gait.step && Math.abs(bz) <= gait.step) return work.columns.length;
  const end = solveLeg(work, az, bz, NONE);
  return end === null ? Number.POSITIVE_INFINITY : end.cost;
}

/** The one piece of scratch work, made out for this figure. */
export function workFor(table: Table, gait: Gait, bulk: Bulk): LegWork {
  scratch.work ??= emptyWork(table, gait, bulk);
  const { work } = scratch;
  work.table = table;
  work.gait = gait;
  work.bulk = bulk;
  work.setOut = null;
  return work;
}

/** Whether a centre here keeps the gait's margin from the table's edge. */
export function staysOn(table: Table, gait: Gait, x: number, y: number): boolean {
  return insideBy(table, x, y) >= gait.margin - EDGE_SLACK;
}
