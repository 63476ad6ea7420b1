import { distanceToPiece, type Spot, type Table, type Waypoint } from '@vedette/engine/table';
import type { TerrainType } from '../../data/terrain.ts';
import type { PointCx } from '../../game.ts';
import type { BayonetPointState, Figure } from '../../state.ts';
import { inCoverFrom } from '../ground/cover.ts';
import { besideOutline } from '../ground/outline.ts';
import { ground, isBuilding, typeOf } from '../ground/pieces.ts';
import { snapped, standable } from '../ground/place.ts';
import { sightLine } from '../ground/sight-line.ts';
import { lengthOf, routeTo, straight } from '../movement/way.ts';
import { lowestDie } from '../test/test.ts';

/** So far inside an area that rounding does not put him out of it. */
const INSIDE = 0.3;
const HAIR = 0.2;
/** Ways that differ by less are equally long. */
const SAME = 0.05;

interface Way {
  readonly path: readonly Waypoint[];
  readonly length: number;
}

/**
 * BP-HIT-10: the way to the nearest place where he is in cover from an enemy and no nearer to him than now; from
 * nobody in particular (null) any area will do. Null: there is no such place that he can get to.
 */
export function wayToCover(cx: PointCx, f: Figure, from: Figure | null): readonly Waypoint[] | null {
  const { s } = cx;
  if (f.inside !== null) return null;
  const table = ground(s);
  const pieces = table.pieces
    .map((_, p) => ({ p, apart: distanceToPiece(table, p, f.x, f.y) - f.radius }))
    .filter(({ p }) => serves(typeOf(table, p), f, from))
    .sort((a, b) => a.apart - b.apart);
  let best: Way[] = [];
  for (const { p, apart } of pieces) {
    const limit = best[0]?.length ?? table.width + table.depth;
    if (apart > limit) break;
    const way = wayToPiece(s, table, p, f, from, limit);
    if (way === null) continue;
    if (best.length === 0 || way.length < best[0]!.length - SAME) best = [way];
    else if (way.length <= best[0]!.length + SAME) best.push(way);
  }
  return best.length === 0 ? null : lowestDie(cx, best, f.side).path;
}

/** Areas he may enter; walls and the lee of houses only from somebody. */
function serves(type: TerrainType, { mounted }: Figure, from: Figure | null): boolean {
  if (isBuilding(type)) return from !== null;
  if (type.cover === 'none') return false;
  return type.shape === 'area' ? !(mounted && type.mounted === 'barred') : from !== null;
}

function wayToPiece(
  s: BayonetPointState,
  table: Table,
  p: number,
  f: Figure,
  from: Figure | null,
  limit: number,
): Way | null {
  const type = typeOf(table, p);
  const area = type.shape === 'area' && !isBuilding(type);
  const wish = { figure: f, inside: null, keepOff: true };
  const covered = (at: Spot) => {
    const there = { ...f, x: at.x, y: at.y };
    if (from === null) return true;
    return isBuilding(type) ? !sightLine(s, from, there) : inCoverFrom(s, there, from);
  };
  const place = besideOutline(table, p, area ? -INSIDE : f.radius + HAIR, f)
    .map(({ x, y }) => snapped(s, x, y))
    .find((at) => notNearer(f, from, at) && standable(s, wish, at) && covered(at));
  if (place === undefined) return null;
  if (straight(s, f, place)) return wayAlong([{ x: f.x, y: f.y, z: 0 }, place]);
  const path = routeTo(s, f, place, limit + SAME, 'there');
  return path === null ? null : wayAlong(path);
}

function wayAlong(path: readonly Waypoint[]): Way {
  return { path, length: lengthOf(path) };
}

function notNearer(f: Figure, from: Figure | null, at: Spot): boolean {
  if (from === null) return true;
  const squared = (x: number, y: number) => (x - from.x) * (x - from.x) + (y - from.y) * (y - from.y);
  return squared(at.x, at.y) >= squared(f.x, f.y) - SAME;
}
