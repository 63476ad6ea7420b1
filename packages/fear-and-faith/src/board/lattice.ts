import type { Spot } from '@vedette/engine/table';

/** Places on a lattice that hold something, each with how far off it is; as `reachOutline` wants them. */
export interface Lattice {
  readonly resolution: number;
  readonly budget: number;
  readonly count: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly cost: Float64Array;
}

export type Box = readonly [west: number, south: number, east: number, north: number];

/** What of a box is found: `at` gives the place there, or null. */
export function latticeIn(
  boxes: readonly Box[],
  resolution: number,
  at: (x: number, y: number) => (Spot & { readonly cost: number }) | null,
  budget: number,
): Lattice {
  const found = new Map<string, Spot & { readonly cost: number }>();
  for (const [west, south, east, north] of boxes)
    for (let column = Math.ceil(west / resolution); column * resolution <= east; column++)
      for (let row = Math.ceil(south / resolution); row * resolution <= north; row++) {
        const key = `${column}/${row}`;
        const place = found.has(key) ? null : at(column * resolution, row * resolution);
        if (place !== null) found.set(key, place);
      }
  const all = [...found.values()];
  return {
    resolution,
    budget,
    count: all.length,
    x: Float64Array.from(all, ({ x }) => x),
    y: Float64Array.from(all, ({ y }) => y),
    z: Float64Array.from(all, ({ z }) => z),
    cost: Float64Array.from(all, ({ cost }) => cost),
  };
}
