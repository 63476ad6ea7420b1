import { areaAt, foldedDistance } from '../ground/area.ts';
import type { Spot } from '../ground/piece.ts';
import { BucketQueue } from './bucket-queue.ts';
import { type Disc, endsInDisc } from './disc.ts';
import { markDisc, OPEN_AMONG_DISCS } from './disc-marks.ts';
import type { Lattice } from './lattice-parts.ts';

/** States of a node in a search. */
export const UNSEEN = 0;
/** Reached by a straight line that is not checked yet. */
export const GUESSED = 1;
/** As guessed, with a sure way kept in `sureCost` and `sureParent`. */
export const GUESSED_OR_SURE = 2;
export const SURE = 3;
/** From here on a node takes no more offers. */
export const BLOCKED = 4;
export const CLOSED = 5;
/** Closed, but not looked on from yet. */
export const EDGE = 6;

/**
 * One search over a lattice: cheapest ways from the start, any angle. Each node knows the corner its way
 * comes straight from (`parent`); a straight line is assumed when a node is found and checked once, when its
 * turn comes. The arrays are kept per lattice and used again by the next search.
 */
export interface Search {
  readonly lattice: Lattice;
  readonly queue: BucketQueue;
  readonly cost: Float64Array;
  readonly parent: Int32Array;
  readonly sureCost: Float64Array;
  readonly sureParent: Int32Array;
  readonly state: Uint8Array;
  /** The lattice's openness, less what figures take. */
  readonly open: Uint8Array;
  /** Bit 1: one may end here; bit 2: a figure is near. */
  readonly mark: Uint8Array;
  /** The least each way of a link was used at. */
  readonly linkCost: Float64Array;
  /** Closed nodes in order. */
  readonly order: Int32Array;
  closed: number;
  discs: readonly Disc[];
  /** How many nodes are closed because the start has a plain view of them; all others do not lie straight from it. */
  surveyed: number;
  /** Places and costs of the surveyed nodes, in order. */
  readonly seenX: Float64Array;
  readonly seenY: Float64Array;
  readonly seenCost: Float64Array;
  farthest: number;
  limit: number;
  /** Where the search is drawn to, and how strongly (0: not at all). */
  goalX: number;
  goalY: number;
  /** Distance from the goal at which it is reached. */
  goalNear: number;
  pull: number;
  /** There are several areas, and what lies between them is no distance. */
  readonly folds: boolean;
  /** Links to other areas are not taken. */
  stays: boolean;
  /** Legs that are jumped and cost more are not taken. */
  longestJump: number;
}

const searches = new WeakMap<Lattice, Search>();
export const FARTHEST = 255;
/** No look round a node goes farther than this without asking what it costs. */
const MOST_STEPS_AT_ONCE = 3;
/** Buckets to one lattice step. */
const FINENESS = 2;

/** A fresh search over this lattice; the one before it on the same lattice is over. */
export function newSearch(lattice: Lattice, start: Spot, discs: readonly Disc[], limit: number): Search {
  let search = searches.get(lattice);
  if (search === undefined) {
    search = emptySearch(lattice);
    searches.set(lattice, search);
  }
  search.closed = 0;
  search.limit = limit;
  search.discs = discs;
  search.pull = 0;
  search.stays = false;
  search.longestJump = Number.POSITIVE_INFINITY;
  search.goalNear = 0;
  search.surveyed = 0;
  const cheapest = lattice.leastFactor > 0 ? lattice.leastFactor : 1;
  search.queue.reset((lattice.resolution * cheapest) / FINENESS);
  const { start: node } = lattice;
  lattice.x[node] = start.x;
  lattice.y[node] = start.y;
  lattice.z[node] = start.z;
  search.cost[node] = 0;
  search.parent[node] = -1;
  return search;
}

