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
/** Men in ranks grow less: all of a unit are drawn apart for it. */
const MOST_IN_RANKS = 1.5;
const LEGIBLE = 9.5;

function wantedPixels(scale: number): number {
  const share = Math.max(0, Math.min(1, (scale - SMALL) / (LARGE - SMALL)));
  return LEAST.small + share * (LEAST.large - LEAST.small);
}

/**
 * How large counters are drawn at a scale: as large as their bases at least, larger where the table is seen from far away.
 * All of one base are of one size, however they crowd; a larger base is drawn larger.
 */
export function drawnRadii(
  bases: readonly (Base & { readonly group?: string | undefined })[],
  scale: number,
): ReadonlyMap<string, number> {
  const wanted = wantedPixels(scale) / scale;
  const least = Math.min(...bases.map(({ base }) => base));
  return new Map(
    bases.map(({ id, base, group }) => {
      const grown =
        group === undefined
          ? Math.min(wanted * Math.sqrt(base / least), base * MOST)
          : Math.min(LEGIBLE / scale, base * MOST_IN_RANKS);
      return [id, Math.max(base, grown)];
    }),
  );
}
