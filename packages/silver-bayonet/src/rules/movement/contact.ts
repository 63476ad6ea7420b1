import {
  type Body,
  barrierBetween,
  bodyAt,
  type ContactRules,
  gap,
  inContact,
  type Spot,
  tableOf,
} from '@vedette/engine/table';
import { areEnemies, stands } from '../../figures.ts';
import type { Figure, SilverBayonetState } from '../../state.ts';
import { STEP } from './gait.ts';

/** SB-GEN-05: what a distance may exceed a limit by and still be rounded to it. */
export const ROUNDED_AWAY = 0.0004;

/** SB-GEN-09: bases within 0.02", levels closer than the lower figure's height; across a low thin barrier too. */
export const CONTACT: ContactRules = {
  tolerance: 0.02 + ROUNDED_AWAY,
  reach: 'lower-height',
  acrossBarrier: { height: 1, thickness: 0.5 },
  step: STEP,
  wallsSeparate: false,
};

export function touch(s: SilverBayonetState, a: Body, b: Body): boolean {
  return inContact(tableOf(s.terrain), a, b, CONTACT);
}

/** The enemies a figure touches, or would if it stood there. */
export function enemiesTouching(s: SilverBayonetState, figure: Figure, at: Spot = figure): Figure[] {
  const there = bodyAt(at, figure);
  const touched: Figure[] = [];
  for (const other of s.figures)
    if (stands(other) && areEnemies(s, figure, other) && touch(s, there, other)) touched.push(other);
  return touched;
}

/** SB-GEN-09.R2: what a mover pays for contact across a barrier, twice its height; 0 where none is between. */
export function barrierCost(s: SilverBayonetState, mover: Body, enemy: Body): number {
  if (gap(mover, enemy) <= CONTACT.tolerance) return 0;
  const table = tableOf(s.terrain);
  const barrier = barrierBetween(table, mover, enemy, CONTACT);
  return barrier < 0 ? 0 : 2 * (table.top[barrier]! - mover.z);
}
