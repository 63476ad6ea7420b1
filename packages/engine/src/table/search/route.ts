import { foldedDistance, inOneArea } from '../ground/area.ts';
import type { Spot } from '../ground/piece.ts';
import { SAME_LEVEL } from '../ground/surface.ts';
import type { Table } from '../ground/table.ts';
import type { Bulk, Gait } from '../move/gait.ts';
import { measure, type Waypoint } from '../move/measure.ts';
import type { Obstacle } from '../move/obstacle.ts';
import type { Trace } from '../move/stretch.ts';
import { discsOf } from './disc.ts';
import { type Goal, mayEnd, type Target, targetOf } from './goal.ts';
import { latticeOf } from './lattice.ts';
import { legBy, type Mover } from './leg-by.ts';
import { legIsClear } from './leg-clear.ts';
import { reachedFrom } from './reached-from.ts';
import { newSearch, rank, type Search } from './search.ts';
import { spread } from './spread.ts';
import { leaveStart } from './start.ts';
import { tighten } from './tighten.ts';

export interface RouteOptions {
  /** Distance between lattice points. */
  readonly resolution: number;
  /** When the goal is out of reach: go to the place within reach that is nearest to it. */
  readonly nearest?: boolean;
  /** Only ways that do not leave the area of the start. */
  readonly stays?: boolean;
  /** The most that one jump may cost, with the steps to it: who goes by stages cannot stop in the middle of it. */
  readonly longestJump?: number;
}

export interface Route {
  readonly path: readonly Waypoint[];
  /** Exact, as `measure` reckons it. */
  readonly cost: number;
  readonly trace: Trace;
  /** False when the path leads only as near as one can get. */
  readonly arrives: boolean;
}

/** The end of the best way found so far: the node it leaves the lattice from, and where it ends. */
interface Best {
  node: number;
  end: Waypoint | null;
  cost: number;
}

/** How many lattice steps before the end a way may leave the lattice. */
const LAST_STEPS = 2.1;

/** The cheapest path to a goal; null when there is none within the budget. */
export function route(
  table: Table,
  gait: Gait,
  bulk: Bulk,
  start: Spot,
  goal: Goal,
  budget: number,
  obstacles: readonly Obstacle[],
  options: RouteOptions,
): Route | null {
  const lattice = latticeOf(table, gait, bulk, options.resolution);
  const target = targetOf(lattice, goal);
  const far = lattice.leastFactor > 0 ? budget / lattice.leastFactor : Number.POSITIVE_INFINITY;
  const discs = discsOf(table, obstacles, bulk, start, far);
  const search = newSearch(lattice, start, discs, Math.min(budget, Number.MAX_VALUE));
  search.pull = lattice.leastFactor;
  search.stays = options.stays === true;
  search.longestJump = options.longestJump ?? Number.POSITIVE_INFINITY;
  search.goalX = target.x;
  search.goalY = target.y;
  search.goalNear = target.away;
  const best: Best = { node: -1, end: null, cost: Number.POSITIVE_INFINITY };
  offer(search, target, best, lattice.start);
  const least = rank(search, lattice.start, 0);
  const hopeless = least > budget || (target.away === 0 && !mayEnd(lattice, discs, target));
  if (hopeless && options.nearest !== true) return null;
  if (best.cost > least + 1e-9) {
    leaveStart(search);
    spread(search, (node) => offer(search, target, best, node));
  }
  if (best.end !== null && best.cost <= budget) return routeTo(search, best.node, best.end, 'arrives');
  return options.nearest === true ? nearestTo(search, target) : null;
}