/** Clears the table and puts the figures on it. Not part of `newSearch`: many routes turn out to need no search. */
export function setOut(search: Search): void {
  const { lattice, open, mark, state } = search;
  for (const { first, end } of rowsInReach(search)) {
    for (let from = 0; from < lattice.loose; from += lattice.cells) {
      open.set(lattice.open.subarray(from + first, from + end), from + first);
      mark.set(lattice.stop.subarray(from + first, from + end), from + first);
      state.fill(UNSEEN, from + first, from + end);
    }
  }
  open.set(lattice.open.subarray(lattice.loose), lattice.loose);
  mark.set(lattice.stop.subarray(lattice.loose), lattice.loose);
  state.fill(UNSEEN, lattice.loose);
  search.linkCost.fill(Number.POSITIVE_INFINITY);
  search.farthest = FARTHEST;
  for (const disc of search.discs) {
    if (!disc.passable) search.farthest = OPEN_AMONG_DISCS;
    markDisc(lattice, disc, search, BLOCKED);
  }
  markLoose(search);
  state[lattice.start] = CLOSED;
}

/** Legs to loose nodes are checked one by one; only where one may end has to be marked. */
function markLoose({ lattice, discs, mark }: Search): void {
  const { x, y, z } = lattice;
  if (discs.length === 0) return;
  for (let node = lattice.loose; node < lattice.start; node++) {
    if (endsInDisc(discs, x[node]!, y[node]!, z[node]!)) mark[node] = 0;
  }
}

/**
 * The cells of the rows in each area that the limit can reach, one row more on either side; the others are never
 * looked at.
 */
function rowsInReach({ lattice, limit }: Search): readonly { first: number; end: number }[] {
  const { table, columns, rows, resolution, x, y, start, leastFactor } = lattice;
  const far = leastFactor > 0 ? limit / (leastFactor * resolution) + MOST_STEPS_AT_ONCE : rows;
  const up = y[start]! - areaAt(table, x[start]!, y[start]!).y;
  return table.areas.map((area) => {
    const row = (area.y + up) / resolution + 1;
    const first = Math.max(0, Math.floor(row - far), Math.floor(area.y / resolution));
    const top = Math.ceil((area.y + area.depth) / resolution) + 2;
    const last = Math.min(rows - 1, Math.ceil(row + far), top);
    return { first: first * columns, end: (last + 1) * columns };
  });
}

function emptySearch(lattice: Lattice): Search {
  const total = lattice.x.length;
  return {
    lattice,
    queue: new BucketQueue(),
    cost: new Float64Array(total),
    parent: new Int32Array(total),
    sureCost: new Float64Array(total),
    sureParent: new Int32Array(total),
    state: new Uint8Array(total),
    open: new Uint8Array(total),
    mark: new Uint8Array(total),
    linkCost: new Float64Array(lattice.ways.length),
    order: new Int32Array(total),
    closed: 0,
    discs: [],
    surveyed: 0,
    seenX: new Float64Array(lattice.cells),
    seenY: new Float64Array(lattice.cells),
    seenCost: new Float64Array(lattice.cells),
    farthest: FARTHEST,
    limit: 0,
    goalX: 0,
    goalY: 0,
    goalNear: 0,
    pull: 0,
    folds: lattice.table.areas.length > 1,
    stays: false,
    longestJump: Number.POSITIVE_INFINITY,
  };
}

/** Cost so far and the least it can still cost to the goal. */
export function rank(search: Search, node: number, cost: number): number {
  if (search.pull === 0) return cost;
  if (search.folds) return rankFolded(search, node, cost);
  const dx = search.lattice.x[node]! - search.goalX;
  const dy = search.lattice.y[node]! - search.goalY;
  const left = Math.sqrt(dx * dx + dy * dy) - search.goalNear;
  return left > 0 ? cost + left * search.pull : cost;
}

function rankFolded({ lattice, goalX, goalY, goalNear, pull }: Search, node: number, cost: number): number {
  const left = foldedDistance(lattice.table, lattice.x[node]!, lattice.y[node]!, goalX, goalY) - goalNear;
  return left > 0 ? cost + left * pull : cost;
}
