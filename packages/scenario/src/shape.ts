import { z } from 'zod';

interface Range {
  readonly from: number;
  readonly to: number;
  /** The longest side of a rectangle. */
  readonly size: number;
}

/** Points and shapes of a table in the ruleset's unit. */
export function shapes({ from, to, size }: Range) {
  const coordinate = z.number().min(from).max(to);
  const length = z.number().positive().max(size);
  const point = z.tuple([coordinate, coordinate]);
  /** The corner with the lower numbers, then width and height. */
  const rect = z.tuple([coordinate, coordinate, length, length]);
  const poly = z.array(point).min(3).max(200);
  return { coordinate, length, point, rect, poly };
}

type Point = readonly [number, number];

/** The corners of a shape with straight sides, in its own order. */
export function cornersOf(
  shape: { readonly rect: readonly [number, number, number, number] } | { readonly poly: readonly Point[] },
): readonly Point[] {
  if ('poly' in shape) return shape.poly;
  const [x, y, width, height] = shape.rect;
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}
