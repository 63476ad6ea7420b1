import type { Spot } from '@vedette/engine/table';
import { mm } from '../../../data/distances.ts';
import { able, areEnemies, onTable } from '../../../figures.ts';
import type { PointCx } from '../../../game.ts';
import { anyNear } from '../../../near.ts';
import type { BayonetPointState, Figure } from '../../../state.ts';
import { areaOf, besideOutline, toOutline } from '../../ground/outline.ts';
import { barriersTouched, ground, isBuilding, pieceNamed, TOUCH, typeOf } from '../../ground/pieces.ts';
import { nearestStand, standable } from '../../ground/place.ts';
import { staysTogether } from '../coherency.ts';
import { moveTo } from '../put.ts';
import { firstFree } from './cross.ts';

const HAIR = 0.2;

/** BP-GEN-16: how many figures a building holds. */
export function capacityOf(s: BayonetPointState, p: number): number {
  const side = mm(s, 'building-room');
  return Math.floor(areaOf(ground(s), p) / (side * side) + 1e-9);
}

function isFull(s: BayonetPointState, p: number): boolean {
  const { id } = ground(s).pieces[p]!;
  return s.figures.filter((f) => f.inside === id && onTable(f)).length >= capacityOf(s, p);
}

/** BP-MOV-08: houses whose wall he touches and that have room for him. */
export function enterable(s: BayonetPointState, f: Figure): number[] {
  if (f.inside !== null || f.mounted) return [];
  const table = ground(s);
  return barriersTouched(table, f).filter(
    (p) => isBuilding(typeOf(table, p)) && !isFull(s, p) && entryPlace(s, f, p) !== null,
  );
}

/** BP-MOV-08: a free place inside, near where he stood and off able enemies. */
function entryPlace(s: BayonetPointState, f: Figure, p: number): Spot | null {
  const off = mm(s, 'enemy-gap') - TOUCH;
  const clear = (at: Spot) =>
    !anyNear(s, at.x, at.y, f.radius + off, (other) => areEnemies(f, other) && able(other));
  const accept = (at: Spot) => clear(at) && staysTogether(s, f, at);
  const wish = { figure: f, inside: ground(s).pieces[p]!.id, keepOff: false, accept };
  return nearestStand(s, wish, { x: f.x, y: f.y, z: 0 }, mm(s, 'building-entry'));
}

export function enter(cx: PointCx, f: Figure, p: number): void {
  const to = isFull(cx.s, p) ? null : entryPlace(cx.s, f, p);
  if (to === null) return;
  f.inside = ground(cx.s).pieces[p]!.id;
  moveTo(cx, f, to, 'enter', 'halt', 'BP-MOV-08');
}

/** BP-MOV-08: whether he stands at a wall with room outside it. */
export function mayLeave(s: BayonetPointState, f: Figure): boolean {
  if (f.inside === null) return false;
  const table = ground(s);
  const p = pieceNamed(table, f.inside);
  return toOutline(table, p, f) <= f.radius + TOUCH && exitPlace(s, f, f) !== null;
}

/** BP-MOV-08: the free place touching the wall from outside that is nearest to a spot. */
function exitPlace(
  s: BayonetPointState,
  f: Figure,
  to: { readonly x: number; readonly y: number },
): Spot | null {
  const table = ground(s);
  const wish = { figure: f, inside: null, keepOff: true, accept: (at: Spot) => staysTogether(s, f, at) };
  const outside = besideOutline(table, pieceNamed(table, f.inside!), f.radius + HAIR, to);
  return firstFree(s, outside, (at) => standable(s, wish, at));
}

/** BP-MOV-08; BP-MOR-12: one who runs leaves by the wall nearest to where he runs. Nowhere if there is no room. */
export function leaveTowards(cx: PointCx, f: Figure, goal: Spot): void {
  const to = exitPlace(cx.s, f, goal);
  if (to === null) return;
  f.inside = null;
  moveTo(cx, f, to, 'leave', 'halt', f.fleeing ? 'BP-MOR-12' : 'BP-MOV-08');
}

export function leave(cx: PointCx, f: Figure): void {
  leaveTowards(cx, f, { x: f.x, y: f.y, z: 0 });
}
