import { leaveAround } from './around.ts';
import { meetsDisc } from './disc.ts';
import { NEAR_DISC } from './disc-marks.ts';
import { figureOnLeg, JUMPED, listLegsOf, measureNow, UNMEASURED } from './legs.ts';
import { leaveByLinks } from './link-ways.ts';
import { arrive, guess, keepSure, SAME_COST } from './offers.ts';
import {
  BLOCKED,
  CLOSED,
  EDGE,
  GUESSED,
  GUESSED_OR_SURE,
  rank,
  type Search,
  SURE,
  UNSEEN,
} from './search.ts';
import { runsPlain } from './straight.ts';

const ROOT_TWO = Math.sqrt(2);
const NONE = -1;

/** Column and row steps to `around`: the four straight neighbours, then the four across corners. */
const ACROSS = Float64Array.of(1, 0, -1, 0, 1, -1, -1, 1);
const UP = Float64Array.of(0, 1, 0, -1, 1, 1, -1, -1);

/** Closes nodes in order of cost until `done` says so of one or none is left; that one, or -1. */
export function spread(search: Search, done: ((node: number) => boolean) | null): number {
  const { queue, state, cost, order, open } = search;
  const pulled = search.pull > 0;
  for (;;) {
    const node = queue.pop();
    if (node === NONE) return NONE;
    const was = state[node]!;
    if (was === CLOSED || was === UNSEEN) continue;
    if (was !== EDGE) {
      if (was !== SURE && !settles(search, node)) continue;
      const at = pulled ? rank(search, node, cost[node]!) : cost[node]!;
      if (queue.isLater(at)) {
        queue.push(node, at);
        continue;
      }
      order[search.closed++] = node;
    }
    state[node] = CLOSED;
    if (done?.(node)) return node;
    if (open[node]! > 1) lookOn(search, node);
    else lookRound(search, node);
  }
}

/** In the open all eight neighbours are plain and lie straight from the corner, for all we know. */
function lookOn(search: Search, node: number): void {
  const { lattice, queue, state, cost, parent, limit } = search;
  const { x, y, around, resolution } = lattice;
  const corner = cornerOf(search, node);
  const fromX = x[node]! - x[corner]!;
  const fromY = y[node]! - y[corner]!;
  const before = cost[corner]!;
  const each = lattice.factor[lattice.surface[node]!]!;
  for (let k = 0; k < 8; k++) {
    const to = node + around[k]!;
    const found = state[to]!;
    // Most have been found straight from the same corner already.
    if (found >= BLOCKED || (found !== UNSEEN && parent[to] === corner)) continue;
    const dx = fromX + ACROSS[k]! * resolution;
    const dy = fromY + UP[k]! * resolution;
    const through = before + each * Math.sqrt(dx * dx + dy * dy);
    if (through > limit || (found !== UNSEEN && through >= cost[to]! - SAME_COST)) continue;
    if (found === SURE) keepSure(search, to);
    else if (found === UNSEEN) state[to] = GUESSED;
    cost[to] = through;
    parent[to] = corner;
    queue.push(to, rank(search, to, through));
  }
}

/** The corner that ways through this plain node come straight from: its own, or the node itself. */
function cornerOf(search: Search, node: number): number {
  const { surface, ways } = search.lattice;
  const before = search.parent[node]!;
  if (search.surveyed > 0 && before === search.lattice.start) return node;
  if (search.open[before] === 0 || surface[before] !== surface[node]) return node;
  return ways.length === 0 || walked(search, before, node) ? before : node;
}

/** Whether one got from a plain node to another of its surface on foot, not by a link. */
function walked({ lattice, cost }: Search, from: number, to: number): boolean {
  const { x, y, surface, factor } = lattice;
  const dx = x[to]! - x[from]!;
  const dy = y[to]! - y[from]!;
  const onFoot = factor[surface[to]!]! * Math.sqrt(dx * dx + dy * dy);
  return Math.abs(cost[to]! - cost[from]! - onFoot) <= SAME_COST;
}

/** Checks a guessed straight line; where it fails, takes the best sure way instead. False when there is none. */
function settles(search: Search, node: number): boolean {
  const { lattice, state, cost, parent } = search;
  const { x, y, resolution, columns } = lattice;
  const corner = parent[node]!;
  const dx = (x[corner]! - x[node]!) / resolution;
  const dy = (y[corner]! - y[node]!) / resolution;
  if (
    !betweenPlain(search, node, corner, dx, dy) &&
    !runsPlain(search.open, lattice.surface, columns, node, dx, dy, search.farthest)
  ) {
    if (!takeSureWay(search, node)) {
      state[node] = UNSEEN;
      return false;
    }
    if (cost[node]! > search.limit) {
      state[node] = UNSEEN;
      return false;
    }
  }
  state[node] = SURE;
  return true;
}

