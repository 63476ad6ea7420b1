import type { Base } from './counter-size.ts';
import type { Point } from './shape.ts';

/** A counter that has no room where its base is. */
export interface Spread {
  /** How far from its base it is drawn. */
  readonly by: Point;
  readonly radius: number;
}

/** Pixels that a counter is drawn from its base at most. */
const FARTHEST = 14;
/** Between two whose bases do not touch. */
const GAP = 2;
const ROUNDS = 16;
const TOUCHING = 0.5;

/** What of the paper can be drawn on. */
export interface Room {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Standing = Base & { readonly group?: string | undefined };

/**
 * Counters so near to each other that they would lie over one another are drawn apart, each tied to its base; from what
 * does not move they keep off. Men in ranks are drawn apart as a whole, so that ranks stay ranks. None is drawn beyond
 * the sheet.
 */
export function spread(
  bases: readonly Standing[],
  radii: ReadonlyMap<string, number>,
  scale: number,
  fixed: readonly Omit<Base, 'id'>[] = [],
  sheet: Room | null = null,
): ReadonlyMap<string, Spread> {
  const free = bases.filter(({ group }) => group === undefined);
  const ranked = bases.filter(({ group }) => group !== undefined);
  return new Map([...pushed(free, radii, scale, fixed, sheet), ...stretched(ranked, radii, sheet)]);
}

function pushed(
  free: readonly Standing[],
  radii: ReadonlyMap<string, number>,
  scale: number,
  fixed: readonly Omit<Base, 'id'>[],
  sheet: Room | null,
): ReadonlyMap<string, Spread> {
  const grown = free.filter(({ id, base }) => radii.get(id)! > base);
  const at = new Map<string, Point>(grown.map(({ id, x, y }) => [id, { x, y }]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, a] of grown.entries())
      for (const b of grown.slice(i + 1)) pushApart(a, b, at, radii.get(a.id)! + radii.get(b.id)!);
    for (const one of grown) for (const other of fixed) pushOff(one, other, at, radii.get(one.id)!);
    for (const { id } of grown) at.set(id, keptOn(sheet, at.get(id)!, radii.get(id)!));
  }
  const farthest = FARTHEST / scale;
  return new Map(
    grown.flatMap(({ id, x, y }) => {
      const to = at.get(id)!;
      const far = Math.hypot(to.x - x, to.y - y);
      if (far < TOUCHING) return [];
      const share = far > farthest ? farthest / far : 1;
      const radius = radii.get(id)!;
      const drawn = keptOn(sheet, { x: x + (to.x - x) * share, y: y + (to.y - y) * share }, radius);
      return [[id, { by: { x: drawn.x - x, y: drawn.y - y }, radius }] as const];
    }),
  );
}

/** Those who stand so close that they would lie over one another, each heap about its own middle. */
function stretched(
  ranked: readonly Standing[],
  radii: ReadonlyMap<string, number>,
  sheet: Room | null,
): ReadonlyMap<string, Spread> {
  const left = new Set(ranked.filter(({ id, base }) => radii.get(id)! > base));
  const drawn = new Map<string, Spread>();
  for (const first of left) {
    const heap = [first];
    left.delete(first);
    for (const one of heap)
      for (const other of left)
        if (distance(one, other) < radii.get(one.id)! + radii.get(other.id)!) {
          heap.push(other);
          left.delete(other);
        }
    const middle = {
      x: heap.reduce((sum, { x }) => sum + x, 0) / heap.length,
      y: heap.reduce((sum, { y }) => sum + y, 0) / heap.length,
    };
    const aside = heap.map(({ id, x, y, base }) => {
      const radius = radii.get(id)!;
      const more = radius / base - 1;
      return { id, x, y, by: { x: (x - middle.x) * more, y: (y - middle.y) * more }, radius };
    });
    const back = lackOf(
      aside.map(({ x, y, by, radius }) => ({ x: x + by.x, y: y + by.y, radius })),
      sheet,
    );
    if (heap.length === 1 && back === NOWHERE) continue;
    for (const { id, by, radius } of aside) drawn.set(id, { by: moved(by, back), radius });
  }
  return drawn;
}

const NOWHERE: Point = { x: 0, y: 0 };

const moved = (a: Point, by: Point): Point => (by === NOWHERE ? a : { x: a.x + by.x, y: a.y + by.y });

const keptOn = (sheet: Room | null, at: Point, radius: number): Point =>
  moved(at, lackOf([{ ...at, radius }], sheet));

/** How far all of these have to be moved together to lie on the sheet. */
function lackOf(all: readonly (Point & { readonly radius: number })[], sheet: Room | null): Point {
  if (sheet === null) return NOWHERE;
  const over = (of: 'x' | 'y', least: number, most: number) =>
    Math.max(0, ...all.map((one) => least - (one[of] - one.radius))) +
    Math.min(0, ...all.map((one) => most - (one[of] + one.radius)));
  const [x, y] = [over('x', sheet.left, sheet.right), over('y', sheet.top, sheet.bottom)];
  return x === 0 && y === 0 ? NOWHERE : { x, y };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function pushApart(a: Base, b: Base, at: Map<string, Point>, sizes: number): void {
  const [p, q] = [at.get(a.id)!, at.get(b.id)!];
  const touch = distance(a, b) - a.base - b.base <= TOUCHING;
  const apart = distance(p, q);
  const lack = sizes + (touch ? 0 : GAP) - apart;
  if (lack <= 0) return;
  // One above the other on two floors: to either side.
  const along = apart < 1e-6 ? { x: 1, y: 0 } : { x: (q.x - p.x) / apart, y: (q.y - p.y) / apart };
  at.set(a.id, { x: p.x - (along.x * lack) / 2, y: p.y - (along.y * lack) / 2 });
  at.set(b.id, { x: q.x + (along.x * lack) / 2, y: q.y + (along.y * lack) / 2 });
}

/** Off something that stays where it is, unless the base itself lies on it. */
function pushOff(one: Base, other: Omit<Base, 'id'>, at: Map<string, Point>, radius: number): void {
  const p = at.get(one.id)!;
  const apart = distance(p, other);
  const lack = radius + other.base - apart;
  if (lack <= 0 || apart < 1e-6 || distance(one, other) < one.base) return;
  at.set(one.id, {
    x: p.x + ((p.x - other.x) / apart) * lack,
    y: p.y + ((p.y - other.y) / apart) * lack,
  });
}
