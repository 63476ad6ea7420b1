import { gap } from '@vedette/engine/table';
import type { PointCx } from '../../game.ts';
import type { BayonetPointState, Figure } from '../../state.ts';
import { apart } from '../ground/apart.ts';
import { type Between, touch } from '../melee/contact.ts';
import { onTo } from '../movement/march.ts';
import { moveTo } from '../movement/put.ts';
import { gaitAlong, reachAlong } from '../movement/rate.ts';
import { farthestStand, lastClear, lengthOf, straight } from '../movement/way.ts';
import type { Charger } from './assign.ts';
import { chargePlace, contactPoint } from './place.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

/** BP-CHG-05: half of the way to his man, or half of his rate. */
export function halfway(cx: PointCx, charger: Charger): void {
  const { f, at, place, pace, reach } = charger;
  if (place === null) {
    goOn(cx, charger, contactPoint(f, at), Math.min(gap(f, at), reach) / 2, 'BP-CHG-05');
    return;
  }
  const whole = place.between.across === null ? gap(f, at) : place.length;
  const stand = farthestStand(cx.s, f, [{ x: f.x, y: f.y, z: 0 }, place.spot], whole / 2, 'met');
  if (stand !== null) moveTo(cx, f, stand, 'charge', pace.gait, 'BP-CHG-05');
}

/** BP-CHG-07, BP-CHG-13: into contact with his man, or with another of the unit in reach; null: with nobody. */
export function closeIn(
  cx: PointCx,
  { f, at, pace, reach, from }: Charger,
  others: readonly Figure[],
): Figure | null {
  const { s } = cx;
  const left = reach - apart(from, f);
  const nearest = others.filter((other) => other !== at).sort((a, b) => gap(f, a) - gap(f, b));
  for (const target of [at, ...nearest]) {
    if (gap(f, target) > left + 2 * f.radius) continue;
    const place = chargePlace(s, f, target);
    // To his own man he may step aside by a base width beyond his reach (BP-CHG-13).
    if (place === null || place.length > left + (target === at ? 2 * f.radius : 0)) continue;
    moveTo(cx, f, place.spot, 'charge', pace.gait, 'BP-CHG-07');
    meet(s, f, target, place.between);
    return target;
  }
  return null;
}

/** Two enemies come to blows: BP-CAV-04, contact brings horses to a halt. */
export function meet(s: BayonetPointState, f: Figure, target: Figure, between: Between): void {
  touch(s, f, target, between);
  f.gait = 'halt';
  target.gait = 'halt';
  f.opponent ??= target.id;
  target.opponent ??= f.id;
}

/** BP-CHG-13: a charger who cannot get at anybody goes straight on as far as he may, and stops short of enemies. */
export function goOn(cx: PointCx, { f, pace }: Charger, to: At, left: number, rule: string): void {
  const { s } = cx;
  const path = [{ x: f.x, y: f.y, z: 0 }, lastClear(f, to, (at) => straight(s, f, at))];
  const stand = farthestStand(s, f, path, left);
  const gone = Math.min(left, lengthOf(path));
  if (stand !== null) moveTo(cx, f, stand, 'charge', gaitAlong(s, f, path, gone, pace.gait), rule);
}

/** BP-CHG-11: his man ran; he finishes his charge in the line he set out on, to the end of his reach. */
export function pressAhead(cx: PointCx, charger: Charger): void {
  const { f, from, pace } = charger;
  const [dx, dy] = [f.x - from.x, f.y - from.y];
  const gone = apart(from, f);
  if (gone === 0) return;
  const far = reachAlong(cx.s, f, [{ ...from, z: 0 }], pace);
  const end = onTo(cx.s, f, from.x + (dx / gone) * far, from.y + (dy / gone) * far);
  const reach = reachAlong(cx.s, f, [{ ...from, z: 0 }, end], pace);
  goOn(cx, charger, end, Math.max(0, reach - gone), 'BP-CHG-11');
}
