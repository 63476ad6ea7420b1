import type { Body } from '../ground/piece.ts';
import { edgeSpan, type Span, slabSpan } from '../ground/span.ts';
import { SAME_LEVEL } from '../ground/surface.ts';
import { insidePiece, piecesInBox, type Table } from '../ground/table.ts';
import type { Bulk, Gait } from './gait.ts';

/**
 * A gap between two solid sides, wide enough for a figure that turns sideways and narrower than its base: the strip
 * from one side to the other, and on for the base's own width before and behind it.
 */
interface Opening {
  readonly pieces: readonly [number, number];
  /** Where the first side is nearest to the second, and the unit vector from there straight across. */
  readonly x: number;
  readonly y: number;
  readonly nx: number;
  readonly ny: number;
  readonly width: number;
  /** How far the strip reaches along, to the left and the right of straight across. */
  readonly from: number;
  readonly to: number;
}

const NONE: readonly Opening[] = [];
/** Moving along a side by so little of what it is worth brings nobody nearer to the other. */
const NO_NEARER = 1e-9;
/** Farther than rounding can be wrong. */
const WELL_OUT = 1e-6;

const known = new WeakMap<Table, Map<string, readonly Opening[]>>();
/** Asked for of one kind of mover after another. */
const last: { table: Table | null; clearance: number; radius: number; openings: readonly Opening[] } = {
  table: null,
  clearance: 0,
  radius: 0,
  openings: NONE,
};

/** All openings of a table that somebody passes only sideways. */
function openingsOf(table: Table, { clearance }: Gait, { radius }: Bulk): readonly Opening[] {
  if (clearance >= radius) return NONE;
  if (last.table === table && last.clearance === clearance && last.radius === radius) return last.openings;
  let ofTable = known.get(table);
  if (ofTable === undefined) {
    ofTable = new Map();
    known.set(table, ofTable);
  }
  const key = `${clearance} ${radius}`;
  let openings = ofTable.get(key);
  if (openings === undefined) {
    openings = findOpenings(table, clearance, radius);
    ofTable.set(key, openings);
  }
  last.table = table;
  last.clearance = clearance;
  last.radius = radius;
  last.openings = openings;
  return openings;
}

/** Whether a figure has its centre in an opening between sides that stand in its way at its level. */
export function inOpening(table: Table, gait: Gait, { x, y, z, radius, height }: Body): boolean {
  const bulk = { radius, height };
  for (const opening of openingsOf(table, gait, bulk)) {
    const along = (x - opening.x) * -opening.ny + (y - opening.y) * opening.nx;
    if (along < opening.from || along > opening.to) continue;
    const across = (x - opening.x) * opening.nx + (y - opening.y) * opening.ny;
    if (across >= 0 && across <= opening.width && barsBoth(table, gait, bulk, opening, z)) return true;
  }
  return false;
}

/** Collects the parts of a straight way at a level whose centre lies in openings. */
export function openingSpans(
  table: Table,
  gait: Gait,
  bulk: Bulk,
  z: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  out: Span[],
): void {
  for (const opening of openingsOf(table, gait, bulk)) {
    const { nx, ny } = opening;
    const side = (ax - opening.x) * nx + (ay - opening.y) * ny;
    const sideBy = (bx - ax) * nx + (by - ay) * ny;
    if (outside(side, sideBy, 0, opening.width)) continue;
    const onward = (ay - opening.y) * nx - (ax - opening.x) * ny;
    const onwardBy = (by - ay) * nx - (bx - ax) * ny;
    if (outside(onward, onwardBy, opening.from, opening.to)) continue;
    const across = slabSpan(side, sideBy, 0, opening.width);
    if (across === null) continue;
    const along = slabSpan(onward, onwardBy, opening.from, opening.to);
    if (along === null) continue;
    const low = Math.max(0, across[0], along[0]);
    const high = Math.min(1, across[1], along[1]);
    if (low <= high && barsBoth(table, gait, bulk, opening, z)) out.push([low, high]);
  }
}

/** Whether both ends of a way lie to one side of a slab, whatever the rounding: most openings are elsewhere. */
function outside(start: number, by: number, low: number, high: number): boolean {
  const end = start + by;
  return (
    (start < low - WELL_OUT && end < low - WELL_OUT) || (start > high + WELL_OUT && end > high + WELL_OUT)
  );
}

function barsBoth(table: Table, gait: Gait, bulk: Bulk, { pieces: [p, q] }: Opening, z: number): boolean {
  return sideBars(table, gait, bulk, p, z) && (p === q || sideBars(table, gait, bulk, q, z));
}

/** Whether the side of piece `p` stands in the way of a body at level `z`. */
export function sideBars(table: Table, gait: Gait, bulk: Bulk, p: number, z: number): boolean {
  return (
    table.pieces[p]!.solid &&
    table.top[p]! > z + gait.step + SAME_LEVEL &&
    table.base[p]! < z + bulk.height - SAME_LEVEL
  );
}

