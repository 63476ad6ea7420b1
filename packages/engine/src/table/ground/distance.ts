import type { Body, Spot } from './piece.ts';

/** Gap between two bases in plan; 0 when they touch or overlap. */
export function gap(a: Body, b: Body): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.max(0, Math.sqrt(dx * dx + dy * dy) - (a.radius + b.radius));
}

/** Distance base edge to base edge in three dimensions: plan gap and difference of the levels stood on. */
export function distance(a: Body, b: Body): number {
  const h = gap(a, b);
  const v = a.z - b.z;
  return v === 0 ? h : Math.sqrt(h * h + v * v);
}

/** Distance from a base edge to a point (a marker's radius may be given). */
export function distanceToSpot(a: Body, spot: Spot, radius = 0): number {
  return distance(a, { x: spot.x, y: spot.y, z: spot.z, radius, height: 0 });
}
