import { standingOn } from '../ground/surface.ts';
import { meetsDisc } from './disc.ts';
import type { Lattice } from './lattice-parts.ts';
import { legIsClear } from './leg-clear.ts';
import { arrive } from './offers.ts';
import { BLOCKED, FARTHEST, type Search } from './search.ts';
import { runsPlain } from './straight.ts';
import { legCost } from './trap.ts';

/** How many lattice steps round a place off the lattice legs are measured. */
const STEPS = 3;
/** How thick a thing is at most that somebody who hangs on one side of it goes over in one leg. */
const THICK = 1;

/** Goes straight from a node that lies anywhere, and only in this search, to every node near it. */
export function leaveAround(search: Search, node: number): void {
  const { lattice, discs } = search;
  const { columns, rows, cells, surface, looseNear, resolution } = lattice;
  const c = Math.round(lattice.x[node]! / resolution) + 1;
  const r = Math.round(lattice.y[node]! / resolution) + 1;
  const tried = new Set<number>();
  // A disc is left step by step, which makes ways crooked; from within one, straight lines lead all the way out.
  let wide = 0;
  for (const disc of discs) if (disc.leftFrom !== null) wide = Math.max(wide, disc.radius);
  const steps = hangs(lattice, node) ? Math.ceil((2 * lattice.bulk.radius + THICK) / resolution) : STEPS;
  const far = Math.max(steps, wide === 0 ? 0 : Math.ceil(wide / resolution) + 1);
  for (let row = Math.max(1, r - far); row <= Math.min(rows - 2, r + far); row++) {
    for (let column = Math.max(1, c - far); column <= Math.min(columns - 2, c + far); column++) {
      const cell = row * columns + column;
      const near = Math.max(Math.abs(row - r), Math.abs(column - c)) <= steps;
      for (let to = cell; to < lattice.loose; to += cells) {
        if (surface[to] === 0 || search.state[to]! >= BLOCKED) continue;
        if (!leaveOverPlain(search, node, to, to - cell + r * columns + c) && near) leaveTo(search, node, to);
      }
      if (!near) continue;
      for (const loose of looseNear.get(cell) ?? []) {
        if (tried.has(loose)) continue;
        tried.add(loose);
        leaveTo(search, node, loose);
      }
    }
  }
}

/** Part way up there is no lattice: without long legs one could only climb down again. */
function hangs({ table, gait, x, y, z }: Lattice, node: number): boolean {
  return gait.over === 'ground' && standingOn(table, x[node]!, y[node]!, z[node]!, gait.step) === null;
}

/** Whether only plain ground lies between, so that nothing needs measuring. */
function leaveOverPlain(search: Search, node: number, to: number, home: number): boolean {
  const { lattice, discs } = search;
  const { x, y, z, resolution, columns, surface } = lattice;
  if (lattice.open[home] === 0 || surface[home] !== surface[to] || z[to] !== z[node]) return false;
  const dx = x[node]! - x[to]!;
  const dy = y[node]! - y[to]!;
  if (!runsPlain(lattice.open, surface, columns, to, dx / resolution, dy / resolution, FARTHEST))
    return false;
  if (!meetsDisc(discs, x[node]!, y[node]!, x[to]!, y[to]!, z[to]!, z[to]!)) {
    const length = Math.sqrt(dx * dx + dy * dy);
    arrive(search, to, node, search.cost[node]! + lattice.factor[surface[to]!]! * length);
  }
  return true;
}

function leaveTo(search: Search, node: number, to: number): void {
  const { lattice, state, discs } = search;
  const { table, gait, bulk, x, y, z } = lattice;
  if (state[to]! >= BLOCKED) return;
  const a = { x: x[node]!, y: y[node]!, z: z[node]! };
  const b = { x: x[to]!, y: y[to]!, z: z[to]! };
  const through = search.cost[node]! + legCost(table, gait, bulk, a, b, lattice.trapped.has(to));
  if (through <= search.limit && legIsClear(table, gait, bulk, discs, a, b))
    arrive(search, to, node, through);
}
