import { gap } from '@vedette/engine/table';
import type { BayonetPointState, Figure } from '../../state.ts';
import { type Pace, reachAlong } from '../movement/rate.ts';
import { type ChargePlace, contactPoint } from './place.ts';
import { chargePace, placeInReach } from './reach.ts';

interface Pair {
  readonly f: Figure;
  readonly at: Figure;
  /** Where he would come to blows; null: he cannot get that far. */
  readonly place: ChargePlace | null;
}

export interface Charger extends Pair {
  /** As he set out: the charge is one action, whatever it does to his gait (BP-CAV-04). */
  readonly pace: Pace;
  readonly from: { readonly x: number; readonly y: number };
  /** How far he gets in the direction of his man. */
  readonly reach: number;
}

/** BP-CHG-13: nearest first, and nobody gets two while another within reach has none. */
export function assign(
  s: BayonetPointState,
  chargers: readonly Figure[],
  targets: readonly Figure[],
): Charger[] {
  const pairs = chargers
    .flatMap((f) => targets.map((at) => ({ f, at, apart: gap(f, at) })))
    .sort((a, b) => a.apart - b.apart)
    .map(({ f, at }) => ({ f, at, place: placeInReach(s, f, at) }))
    .filter(({ place }) => place !== null);
  const given = new Map<Figure, Pair>();
  const taken = new Set<Figure>();
  for (const pair of pairs) {
    if (given.has(pair.f) || taken.has(pair.at)) continue;
    given.set(pair.f, pair);
    taken.add(pair.at);
  }
  for (const pair of pairs) if (!given.has(pair.f)) given.set(pair.f, pair);
  return chargers.map((f) => {
    const nearest = targets.reduce((best, other) => (gap(f, other) < gap(f, best) ? other : best));
    return settingOut(s, given.get(f) ?? { f, at: nearest, place: null });
  });
}

function settingOut(s: BayonetPointState, pair: Pair): Charger {
  const { f, at, place } = pair;
  const pace = chargePace(f);
  const path = [{ x: f.x, y: f.y, z: 0 }, place?.spot ?? contactPoint(f, at)];
  return { ...pair, pace, from: { x: f.x, y: f.y }, reach: reachAlong(s, f, path, pace) };
}
