import type { Spot } from '../ground/piece.ts';
import type { Table } from '../ground/table.ts';
import type { Bulk, Gait } from '../move/gait.ts';
import { measure, type Waypoint } from '../move/measure.ts';
import { type Disc, meetsDisc } from './disc.ts';

/** The lowest and the highest level a leg leads over. */
export interface LegLevels {
  readonly low: number;
  readonly high: number;
}

/** A leg along the edge of a roof or a slope may dip below both its ends, one over a wall rise above them. */
export function levelsOfLeg(table: Table, gait: Gait, bulk: Bulk, a: Spot, b: Waypoint): LegLevels {
  let low = Math.min(a.z, b.z);
  let high = Math.max(a.z, b.z);
  for (const { from, to } of measure(table, gait, bulk, [a, b]).stretches) {
    low = Math.min(low, from.z, to.z);
    high = Math.max(high, from.z, to.z);
  }
  return { low, high };
}

/** Whether no figure stands in the way of a leg that can be walked, climbed, flown or jumped. */
export function legIsClear(
  table: Table,
  gait: Gait,
  bulk: Bulk,
  discs: readonly Disc[],
  a: Spot,
  b: Waypoint,
): boolean {
  // Most legs have no disc near them on any level.
  const any = Number.POSITIVE_INFINITY;
  if (!meetsDisc(discs, a.x, a.y, b.x, b.y, -any, any)) return true;
  for (const { from, to } of measure(table, gait, bulk, [a, b]).stretches) {
    if (meetsDisc(discs, from.x, from.y, to.x, to.y, Math.min(from.z, to.z), Math.max(from.z, to.z)))
      return false;
  }
  return true;
}
