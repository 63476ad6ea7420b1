import { type Disc, endRadius, radiusBetween } from './disc.ts';
import { type DiscStamp, stampOf } from './disc-stamps.ts';
import type { Lattice } from './lattice-parts.ts';

/** With discs about, openness counts no farther than this, so that only their surroundings need marking. */
export const OPEN_AMONG_DISCS = 4;

/** The shorter way along an axis for a way across, rounded down. */
const ACROSS = 0.7071;

/** Bits of a node's mark: one may end here; a short leg from here could touch a disc. */
export const MAY_STOP = 1;
export const NEAR_DISC = 2;
/** A leg is short when its ends are fewer lattice steps apart, along both axes together. */
export const SHORT = 3.5;

/** What a search knows of each node, as far as discs change it. */
interface Marks {
  readonly open: Uint8Array;
  readonly mark: Uint8Array;
  readonly state: Uint8Array;
}

/** Codes of a stamp: the openness left (all bits set: it stays), and above it what befalls `mark` and `state`. */
const FREE = 7;
const NEAR = 8;
const NO_STOP = 16;
const INSIDE = 32;

/**
 * Marks one disc: `open` shrinks around it, `state` gets `blocked` inside it unless one may be leaving it, and
 * `mark` loses and gets its bits.
 */
export function markDisc(lattice: Lattice, disc: Disc, marks: Marks, blocked: number): void {
  const { nodes, codes } = disc.leftFrom === null ? stampOf(lattice, disc, stamp) : stamp(lattice, disc);
  const { open, mark, state } = marks;
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i]!;
    const code = codes[i]!;
    if ((code & NEAR) !== 0) mark[node] = mark[node]! | NEAR_DISC;
    if ((code & NO_STOP) !== 0) mark[node] = mark[node]! & ~MAY_STOP;
    if ((code & INSIDE) !== 0) state[node] = blocked;
    const free = code & FREE;
    if (free !== FREE && free < open[node]!) open[node] = free;
  }
}

/** What a stamp is noted in, until it is known how large it is. */
const noted = { nodes: new Int32Array(1024), codes: new Uint8Array(1024), count: 0 };

function stamp(lattice: Lattice, disc: Disc): DiscStamp {
  const { resolution, columns, rows } = lattice;
  const radius = disc.radius / resolution;
  const atX = disc.x / resolution + 1;
  const atY = disc.y / resolution + 1;
  // Farther out, on either measure of `freeSteps`, openness is no less than it counts for.
  const square = disc.passable ? radius : radius + OPEN_AMONG_DISCS - 0.5;
  const round = disc.passable ? radius : radius + (OPEN_AMONG_DISCS - 0.5) / ACROSS;
  const last = Math.min(rows - 2, Math.floor(atY + square));
  noted.count = 0;
  for (let row = Math.max(1, Math.ceil(atY - square)); row <= last; row++) {
    const dy = Math.abs(row - atY);
    const half = Math.min(square, Math.sqrt(round * round - dy * dy));
    const end = Math.min(columns - 2, Math.floor(atX + half));
    for (let column = Math.max(1, Math.ceil(atX - half)); column <= end; column++)
      noteCell(lattice, disc, row * columns + column, Math.abs(column - atX), dy);
  }
  return { nodes: noted.nodes.slice(0, noted.count), codes: noted.codes.slice(0, noted.count) };
}

/** Notes the nodes of one cell that lies (dx, dy) steps from the middle of a disc, where it does anything to them. */
function noteCell(lattice: Lattice, disc: Disc, cell: number, dx: number, dy: number): void {
  const { resolution, cells, loose, z, surface } = lattice;
  const { passable } = disc;
  const squared = dx * dx + dy * dy;
  let wide = disc.radius / resolution;
  let free = passable ? OPEN_AMONG_DISCS : freeSteps(dx, dy, wide);
  const near = free <= 2 ? NEAR : 0;
  for (let node = cell; node < loose; node += cells) {
    if (surface[node] === 0) continue;
    const radius = radiusBetween(disc, z[node]!, z[node]!) / resolution;
    let code = near | FREE;
    if (radius !== 0) {
      const end = disc.leftFrom === null ? radius : endRadius(disc, z[node]!) / resolution;
      if (squared < end * end) code |= NO_STOP;
      if (!passable) {
        if (squared < radius * radius && disc.leftFrom === null) code |= INSIDE;
        if (radius !== wide) {
          wide = radius;
          free = freeSteps(dx, dy, radius);
        }
        code = (code & ~FREE) | free;
      }
    }
    if (code !== FREE) note(node, code);
  }
}

function note(node: number, code: number): void {
  if (noted.count === noted.nodes.length) {
    const { nodes, codes } = noted;
    noted.nodes = new Int32Array(2 * nodes.length);
    noted.nodes.set(nodes);
    noted.codes = new Uint8Array(2 * codes.length);
    noted.codes.set(codes);
  }
  noted.nodes[noted.count] = node;
  noted.codes[noted.count++] = code;
}

/**
 * How openness is bounded at (dx, dy) steps from the middle of a disc: by the square and by the disc round that
 * point which are free of it, whichever is larger.
 */
function freeSteps(dx: number, dy: number, radius: number): number {
  const nx = dx > 0.5 ? dx - 0.5 : 0;
  const ny = dy > 0.5 ? dy - 0.5 : 0;
  if (nx * nx + ny * ny < radius * radius) return 0;
  const squared = dx * dx + dy * dy;
  const longer = Math.max(dx, dy);
  let free = 1;
  while (free < OPEN_AMONG_DISCS) {
    const away = radius + (free + 0.5) / ACROSS;
    if (longer < radius + free + 0.5 && squared < away * away) break;
    free++;
  }
  return free;
}
