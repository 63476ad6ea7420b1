import type { Spot } from '@vedette/engine/table';
import { stands } from '../../figures.ts';
import type { Look, SilverCx } from '../../game.ts';
import { clearOfEnemies, MARKER_REACH, touchesMarker } from '../../rules/markers.ts';
import { CONTACT } from '../../rules/movement/contact.ts';
import type { Figure, ObjectMarker, SilverBayonetState } from '../../state.ts';
import type { ObjectDocument } from '../format/declarations.ts';
import { giveObject } from './carry.ts';
import { bodyOfObject, carrierOf, objectDocument } from './object.ts';

type Pickup = ObjectDocument['carry']['pickup'];

/** SB-SCN-GEN-18, -19, -21: the objects it could pick up now for an action. */
export function takeable(look: Look, figure: Figure): string[] {
  return looseOnes(look.s, figure, 'action')
    .filter((marker) => withinReach(look.s, figure, marker))
    .filter((marker) => {
      const { clear } = objectDocument(look.s, marker.id)!.carry;
      const body = bodyOfObject(look.s, marker.id, marker);
      return clear === undefined || clearOfEnemies(look, figure, body, clear);
    })
    .map(({ id }) => id);
}

/** SB-SCN-GEN-18: the action itself. */
export function pickUp(cx: SilverCx, figure: Figure, id: string): void {
  giveObject(cx, figure, id, 'SB-SCN-GEN-18');
}

/** SB-SCN-GEN-20: whatever lies beside the place where its Move or Sprint has ended is its for the asking. */
export function takeUpAtEnd(cx: SilverCx, mover: Figure): void {
  if (cx.s.ended !== null || !stands(mover)) return;
  for (const marker of looseOnes(cx.s, mover, 'end-move')) {
    if (!withinReach(cx.s, mover, marker)) continue;
    const question = { options: ['take', 'leave'], figure: mover.id, object: marker.id } as const;
    if (cx.ask('takeUp', mover.side!, question) === 'take') giveObject(cx, mover, marker.id, 'SB-SCN-GEN-20');
  }
}

/** SB-SCN-GEN-22: whoever waits there follows the first unit member that comes into contact, by whatever movement. */
export function comeUpon(cx: SilverCx, mover: Figure, way: readonly Spot[]): void {
  if (!stands(mover)) return;
  for (const marker of looseOnes(cx.s, mover, 'contact')) {
    if (passes(cx.s, mover, way, marker)) giveObject(cx, mover, marker.id, 'SB-SCN-GEN-22');
  }
}

/** SB-SCN-GEN-17.R1: what nobody has and nothing holds, for those who take things up: unit members. */
function looseOnes(s: SilverBayonetState, { side }: Figure, pickup: Pickup): ObjectMarker[] {
  if (side === null || s.objects.length === 0) return [];
  return s.objects.filter(
    ({ id, stuck }) => !stuck && objectDocument(s, id)?.carry.pickup === pickup && carrierOf(s, id) === null,
  );
}

export function withinReach(s: SilverBayonetState, figure: Figure, marker: ObjectMarker): boolean {
  return touchesMarker(figure, bodyOfObject(s, marker.id, marker));
}

/** Whether its base touches the marker anywhere on its way, both ends included. */
function passes(s: SilverBayonetState, mover: Figure, way: readonly Spot[], marker: ObjectMarker): boolean {
  const reach = mover.radius + bodyOfObject(s, marker.id, marker).radius + CONTACT.tolerance;
  return way.some((to, i) => {
    const from = way[i - 1] ?? to;
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 1 : ((marker.x - from.x) * dx + (marker.y - from.y) * dy) / length;
    const part = Math.max(0, Math.min(1, along));
    const x = from.x + part * dx - marker.x;
    const y = from.y + part * dy - marker.y;
    const z = from.z + part * (to.z - from.z) - marker.z;
    return x * x + y * y <= reach * reach && Math.abs(z) < MARKER_REACH;
  });
}
