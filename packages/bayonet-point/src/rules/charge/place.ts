import { DIRECTIONS, type Spot } from '@vedette/engine/table';
import { mm } from '../../data/distances.ts';
import { able } from '../../figures.ts';
import { near } from '../../near.ts';
import type { BayonetPointState, Figure } from '../../state.ts';
import { apart } from '../ground/apart.ts';
import { ground } from '../ground/pieces.ts';
import { snapped, standable } from '../ground/place.ts';
import { type Between, NOTHING_BETWEEN } from '../melee/contact.ts';
import { openGround, passesEnemies } from '../movement/way.ts';
import { barrierTo, inTrenchAgainst, placesAcross } from './across.ts';

/** Rounding to the grid must not bring two bases into each other. */
const HAIR = 0.2;

/** Where a charger comes to blows with his man, and what is between them there. */
export interface ChargePlace {
  readonly spot: Spot;
  readonly between: Between;
  /** Of the straight way there. */
  readonly length: number;
}

export function contactPoint(f: Figure, target: Figure): Spot {
  const share = (f.radius + target.radius + HAIR) / apart(f, target);
  return { x: target.x + (f.x - target.x) * share, y: target.y + (f.y - target.y) * share, z: 0 };
}

/** BP-CHG-13: places in contact on the straight line, then beside it by up to a base width. */
function placesInContact(s: BayonetPointState, f: Figure, at: Figure): Spot[] {
  const line = contactPoint(f, at);
  const touching = f.radius + at.radius + HAIR;
  const aside = (spot: Spot) => apart(spot, line);
  const ring = DIRECTIONS.map(([dx, dy]) => snapped(s, at.x + dx * touching, at.y + dy * touching))
    .filter((spot) => aside(spot) <= 2 * f.radius)
    .sort((a, b) => aside(a) - aside(b));
  return [snapped(s, line.x, line.y), ...ring];
}

/** A free place in base contact; null when there is none. */
export function placeAgainst(s: BayonetPointState, f: Figure, at: Figure): Spot | null {
  const wish = { figure: f, inside: f.inside, keepOff: false };
  return placesInContact(s, f, at).find((spot) => standable(s, wish, spot)) ?? null;
}

/** BP-CHG-13, BP-CHG-14: where he gets at his man by a straight way, clear of third units; null: nowhere. */
export function chargePlace(s: BayonetPointState, f: Figure, at: Figure): ChargePlace | null {
  const barrier = barrierTo(s, f, at);
  if (barrier === null) return null;
  const places = barrier === 'open' ? placesInContact(s, f, at) : placesAcross(s, f, at, barrier);
  const wish = { figure: f, inside: f.inside, keepOff: false };
  const spot = places.find(
    (place) => standable(s, wish, place) && openGround(s, f, place) && clearOfThirds(s, f, at, place),
  );
  if (spot === undefined) return null;
  const length = apart(spot, f);
  if (barrier !== 'open')
    return { spot, length, between: { across: ground(s).pieces[barrier]!.id, held: at.id } };
  const between = inTrenchAgainst(s, at, spot) ? { across: null, held: at.id } : NOTHING_BETWEEN;
  return { spot, length, between };
}

/** BP-CHG-13: no contact with a third unit, on the way or at its end. */
function clearOfThirds(s: BayonetPointState, f: Figure, at: Figure, spot: Spot): boolean {
  const third = (enemy: Figure) => able(enemy) && enemy.unit !== at.unit;
  const off = mm(s, 'enemy-gap') - HAIR;
  const upon = near(s, spot.x, spot.y, f.radius + off).some((other) => other.side !== f.side && third(other));
  return !upon && passesEnemies(s, f, spot, f, third);
}
