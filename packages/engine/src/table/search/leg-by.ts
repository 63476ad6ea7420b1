import type { Table } from '../ground/table.ts';
import type { Bulk, Gait } from '../move/gait.ts';
import { measureJump } from '../move/leg-jump.ts';
import type { Waypoint } from '../move/measure.ts';
import type { Disc } from './disc.ts';
import { leadsIntoTrap, legCost } from './trap.ts';

/** Whose way is looked for, and among whom. */
export interface Mover {
  readonly table: Table;
  readonly gait: Gait;
  readonly bulk: Bulk;
  readonly discs: readonly Disc[];
  /** The most that one leg with a jump in it may cost. */
  readonly longestJump: number;
}

/** What a leg costs that is walked, climbed, flown or jumped, as its end says. */
export function legBy(mover: Mover, a: Waypoint, b: Waypoint, caught = false): number {
  const { table, gait, bulk, longestJump } = mover;
  if (b.by !== 'jump') return legCost(table, gait, bulk, a, b, caught);
  if (leadsIntoTrap(table, gait, a, b, caught)) return Number.POSITIVE_INFINITY;
  const cost = measureJump(table, gait, bulk, a, b);
  return cost <= longestJump ? cost : Number.POSITIVE_INFINITY;
}