function findOpenings(table: Table, clearance: number, radius: number): Opening[] {
  const found = new Map<string, Opening>();
  const near: number[] = [];
  // A place is rounded to the grid: what is a hair narrower than it should be will do, at either limit.
  const narrowest = 2 * clearance - 2 / table.grid;
  const widest = 2 * radius + 2 / table.grid;
  for (let p = 0; p < table.pieces.length; p++) {
    if (!table.pieces[p]!.solid) continue;
    for (let e = table.start[p]!; e < table.start[p + 1]! - 1; e++) {
      const [x0, y0, x1, y1] = [table.xs[e]!, table.ys[e]!, table.xs[e + 1]!, table.ys[e + 1]!];
      const [left, right] = [Math.min(x0, x1) - widest, Math.max(x0, x1) + widest];
      const [low, high] = [Math.min(y0, y1) - widest, Math.max(y0, y1) + widest];
      for (const q of piecesInBox(table, left, low, right, high, near)) {
        if (q < p || !table.pieces[q]!.solid) continue;
        for (let f = q === p ? e + 1 : table.start[q]!; f < table.start[q + 1]! - 1; f++) {
          if (Math.max(table.xs[f]!, table.xs[f + 1]!) < left) continue;
          if (Math.min(table.xs[f]!, table.xs[f + 1]!) > right) continue;
          if (Math.max(table.ys[f]!, table.ys[f + 1]!) < low) continue;
          if (Math.min(table.ys[f]!, table.ys[f + 1]!) > high) continue;
          const opening = between(table, [p, q], e, f, narrowest, widest, radius);
          if (opening !== null) found.set(Object.values(opening).join(), opening);
        }
      }
    }
  }
  return [...found.values()];
}

/** The opening between two edges of solid pieces, if that is what lies between them. */
function between(
  table: Table,
  pieces: readonly [number, number],
  e: number,
  f: number,
  narrowest: number,
  widest: number,
  radius: number,
): Opening | null {
  const { xs, ys } = table;
  const [s, t] = nearestParts(table, e, f);
  const [x, y] = [xs[e]! + s * (xs[e + 1]! - xs[e]!), ys[e]! + s * (ys[e + 1]! - ys[e]!)];
  const [qx, qy] = [xs[f]! + t * (xs[f + 1]! - xs[f]!), ys[f]! + t * (ys[f + 1]! - ys[f]!)];
  const [gx, gy] = [qx - x, qy - y];
  const width = Math.sqrt(gx * gx + gy * gy);
  if (!(width >= narrowest && width < widest) || width === 0) return null;
  const [nx, ny] = [gx / width, gy / width];
  if (!turnsAway(table, pieces[0], e, s, nx, ny) || !turnsAway(table, pieces[1], f, t, -nx, -ny)) return null;
  const [mx, my] = [x + gx / 2, y + gy / 2];
  if (insidePiece(table, pieces[0], mx, my) || insidePiece(table, pieces[1], mx, my)) return null;
  const ofE = facingPart(table, e, f, widest, x, y, -ny, nx);
  const ofF = facingPart(table, f, e, widest, x, y, -ny, nx);
  const from = Math.max(ofE[0], ofF[0]) - 2 * radius;
  const to = Math.min(ofE[1], ofF[1]) + 2 * radius;
  return { pieces, x, y, nx, ny, width, from, to };
}

/** Where two edges are nearest to one another, as fractions of each. */
function nearestParts({ xs, ys }: Table, e: number, f: number): readonly [number, number] {
  const ex = xs[e + 1]! - xs[e]!;
  const ey = ys[e + 1]! - ys[e]!;
  const fx = xs[f + 1]! - xs[f]!;
  const fy = ys[f + 1]! - ys[f]!;
  let best: readonly [number, number] = [0, 0];
  let least = Number.POSITIVE_INFINITY;
  const offer = (s: number, t: number): void => {
    const dx = xs[e]! + s * ex - xs[f]! - t * fx;
    const dy = ys[e]! + s * ey - ys[f]! - t * fy;
    const apart = dx * dx + dy * dy;
    if (apart >= least) return;
    least = apart;
    best = [s, t];
  };
  for (const end of [0, 1]) {
    offer(end, partNearest(xs[f]!, ys[f]!, fx, fy, xs[e + end]!, ys[e + end]!));
    offer(partNearest(xs[e]!, ys[e]!, ex, ey, xs[f + end]!, ys[f + end]!), end);
  }
  return best;
}

function partNearest(ox: number, oy: number, dx: number, dy: number, x: number, y: number): number {
  const squared = dx * dx + dy * dy;
  if (squared === 0) return 0;
  return Math.min(1, Math.max(0, ((x - ox) * dx + (y - oy) * dy) / squared));
}

/** Whether no step along the outline from a point of an edge leads on in a direction: there it is narrowest. */
function turnsAway(table: Table, p: number, e: number, part: number, nx: number, ny: number): boolean {
  if (part > 0 && part < 1) return true;
  const { xs, ys } = table;
  const first = table.start[p]!;
  const end = table.start[p + 1]! - 1;
  const corner = part === 0 ? e : e + 1 === end ? first : e + 1;
  const before = corner === first ? end - 1 : corner - 1;
  for (const other of [before, corner + 1]) {
    const [dx, dy] = [xs[other]! - xs[corner]!, ys[other]! - ys[corner]!];
    if (dx * nx + dy * ny > NO_NEARER * (Math.abs(dx) + Math.abs(dy))) return false;
  }
  return true;
}

/** How much of an edge has the other within reach, along a direction from a point. */
function facingPart(
  { xs, ys }: Table,
  e: number,
  f: number,
  reach: number,
  x: number,
  y: number,
  ux: number,
  uy: number,
): Span {
  const [ax, ay, bx, by] = [xs[e]!, ys[e]!, xs[e + 1]!, ys[e + 1]!];
  const span = edgeSpan(ax, ay, bx, by, xs[f]!, ys[f]!, xs[f + 1]!, ys[f + 1]!, reach) ?? [0, 0];
  const at = (t: number) => (ax + t * (bx - ax) - x) * ux + (ay + t * (by - ay) - y) * uy;
  const [s, t] = [at(span[0]), at(span[1])];
  return s < t ? [s, t] : [t, s];
}
