import type { Spot } from '../ground/piece.ts';
import { BucketQueue } from './buckets.ts';
import type { Lattice } from './lattice.ts';
import { type Disc, markDisc, OPEN_AMONG_DISCS } from './obstacles.ts';

/** States of a node in a search. */
export const UNSEEN = 0;
/** Reached by a straight line that is not checked yet. */
export const GUESSED = 1;
/** As guessed, with a sure way kept in `sureCost` and `sureParent`. */
export const GUESSED_OR_SURE = 2;
export const SURE = 3;
/** From here on a node takes no more offers. */
export const BLOCKED = 4;
/** In plain view of the start, but out of the limit. */
export const BEYOND = 5;
export const CLOSED = 6;
/** Closed, but not looked on from yet. */
export const EDGE = 7;

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
  /** Closed nodes in order. */
  readonly order: Int32Array;
  closed: number;
  discs: readonly Disc[];
  /** Everything in plain view of the start is closed already: no other node lies straight from it. */
  surveyed: boolean;
  farthest: number;
  limit: number;
  /** Where the search is drawn to, and how strongly (0: not at all). */
  goalX: number;
  goalY: number;
  /** Distance from the goal at which it is reached. */
  goalNear: number;
  pull: number;
}

const searches = new WeakMap<Lattice, Search>();
const FARTHEST = 255;
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
  search.goalNear = 0;
  search.surveyed = false;
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
  open.set(lattice.open);
  mark.set(lattice.stop);
  state.fill(UNSEEN);
  search.farthest = FARTHEST;
  for (const disc of search.discs) {
    if (!disc.passable) search.farthest = OPEN_AMONG_DISCS;
    markDisc(lattice, disc, open, mark, state, BLOCKED);
  }
  state[lattice.start] = CLOSED;
}

function emptySearch(lattice: Lattice): Search {
  const total = lattice.start + 1;
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
    order: new Int32Array(total),
    closed: 0,
    discs: [],
    surveyed: false,
    farthest: FARTHEST,
    limit: 0,
    goalX: 0,
    goalY: 0,
    goalNear: 0,
    pull: 0,
  };
}

/** Cost so far and the least it can still cost to the goal. */
export function rank(search: Search, node: number, cost: number): number {
  if (search.pull === 0) return cost;
  const dx = search.lattice.x[node]! - search.goalX;
  const dy = search.lattice.y[node]! - search.goalY;
  const left = Math.sqrt(dx * dx + dy * dy) - search.goalNear;
  return left > 0 ? cost + left * search.pull : cost;
}
