/** A base on the paper. */
export interface Base {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Its real radius. */
  readonly base: number;
}

/** Radius in pixels that a counter should have at least: less where the whole table is small, or all would be counters. */
const LEAST = { small: 13, large: 18 } as const;
/** Pixels to a unit of paper at which it is no longer small. */
const SMALL = 0.42;
const LARGE = 0.9;
/** Never more than this times its base. */
const MOST = 3;
/** What is left between two that grow towards each other. */
const GAP = 1;

function wantedPixels(scale: number): number {
  const share = Math.max(0, Math.min(1, (scale - SMALL) / (LARGE - SMALL)));
  return LEAST.small + share * (LEAST.large - LEAST.small);
}

/**
 * How large counters are drawn at a scale: as large as their bases at least, larger where the table is seen from far
 * away, but only into the empty ground about them. Two touch on the map if their bases do, and never else.
 */
export function drawnRadii(
  bases: readonly Base[],
  others: readonly Omit<Base, 'id'>[],
  scale: number,
): ReadonlyMap<string, number> {
  const wanted = wantedPixels(scale) / scale;
  return new Map(
    bases.map((one) => {
      let radius = Math.min(Math.max(one.base, wanted), one.base * MOST);
      for (const other of bases) if (other !== one) radius = Math.min(radius, half(one, other));
      for (const other of others) radius = Math.min(radius, whole(one, other));
      return [one.id, Math.max(one.base, radius)];
    }),
  );
}

const apart = (a: Omit<Base, 'id'>, b: Omit<Base, 'id'>): number =>
  Math.hypot(a.x - b.x, a.y - b.y) - a.base - b.base;

/** To the middle of the ground between two that both grow. */
const half = (one: Base, other: Base): number => one.base + apart(one, other) / 2 - GAP;

/** Up to something that does not grow. */
const whole = (one: Base, other: Omit<Base, 'id'>): number => one.base + apart(one, other) - GAP;
