import type { Region, Shape, Spot } from './piece.ts';
import { cornersOnWay, insideRing, ringCrossings, ringDistanceSquared } from './ring.ts';
import { discSpan } from './span.ts';

interface Ring {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

const rings = new WeakMap<readonly number[], Ring>();

function ringOf(polygon: readonly number[]): Ring {
  let ring = rings.get(polygon);
  if (ring === undefined) {
    const corners = polygon.length / 2;
    const xs = new Float64Array(corners + 1);
    const ys = new Float64Array(corners + 1);
    for (let i = 0; i <= corners; i++) {
      xs[i] = polygon[(i % corners) * 2]!;
      ys[i] = polygon[(i % corners) * 2 + 1]!;
    }
    ring = { xs, ys };
    rings.set(polygon, ring);
  }
  return ring;
}

/** Whether a base centre is in the region. */
export function inRegion(region: Region, spot: Spot): boolean {
  if (region.level !== undefined && Math.abs(spot.z - region.level) > (region.tolerance ?? 0)) return false;
  const { shape } = region;
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle;
    const dx = spot.x - x;
    const dy = spot.y - y;
    return dx * dx + dy * dy <= radius * radius;
  }
  const { xs, ys } = ringOf(shape.polygon);
  return insideRing(xs, ys, 0, xs.length, spot.x, spot.y);
}

/** Fractions in (0, 1) of the straight way a-b at which the region may be entered or left, ascending. */
export function regionCrossings(region: Region, a: Spot, b: Spot): number[] {
  const cuts: number[] = [];
  const { shape } = region;
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle;
    const span = discSpan(a.x, a.y, b.x, b.y, x, y, radius);
    if (span !== null) cuts.push(...span);
  } else {
    const { xs, ys } = ringOf(shape.polygon);
    ringCrossings(xs, ys, 0, xs.length, a.x, a.y, b.x, b.y, cuts);
    cornersOnWay(xs, ys, 0, xs.length, a.x, a.y, b.x, b.y, cuts);
  }
  if (region.level !== undefined && a.z !== b.z) {
    const tolerance = region.tolerance ?? 0;
    for (const z of [region.level - tolerance, region.level + tolerance]) cuts.push((z - a.z) / (b.z - a.z));
  }
  return cuts.filter((t) => t > 0 && t < 1).sort((s, t) => s - t);
}

/** How far a point is from the border of a shape, inside or outside. */
export function borderDistance(shape: Shape, x: number, y: number): number {
  if ('circle' in shape) {
    const [cx, cy, radius] = shape.circle;
    return Math.abs(Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy)) - radius);
  }
  const { xs, ys } = ringOf(shape.polygon);
  return Math.sqrt(ringDistanceSquared(xs, ys, 0, xs.length, x, y));
}
