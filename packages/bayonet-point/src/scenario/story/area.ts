import { snap, type TableData } from '@vedette/engine/table';
import type { Edge } from '@vedette/scenario';
import { GRID, type Layout, southing, southingToEdge } from '../../rules/ground/terrain.ts';
import type { AreaShape } from '../format/words.ts';
import { layoutIn, millimetres, type Told } from './distance.ts';

type Point = readonly [number, number];

/** A part of the table in millimetres of the match: west, north, east, south; or a circle; or corners. */
export type Area =
  | { readonly rect: readonly [number, number, number, number] }
  | { readonly circle: readonly [number, number, number] }
  | { readonly poly: readonly Point[] };

/** BP-SCN-06: where an area of the layout lies; those that touch the north or south edge stay at that edge. */
export function areaOf(s: Told, shape: AreaShape): Area {
  const layout = layoutIn(s);
  const x = (value: number) => snap(value * layout.factor, GRID);
  const y = (value: number) => southing(layout, value);
  if ('poly' in shape) return { poly: shape.poly.map(([px, py]) => [x(px), y(py)]) };
  if ('circle' in shape) {
    const [cx, cy, radius] = shape.circle;
    return { circle: [x(cx), y(cy), millimetres(s, radius)] };
  }
  const [left, top, width, height] = shape.rect;
  const [north, south] = northAndSouth(layout, top, top + height);
  return { rect: [x(left), north, x(left + width), south] };
}

/** A zone at the edge keeps its depth; one at both edges is as deep as the table. */
function northAndSouth(layout: Layout, top: number, bottom: number): Point {
  const atNorth = top <= 0;
  const atSouth = bottom >= layout.edge;
  const shift = atNorth === atSouth ? 0 : atNorth ? -layout.south : layout.south;
  const both = atNorth && atSouth;
  const at = both ? southingToEdge : southing;
  return [at(layout, top) + shift, at(layout, bottom) + shift];
}

/** BP-DIG-01: everything so near to an edge. */
export function strip({ width, depth }: TableData, edge: Edge, deep: number): Area {
  switch (edge) {
    case 'north':
      return { rect: [0, 0, width, deep] };
    case 'south':
      return { rect: [0, depth - deep, width, depth] };
    case 'west':
      return { rect: [0, 0, deep, depth] };
    case 'east':
      return { rect: [width - deep, 0, width, depth] };
  }
}

interface At {
  readonly x: number;
  readonly y: number;
}

/** BP-SCN-07: whether a whole base lies in it; with radius 0, BP-GEN-15, whether a base centre does. */
export function holds(area: Area, { x, y }: At, radius: number): boolean {
  if ('rect' in area) {
    const [west, north, east, south] = area.rect;
    return x - radius >= west && x + radius <= east && y - radius >= north && y + radius <= south;
  }
  if ('circle' in area) {
    const [cx, cy, reach] = area.circle;
    return distance(x - cx, y - cy) + radius <= reach;
  }
  const { poly } = area;
  const sides = poly.map((corner, i) => [corner, poly[(i + 1) % poly.length]!] as const);
  const crossings = sides.filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax),
  );
  return crossings.length % 2 === 1 && sides.every(([a, b]) => toStretch(x, y, a, b) >= radius);
}

/** How far a point lies outside it; 0 in it. */
export function awayFrom(area: Area, { x, y }: At): number {
  if ('circle' in area) {
    const [cx, cy, radius] = area.circle;
    return Math.max(0, distance(x - cx, y - cy) - radius);
  }
  if ('rect' in area) {
    const [west, north, east, south] = area.rect;
    return distance(Math.max(west - x, 0, x - east), Math.max(north - y, 0, y - south));
  }
  if (holds(area, { x, y }, 0)) return 0;
  const { poly } = area;
  return Math.min(...poly.map((corner, i) => toStretch(x, y, corner, poly[(i + 1) % poly.length]!)));
}

/** The smallest rectangle round it. */
export function boundsOf(area: Area): readonly [number, number, number, number] {
  if ('rect' in area) return area.rect;
  if ('circle' in area) {
    const [x, y, radius] = area.circle;
    return [x - radius, y - radius, x + radius, y + radius];
  }
  const xs = area.poly.map(([x]) => x);
  const ys = area.poly.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** BP-SCN-07: wider on all sides, as far as the table goes. */
export function grown(area: Area, by: number, { width, depth }: TableData): Area {
  if ('circle' in area) {
    const [x, y, radius] = area.circle;
    return { circle: [x, y, radius + by] };
  }
  const [west, north, east, south] = boundsOf(area);
  const [w, n] = [Math.max(0, west - by), Math.max(0, north - by)];
  return { rect: [w, n, Math.min(width, east + by), Math.min(depth, south + by)] };
}

/** Whether it has all of the table in it. */
export function isEverywhere(area: Area, { width, depth }: TableData): boolean {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: 0, y: depth },
    { x: width, y: depth },
  ];
  return !('poly' in area) && corners.every((corner) => holds(area, corner, 0));
}

function distance(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy);
}

function toStretch(x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / squared;
  const part = Math.min(1, Math.max(0, along));
  return distance(x - (ax + dx * part), y - (ay + dy * part));
}