/** Tries to end the way from a closed node; whether nothing cheaper can come any more. */
function offer(search: Search, target: Target, best: Best, node: number): boolean {
  const { lattice, cost } = search;
  const { x, y, z, resolution } = lattice;
  if (rank(search, node, cost[node]!) >= best.cost) return true;
  const dx = x[node]! - target.x;
  const dy = y[node]! - target.y;
  const apart = Math.sqrt(dx * dx + dy * dy) - target.away;
  if ((apart > LAST_STEPS * resolution && node !== lattice.start) || lattice.trapped.has(node)) return false;
  const end = target.endFrom(x[node]!, y[node]!, z[node]!);
  if (
    end === null ||
    (best.end !== null && cost[node]! + Math.max(0, apart) * lattice.leastFactor >= best.cost)
  )
    return false;
  offerEnd(search, best, node, end);
  if (jumpPays(search, best, node, end))
    offerEnd(search, best, node, { x: end.x, y: end.y, z: end.z, by: 'jump' });
  return false;
}

function offerEnd(search: Search, best: Best, node: number, end: Waypoint): void {
  const { lattice, cost, discs } = search;
  const from = { x: lattice.x[node]!, y: lattice.y[node]!, z: lattice.z[node]! };
  const mover = moverOf(search);
  const through = cost[node]! + legBy(mover, from, end);
  if (through >= best.cost || through > search.limit) return;
  if (
    !legIsClear(lattice.table, lattice.gait, lattice.bulk, discs, from, end) ||
    !mayEnd(lattice, discs, end)
  )
    return;
  best.node = node;
  best.end = end;
  best.cost = through;
}

/** Whether a jump to the end from a node could be cheaper than what was found so far. */
function jumpPays({ lattice, cost }: Search, best: Best, node: number, end: Spot): boolean {
  const { gait, x, y, leastFactor } = lattice;
  if (gait.over !== 'ground' || gait.jump === null) return false;
  const [dx, dy] = [end.x - x[node]!, end.y - y[node]!];
  return cost[node]! + Math.sqrt(dx * dx + dy * dy) * leastFactor < best.cost - SAME_LEVEL;
}

function moverOf({ lattice: { table, gait, bulk }, discs, longestJump }: Search): Mover {
  return { table, gait, bulk, discs, longestJump };
}

function nearestTo(search: Search, target: Target): Route {
  const { lattice, order, mark, cost } = search;
  let best = lattice.start;
  let least = apartFrom(search, target, best);
  for (let i = 0; i < search.closed; i++) {
    const node = order[i]!;
    if ((mark[node]! & 1) === 0) continue;
    const apart = apartFrom(search, target, node);
    if (apart > least || (apart === least && cost[node]! >= cost[best]!)) continue;
    best = node;
    least = apart;
  }
  const end = { x: lattice.x[best]!, y: lattice.y[best]!, z: lattice.z[best]! };
  return routeTo(search, best, end, 'as-near-as-can-be');
}

/** Across the void there is no distance: any place in the target's own area is nearer than every other. */
function apartFrom(search: Search, target: Target, node: number): number {
  const { x, y, z, table } = search.lattice;
  const h = foldedDistance(table, x[node]!, y[node]!, target.x, target.y);
  const dz = z[node]! - target.z;
  const apart = Math.sqrt(h * h + dz * dz);
  return inOneArea(table, x[node]!, y[node]!, target.x, target.y) ? apart : apart + table.width + table.depth;
}

function routeTo(search: Search, node: number, end: Waypoint, how: 'arrives' | 'as-near-as-can-be'): Route {
  const { lattice, parent, cost } = search;
  const { table, gait, bulk, x, y, z, start } = lattice;
  const points: Waypoint[] = [];
  for (let at = node; at >= 0; at = parent[at]!) {
    const spot = { x: x[at]!, y: y[at]!, z: z[at]! };
    const before = parent[at]!;
    const from = { x: x[before]!, y: y[before]!, z: z[before]! };
    const costs = [cost[before]!, cost[at]!] as const;
    points.push(at === start ? spot : reachedFrom(lattice, from, spot, costs, [before, at]));
  }
  points.reverse();
  const last = points[points.length - 1]!;
  if (last.x !== end.x || last.y !== end.y || last.z !== end.z) points.push(end);
  const path = tighten(moverOf(search), points);
  const trace = measure(table, gait, bulk, path);
  return { path, cost: trace.cost, trace, arrives: how === 'arrives' };
}
