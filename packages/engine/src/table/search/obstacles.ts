import { segmentDistanceSquared } from '../ground/ring.ts';
import type { Bulk } from '../move/gait.ts';
import type { Obstacle } from '../move/obstacle.ts';
import type { Lattice } from './lattice.ts';

/** A disc that the mover's centre stays out of, at the heights where the two bodies would meet. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The mover at a level in this open interval is in the way. */
  readonly above: number;
  readonly below: number;
  readonly passable: boolean;
}

/** Touching is no overlap, and positions are rounded to the grid. */
const TOUCH = 1e-6;

/**
 * The discs within `far` of the start. One that the start already lies in shrinks to where the start is, so
 * that a mover that begins too near may go, but not nearer.
 */
export function discsOf(
  obstacles: readonly Obstacle[],
  bulk: Bulk,
  start: { readonly x: number; readonly y: number; readonly z: number },
  far: number,
): Disc[] {
  const discs: Disc[] = [];
  for (const { body, block, keep } of obstacles) {
    if (block === 'pass') continue;
    const dx = body.x - start.x;
    const dy = body.y - start.y;
    const apart = Math.sqrt(dx * dx + dy * dy);
    let radius = body.radius + bulk.radius + (keep ?? 0) - TOUCH;
    if (apart > far + radius) continue;
    const above = body.z - bulk.height;
    const below = body.z + body.height;
    if (start.z > above && start.z < below && block === 'always') radius = Math.min(radius, apart - TOUCH);
    if (radius > 0) discs.push({ x: body.x, y: body.y, radius, above, below, passable: block === 'end' });
  }
  return discs;
}

/**
 * Whether a straight leg between two levels enters a disc that may not be passed. A leg that may `dip` comes
 * down to the table between its ends, for all we know.
 */
export function meetsDisc(
  discs: readonly Disc[],
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  dip: boolean,
): boolean {
  const low = dip ? Math.min(0, az, bz) : Math.min(az, bz);
  const high = Math.max(az, bz);
  const mx = (ax + bx) / 2;
  const my = (ay + by) / 2;
  const half = Math.abs(bx - mx) + Math.abs(by - my);
  for (let i = 0; i < discs.length; i++) {
    const disc = discs[i]!;
    const near = disc.radius + half;
    if (Math.abs(disc.x - mx) > near || Math.abs(disc.y - my) > near || disc.passable) continue;
    if (high <= disc.above || low >= disc.below) continue;
    if (segmentDistanceSquared(disc.x, disc.y, ax, ay, bx, by) < disc.radius * disc.radius) return true;
  }
  return false;
}

/** Whether a leg to a point near by, off the lattice, enters a disc. */
export function lastLegMeetsDisc(
  discs: readonly Disc[],
  resolution: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
): boolean {
  const short = Math.abs(ax - bx) + Math.abs(ay - by) < 3 * resolution;
  return meetsDisc(discs, ax, ay, az, bx, by, bz, !(short && az === bz));
}

/** Whether a mover may not end at a point because of a disc, passable or not. */
export function endsInDisc(discs: readonly Disc[], x: number, y: number, z: number): boolean {
  for (let i = 0; i < discs.length; i++) {
    const disc = discs[i]!;
    if (z <= disc.above || z >= disc.below) continue;
    const dx = x - disc.x;
    const dy = y - disc.y;
    if (dx * dx + dy * dy < disc.radius * disc.radius) return true;
  }
  return false;
}

/** With discs about, openness counts no farther than this, so that only their surroundings need marking. */
export const OPEN_AMONG_DISCS = 4;

export const NEAR_DISC = 2;

/**
 * Marks one disc: `open` shrinks around it, `state` gets `blocked` inside it, `mark` loses the stop bit inside
 * it and gets NEAR_DISC where a short leg could touch it.
 */
export function markDisc(
  lattice: Lattice,
  disc: Disc,
  open: Uint8Array,
  mark: Uint8Array,
  state: Uint8Array,
  blocked: number,
): void {
  const { resolution, columns, rows, cells, loose, z, surface } = lattice;
  const { passable, above, below } = disc;
  const reach = passable ? disc.radius : disc.radius + (OPEN_AMONG_DISCS + 0.5) * resolution;
  const c0 = Math.max(1, Math.ceil((disc.x - reach) / resolution) + 1);
  const c1 = Math.min(columns - 2, Math.floor((disc.x + reach) / resolution) + 1);
  const r0 = Math.max(1, Math.ceil((disc.y - reach) / resolution) + 1);
  const r1 = Math.min(rows - 2, Math.floor((disc.y + reach) / resolution) + 1);
  const atX = disc.x / resolution + 1;
  const atY = disc.y / resolution + 1;
  const radius = disc.radius / resolution;
  const inside = radius * radius;
  for (let row = r0; row <= r1; row++) {
    const dy = Math.abs(row - atY);
    for (let column = c0; column <= c1; column++) {
      const dx = Math.abs(column - atX);
      const within = dx * dx + dy * dy < inside;
      if (passable && !within) continue;
      const free = within ? 0 : freeSteps(dx, dy, radius, inside);
      for (let node = row * columns + column; node < loose; node += cells) {
        if (surface[node] === 0 || z[node]! <= above || z[node]! >= below) continue;
        if (within) mark[node] = mark[node]! & ~1;
        if (passable) continue;
        if (within) state[node] = blocked;
        if (free < open[node]!) open[node] = free;
        if (free <= 2) mark[node] = mark[node]! | NEAR_DISC;
      }
    }
  }
}

/** How openness is bounded at (dx, dy) steps from the middle of a disc. */
function freeSteps(dx: number, dy: number, radius: number, inside: number): number {
  const nx = dx > 0.5 ? dx - 0.5 : 0;
  const ny = dy > 0.5 ? dy - 0.5 : 0;
  if (nx * nx + ny * ny < inside) return 0;
  const square = Math.max(dx, dy) - 0.5 - radius;
  const round = (Math.sqrt(dx * dx + dy * dy) - radius) * 0.7071 - 0.5;
  const steps = Math.max(square, round);
  return steps > 0 ? 1 + Math.floor(steps) : 1;
}
