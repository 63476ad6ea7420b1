import type { Spot } from '../ground/piece.ts';
import { slack } from '../ground/surface.ts';
import { arrivalOf, atLinkEnd, linkWaysAt } from '../move/link.ts';
import type { Waypoint } from '../move/measure.ts';
import type { Lattice } from './lattice-parts.ts';
import { JUMPED } from './legs.ts';

type Pair = readonly [number, number];

/** The waypoint for a place that a search reached from another, with how it is reached when not on foot. */
export function reachedFrom(lattice: Lattice, from: Spot, to: Spot, costs: Pair, nodes: Pair): Waypoint {
  const { x, y, z } = to;
  const link = linkBetween(lattice, from, to, costs);
  if (link !== null) return { x, y, z, by: { link } };
  return isJumped(lattice, nodes) ? { x, y, z, by: 'jump' } : to;
}

/** The link by which one got from a place to the next at this cost, if by any. */
function linkBetween(lattice: Lattice, from: Spot, to: Spot, [before, after]: Pair): string | null {
  const { table, gait } = lattice;
  if (lattice.ways.length === 0) return null;
  for (const way of linkWaysAt(table, gait, from)) {
    if (before + way.link.cost !== after || !atLinkEnd(way.to, to, gait.step)) continue;
    const out = arrivalOf(way, from);
    const beside = Math.max(Math.abs(out.x - to.x), Math.abs(out.y - to.y));
    if (way.from.opening === undefined || beside <= slack(table)) return way.link.id;
  }
  return null;
}

/** Whether the cheapest leg between two nodes is a jump. */
function isJumped({ legs }: Lattice, [from, to]: Pair): boolean {
  if (legs.first[from] === -1) return false;
  let best = -1;
  const last = legs.first[from]! + legs.count[from]!;
  for (let leg = legs.first[from]!; leg < last; leg++) {
    if (legs.to[leg] === to && (best < 0 || legs.cost[leg]! < legs.cost[best]!)) best = leg;
  }
  return best >= 0 && legs.kind[best] === JUMPED;
}
