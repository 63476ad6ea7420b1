import { gap } from '@vedette/engine/table';
import { able, members } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import type { BayonetPointState, Figure, Unit } from '../../state.ts';
import { inMelee, NOTHING_BETWEEN } from '../melee/contact.ts';
import { moveTo } from '../movement/put.ts';
import { reachAlong } from '../movement/rate.ts';
import { openGround } from '../movement/way.ts';
import type { Charger } from './assign.ts';
import { meet } from './close.ts';
import { chargePlace, contactPoint, placeAgainst } from './place.ts';

/** BP-CAV-09: mounted, unwounded, not in melee. */
function mayCounter(s: BayonetPointState, f: Figure): boolean {
  return f.mounted && f.wounds === 0 && able(f) && !inMelee(s, f);
}

/** BP-CAV-09: riders who stand may meet their chargers halfway; those who met, on both sides. */
export function counterCharge(cx: PointCx, target: Unit, assigned: readonly Charger[]): Figure[] {
  const { s } = cx;
  const pairs = assigned.filter(({ f, at }) => mayCounter(s, at) && openGround(s, at, contactPoint(at, f)));
  if (pairs.length === 0 || !target.roused) return [];
  const options = ['counter-charge', 'receive'] as const;
  if (cx.ask('counterCharge', target.side, { unit: target.id, options }) === 'receive') return [];
  const met: Figure[] = [];
  for (const { f, at } of pairs) {
    if (met.includes(at)) continue;
    const spot = placeAgainst(s, at, f);
    if (spot === null) continue;
    at.charging = true;
    moveTo(cx, at, spot, 'charge', 'trot', 'BP-CAV-09');
    meet(s, at, f, NOTHING_BETWEEN);
    met.push(at, f);
  }
  const chargers = assigned.map(({ f }) => f);
  for (const f of members(s, target)) if (!met.includes(f)) met.push(...joinIn(cx, f, chargers));
  return met;
}

/** BP-CAV-09: a rider nobody was sent at goes for the nearest of them within his trot, or stays. */
function joinIn(cx: PointCx, f: Figure, chargers: readonly Figure[]): Figure[] {
  const { s } = cx;
  if (!mayCounter(s, f)) return [];
  for (const foe of [...chargers].sort((a, b) => gap(f, a) - gap(f, b))) {
    const place = chargePlace(s, f, foe);
    if (place === null || place.between.across !== null) continue;
    const path = [{ x: f.x, y: f.y, z: 0 }, place.spot];
    if (place.length > reachAlong(s, f, path, { gait: 'trot', moves: 1 })) continue;
    f.charging = true;
    moveTo(cx, f, place.spot, 'charge', 'trot', 'BP-CAV-09');
    meet(s, f, foe, NOTHING_BETWEEN);
    return [f, foe];
  }
  return [];
}
