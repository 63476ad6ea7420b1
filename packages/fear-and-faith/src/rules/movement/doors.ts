import { type Body, type Bulk, edgeSpan, type Spot, sweptPieces, tableOf } from '@vedette/engine/table';
import { CONTACT } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import type { Model, Portal } from '../../state.ts';
import { nearestOnLine } from '../ground/outline.ts';
import { TOUCHING } from './line.ts';

/** FF-MOV-08: how near the middle of the base is to a door line when its edge touches it. */
export function reachOf({ radius }: Bulk, { thickness }: Portal): number {
  return radius + thickness / 2;
}

/** FF-MOV-08: the base touches the door line, on its level. */
export function atPortal(model: Body, portal: Portal): boolean {
  const { line, base, top } = portal;
  if (model.z > top || model.z + model.height < base) return false;
  const [x, y] = nearestOnLine(line, model.x, model.y);
  const away = (x - model.x) * (x - model.x) + (y - model.y) * (y - model.y);
  const reach = reachOf(model, portal) + CONTACT.gap;
  return away <= reach * reach;
}

/** FF-MOV-08: the base stands on the door line. */
export function inDoorway(model: Model, portal: Portal): boolean {
  if (model.z > portal.top || model.z + model.height < portal.base) return false;
  const [x, y] = nearestOnLine(portal.line, model.x, model.y);
  const away = (x - model.x) * (x - model.x) + (y - model.y) * (y - model.y);
  const near = reachOf(model, portal) - TOUCHING;
  return away < near * near;
}

/** On which side of the line a place is: by its sign. */
export function sideOf({ line: [ax, ay, bx, by] }: Portal, { x, y }: Spot): number {
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
}

/** FF-MOV-08: whether the middle of the base goes through it. */
export function goesThrough(portal: Portal, from: Spot, to: Spot): boolean {
  const [ax, ay, bx, by] = portal.line;
  const [before, after] = [sideOf(portal, from), sideOf(portal, to)];
  if (before === 0 || before > 0 === after > 0) return false;
  return edgeSpan(from.x, from.y, to.x, to.y, ax, ay, bx, by, 0) !== null || after === 0;
}

/** Shut doors that the base is swept through. */
export function doorsOnWay({ s }: Look, model: Model, to: Spot): readonly Portal[] {
  const shut = s.portals.filter(({ kind, state }) => kind === 'door' && state === 'closed');
  if (shut.length === 0) return shut;
  const table = tableOf(s.terrain);
  const swept = sweptPieces(table, model.radius, model.x, model.y, to.x, to.y, 1 / table.grid);
  const ids = swept.map((p) => table.pieces[p]!.id);
  return shut.filter(({ id }) => ids.includes(id));
}
