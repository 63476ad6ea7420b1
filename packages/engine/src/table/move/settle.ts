import { besideFace } from '../ground/face.ts';
import { snap } from '../ground/grid.ts';
import type { Spot } from '../ground/piece.ts';
import type { Table } from '../ground/table.ts';
import type { Bulk } from './gait.ts';
import type { Stretch } from './stretch.ts';

/** The point of a stretch at a fraction of it. */
export function pointOn(stretch: Stretch, part: number): Spot {
  const { from, to } = stretch;
  if (part <= 0) return from;
  if (part >= 1) return to;
  return {
    x: from.x + part * (to.x - from.x),
    y: from.y + part * (to.y - from.y),
    z: from.z + part * (to.z - from.z),
  };
}

/** On a climb the figure hangs beside the face, not in it; elsewhere it is where the path says. */
export function settle(table: Table, bulk: Bulk, stretch: Stretch, part: number): Spot {
  const at = pointOn(stretch, part);
  const onFace = (stretch.kind === 'climb' || stretch.kind === 'descend') && part > 0 && part < 1;
  const lands = (stretch.kind === 'leap' || stretch.kind === 'fall') && part === 1;
  if (!(onFace || lands) || stretch.piece < 0) return snapped(table, at);
  return besideFace(table, stretch.piece, at, bulk.radius);
}

/** The nearest spot on the grid. */
export function snapped(table: Table, spot: Spot): Spot {
  return { x: snap(spot.x, table.grid), y: snap(spot.y, table.grid), z: snap(spot.z, table.grid) };
}
