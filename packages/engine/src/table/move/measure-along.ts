import type { Spot } from '../ground/piece.ts';
import type { Table } from '../ground/table.ts';
import type { Bulk } from './gait.ts';
import { settle, snapped } from './settle.ts';
import type { Stretch, StretchKind, Trace } from './stretch.ts';

export interface AlongRules {
  /** A leap down begun with enough left to reach its edge is finished, with nothing left. */
  readonly leapsOverspend: boolean;
  /** A jump that cannot be finished is begun all the same and leaves the figure over the gap. */
  readonly jumpsShort: boolean;
}

export interface Reached {
  /** Where the budget runs out, on the table's grid. */
  readonly spot: Spot;
  /** What was spent; never more than the budget. */
  readonly cost: number;
  /** The stretch it runs out on; the number of stretches when the whole path was gone. */
  readonly stretch: number;
  /** How far along that stretch, 0 to 1. */
  readonly part: number;
}

/** Costs are sums of fractions: a budget that misses by this little suffices. */
const ENOUGH = 1e-9;
/** One may stop part of the way along these. */
const HALVED: readonly StretchKind[] = ['walk', 'fly', 'climb', 'descend'];

/** How far a budget carries along a path; never beyond the foot of a fall. */
export function along(table: Table, bulk: Bulk, trace: Trace, budget: number, rules: AlongRules): Reached {
  let spent = 0;
  const { stretches } = trace;
  for (let i = 0; i < stretches.length; i++) {
    const stretch = stretches[i]!;
    const left = budget - spent;
    if (stretch.cost <= left + ENOUGH) {
      spent += stretch.cost;
      if (stretch.kind !== 'fall') continue;
      const cost = Math.min(spent, budget);
      return { spot: settle(table, bulk, stretch, 1), cost, stretch: i, part: 1 };
    }
    if (stretch.kind === 'leap' && rules.leapsOverspend) {
      return { spot: settle(table, bulk, stretch, 1), cost: budget, stretch: i, part: 1 };
    }
    const whole =
      stretch.kind === 'link' || stretch.kind === 'leap' || (stretch.kind === 'jump' && !rules.jumpsShort);
    const part = whole ? 0 : Math.max(0, left / stretch.cost);
    return { spot: settle(table, bulk, stretch, part), cost: whole ? spent : budget, stretch: i, part };
  }
  return {
    spot: snapped(table, trace.end),
    cost: Math.min(spent, budget),
    stretch: stretches.length,
    part: 1,
  };
}

/**
 * Goes back along a path from where a budget ran out to the last point that is accepted, looking every `by` of
 * length or height and then as near as the grid allows; null when not even the start is. For ends in a doorway, against a wall or on a friend's base.
 */
export function backAlong(
  table: Table,
  bulk: Bulk,
  trace: Trace,
  from: Reached,
  by: number,
  accept: (spot: Spot) => boolean,
): Reached | null {
  if (accept(from.spot)) return from;
  let cost = 0;
  for (let i = 0; i < Math.min(from.stretch, trace.stretches.length); i++) cost += trace.stretches[i]!.cost;
  for (let i = Math.min(from.stretch, trace.stretches.length - 1); i >= 0; i--) {
    const stretch = trace.stretches[i]!;
    if (i < from.stretch) cost -= stretch.cost;
    const whole = !HALVED.includes(stretch.kind);
    const steps = whole ? 1 : Math.max(1, Math.ceil(Math.max(stretch.length, Math.abs(stretch.rise)) / by));
    for (let k = steps; k >= 0; k--) {
      const part = k / steps;
      if (i === from.stretch && part >= from.part) continue;
      if (!accept(settle(table, bulk, stretch, part))) continue;
      const most = i === from.stretch ? Math.min(from.part, (k + 1) / steps) : (k + 1) / steps;
      const best = whole || k === steps ? part : farthest(table, bulk, stretch, part, most, accept);
      return {
        spot: settle(table, bulk, stretch, best),
        cost: cost + stretch.cost * best,
        stretch: i,
        part: best,
      };
    }
  }
  return null;
}

/** Halves the last step back, down to the grid, between a point that is accepted and one that is not. */
function farthest(
  table: Table,
  bulk: Bulk,
  stretch: Stretch,
  accepted: number,
  refused: number,
  accept: (spot: Spot) => boolean,
): number {
  let [low, high] = [accepted, refused];
  const size = Math.max(stretch.length, Math.abs(stretch.rise));
  while ((high - low) * size * table.grid > 1) {
    const middle = (low + high) / 2;
    if (accept(settle(table, bulk, stretch, middle))) low = middle;
    else high = middle;
  }
  return low;
}
