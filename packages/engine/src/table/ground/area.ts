import type { Area, Body } from './piece.ts';
import type { Table } from './table.ts';

/** How far inside the table a point lies, from the nearest edge of the area it is in; negative off the table. */
export function insideBy({ areas }: Table, x: number, y: number): number {
  let best = insideArea(areas[0]!, x, y);
  for (let i = 1; i < areas.length; i++) best = Math.max(best, insideArea(areas[i]!, x, y));
  return best;
}

function insideArea({ x: x0, y: y0, width, depth }: Area, x: number, y: number): number {
  return Math.min(x - x0, y - y0, x0 + width - x, y0 + depth - y);
}

/** The area that a point is in or, off the table, nearest to. */
export function areaAt({ areas }: Table, x: number, y: number): Area {
  let best = areas[0]!;
  if (areas.length === 1) return best;
  let inside = insideArea(best, x, y);
  for (let i = 1; i < areas.length; i++) {
    const now = insideArea(areas[i]!, x, y);
    if (now <= inside) continue;
    best = areas[i]!;
    inside = now;
  }
  return best;
}

/** Whether two points are in the same area: only then can one go straight from one to the other. */
export function inOneArea(table: Table, ax: number, ay: number, bx: number, by: number): boolean {
  return table.areas.length === 1 || areaAt(table, ax, ay) === areaAt(table, bx, by);
}

/** Distances of a point from the west, south, east and north edge of an area; negative beyond it. */
export function toEdges({ x: x0, y: y0, width, depth }: Area, x: number, y: number): Edges {
  return [x - x0, y - y0, x0 + width - x, y0 + depth - y];
}

type Edges = readonly [west: number, south: number, east: number, north: number];

/** Plan distance from the base edge to the nearest edge of the area it stands in; negative when over it. */
export function distanceToEdge(table: Table, body: Body): number {
  return insideBy(table, body.x, body.y) - body.radius;
}

/**
 * Distance in plan with all areas laid upon one another by their south-west corners, so that a link between two of
 * them gains no ground by the void it crosses. Within one area it is the plain distance.
 */
export function foldedDistance(table: Table, ax: number, ay: number, bx: number, by: number): number {
  let dx = bx - ax;
  let dy = by - ay;
  if (table.areas.length > 1) {
    const a = areaAt(table, ax, ay);
    const b = areaAt(table, bx, by);
    dx += a.x - b.x;
    dy += a.y - b.y;
  }
  return Math.sqrt(dx * dx + dy * dy);
}
