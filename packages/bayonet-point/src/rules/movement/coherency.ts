import { gap } from '@vedette/engine/table';
import { mm } from '../../data/distances.ts';
import { able, figure, members, onTable, unitOf } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import type { BayonetPointState, Figure, Unit } from '../../state.ts';

/** Rounding to the grid. */
const SLACK = 0.05;

/** BP-UNIT-04, BP-DIG-05: whether a figure is near enough to the one its unit gathers round. */
export function coherent(s: BayonetPointState, u: Unit, f: Figure): boolean {
  if (u.anchor === null || u.anchor === f.id) return true;
  const anchor = figure(s, u.anchor);
  // BP-SCN-04: one who has not come on yet holds nobody.
  return !onTable(anchor) || gap(f, anchor) <= mm(s, 'coherency') + SLACK;
}

/** Able members that are near enough now. */
export function together(s: BayonetPointState, u: Unit): Figure[] {
  return members(s, u).filter((f) => able(f) && coherent(s, u, f));
}

/** BP-UNIT-04: whether a move there leaves the unit whole; it binds him who is followed as well as those who follow. */
export function staysTogether(
  s: BayonetPointState,
  f: Figure,
  to: { readonly x: number; readonly y: number },
): boolean {
  const u = unitOf(s, f);
  // BP-MOR-12: fleers do not care.
  if (f.fleeing || u.members.length === 1 || u.anchor === null) return true;
  const there = { x: to.x, y: to.y, z: 0, radius: f.radius, height: f.height };
  const within = mm(s, 'coherency') + SLACK;
  if (u.anchor === f.id) return together(s, u).every((other) => other === f || gap(other, there) <= within);
  const anchor = figure(s, u.anchor);
  return gap(anchor, there) <= (coherent(s, u, f) ? within : gap(anchor, f));
}

/** BP-DIG-04: a unit that has lost whom it gathered round names another, as soon as somebody is able. */
export function gatherRound(cx: PointCx): void {
  const { s } = cx;
  for (const u of s.units) {
    if (u.anchor !== null) continue;
    const options = members(s, u)
      .filter(able)
      .map(({ id }) => id);
    if (options.length === 0) continue;
    u.anchor = options.length === 1 ? options[0]! : cx.ask('standIn', u.side, { unit: u.id, options });
    cx.emit({ type: 'gathersRound', rule: 'BP-DIG-04', unit: u.id, figure: u.anchor });
  }
}
