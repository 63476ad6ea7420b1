import type { Spot } from '@vedette/engine/table';
import type { BayonetPointState, Figure, Home } from '../../state.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

/** BP-SCN-08: the place nearest to a point where a base touches this stretch of the edge from inside. */
export function homePoint(
  { terrain }: BayonetPointState,
  { radius }: Pick<Figure, 'radius'>,
  { edge, from, to }: Home,
  { x, y }: At,
): Spot {
  const along = (value: number) => Math.max(from + radius, Math.min(to - radius, value));
  switch (edge) {
    case 'north':
      return { x: along(x), y: radius, z: 0 };
    case 'south':
      return { x: along(x), y: terrain.depth - radius, z: 0 };
    case 'west':
      return { x: radius, y: along(y), z: 0 };
    case 'east':
      return { x: terrain.width - radius, y: along(y), z: 0 };
  }
}

/** Whether the edge runs from west to east. */
export function runsEastward({ edge }: Home): boolean {
  return edge === 'north' || edge === 'south';
}
