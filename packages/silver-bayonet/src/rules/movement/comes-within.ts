import { type Body, bodyAt, type Spot, towards } from '@vedette/engine/table';
import { distanceBetween } from '../measuring.ts';

/** Whether a way, ends included, comes this near: at its ends or where it passes closest in plan. */
export function comesWithin(self: Body, mover: Body, way: readonly Spot[], range: number): boolean {
  const near = (spot: Spot) => distanceBetween(self, bodyAt(spot, mover)) <= range;
  return way.some((spot, i) => near(spot) || (i > 0 && near(closestOn(way[i - 1]!, spot, self))));
}

function closestOn(a: Spot, b: Spot, { x, y }: Spot): Spot {
  const way = towards(a.x, a.y, b.x, b.y);
  if (way === null) return b;
  const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
  const along = Math.min(length, Math.max(0, (x - a.x) * way[0] + (y - a.y) * way[1]));
  const t = along / length;
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, z: a.z + (b.z - a.z) * t };
}
