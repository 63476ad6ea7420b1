import { inOneArea } from '../ground/area.ts';
import { DIRECTIONS } from '../ground/directions.ts';
import { snap } from '../ground/grid.ts';
import type { Body, Spot } from '../ground/piece.ts';
import { SAME_LEVEL, surfacesAt } from '../ground/surface.ts';
import type { Table } from '../ground/table.ts';
import { staysOn } from '../move/leg.ts';
import { legalPlace, type PlaceRules } from '../move/stand.ts';

export interface SearchRules extends PlaceRules {
  /** Distance from one ring of places to the next. */
  readonly ring: number;
  /** How far from the spot to look. */
  readonly limit: number;
  /** The greatest difference of level from the spot; any when not given. */
  readonly levels?: number;
  /** A further condition of the rule that places the figure. */
  readonly accept?: (body: Body) => boolean;
}

/**
 * The legal place nearest to a spot: the spot itself, then rings round it in the 72 directions, clockwise from
 * +y; null when there is none within the limit, in the same area.
 */
export function nearestPlace(
  table: Table,
  body: Body,
  spot: Spot,
  others: readonly Body[],
  rules: SearchRules,
): Spot | null {
  const first = tryPlace(table, body, spot.x, spot.y, spot.z, others, rules);
  if (first !== null) return first;
  for (let k = 1; k * rules.ring <= rules.limit + SAME_LEVEL; k++) {
    const away = k * rules.ring;
    for (let d = 0; d < DIRECTIONS.length; d++) {
      const [dx, dy] = DIRECTIONS[d]!;
      if (!inOneArea(table, spot.x, spot.y, spot.x + dx * away, spot.y + dy * away)) continue;
      const found = tryPlace(table, body, spot.x + dx * away, spot.y + dy * away, spot.z, others, rules);
      if (found !== null) return found;
    }
  }
  return null;
}

/** Tries a point on each of its levels, the one nearest to `z` first. */
function tryPlace(
  table: Table,
  body: Body,
  px: number,
  py: number,
  z: number,
  others: readonly Body[],
  rules: SearchRules,
): Spot | null {
  const x = snap(px, table.grid);
  const y = snap(py, table.grid);
  if (!staysOn(table, rules.gait, x, y)) return null;
  const levels = surfacesAt(table, x, y).sort((a, b) => Math.abs(a.z - z) - Math.abs(b.z - z) || a.z - b.z);
  for (const level of levels) {
    if (Math.abs(level.z - z) > (rules.levels ?? Number.POSITIVE_INFINITY)) break;
    const there: Body = { x, y, z: level.z, radius: body.radius, height: body.height };
    if (!legalPlace(table, there, others, rules)) continue;
    if (rules.accept === undefined || rules.accept(there)) return { x, y, z: level.z };
  }
  return null;
}
