import type { Spot } from '../ground/piece.ts';
import type { Table } from '../ground/table.ts';
import type { Bulk, Gait } from '../move/gait.ts';
import type { Waypoint } from '../move/measure.ts';
import type { Obstacle } from '../move/obstacle.ts';
import { arrivalAt, type Found, stepsTo } from './arrival.ts';
import { discsOf, endsInDisc } from './disc.ts';
import { MAY_STOP } from './disc-marks.ts';
import { mayEnd } from './goal.ts';
import { latticeOf } from './lattice.ts';
import { newSearch, type Search } from './search.ts';
import { spread } from './spread.ts';
import { leaveStart } from './start.ts';

export interface ReachOptions {
  /** Distance between lattice points. */
  readonly resolution: number;
}

/**
 * The ground a figure can get to within its budget, on this table: at a link to another board the walk ends, its end
 * is one of the places. Entry 0 is the start.
 */
export interface Reach {
  readonly resolution: number;
  readonly budget: number;
  readonly count: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly cost: Float64Array;
  /** 1: the figure may end here. */
  readonly stop: Uint8Array;
  /** The entry one comes straight from; -1 at the start. */
  readonly parent: Int32Array;
  /** Cost of getting to any point; Infinity when it cannot within the budget. Without `z`: its cheapest level. */
  costAt(x: number, y: number, z?: number): number;
  /** Whether a figure that got to this point may end there. */
  canStopAt(x: number, y: number, z: number): boolean;
  /** The way to a point, start and point included; null when it is out of reach. */
  pathTo(x: number, y: number, z?: number): Waypoint[] | null;
}

/** Everything within `budget` of the start, each place with the cost of the way to it. */
export function reach(
  table: Table,
  gait: Gait,
  bulk: Bulk,
  start: Spot,
  budget: number,
  obstacles: readonly Obstacle[],
  options: ReachOptions,
): Reach {
  const lattice = latticeOf(table, gait, bulk, options.resolution);
  const far = lattice.leastFactor > 0 ? budget / lattice.leastFactor : Number.POSITIVE_INFINITY;
  const discs = discsOf(table, obstacles, bulk, start, far);
  const search = newSearch(lattice, start, discs, budget);
  leaveStart(search);
  spread(search, null);
  return packed(search, budget);
}

function packed(search: Search, budget: number): Reach {
  const { lattice, order, closed, discs } = search;
  const { start } = lattice;
  const count = closed + 1;
  // One block of memory for all lists: seven small ones would cost more than filling them.
  const memory = new ArrayBuffer(count * 41);
  const found: Found = {
    lattice,
    discs,
    budget,
    x: new Float64Array(memory, 0, count),
    y: new Float64Array(memory, count * 8, count),
    z: new Float64Array(memory, count * 16, count),
    cost: new Float64Array(memory, count * 24, count),
    node: new Int32Array(memory, count * 32, count),
    parent: new Int32Array(memory, count * 36, count),
    stop: new Uint8Array(memory, count * 40, count),
  };
  found.node[0] = start;
  found.node.set(order.subarray(0, closed), 1);
  found.x[0] = lattice.x[start]!;
  found.y[0] = lattice.y[start]!;
  found.z[0] = lattice.z[start]!;
  found.parent[0] = -1;
  found.stop[0] = endsInDisc(discs, found.x[0], found.y[0], found.z[0]) ? 0 : 1;
  fillSurveyed(search, found);
  fillOthers(search, found);
  return { resolution: lattice.resolution, count, ...found, ...questions(found) };
}

/** Places that lie straight from the start, which is entry 0, on its level. */
function fillSurveyed(search: Search, found: Found): void {
  const { surveyed, mark, sureParent: entryOf } = search;
  const { node: nodes, stop } = found;
  found.x.set(search.seenX.subarray(0, surveyed), 1);
  found.y.set(search.seenY.subarray(0, surveyed), 1);
  found.cost.set(search.seenCost.subarray(0, surveyed), 1);
  found.z.fill(found.z[0]!, 1, surveyed + 1);
  for (let i = 1; i <= surveyed; i++) {
    const node = nodes[i]!;
    entryOf[node] = i;
    stop[i] = mark[node]! & MAY_STOP;
  }
}

function fillOthers(search: Search, found: Found): void {
  const { lattice, cost, parent, mark, sureParent: entryOf } = search;
  const { x: latticeX, y: latticeY, z: latticeZ, start } = lattice;
  const { node: nodes, x, y, z, cost: costs, stop, parent: parents } = found;
  entryOf[start] = 0;
  for (let i = search.surveyed + 1; i < nodes.length; i++) {
    const node = nodes[i]!;
    entryOf[node] = i;
    x[i] = latticeX[node]!;
    y[i] = latticeY[node]!;
    z[i] = latticeZ[node]!;
    costs[i] = cost[node]!;
    stop[i] = mark[node]! & MAY_STOP;
    parents[i] = entryOf[parent[node]!]!;
  }
}

function questions(found: Found): Pick<Reach, 'costAt' | 'canStopAt' | 'pathTo'> {
  const arrival = (x: number, y: number, z?: number) => arrivalAt(found, x, y, z);
  return {
    costAt: (x, y, z) => arrival(x, y, z)?.cost ?? Number.POSITIVE_INFINITY,
    canStopAt: (x, y, z) => mayEnd(found.lattice, found.discs, { x, y, z }),
    pathTo: (x, y, z) => {
      const last = arrival(x, y, z);
      return last === null ? null : stepsTo(found, last);
    },
  };
}
