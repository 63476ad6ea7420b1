import type { Spot } from '@vedette/engine/table';
import { snap } from '@vedette/engine/table';
import type { SilverBayonetEvent } from '../../events.ts';
import { stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { tellEntries, zonesOnWay } from '../../scenario/boards/zone-entry.ts';
import { comeUpon } from '../../scenario/objects/take-up.ts';
import { tellContacts, touchedBy } from '../../scenario/story/contact.ts';
import type { Figure } from '../../state.ts';
import { forgetStairs } from './stairs.ts';

type How = Extract<SilverBayonetEvent, { type: 'moved' }>['how'];

/** Puts a figure somewhere on the table's grid and tells it. */
export function put(
  cx: SilverCx,
  figure: Figure,
  spot: Spot,
  how: How,
  cost: number,
  rule: string,
  /** Points passed between here and there. */
  passed: readonly Spot[] = [],
): void {
  const from = { x: figure.x, y: figure.y, z: figure.z };
  const moves = how === 'move' || how === 'sprint' || how === 'link';
  const touched = moves ? touchedBy(cx, figure) : [];
  const { grid } = cx.s.terrain;
  figure.x = snap(spot.x, grid);
  figure.y = snap(spot.y, grid);
  figure.z = snap(spot.z, grid);
  const { id, x, y, z } = figure;
  const via = passed.length === 0 ? null : passed.map((at) => snapped(at, grid));
  const paid = snap(cost, grid);
  if (via === null) cx.emit({ type: 'moved', rule, figure: id, how, x, y, z, cost: paid });
  else cx.emit({ type: 'moved', rule, figure: id, how, x, y, z, cost: paid, via });
  const jumped = how === 'placed' || how === 'link';
  const way = jumped ? [{ x, y, z }] : [from, ...passed, { x, y, z }];
  forgetStairs(cx, figure);
  tellPassing(cx, figure, way);
  if (how !== 'placed') comeUpon(cx, figure, way);
  if (moves) tellContacts(cx, figure, touched);
  // Where it chooses its way itself it is held up at the border (SB-OPS-17).
  else if (how !== 'placed') tellEntries(cx, figure.id, zonesOnWay(cx.s, way));
}

function snapped({ x, y, z }: Spot, grid: number): readonly [number, number, number] {
  return [snap(x, grid), snap(y, grid), snap(z, grid)];
}

/** Whoever minds that a figure went this way, or that it is there now. */
export function tellPassing(cx: SilverCx, figure: Figure, way: readonly Spot[]): void {
  cx.react('wentAlong', figure, { way });
  const passing = { mover: figure, way };
  for (const other of cx.s.figures) {
    if (other !== figure && stands(other)) cx.react('sawPass', other, passing);
  }
}
