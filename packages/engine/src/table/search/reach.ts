import type { Spot } from '../ground/piece.ts';
import type { Table } from '../ground/table.ts';
import type { Bulk, Gait } from '../move/gait.ts';
import type { Waypoint } from '../move/measure.ts';
import type { Obstacle } from '../move/obstacle.ts';
import { arrivalAt, type Found, stepsTo } from './arrival.ts';
import { mayEnd } from './goal.ts';
import { latticeOf } from './lattice.ts';
import { discsOf, endsInDisc } from './obstacles.ts';
import { newSearch, type Search } from './search.ts';
import { spread } from './spread.ts';
import { leaveStart } from './start.ts';

export interface ReachOptions {
  /** Distance between lattice points. */
  readonly resolution: number;
}

/** The ground a figure can get to within its budget. Entry 0 is the start. */
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
  const discs = discsOf(obstacles, bulk, start, far);
  const search = newSearch(lattice, start, discs, budget);
  leaveStart(search);
  spread(search, null);
  return packed(search, budget);
}

function packed(search: Search, budget: number): Reach {
  const { lattice, order, closed, discs, cost, parent, mark } = search;
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
  const { node: nodes, x, y, z, cost: costs, stop, parent: parents } = found;
  const entryOf = search.sureParent;
  nodes[0] = lattice.start;
  x[0] = lattice.x[lattice.start]!;
  y[0] = lattice.y[lattice.start]!;
  z[0] = lattice.z[lattice.start]!;
  stop[0] = endsInDisc(discs, x[0], y[0], z[0]) ? 0 : 1;
  parents[0] = -1;
  entryOf[lattice.start] = 0;
  for (let i = 1; i < count; i++) {
    const node = order[i - 1]!;
    entryOf[node] = i;
    nodes[i] = node;
    x[i] = lattice.x[node]!;
    y[i] = lattice.y[node]!;
    z[i] = lattice.z[node]!;
    costs[i] = cost[node]!;
    stop[i] = mark[node]! & 1;
    parents[i] = entryOf[parent[node]!]!;
  }
  return { resolution: lattice.resolution, count, ...found, ...questions(found) };
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
