import { SAME_LEVEL } from '../ground/surface.ts';
import { measureLeg } from '../move/leg.ts';
import { measureJump } from '../move/leg-jump.ts';
import { type Disc, meetsDisc } from './disc.ts';
import { NEAR_DISC, SHORT } from './disc-marks.ts';
import type { Lattice } from './lattice-parts.ts';
import { levelsOfLeg } from './leg-clear.ts';
import { leadsIntoTrap } from './trap.ts';

/** How a leg is gone. */
const WALKED = 0;
export const JUMPED = 1;
export const UNMEASURED = 2;

/** Column and row steps to the eight neighbours, counter-clockwise from +x. */
const ACROSS = [1, 1, 0, -1, -1, -1, 0, 1];
const UP = [0, 1, 1, 1, 0, -1, -1, -1];

const KNIGHT_ACROSS = [2, 1, -1, -2, -2, -1, 1, 2];
const KNIGHT_UP = [1, 2, 2, 1, -1, -2, -2, -1];

/** How far, in base radii, a single leg may lead over something: a wall, a gap, the side of a house. */
const LONGEST_CROSSING = 10;
/** How far apart, in base radii, two loose nodes may be joined. */
const LONGEST_PASSAGE = 14;

/** Makes sure that the legs of this node are listed; each is measured when a search could use it. */
export function listLegsOf(lattice: Lattice, node: number): void {
  const { legs } = lattice;
  if (legs.first[node] !== -1) return;
  legs.first[node] = legs.to.length;
  if (node >= lattice.loose) legsOfLoose(lattice, node);
  else legsOnLattice(lattice, node);
  legs.count[node] = legs.to.length - legs.first[node];
}

/** Measures a listed leg; where it is possible and cheaper, it is jumped. */
export function measureNow(lattice: Lattice, from: number, leg: number): number {
  const { table, gait, bulk, x, y, z, legs } = lattice;
  const to = legs.to[leg]!;
  const a = { x: x[from]!, y: y[from]!, z: z[from]! };
  const b = { x: x[to]!, y: y[to]!, z: z[to]! };
  const barred = leadsIntoTrap(table, gait, a, b, lattice.trapped.has(to));
  let cost = barred ? Number.POSITIVE_INFINITY : measureLeg(table, gait, bulk, a.x, a.y, a.z, b.x, b.y, b.z);
  let kind = WALKED;
  if (gait.over === 'ground' && gait.jump !== null && !barred && cost > legs.cost[leg]! + SAME_LEVEL) {
    const jumped = measureJump(table, gait, bulk, a, b);
    if (jumped < cost) {
      cost = jumped;
      kind = JUMPED;
    }
  }
  legs.cost[leg] = cost;
  legs.kind[leg] = kind;
  return cost;
}

/** Whether a figure stands in the way of a measured leg. */
export function figureOnLeg(
  lattice: Lattice,
  discs: readonly Disc[],
  mark: Uint8Array,
  from: number,
  leg: number,
): boolean {
  const { table, gait, bulk, x, y, z, legs } = lattice;
  const to = legs.to[leg]!;
  if (to < lattice.loose && from < lattice.loose && ((mark[from]! | mark[to]!) & NEAR_DISC) === 0) {
    if (Math.abs(x[from]! - x[to]!) + Math.abs(y[from]! - y[to]!) < SHORT * lattice.resolution) return false;
  }
  if (Number.isNaN(legs.low[leg]!)) {
    const any = Number.POSITIVE_INFINITY;
    if (!meetsDisc(discs, x[from]!, y[from]!, x[to]!, y[to]!, -any, any)) return false;
    const a = { x: x[from]!, y: y[from]!, z: z[from]! };
    const b = { x: x[to]!, y: y[to]!, z: z[to]! };
    const levels = levelsOfLeg(table, gait, bulk, a, legs.kind[leg] === JUMPED ? { ...b, by: 'jump' } : b);
    legs.low[leg] = levels.low;
    legs.high[leg] = levels.high;
  }
  return meetsDisc(discs, x[from]!, y[from]!, x[to]!, y[to]!, legs.low[leg]!, legs.high[leg]!);
}

