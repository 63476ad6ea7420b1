import { type Body, distance, distanceToSpot, type Spot, snap } from '@vedette/engine/table';

/** SB-GEN-05: steps to the inch in which distances are compared. */
const STEPS = 1000;

/** SB-GEN-05, SB-GEN-08: base edge to base edge, rounded as all distances are before they are compared. */
export function distanceBetween(a: Body, b: Body): number {
  return snap(distance(a, b), STEPS);
}

/** The same from a base to a point. */
export function distanceToPoint(a: Body, spot: Spot): number {
  return snap(distanceToSpot(a, spot), STEPS);
}
