import { distanceToPiece, gap, lengthInside, type Spot, type Table, traverse } from '@vedette/engine/table';
import { mm } from '../../data/distances.ts';
import type { BayonetPointState, Figure } from '../../state.ts';
import { besideOutline, toSideLeftBy } from '../ground/outline.ts';
import { areasAt, barriersBetween, ground, isBuilding, TOUCH, typeOf } from '../ground/pieces.ts';
import { snapped } from '../ground/place.ts';

const HAIR = 0.2;

/** BP-CHG-14: the wall or house over which a charger could come to blows; `open`: nothing between; null: no way. */
export function barrierTo(s: BayonetPointState, f: Figure, at: Figure): number | 'open' | null {
  const table = ground(s);
  if (f.inside !== null && f.inside === at.inside) return 'open';
  const [p, ...more] = barriersBetween(table, f, at);
  if (p === undefined) return 'open';
  if (more.length > 0) return null;
  if (isBuilding(typeOf(table, p))) {
    // BP-CHG-09: not on horseback.
    if (f.mounted || (f.inside === null && at.inside === null)) return null;
  }
  return holds(s, table, p, at, f) ? p : null;
}

/** BP-CHG-14: touches the other side, or is inside within a base width of the wall that faces the charger. */
function holds(s: BayonetPointState, table: Table, p: number, at: Figure, from: Figure): boolean {
  if (at.inside !== null) return toSideLeftBy(table, p, at, from) - at.radius <= mm(s, 'wall-reach') + TOUCH;
  return distanceToPiece(table, p, at.x, at.y) - at.radius <= TOUCH;
}

/** BP-CHG-14: places against the barrier on the charger's side from which he gets at his man, nearest to him first. */
export function placesAcross(s: BayonetPointState, f: Figure, at: Figure, p: number): Spot[] {
  const table = ground(s);
  const home = f.inside !== null && table.pieces[p]!.id === f.inside;
  const reach = mm(s, 'wall-reach') + TOUCH;
  return besideOutline(table, p, home ? -f.radius : f.radius + HAIR, f)
    .map(({ x, y }) => snapped(s, x, y))
    .filter((spot) => {
      const between = barriersBetween(table, spot, at);
      if (between.length !== 1 || between[0] !== p) return false;
      const apart = gap({ ...f, x: spot.x, y: spot.y }, at);
      const thick = isBuilding(typeOf(table, p))
        ? 0
        : lengthInside(traverse(table, spot, at, 'plan'), (q) => q === p);
      return apart - thick <= reach;
    });
}

/** BP-MEL-11: a man in a trench defends it against whoever is not in it. */
export function inTrenchAgainst(s: BayonetPointState, at: Figure, spot: Spot): boolean {
  const table = ground(s);
  const trenches = areasAt(table, at.x, at.y).filter((p) => table.pieces[p]!.ground === 'trench');
  if (trenches.length === 0) return false;
  const there = areasAt(table, spot.x, spot.y);
  return !trenches.some((p) => there.includes(p));
}
