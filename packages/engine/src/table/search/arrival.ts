import { surfacesAt } from '../ground/surface.ts';
import type { Waypoint } from '../move/measure.ts';
import type { Disc } from './disc.ts';
import type { Lattice } from './lattice-parts.ts';
import { legIsClear } from './leg-clear.ts';
import { reachedFrom } from './reached-from.ts';
import { legCost } from './trap.ts';

/** What a finished search found, as its own copy: closed nodes in order, the start first. */
export interface Found {
  readonly lattice: Lattice;
  readonly discs: readonly Disc[];
  readonly budget: number;
  readonly node: Int32Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly cost: Float64Array;
  readonly stop: Uint8Array;
  readonly parent: Int32Array;
}

/** The last leg to a point off the lattice. */
export interface Arrival {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** The entry it comes from. */
  readonly from: number;
  readonly cost: number;
}

const entries = new WeakMap<Found['node'], Int32Array>();

/** Which entry belongs to which node, less one. Made when first asked for: shading never does. */
function entriesOf(found: Found): Int32Array {
  let known = entries.get(found.node);
  if (known === undefined) {
    known = new Int32Array(found.lattice.x.length);
    for (let i = 0; i < found.node.length; i++) known[found.node[i]!] = i + 1;
    entries.set(found.node, known);
  }
  return known;
}

/** How many lattice steps round a point the last leg may come from. */
const LAST_STEPS = 2;

/** The cheapest way to a point, by a straight leg from a node near it or from the corner before that node. */
export function arrivalAt(found: Found, x: number, y: number, z?: number): Arrival | null {
  if (z !== undefined) return arrivalAtLevel(found, x, y, z);
  let best: Arrival | null = null;
  for (const level of surfacesAt(found.lattice.table, x, y)) {
    const arrival = arrivalAtLevel(found, x, y, level.z);
    if (arrival !== null && (best === null || arrival.cost < best.cost)) best = arrival;
  }
  return best;
}

function arrivalAtLevel(found: Found, x: number, y: number, z: number): Arrival | null {
  const { lattice } = found;
  const { resolution, columns, rows, cells, layers } = lattice;
  const known = entriesOf(found);
  const c = Math.round(x / resolution) + 1;
  const r = Math.round(y / resolution) + 1;
  const best = { x, y, z, from: 0, cost: legTo(found, 0, x, y, z) };
  const tried = new Set<number>([0]);
  const tryFrom = (entry: number): void => {
    if (entry < 0 || tried.has(entry)) return;
    tried.add(entry);
    if (found.cost[entry]! >= best.cost || lattice.trapped.has(found.node[entry]!)) return;
    const cost = found.cost[entry]! + legTo(found, entry, x, y, z);
    if (cost >= best.cost) return;
    best.from = entry;
    best.cost = cost;
  };
  for (let row = Math.max(1, r - LAST_STEPS); row <= Math.min(rows - 2, r + LAST_STEPS); row++) {
    for (
      let column = Math.max(1, c - LAST_STEPS);
      column <= Math.min(columns - 2, c + LAST_STEPS);
      column++
    ) {
      const cell = row * columns + column;
      for (let layer = 0; layer < layers; layer++) {
        const entry = known[layer * cells + cell]! - 1;
        if (entry < 0) continue;
        tryFrom(found.parent[entry]!);
        tryFrom(entry);
      }
      for (const loose of lattice.looseNear.get(cell) ?? []) tryFrom(known[loose]! - 1);
    }
  }
  for (const { landing } of lattice.ways) if (landing >= 0) tryFrom(known[landing]! - 1);
  return best.cost <= found.budget ? best : null;
}

function legTo(found: Found, entry: number, x: number, y: number, z: number): number {
  const { table, gait, bulk } = found.lattice;
  const from = { x: found.x[entry]!, y: found.y[entry]!, z: found.z[entry]! };
  const cost = legCost(table, gait, bulk, from, { x, y, z });
  if (cost === Number.POSITIVE_INFINITY) return cost;
  return legIsClear(table, gait, bulk, found.discs, from, { x, y, z }) ? cost : Number.POSITIVE_INFINITY;
}

/** The points of the way to an arrival, start and arrival included. */
export function stepsTo(found: Found, arrival: Arrival): Waypoint[] {
  const steps: Waypoint[] = [];
  for (let entry = arrival.from; entry >= 0; entry = found.parent[entry]!) {
    const before = found.parent[entry]!;
    const spot = { x: found.x[entry]!, y: found.y[entry]!, z: found.z[entry]! };
    const from = { x: found.x[before]!, y: found.y[before]!, z: found.z[before]! };
    const costs = [found.cost[before]!, found.cost[entry]!] as const;
    const nodes = [found.node[before]!, found.node[entry]!] as const;
    steps.push(before < 0 ? spot : reachedFrom(found.lattice, from, spot, costs, nodes));
  }
  steps.reverse();
  const last = steps[steps.length - 1]!;
  if (last.x !== arrival.x || last.y !== arrival.y || last.z !== arrival.z) {
    steps.push({ x: arrival.x, y: arrival.y, z: arrival.z });
  }
  return steps;
}
