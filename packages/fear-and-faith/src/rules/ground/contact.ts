import { type Body, barrierBetween, type ContactRules, inContact, tableOf } from '@vedette/engine/table';
import { CONTACT } from '../../data/sticks.ts';
import type { FaithState } from '../../state.ts';

/** Rises and sides no higher than this are nothing to a base. */
export const STEP = 5;

/** FF-GEN-08 */
const RULES: ContactRules = {
  tolerance: CONTACT.gap,
  reach: CONTACT.levels,
  acrossBarrier: { height: CONTACT.obstacleHeight, thickness: CONTACT.obstacleThickness },
  step: STEP,
  wallsSeparate: true,
};

/** FF-GEN-08: adjacent, in base contact. */
export function touch(s: FaithState, a: Body, b: Body): boolean {
  return inContact(tableOf(s.terrain), a, b, RULES);
}

/** FF-HTH-06: a low obstacle lies between two that are adjacent. */
export function acrossObstacle(s: FaithState, a: Body, b: Body): boolean {
  return barrierBetween(tableOf(s.terrain), a, b, RULES) >= 0;
}
