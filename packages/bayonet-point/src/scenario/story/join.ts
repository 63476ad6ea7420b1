import { guestId } from '@vedette/scenario';
import type { PointCx } from '../../game.ts';
import { figureFrom, unitFrom } from '../../muster/mustered.ts';
import { put } from '../../near.ts';
import { nearestStand } from '../../rules/ground/place.ts';
import type { OperationOf } from '../format/operation.ts';
import { areaOf, boundsOf } from './area.ts';
import { edgeOf, wholeEdge } from './edge.ts';
import { playable, seatOf } from './playable.ts';

/** BP-GEN-08: somebody of the scenario's own is one of a side's men from now on, a unit by himself. */
export function join(cx: PointCx, { guest, side: role, at, home }: OperationOf<'join'>): void {
  const { s } = cx;
  const document = playable(s).guests?.find(({ id }) => id === guest);
  const side = seatOf(s, role);
  const id = guestId(guest, side);
  if (document === undefined || s.units.some((u) => u.id === id)) return;
  const { name, class: of, troops, weapons } = document;
  const man = { id: `${id}-1`, name, side, unit: id, leader: false, class: of, troops, weapons };
  const figure = figureFrom(man, s.options);
  const edge = wholeEdge(s, edgeOf(s, home));
  const u = unitFrom({ id, name, side, class: of, troops, home: edge }, [figure]);
  s.units = [...s.units, u];
  // A new list: whoever keeps who stands where by the old one looks anew.
  s.figures = [...s.figures, figure];
  if (at === undefined) return;
  const [x, y] = boundsOf(areaOf(s, { circle: [...at, 0] }));
  const farthest = s.terrain.width + s.terrain.depth;
  const spot = nearestStand(s, { figure, inside: null, keepOff: true }, { x, y, z: 0 }, farthest);
  if (spot === null) {
    u.enters = true;
    return;
  }
  put(s, figure, spot.x, spot.y);
  figure.standing = 'table';
  cx.emit({ type: 'deployed', rule: 'BP-SCN-07', unit: id });
}
