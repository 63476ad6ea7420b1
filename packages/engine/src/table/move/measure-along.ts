import { snap } from '../ground/grid.ts';
import type { Spot } from '../ground/piece.ts';
import type { Table } from '../ground/table.ts';
import { besideFace } from '../place/fall-face.ts';
import type { Bulk } from './gait.ts';
import { pointOn } from './interrupt.ts';
import type { Stretch, Trace } from './measure.ts';

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

/** How far a budget carries along a path. */
export function along(table: Table, bulk: Bulk, trace: Trace, budget: number, rules: AlongRules): Reached {
  let spent = 0;
  const { stretches } = trace;
  for (let i = 0; i < stretches.length; i++) {
    const stretch = stretches[i]!;
    const left = budget - spent;
    if (stretch.cost <= left + ENOUGH) {
      spent += stretch.cost;
      continue;
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

/** On a climb the figure hangs beside the face, not in it; elsewhere it is where the path says. */
function settle(table: Table, bulk: Bulk, stretch: Stretch, part: number): Spot {
  const at = pointOn(stretch, part);
  const onFace = (stretch.kind === 'climb' || stretch.kind === 'descend') && part > 0 && part < 1;
  const lands = stretch.kind === 'leap' && part === 1;
  if (!(onFace || lands) || stretch.piece < 0) return snapped(table, at);
  return besideFace(table, stretch.piece, at, bulk.radius);
}

function snapped(table: Table, spot: Spot): Spot {
  return { x: snap(spot.x, table.grid), y: snap(spot.y, table.grid), z: snap(spot.z, table.grid) };
}

/**
 * Goes back along a path from where a budget ran out to the last point that is accepted, looking every `by` of
 * length or height; null when not even the start is. For ends in a doorway, against a wall or on a friend's base.
 */
export function backAlong(
  table: Table,
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
    const whole = stretch.kind !== 'walk' && stretch.kind !== 'fly';
    const steps = whole ? 1 : Math.max(1, Math.ceil(stretch.length / by));
    for (let k = steps; k >= 0; k--) {
      const part = k / steps;
      if (i === from.stretch && part >= from.part) continue;
      const spot = snapped(table, pointOn(stretch, part));
      if (accept(spot)) return { spot, cost: cost + stretch.cost * part, stretch: i, part };
    }
  }
  return null;
}
