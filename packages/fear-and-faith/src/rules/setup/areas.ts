import { type Body, distanceToPiece, inRegion, type TableData, tableOf } from '@vedette/engine/table';
import type { Edge } from '@vedette/scenario';
import { TOLERANCE } from '../../data/sticks.ts';
import type { PlaceArea } from '../../questions.ts';

/** FF-GEN-07: from the edge of the table to the near side of a base. */
export function toEdge({ width, depth }: TableData, edge: Edge, { x, y, radius }: Body): number {
  return { south: y, north: depth - y, west: x, east: width - x }[edge] - radius;
}

/** Whether the whole base lies in it; near a piece, whether its edge is near enough. */
export function holds(terrain: TableData, area: PlaceArea, body: Body): boolean {
  const { x, y, radius } = body;
  if ('table' in area) return true;
  if ('edge' in area) return toEdge(terrain, area.edge, body) + 2 * radius <= area.depth + TOLERANCE;
  if ('piece' in area) return isNear(terrain, area, body);
  if (area.near !== undefined && !isNear(terrain, area.near, body)) return false;
  if ('circle' in area.shape) {
    const [cx, cy, reach] = area.shape.circle;
    return Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy)) + radius <= reach + TOLERANCE;
  }
  return inRegion({ shape: area.shape }, body) && toOutline(area.shape.polygon, x, y) >= radius - TOLERANCE;
}

function isNear(
  terrain: TableData,
  { piece, within }: { readonly piece: string; readonly within: number },
  { x, y, radius }: Body,
): boolean {
  const table = tableOf(terrain);
  return table.pieces.some(
    ({ id }, p) => isPart(id, piece) && distanceToPiece(table, p, x, y) - radius <= within + TOLERANCE,
  );
}

/** A line of several stretches is one thing. */
export function isPart(id: string, whole: string): boolean {
  return id === whole || id.startsWith(`${whole}/`);
}

/** From a place inside to the nearest side. */
function toOutline(outline: readonly number[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < outline.length; i += 2) {
    const [ax, ay] = [outline[i]!, outline[i + 1]!];
    const [bx, by] = [outline[(i + 2) % outline.length]!, outline[(i + 3) % outline.length]!];
    const long = (bx - ax) * (bx - ax) + (by - ay) * (by - ay);
    const along = long === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long;
    const part = Math.min(1, Math.max(0, along));
    const [dx, dy] = [ax + part * (bx - ax) - x, ay + part * (by - ay) - y];
    least = Math.min(least, Math.sqrt(dx * dx + dy * dy));
  }
  return least;
}

type Box = readonly [west: number, south: number, east: number, north: number];

/** Where the middle of a base can be that lies in it. */
export function boxOf(terrain: TableData, area: PlaceArea, radius: number): Box {
  const { width, depth } = terrain;
  const whole: Box = [radius, radius, width - radius, depth - radius];
  const within = ([west, south, east, north]: Box): Box => [
    Math.max(whole[0], west),
    Math.max(whole[1], south),
    Math.min(whole[2], east),
    Math.min(whole[3], north),
  ];
  if ('table' in area) return whole;
  if ('edge' in area) {
    const deep = area.depth - radius;
    return {
      south: [radius, radius, width - radius, deep],
      north: [radius, depth - deep, width - radius, depth - radius],
      west: [radius, radius, deep, depth - radius],
      east: [width - deep, radius, width - radius, depth - radius],
    }[area.edge] as unknown as Box;
  }
  if ('piece' in area) {
    const far = area.within + radius;
    const [west, south, east, north] = outlineBox(outlineOf(terrain, area.piece));
    return within([west - far, south - far, east + far, north + far]);
  }
  if ('circle' in area.shape) {
    const [cx, cy, reach] = area.shape.circle;
    const far = reach - radius;
    return within([cx - far, cy - far, cx + far, cy + far]);
  }
  const [west, south, east, north] = outlineBox(area.shape.polygon);
  return within([west + radius, south + radius, east - radius, north - radius]);
}

function outlineOf({ pieces }: TableData, piece: string): readonly number[] {
  return pieces.filter(({ id }) => isPart(id, piece)).flatMap(({ outline }) => outline);
}

function outlineBox(outline: readonly number[]): Box {
  const xs = outline.filter((_, i) => i % 2 === 0);
  const ys = outline.filter((_, i) => i % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** FF-SET-11: where somebody finds no room, more of it: the next sticks in place of Short. */
const MORE = [45, 105, 285];

export function widerAreas(areas: readonly PlaceArea[]): readonly (readonly PlaceArea[])[] {
  return [areas, ...MORE.map((by) => areas.map((area) => wider(area, by))), [{ table: true }]];
}

function wider(area: PlaceArea, by: number): PlaceArea {
  if ('edge' in area) return { edge: area.edge, depth: area.depth + by };
  if ('piece' in area) return { piece: area.piece, within: area.within + by };
  if ('shape' in area && 'circle' in area.shape) {
    const [x, y, radius] = area.shape.circle;
    return { shape: { circle: [x, y, radius + by] } };
  }
  return area;
}
