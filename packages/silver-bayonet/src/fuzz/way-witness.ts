import {
  type Body,
  DIRECTIONS,
  distanceToPiece,
  type Gait,
  type Spot,
  stretchToPiece,
  type Table,
} from '@vedette/engine/table';
import { LEAPING } from '../attributes/leap.ts';
import type { SilverBayonetEvent } from '../events.ts';
import { mark } from '../figures.ts';
import { looking } from '../hooks.ts';
import { gaitOf } from '../rules/movement/gait.ts';
import { groundOf } from '../rules/movement/ground-of.ts';
import type { Figure, FigureId, SilverBayonetState } from '../state.ts';

type Told = readonly SilverBayonetEvent[];
type Moved = Extract<SilverBayonetEvent, { type: 'moved' }>;

/** How finely a way is looked at. */
const EVERY = 0.1;
/** Places and passed points are rounded to the grid. */
const HAIR = 0.002;
/** How far off the true width of an opening may be seen, for it is looked at in 72 directions only. */
const ASLANT = 0.01;

/** SB-ATT-69: what is lower is leapt over. */
const TOO_HIGH_TO_LEAP = 3;

/** Where a figure was, and how wide it was. */
interface Stood extends Spot {
  readonly radius: number;
}

/**
 * SB-MOV-02: no base is ever in a solid side, on the way too, but where it goes onto or over that very piece and in an
 * opening. Reckoned from the log and the terrain alone, point by point.
 */
export function wayWitness(): (told: Told, state: SilverBayonetState) => readonly string[] {
  const stood = new Map<FigureId, Stood>();
  let terrain: SilverBayonetState['terrain'] | null = null;
  return (told, state) => {
    const broken: string[] = [];
    // Where walls went down in between nobody can tell any more what stood when.
    const same = terrain === state.terrain;
    for (const event of told) {
      if (event.type !== 'moved') continue;
      const from = stood.get(event.figure);
      const mover = state.figures.find(({ id }) => id === event.figure);
      if (same && from !== undefined && mover?.radius === from.radius)
        broken.push(...bites(state, mover, from, event));
      if (mover !== undefined) stood.set(event.figure, placeOf(event, mover.radius));
    }
    terrain = state.terrain;
    stood.clear();
    for (const figure of state.figures) stood.set(figure.id, placeOf(figure, figure.radius));
    return broken;
  };
}

function placeOf({ x, y, z }: Spot, radius: number): Stood {
  return { x, y, z, radius };
}

function bites(s: SilverBayonetState, mover: Figure, from: Spot, event: Moved): readonly string[] {
  const look = looking(s);
  const gait = gaitOf(look, mover);
  if ((event.how !== 'move' && event.how !== 'sprint') || gait.over !== 'ground') return [];
  const table = groundOf(look, mover);
  const way = [from, ...(event.via ?? []).map(([x, y, z]) => ({ x, y, z })), event];
  const leaps = mark(mover, LEAPING) > 0;
  const points = pointsOf(way, leaps);
  // What costs more than its length may be a jump, and low things are jumped.
  const plain = event.cost <= lengthOf(way) + EVERY;
  for (const [p, piece] of table.pieces.entries()) {
    if (!piece.solid) continue;
    const beside = ({ z }: Spot) =>
      leaps
        ? piece.top >= TOO_HIGH_TO_LEAP && piece.base < TOO_HIGH_TO_LEAP
        : piece.top > z + (plain ? gait.step : 1) && piece.base < z + mover.height;
    // Whoever grew taller under something (SB-ATT-41) steps out of it.
    let least = beside(from) ? distanceToPiece(table, p, from.x, from.y) : mover.radius;
    for (const at of points) {
      if (!beside(at)) continue;
      const away = distanceToPiece(table, p, at.x, at.y);
      if (away >= Math.min(least, mover.radius) - HAIR) {
        least = Math.max(least, away);
        continue;
      }
      const over = !leaps && goesOver(table, p, way, at, 2 * mover.radius + EVERY);
      if (over || heldUpBeside(table, p, mover, event) || goesOnOver(table, p, way, mover)) continue;
      const body: Body = { x: at.x, y: at.y, z: at.z, radius: mover.radius, height: mover.height };
      if (!betweenSides(table, gait, body))
        return [
          `${mover.name} has its base in ${piece.id} at ${at.x}, ${at.y}, ${at.z} on its way ${JSON.stringify(way)}, ${event.cost}".`,
        ];
    }
  }
  return [];
}

