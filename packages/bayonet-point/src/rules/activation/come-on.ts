import type { Spot } from '@vedette/engine/table';
import { mm } from '../../data/distances.ts';
import { figure, onTable } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import { put } from '../../near.ts';
import type { BayonetPointState, Figure, Unit } from '../../state.ts';
import { homePoint, runsEastward } from '../ground/home-edge.ts';
import { snapped, standable } from '../ground/place.ts';

/** BP-SCN-04: as many as fit are set touching the edge inside their stretch, near where they are to go. */
export function comeOn(
  cx: Pick<PointCx, 's' | 'emit'>,
  u: Unit,
  waiting: readonly Figure[],
  towards: Spot,
): Figure[] {
  const { s } = cx;
  return waiting.filter((f) => {
    const spot = entryFor(s, u, f, towards);
    if (spot === null) return false;
    put(s, f, spot.x, spot.y);
    f.standing = 'table';
    if (u.anchor === null || !onTable(figure(s, u.anchor))) u.anchor = f.id;
    cx.emit({ type: 'cameOn', rule: 'BP-SCN-04', figure: f.id, x: spot.x, y: spot.y });
    return true;
  });
}

/** The free place of the stretch nearest to where he is to go, within reach of those who are on already. */
function entryFor(s: BayonetPointState, u: Unit, f: Figure, towards: Spot): Spot | null {
  const anchor = u.anchor === null ? null : figure(s, u.anchor);
  const near = anchor !== null && onTable(anchor) ? anchor : null;
  const within = near === null ? Number.POSITIVE_INFINITY : mm(s, 'coherency') + near.radius + f.radius;
  const accept = ({ x, y }: Spot) =>
    near === null || (x - near.x) * (x - near.x) + (y - near.y) * (y - near.y) <= within * within;
  const middle = homePoint(s, f, u.home, near ?? towards);
  const longest = u.home.to - u.home.from;
  for (let away = 0; away <= longest; away += f.radius) {
    for (const side of away === 0 ? [1] : [1, -1]) {
      const shift = side * away;
      const aside = runsEastward(u.home)
        ? { x: middle.x + shift, y: middle.y }
        : { x: middle.x, y: middle.y + shift };
      const at = homePoint(s, f, u.home, aside);
      const spot = snapped(s, at.x, at.y);
      if (standable(s, { figure: f, inside: null, keepOff: true, accept }, spot)) return spot;
    }
  }
  return null;
}