/** Lists a leg with the least it can cost. */
function list(lattice: Lattice, from: number, to: number): void {
  const { x, y, legs, leastFactor } = lattice;
  const dx = x[to]! - x[from]!;
  const dy = y[to]! - y[from]!;
  legs.to.push(to);
  legs.cost.push(Math.sqrt(dx * dx + dy * dy) * leastFactor);
  legs.kind.push(UNMEASURED);
  legs.low.push(Number.NaN);
  legs.high.push(Number.NaN);
}

function legsOnLattice(lattice: Lattice, node: number): void {
  const { cells } = lattice;
  for (let direction = 0; direction < 8; direction++)
    crossings(lattice, node, ACROSS[direction]!, UP[direction]!);
  if (lattice.open[node] === 0) knightLegs(lattice, node);
  const near = lattice.looseNear.get(node % cells);
  if (near !== undefined) for (const loose of near) list(lattice, node, loose);
  // Straight up or down where one stands at the edge of a level.
  for (let layer = 0; layer < lattice.layers; layer++) {
    const other = layer * cells + (node % cells);
    if (other !== node && lattice.surface[other] !== 0) list(lattice, node, other);
  }
}

/** Beside a side or on a border the eight directions alone would make ways crooked: here are eight more. */
function knightLegs(lattice: Lattice, node: number): void {
  const { columns, surface, z, rows } = lattice;
  const cell = node % lattice.cells;
  const c = cell % columns;
  const r = (cell - c) / columns;
  for (let k = 0; k < 8; k++) {
    const across = KNIGHT_ACROSS[k]!;
    const up = KNIGHT_UP[k]!;
    if (c + across < 1 || c + across > columns - 2 || r + up < 1 || r + up > rows - 2) continue;
    const to = node + across + up * columns;
    if (surface[to] !== 0 && Math.abs(z[to]! - z[node]!) <= lattice.gait.step) list(lattice, node, to);
  }
}

/**
 * Legs in one direction: to the next node, or over whatever is between to the first there is; and on beyond
 * lower ground, or over what is low enough to be jumped, to the first node at about the same level.
 */
function crossings(lattice: Lattice, node: number, across: number, up: number): void {
  const { columns, cells, layers, surface, open, z, resolution, bulk, gait } = lattice;
  const step = up * columns + across;
  const length = across !== 0 && up !== 0 ? resolution * 1.4143 : resolution;
  const most = Math.max(1, Math.floor((LONGEST_CROSSING * bulk.radius) / length));
  const level = z[node]!;
  const jumpable = level + Math.max(gait.step, gait.jump === null ? 0 : gait.jump.height);
  let highest = Number.NEGATIVE_INFINITY;
  let cell = node % cells;
  for (let k = 1; k <= most; k++) {
    cell += step;
    const column = cell % columns;
    if (column === 0 || column === columns - 1 || cell < columns || cell >= cells - columns) return;
    let over = false;
    for (let layer = 0; layer < layers; layer++) {
      const to = layer * cells + cell;
      if (surface[to] === 0) continue;
      const same = Math.abs(z[to]! - level) <= gait.step;
      over ||= same || z[to]! > jumpable;
      if (k === 1 && open[node] !== 0 && open[to] !== 0 && surface[node] === surface[to]) return;
      if (z[to]! <= highest + SAME_LEVEL && !same) continue;
      list(lattice, node, to);
      highest = Math.max(highest, z[to]!);
    }
    if (over) return;
  }
}

function legsOfLoose(lattice: Lattice, node: number): void {
  const { x, y, columns, cells, layers, surface, resolution, bulk } = lattice;
  const c = Math.round(x[node]! / resolution) + 1;
  const r = Math.round(y[node]! / resolution) + 1;
  for (let row = r - 2; row <= r + 2; row++) {
    for (let column = c - 2; column <= c + 2; column++) {
      if (row < 1 || column < 1 || column > columns - 2 || row > lattice.rows - 2) continue;
      for (let layer = 0; layer < layers; layer++) {
        const to = layer * cells + row * columns + column;
        if (surface[to] !== 0) list(lattice, node, to);
      }
    }
  }
  // At an opening there is lattice enough all round.
  if (node >= lattice.traps) return;
  const far = LONGEST_PASSAGE * bulk.radius;
  for (let other = lattice.loose; other < lattice.traps; other++) {
    if (other === node || Math.abs(x[other]! - x[node]!) > far || Math.abs(y[other]! - y[node]!) > far)
      continue;
    list(lattice, node, other);
  }
}
