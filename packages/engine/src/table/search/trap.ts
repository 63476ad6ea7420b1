import { DIRECTIONS } from '../ground/directions.ts';
import { snap } from '../ground/grid.ts';
import type { LinkEnd, Shape, Spot } from '../ground/piece.ts';
import { inRegion, regionCrossings } from '../ground/region.ts';
import { signedArea } from '../ground/ring.ts';
import type { Table, Trap } from '../ground/table.ts';
import { type Bulk, flagged, type Gait } from '../move/gait.ts';
import { measureLeg } from '../move/leg.ts';

/** How many grid steps of a leg may lie in the opening that it ends in. */
const JUST_IN = 10;

/**
 * What a search pays for a straight leg: as it is measured, but never into the opening of an automatic link, unless
 * it ends just there, `caught`.
 */
export function legCost(table: Table, gait: Gait, bulk: Bulk, a: Spot, b: Spot, caught = false): number {
  if (leadsIntoTrap(table, gait, a, b, caught)) return Number.POSITIVE_INFINITY;
  return measureLeg(table, gait, bulk, a.x, a.y, a.z, b.x, b.y, b.z);
}

/** Whether a leg leads from outside into the opening of an automatic link, not just at its end. */
export function leadsIntoTrap(table: Table, gait: Gait, a: Spot, b: Spot, caught: boolean): boolean {
  const before = caught ? JUST_IN / table.grid : 0;
  for (const trap of table.traps) {
    const { left, bottom, right, top } = trap.box;
    if (Math.max(a.x, b.x) < left || Math.min(a.x, b.x) > right) continue;
    if (Math.max(a.y, b.y) < bottom || Math.min(a.y, b.y) > top) continue;
    if (!flagged(trap.link.flags, gait.barred) && entersOpening(trap, gait, a, b, before)) return true;
  }
  return false;
}

function entersOpening({ opening, end }: Trap, gait: Gait, a: Spot, b: Spot, before: number): boolean {
  const region = { shape: opening, level: end.z, tolerance: gait.step };
  // Who is in it must leave it before it takes him.
  if (inRegion(region, a)) return before > 0 && inRegion(region, b);
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const cuts = [0, ...regionCrossings(region, a, b), 1];
  for (let i = 0; i + 1 < cuts.length; i++) {
    const t = (cuts[i]! + cuts[i + 1]!) / 2;
    if (inRegion(region, { x: a.x + t * dx, y: a.y + t * dy, z: a.z + t * (b.z - a.z) }))
      return (1 - cuts[i]!) * length > before;
  }
  return before === 0 && inRegion(region, b);
}

/** Places just inside an opening all along its border, no farther than `every` apart, on the table's grid. */
export function justInside(table: Table, end: LinkEnd, every: number): Spot[] {
  const { opening, z } = end;
  if (opening === undefined) return [];
  const region = { shape: opening };
  const inward = 1 / table.grid;
  return borderOf(opening, every).flatMap(([x, y, nx, ny]) => {
    for (const deep of [inward, 2 * inward]) {
      const spot = { x: snap(x + nx * deep, table.grid), y: snap(y + ny * deep, table.grid), z };
      if (inRegion(region, spot)) return [spot];
    }
    return [];
  });
}

/** A point of a border, and the direction that leads inwards from it. */
type Inward = readonly [x: number, y: number, nx: number, ny: number];

function borderOf(opening: Shape, every: number): readonly Inward[] {
  if ('polygon' in opening) return polygonBorder(opening.polygon, every);
  const [x, y, radius] = opening.circle;
  const apart = (6.2832 * radius) / DIRECTIONS.length;
  const each = Math.max(1, Math.floor(every / apart));
  return DIRECTIONS.filter((_, i) => i % each === 0).map(([dx, dy]) => [
    x + dx * radius,
    y + dy * radius,
    -dx,
    -dy,
  ]);
}

function polygonBorder(polygon: readonly number[], every: number): readonly Inward[] {
  const points: Inward[] = [];
  const turn = signedArea(polygon) < 0 ? -1 : 1;
  for (let i = 0; i < polygon.length; i += 2) {
    const next = (i + 2) % polygon.length;
    const dx = polygon[next]! - polygon[i]!;
    const dy = polygon[next + 1]! - polygon[i + 1]!;
    const length = Math.sqrt(dx * dx + dy * dy);
    const parts = Math.max(1, Math.ceil(length / every));
    for (let k = 0; k < parts; k++) {
      const t = (k + 0.5) / parts;
      const [nx, ny] = [(-dy * turn) / length, (dx * turn) / length];
      points.push([polygon[i]! + t * dx, polygon[i + 1]! + t * dy, nx, ny]);
    }
  }
  return points;
}
