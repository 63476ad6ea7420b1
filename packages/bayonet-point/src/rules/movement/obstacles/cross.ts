import type { Spot } from '@vedette/engine/table';
import { mm } from '../../../data/distances.ts';
import type { PointCx } from '../../../game.ts';
import type { BayonetPointState, Figure } from '../../../state.ts';
import { besideOutline } from '../../ground/outline.ts';
import { barriersBetween, barriersTouched, ground, isBuilding, typeOf } from '../../ground/pieces.ts';
import { snapped, standable } from '../../ground/place.ts';
import { staysTogether } from '../coherency.ts';
import { moveTo } from '../put.ts';

/** Rounding to the grid must not set him into the wall. */
const HAIR = 0.2;

/** BP-MOV-07: walls, hedges and the like that he touches and could get over now. */
export function crossable(s: BayonetPointState, f: Figure): number[] {
  if (f.inside !== null) return [];
  const table = ground(s);
  return barriersTouched(table, f).filter(
    (p) => !isBuilding(typeOf(table, p)) && crossPlace(s, f, p) !== null,
  );
}

/** BP-MOV-07, BP-DIG-13: the nearest free place touching the other side; null: none near enough. */
function crossPlace(s: BayonetPointState, f: Figure, p: number): Spot | null {
  const table = ground(s);
  const over = (spot: Spot) => {
    const between = barriersBetween(table, f, spot);
    return between.length === 1 && between[0] === p;
  };
  const beyond = besideOutline(table, p, f.radius + HAIR, f).filter(over);
  const wish = { figure: f, inside: null, keepOff: true, accept: (at: Spot) => staysTogether(s, f, at) };
  return firstFree(s, beyond, (at) => standable(s, wish, at));
}

/** The first free one of places that begin with the one wished for, no farther from that than BP-DIG-13 allows. */
export function firstFree(
  s: BayonetPointState,
  places: readonly Spot[],
  free: (at: Spot) => boolean,
): Spot | null {
  const limit = mm(s, 'no-room');
  const wished = places[0];
  for (const { x, y } of places) {
    const [dx, dy] = [x - wished!.x, y - wished!.y];
    const at = snapped(s, x, y);
    if (dx * dx + dy * dy <= limit * limit && free(at)) return at;
  }
  return null;
}

/** BP-MOV-07: over it. A horse is at a halt on the other side. */
export function cross(cx: PointCx, f: Figure, p: number): void {
  const to = crossPlace(cx.s, f, p);
  if (to !== null) moveTo(cx, f, to, 'cross', 'halt', 'BP-MOV-07');
}
