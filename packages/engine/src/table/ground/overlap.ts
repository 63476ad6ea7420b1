import type { Body } from './piece.ts';
import { SAME_LEVEL } from './surface.ts';

/** Whether two bodies would share room: bases overlap in plan and neither stands clear above the other. */
export function overlaps(a: Body, b: Body, tolerance: number): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const apart = a.radius + b.radius - tolerance;
  return apart > 0 && dx * dx + dy * dy < apart * apart && levelsClash(a, b);
}

/** Whether the levels of two bodies differ by less than the height of the lower one. */
export function levelsClash(a: Body, b: Body): boolean {
  return Math.abs(a.z - b.z) < (a.z <= b.z ? a.height : b.height) - SAME_LEVEL;
}
