import { snap } from './grid.ts';
import type { Spot } from './piece.ts';
import { distanceToPiece } from './sweep.ts';
import { insidePiece, type Table } from './table.ts';

/** How often to give way by one grid step before a place beside a crooked face counts as found. */
const PATIENCE = 64;
/** Nearer than this a point lies on the face. */
const ON_FACE = 1e-6;

/** The point of an edge or outline nearest to somewhere, how far away it is, and the way out square to the edge. */
export interface FacePoint {
  readonly x: number;
  readonly y: number;
  readonly away: number;
  readonly outX: number;
  readonly outY: number;
}

/** The nearest point of a straight edge; outlines run counter-clockwise, so outside is to its right. */
export function nearestOn(x0: number, y0: number, x1: number, y1: number, x: number, y: number): FacePoint {
  const ex = x1 - x0;
  const ey = y1 - y0;
  const length = Math.sqrt(ex * ex + ey * ey);
  const along = length === 0 ? 0 : ((x - x0) * ex + (y - y0) * ey) / (length * length);
  const t = Math.min(1, Math.max(0, along));
  const px = x0 + t * ex;
  const py = y0 + t * ey;
  const away = Math.sqrt((px - x) * (px - x) + (py - y) * (py - y));
  return { x: px, y: py, away, outX: length === 0 ? 0 : ey / length, outY: length === 0 ? 0 : -ex / length };
}

/** The nearest point of a piece's outline. */
export function nearestOutline(table: Table, p: number, x: number, y: number): FacePoint {
  const { xs, ys } = table;
  let best: FacePoint = { x, y, away: Number.POSITIVE_INFINITY, outX: 0, outY: 0 };
  for (let i = table.start[p]!; i < table.start[p + 1]! - 1; i++) {
    const point = nearestOn(xs[i]!, ys[i]!, xs[i + 1]!, ys[i + 1]!, x, y);
    if (point.away < best.away) best = point;
  }
  return best;
}

/** The place on the grid where a base just touches the face of a piece nearest to a spot, at the spot's level. */
export function besideFace(table: Table, p: number, at: Spot, radius: number): Spot {
  const face = nearestOutline(table, p, at.x, at.y);
  const outside = face.away > ON_FACE && !insidePiece(table, p, at.x, at.y);
  const dx = outside ? (at.x - face.x) / face.away : face.outX;
  const dy = outside ? (at.y - face.y) / face.away : face.outY;
  return besidePoint(table, p, { x: face.x, y: face.y, z: at.z }, dx, dy, radius);
}

/** The place on the grid where a base just touches a piece at a point of its outline, out of it along a unit vector. */
export function besidePoint(
  table: Table,
  p: number,
  point: Spot,
  outX: number,
  outY: number,
  radius: number,
): Spot {
  const { grid } = table;
  let { x, y } = point;
  for (let i = 0; i < PATIENCE; i++) {
    const away = radius + i / grid;
    x = snap(point.x + outX * away, grid);
    y = snap(point.y + outY * away, grid);
    if (distanceToPiece(table, p, x, y) >= radius - ON_FACE) break;
  }
  return { x, y, z: snap(point.z, grid) };
}