/** Points all along the level parts of a way, its corners included; of a leap, along all of it. */
function pointsOf(way: readonly Spot[], leaps: boolean): readonly Spot[] {
  const points: Spot[] = [];
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1]!, way[i]!];
    // Up and down it holds on to the face.
    if (!leaps && Math.abs(a.z - b.z) > HAIR) continue;
    const steps = Math.max(1, Math.ceil(lengthOf([a, b]) / EVERY));
    for (let k = 0; k <= steps; k++) {
      const t = k / steps;
      points.push({ x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y), z: a.z });
    }
  }
  return points;
}

function lengthOf(way: readonly Spot[]): number {
  let length = 0;
  for (let i = 1; i < way.length; i++) {
    const [dx, dy] = [way[i]!.x - way[i - 1]!.x, way[i]!.y - way[i - 1]!.y];
    length += Math.sqrt(dx * dx + dy * dy);
  }
  return length;
}

/** Whether a way is over a piece, or at its very edge, somewhere so near to a point of it. */
function goesOver(table: Table, p: number, way: readonly Spot[], at: Spot, near: number): boolean {
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1]!, way[i]!];
    const steps = Math.max(1, Math.ceil(lengthOf([a, b]) / EVERY));
    for (let k = 0; k < steps; k++) {
      const x = (t: number) => a.x + (t / steps) * (b.x - a.x);
      const y = (t: number) => a.y + (t / steps) * (b.y - a.y);
      if (lengthOf([at, { x: x(k), y: y(k), z: 0 }]) > near) continue;
      if (stretchToPiece(table, p, x(k), y(k), x(k + 1), y(k + 1)) <= HAIR) return true;
    }
  }
  return false;
}

/** SB-MOV-12: whoever was held up on its way up a piece is put beside the face of it. */
function heldUpBeside(table: Table, p: number, { radius }: Figure, { rule, x, y }: Moved): boolean {
  return rule === 'SB-MOV-12' && Math.abs(distanceToPiece(table, p, x, y) - radius) <= HAIR;
}

/**
 * SB-MOV-06: whether a way ends part of the way up, beside the face of a piece, at a corner where this one adjoins it:
 * whoever climbs there was on his way over both, and the log tells of the first alone.
 */
function goesOnOver(table: Table, p: number, way: readonly Spot[], { radius }: Figure): boolean {
  const end = way.at(-1)!;
  const foot = way.findLast(({ x, y }) => x !== end.x || y !== end.y);
  if (foot === undefined || end.z <= foot.z + HAIR) return false;
  if (distanceToPiece(table, p, foot.x, foot.y) > radius) return false;
  return table.pieces.some(
    (piece, q) => piece.solid && distanceToPiece(table, q, foot.x, foot.y) <= HAIR && adjoins(table, p, q),
  );
}

function adjoins(table: Table, p: number, q: number): boolean {
  for (let e = table.start[q]!; e < table.start[q + 1]! - 1; e++) {
    const [x0, y0, x1, y1] = [table.xs[e]!, table.ys[e]!, table.xs[e + 1]!, table.ys[e + 1]!];
    if (stretchToPiece(table, p, x0, y0, x1, y1) <= HAIR) return true;
  }
  return false;
}

/** SB-MOV-02.R2: whether a centre is between two sides, or no farther before or behind them than the base is wide. */
function betweenSides(table: Table, gait: Gait, body: Body): boolean {
  const wide = 2 * body.radius;
  const steps = Math.ceil((2 * wide) / EVERY);
  for (const [nx, ny] of DIRECTIONS.slice(0, DIRECTIONS.length / 2)) {
    for (let k = -steps; k <= steps; k++) {
      const off = (k * wide) / steps;
      const [x, y] = [body.x - ny * off, body.y + nx * off];
      const width = toSide(table, gait, body, x, y, nx, ny) + toSide(table, gait, body, x, y, -nx, -ny);
      if (width >= 2 * gait.clearance - ASLANT && width <= wide + ASLANT) return true;
    }
  }
  return false;
}

/** How far it is from a point to a solid side in a direction, if not beyond the width of a base. */
function toSide(
  table: Table,
  { step }: Gait,
  { z, radius, height }: Body,
  x: number,
  y: number,
  nx: number,
  ny: number,
): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [p, piece] of table.pieces.entries()) {
    if (!piece.solid || piece.top <= z + step || piece.base >= z + height) continue;
    if (stretchToPiece(table, p, x, y, x + 2 * radius * nx, y + 2 * radius * ny) > 0) continue;
    let [low, high] = [0, 2 * radius];
    while (high - low > HAIR / 4) {
      const middle = (low + high) / 2;
      if (stretchToPiece(table, p, x, y, x + middle * nx, y + middle * ny) > 0) low = middle;
      else high = middle;
    }
    least = Math.min(least, high);
  }
  return least;
}
