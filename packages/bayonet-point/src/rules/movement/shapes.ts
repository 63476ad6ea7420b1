import { DIRECTIONS, type Spot } from '@vedette/engine/table';

/** The shapes a unit can be ordered into. `as-you-are` keeps everybody's place beside the leader. */
export const SHAPES = ['line', 'two-ranks', 'column', 'open-order', 'as-you-are'] as const;
export type Shape = (typeof SHAPES)[number];

/** A place beside the leader: steps to the right of the facing, and steps behind. */
type Place = readonly [right: number, behind: number];

/** Places for a number of figures, the leader's first, and how wide a step is in base diameters. */
const FRONTS: Readonly<
  Record<Exclude<Shape, 'as-you-are'>, { readonly front: number; readonly step: number }>
> = {
  line: { front: 99, step: 1.1 },
  'two-ranks': { front: 7, step: 1.1 },
  column: { front: 2, step: 1.1 },
  'open-order': { front: 4, step: 2.2 },
};

/** Fills ranks from the middle outwards; a rank is as wide as the shape and coherency allow. */
function placesIn(count: number, front: number): Place[] {
  const places: Place[] = [[0, 0]];
  const wide = Math.min(front, count);
  for (let rank = 0; places.length < count; rank++) {
    for (let i = rank === 0 ? 1 : 0; i < wide && places.length < count; i++) {
      const side = i % 2 === 1 ? 1 : -1;
      places.push([side * Math.ceil(i / 2), rank]);
    }
  }
  return places;
}

export interface ShapeWish {
  readonly middle: Spot;
  readonly facing: number;
  readonly shape: Exclude<Shape, 'as-you-are'>;
  readonly count: number;
  /** Diameter of a base. */
  readonly base: number;
  /** How far from the leader a centre may be. */
  readonly within: number;
}

/** Where the figures of a unit would stand, the leader first. */
export function slotsOf({ middle, facing, shape, count, base, within }: ShapeWish): Spot[] {
  const { front, step } = FRONTS[shape];
  const apart = step * base;
  const widest = 2 * Math.floor(within / apart) + 1;
  const [fx, fy] = DIRECTIONS[facing]!;
  return placesIn(count, Math.min(front, widest)).map(([right, behind]) => ({
    x: middle.x + apart * (right * fy - behind * fx),
    y: middle.y + apart * (-right * fx - behind * fy),
    z: 0,
  }));
}
