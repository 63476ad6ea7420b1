import { snap } from './grid.ts';
import type { Spot } from './piece.ts';
import { segmentDistanceSquared } from './ring.ts';
import { distanceToPiece } from './sweep.ts';
import type { Table } from './table.ts';

/** How often to give way by one grid step before a place beside a crooked face counts as found. */
const PATIENCE = 64;

/** The direction square to a piece's face at a point of its outline, outwards. */
export function outwardAt(table: Table, p: number, x: number, y: number): readonly [number, number] {
  const { xs, ys } = table;
  let best = Number.POSITIVE_INFINITY;
  let nx = 0;
  let ny = 0;
  for (let i = table.start[p]!; i < table.start[p + 1]! - 1; i++) {
    const away = segmentDistanceSquared(x, y, xs[i]!, ys[i]!, xs[i + 1]!, ys[i + 1]!);
    if (away >= best) continue;
    const ex = xs[i + 1]! - xs[i]!;
    const ey = ys[i + 1]! - ys[i]!;
    const length = Math.sqrt(ex * ex + ey * ey);
    if (length === 0) continue;
    best = away;
    nx = ey / length;
    ny = -ex / length;
  }
  return [nx, ny];
}

/** The place on the grid where a base just touches the face at a point of its outline, at the point's level. */
export function besideFace(table: Table, p: number, at: Spot, radius: number): Spot {
  const [nx, ny] = outwardAt(table, p, at.x, at.y);
  const { grid } = table;
  let x = at.x;
  let y = at.y;
  for (let i = 0; i < PATIENCE; i++) {
    const away = radius + i / grid;
    x = snap(at.x + nx * away, grid);
    y = snap(at.y + ny * away, grid);
    if (distanceToPiece(table, p, x, y) >= radius - 1e-9) break;
  }
  return { x, y, z: snap(at.z, grid) };
}