/**
 * The two neighbours on either side of the line to the corner were found straight from it over plain ground.
 * Their lines are nowhere a cell apart, so no cell that is not plain has room between them.
 */
function betweenPlain(search: Search, node: number, corner: number, dx: number, dy: number): boolean {
  const { columns } = search.lattice;
  const wide = Math.abs(dx) >= Math.abs(dy);
  if ((wide ? Math.abs(dx) : Math.abs(dy)) < 1) return false;
  const across = dx > 0 ? 1 : -1;
  const up = dy > 0 ? columns : -columns;
  return (
    straightFrom(search, node, node + across + up, corner) &&
    straightFrom(search, node, node + (wide ? across : up), corner)
  );
}

function straightFrom(search: Search, node: number, other: number, corner: number): boolean {
  const { surface } = search.lattice;
  return (
    search.state[other]! >= CLOSED &&
    search.parent[other] === corner &&
    search.open[other] !== 0 &&
    surface[other] === surface[node]
  );
}

function takeSureWay(search: Search, node: number): boolean {
  const { lattice, state, cost, parent } = search;
  const { surface, around, open, resolution, factor } = lattice;
  let best = Number.POSITIVE_INFINITY;
  let from = NONE;
  if (state[node] === GUESSED_OR_SURE) {
    best = search.sureCost[node]!;
    from = search.sureParent[node]!;
  }
  const step = resolution * factor[surface[node]!]!;
  for (let k = 0; k < 8; k++) {
    const other = node + around[k]!;
    if (state[other]! < CLOSED || surface[other] !== surface[node] || open[other] === 0) continue;
    const through = cost[other]! + (k < 4 ? step : step * ROOT_TWO);
    if (through >= best || figureBetween(search, other, node)) continue;
    best = through;
    from = other;
  }
  cost[node] = best;
  parent[node] = from;
  return from !== NONE;
}

/** Beside something: neighbours one by one, and measured legs. */
function lookRound(search: Search, node: number): void {
  const { lattice, open } = search;
  if (lattice.linkEntries.size > 0 && lattice.linkEntries.has(node)) {
    leaveByLinks(search, node);
    if (lattice.trapped.has(node)) return;
  }
  if (node > lattice.start) {
    leaveAround(search, node);
    return;
  }
  if (node < lattice.loose) lookAtPlain(search, node, open[node] === 0 ? node : cornerOf(search, node));
  if (node >= lattice.loose || lattice.open[node]! <= 1) followLegs(search, node);
}

/** Beside something: plain neighbours of the same surface, each by itself. */
function lookAtPlain(search: Search, node: number, corner: number): void {
  const { lattice, cost, state, open } = search;
  const { x, y, around, surface, resolution } = lattice;
  if (lattice.open[node] === 0) return;
  const factor = lattice.factor[surface[node]!]!;
  for (let k = 0; k < 8; k++) {
    const to = node + around[k]!;
    if (state[to]! >= BLOCKED || surface[to] !== surface[node] || lattice.open[to] === 0) continue;
    if (open[node] !== 0 && open[to] !== 0) {
      if (state[to] !== UNSEEN && search.parent[to] === corner) continue;
      const dx = x[to]! - x[corner]!;
      const dy = y[to]! - y[corner]!;
      guess(search, to, corner, cost[corner]! + factor * Math.sqrt(dx * dx + dy * dy));
    } else if (!figureBetween(search, node, to)) {
      arrive(search, to, node, cost[node]! + factor * resolution * (k < 4 ? 1 : ROOT_TWO));
    }
  }
}

function followLegs(search: Search, node: number): void {
  const { lattice, cost, state } = search;
  const { legs } = lattice;
  listLegsOf(lattice, node);
  const last = legs.first[node]! + legs.count[node]!;
  for (let leg = legs.first[node]!; leg < last; leg++) {
    const to = legs.to[leg]!;
    if (state[to]! >= BLOCKED) continue;
    const least = cost[node]! + legs.cost[leg]!;
    if (least > search.limit || (state[to] === SURE && least >= cost[to]!)) continue;
    const through =
      cost[node]! + (legs.kind[leg] === UNMEASURED ? measureNow(lattice, node, leg) : legs.cost[leg]!);
    if (legs.kind[leg] === JUMPED && legs.cost[leg]! > search.longestJump) continue;
    if (through <= search.limit && !figureOnLeg(lattice, search.discs, search.mark, node, leg))
      arrive(search, to, node, through);
  }
}

/** Whether a figure stands in the way from a plain node to the next of the same surface. */
function figureBetween(search: Search, from: number, to: number): boolean {
  const { discs, mark, lattice } = search;
  if (((mark[from]! | mark[to]!) & NEAR_DISC) === 0) return false;
  const { x, y, z } = lattice;
  return meetsDisc(discs, x[from]!, y[from]!, x[to]!, y[to]!, z[from]!, z[from]!);
}
