import { measureLeg } from '../move/leg.ts';
import { meetsDisc } from './disc.ts';
import { arrive } from './offers.ts';
import { BLOCKED, type Search } from './search.ts';
import { leadsIntoTrap } from './trap.ts';

/**
 * Offers every node a single flight from the start: one pays for the levels of both ends only, so that from node to
 * node over roofs, up and down, would be dearer.
 */
export function flyStraight(search: Search): void {
  const { lattice, state, discs, limit } = search;
  const { table, gait, bulk, x, y, z, start, surface, leastFactor } = lattice;
  const sx = x[start]!;
  const sy = y[start]!;
  const sz = z[start]!;
  const from = { x: sx, y: sy, z: sz };
  for (let node = 0; node < start; node++) {
    if (surface[node] === 0 || state[node]! >= BLOCKED) continue;
    const dx = x[node]! - sx;
    const dy = y[node]! - sy;
    if (Math.sqrt(dx * dx + dy * dy) * leastFactor > limit) continue;
    const through = measureLeg(table, gait, bulk, sx, sy, sz, x[node]!, y[node]!, z[node]!);
    if (through > limit) continue;
    if (table.traps.length > 0) {
      const to = { x: x[node]!, y: y[node]!, z: z[node]! };
      if (leadsIntoTrap(table, gait, from, to, lattice.trapped.has(node))) continue;
    }
    const low = Math.min(sz, z[node]!);
    const high = Math.max(sz, z[node]!);
    if (!meetsDisc(discs, sx, sy, x[node]!, y[node]!, low, high)) arrive(search, node, start, through);
  }
}
