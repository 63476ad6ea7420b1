import { GUESSED, GUESSED_OR_SURE, rank, type Search, SURE, UNSEEN } from './search.ts';

/** Costs that differ by less are one cost reckoned in two ways. */
export const SAME_COST = 1e-9;

/** Offers a node a straight way from a corner, to be checked when its turn comes. */
export function guess(search: Search, to: number, corner: number, through: number): void {
  const { cost, state, parent } = search;
  if (through > search.limit) return;
  const was = state[to]!;
  if (was !== UNSEEN && through >= cost[to]! - SAME_COST) return;
  if (was === SURE) keepSure(search, to);
  else if (was === UNSEEN) state[to] = GUESSED;
  cost[to] = through;
  parent[to] = corner;
  search.queue.push(to, rank(search, to, through));
}

/** Remembers the sure way to a node that is about to get a guessed one. */
export function keepSure(search: Search, node: number): void {
  search.sureCost[node] = search.cost[node]!;
  search.sureParent[node] = search.parent[node]!;
  search.state[node] = GUESSED_OR_SURE;
}

/** Offers a node a way that is sure to be free. */
export function arrive(search: Search, to: number, from: number, through: number): void {
  const { cost, state, parent } = search;
  if (through > search.limit) return;
  const was = state[to]!;
  if (was === UNSEEN || through < cost[to]!) {
    cost[to] = through;
    parent[to] = from;
    state[to] = SURE;
    search.queue.push(to, rank(search, to, through));
  } else if (was === GUESSED || (was === GUESSED_OR_SURE && through < search.sureCost[to]!)) {
    search.sureCost[to] = through;
    search.sureParent[to] = from;
    state[to] = GUESSED_OR_SURE;
  }
}
