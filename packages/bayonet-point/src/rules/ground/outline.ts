import type { Spot, Table } from '@vedette/engine/table';

/** Places tried along an outline are so many millimetres apart. */
const EVERY = 10;

interface At {
  readonly x: number;
  readonly y: number;
}

/** Points so far outside the outline of a piece (inside, when negative), nearest to a spot first. */
export function besideOutline({ xs, ys, start }: Table, p: number, out: number, from: At): Spot[] {
  const found: { readonly spot: Spot; readonly apart: number }[] = [];
  for (let i = start[p]!; i < start[p + 1]! - 1; i++) {
    const [ax, ay] = [xs[i]!, ys[i]!];
    const [dx, dy] = [xs[i + 1]! - ax, ys[i + 1]! - ay];
    const length = Math.sqrt(dx * dx + dy * dy);
    // Outlines run counter-clockwise, so out is to the right.
    const [nx, ny] = [(dy / length) * out, (-dx / length) * out];
    const add = (t: number) => {
      const spot = { x: ax + dx * t + nx, y: ay + dy * t + ny, z: 0 };
      found.push({ spot, apart: apartSquared(spot, from) });
    };
    const steps = Math.max(1, Math.ceil(length / EVERY));
    for (let k = 0; k <= steps; k++) add(k / steps);
    const foot = ((from.x - ax) * dx + (from.y - ay) * dy) / (length * length);
    if (foot > 0 && foot < 1) add(foot);
  }
  return found.sort((a, b) => a.apart - b.apart).map(({ spot }) => spot);
}

/** How far a point, inside or outside, is from the outline of a piece. */
export function toOutline({ xs, ys, start }: Table, p: number, at: At): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = start[p]!; i < start[p + 1]! - 1; i++)
    least = Math.min(least, toSegment(at, xs[i]!, ys[i]!, xs[i + 1]!, ys[i + 1]!));
  return least;
}

/** How far a point is from the side of a piece that a straight line from it to another point leaves by. */
export function toSideLeftBy({ xs, ys, start }: Table, p: number, at: At, to: At): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = start[p]!; i < start[p + 1]! - 1; i++) {
    const side = [xs[i]!, ys[i]!, xs[i + 1]!, ys[i + 1]!] as const;
    if (crosses(at, to, ...side)) least = Math.min(least, toSegment(at, ...side));
  }
  return least;
}

function crosses(a: At, b: At, cx: number, cy: number, dx: number, dy: number): boolean {
  const turn = (px: number, py: number, qx: number, qy: number, rx: number, ry: number) =>
    (qx - px) * (ry - py) - (qy - py) * (rx - px);
  const parts = turn(a.x, a.y, b.x, b.y, cx, cy) * turn(a.x, a.y, b.x, b.y, dx, dy) <= 0;
  return parts && turn(cx, cy, dx, dy, a.x, a.y) * turn(cx, cy, dx, dy, b.x, b.y) <= 0;
}

function toSegment(at: At, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((at.x - ax) * dx + (at.y - ay) * dy) / (dx * dx + dy * dy);
  const t = Math.max(0, Math.min(1, along));
  return Math.sqrt(apartSquared(at, { x: ax + t * dx, y: ay + t * dy }));
}

function apartSquared(a: At, b: At): number {
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

/** The ground a piece covers, in square millimetres. */
export function areaOf({ xs, ys, start }: Table, p: number): number {
  let twice = 0;
  for (let i = start[p]!; i < start[p + 1]! - 1; i++) twice += xs[i]! * ys[i + 1]! - xs[i + 1]! * ys[i]!;
  return Math.abs(twice) / 2;
}
