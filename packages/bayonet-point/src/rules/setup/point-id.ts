import type { Spot } from '@vedette/engine/table';

/** A point that a side has named, as an option: by where it is. */
export function pointId({ x, y }: Pick<Spot, 'x' | 'y'>): string {
  return `${x},${y}`;
}

/** The point of that name. */
export function pointCalled(points: readonly Spot[], id: string): Spot {
  return points.find((point) => pointId(point) === id)!;
}
