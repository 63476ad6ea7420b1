import { type Body, barrierBetween, type ContactRules, gap, inContact, tableOf } from '@vedette/engine/table';
import { CONTACT } from '../../data/sticks.ts';
import type { FaithState, Model } from '../../state.ts';

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

/** So far on one axis alone two bases do not touch, whatever the rounding. */
const FARTHEST = CONTACT.gap + CONTACT.obstacleThickness + 0.001;

/** FF-GEN-08: adjacent, in base contact. */
export function touch(s: FaithState, a: Body, b: Body): boolean {
  // Most are far away, and that is soon seen.
  const far = a.radius + b.radius + FARTHEST;
  if (Math.abs(a.x - b.x) > far || Math.abs(a.y - b.y) > far) return false;
  if (gap(a, b) > CONTACT.gap + CONTACT.obstacleThickness) return false;
  if (inContact(tableOf(s.terrain), a, b, RULES)) return true;
  return (hangs(a) || hangs(b)) && gap(a, b) <= CONTACT.gap;
}

/** FF-GEN-08: whoever climbs or Clings right above another touches him, whatever the height. */
function hangs(body: Body): boolean {
  return (body as Partial<Model>).conditions?.climbing !== undefined;
}

/** FF-HTH-06: a low obstacle lies between two that are adjacent. */
export function acrossObstacle(s: FaithState, a: Body, b: Body): boolean {
  return barrierBetween(tableOf(s.terrain), a, b, RULES) >= 0;
}
