import { inRegion, snap } from '@vedette/engine/table';
import type { Bounds } from '../boards/bounds.ts';
import { shapeOf } from '../boards/zone.ts';
import type { AreaShape } from '../format/shape.ts';
import type { Edge } from '../format/words.ts';

/** SB-GEN-05. */
const GRID = 1000;

/** SB-OPS-14: the ground of a board within so many inches of one of its edges. */
export function strip({ west, south, east, north }: Bounds, edge: Edge, depth: number): AreaShape {
  const width = east - west;
  const height = north - south;
  switch (edge) {
    case 'north':
      return { rect: [west, north - depth, width, depth] };
    case 'east':
      return { rect: [east - depth, south, depth, height] };
    case 'south':
      return { rect: [west, south, width, depth] };
    case 'west':
      return { rect: [west, south, depth, height] };
  }
}

/** A shape of a board where that board lies on the table. */
export function shifted(shape: AreaShape, { west, south }: Bounds): AreaShape {
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle;
    return { circle: [x + west, y + south, radius] };
  }
  if ('poly' in shape) return { poly: shape.poly.map(([x, y]) => [x + west, y + south]) };
  const [x, y, width, height] = shape.rect;
  return { rect: [x + west, y + south, width, height] };
}

interface Base {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** SB-SET-02.R1: whether the whole base lies in it. */
export function holdsBase(shape: AreaShape, { x, y, radius }: Base): boolean {
  if ('circle' in shape) {
    const [cx, cy, reach] = shape.circle;
    return snap(distance(x - cx, y - cy) + radius, GRID) <= reach;
  }
  if ('poly' in shape) {
    if (!inRegion({ shape: shapeOf(shape) }, { x, y, z: 0 })) return false;
    const { poly } = shape;
    return poly.every(
      (corner, i) => snap(toStretch(x, y, corner, poly[(i + 1) % poly.length]!), GRID) >= radius,
    );
  }
  const { west, south, east, north } = centresIn(shape, radius);
  const [px, py] = [snap(x, GRID), snap(y, GRID)];
  return px >= west && px <= east && py >= south && py <= north;
}

/** A rectangle that has in it every place where the centre of a base can be. */
export function centresIn(shape: AreaShape, radius: number): Bounds {
  const { west, south, east, north } = boundsOf(shape);
  const inside = (at: number) => snap(at, GRID);
  return {
    west: inside(west + radius),
    south: inside(south + radius),
    east: inside(east - radius),
    north: inside(north - radius),
  };
}

export function boundsOf(shape: AreaShape): Bounds {
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle;
    return { west: x - radius, south: y - radius, east: x + radius, north: y + radius };
  }
  if ('poly' in shape) {
    const xs = shape.poly.map(([x]) => x);
    const ys = shape.poly.map(([, y]) => y);
    return { west: Math.min(...xs), south: Math.min(...ys), east: Math.max(...xs), north: Math.max(...ys) };
  }
  const [x, y, width, height] = shape.rect;
  return { west: x, south: y, east: x + width, north: y + height };
}

function distance(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy);
}

type Point = readonly [number, number];

function toStretch(x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length;
  const part = Math.min(1, Math.max(0, along));
  return distance(x - (ax + dx * part), y - (ay + dy * part));
}
