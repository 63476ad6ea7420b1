import type { Base } from './counter-size.ts';
import type { Point } from './shape.ts';

/** A counter that has no room to be read where its base is. */
export interface Spread {
  /** How far from its base it is drawn. */
  readonly by: Point;
  readonly radius: number;
}

/** Pixels of radius that a face needs to be told from another. */
const LEGIBLE = 9.5;
/** Never farther from its base than this times that. */
const FAR = 1.5;
/** Between two whose bases do not touch. */
const GAP = 2;
const ROUNDS = 10;
const TOUCHING = 0.5;

/**
 * Counters so near to each other that they would be too small to be read are drawn larger and drawn apart, each tied to
 * its base. Those of one group stay in their ranks. Nobody is spread from near by: there the bases are large enough.
 */
export function spread(
  bases: readonly (Base & { readonly group?: string | undefined })[],
  radii: ReadonlyMap<string, number>,
  scale: number,
): ReadonlyMap<string, Spread> {
  const wanted = LEGIBLE / scale;
  const free = bases.filter(({ group }) => group === undefined);
  const cramped = free.filter(({ id }) => radii.get(id)! < wanted);
  if (cramped.length === 0) return new Map();
  const size = new Map(free.map(({ id }) => [id, Math.max(wanted, radii.get(id)!)]));
  const reach = 2 * wanted * (1 + FAR);
  const near = free.filter((one) => cramped.some((other) => distance(one, other) < reach));
  const at = new Map(near.map(({ id, x, y }) => [id, { x, y }]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, a] of near.entries())
      for (const b of near.slice(i + 1)) pushApart(a, b, at, size.get(a.id)! + size.get(b.id)!);
  const farthest = wanted * FAR;
  return new Map(
    near.flatMap(({ id, x, y }) => {
      const to = at.get(id)!;
      const far = Math.hypot(to.x - x, to.y - y);
      const share = far > farthest ? farthest / far : 1;
      const moved = { by: { x: (to.x - x) * share, y: (to.y - y) * share }, radius: size.get(id)! };
      return far < TOUCHING && moved.radius === radii.get(id) ? [] : [[id, moved] as const];
    }),
  );
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
