import { type Body, type Spot, snap, standingOn, surfacesAt, type Table } from '@vedette/engine/table';
import { STEP } from '../ground/contact.ts';
import { GRID } from '../ground/grid.ts';

/** What is meant to touch comes this near: rounding to the grid neither opens the gap nor closes it. */
export const TOUCHING = 0.3;

export function onGrid({ x, y, z }: Spot): Spot {
  return { x: snap(x, GRID), y: snap(y, GRID), z: snap(z, GRID) };
}

export function spotOf({ x, y, z }: Spot): Spot {
  return { x, y, z };
}

/** A point of a straight way, on the surface that is nearest to the level it began on. */
export function spotAt(table: Table, from: Spot, to: Spot, part: number): Spot {
  if (part >= 1) return to;
  return onSurface(table, from.x + part * (to.x - from.x), from.y + part * (to.y - from.y), from.z);
}

/** The surface at a place that is nearest to a level. */
export function onSurface(table: Table, atX: number, atY: number, level: number): Spot {
  const [x, y] = [snap(atX, GRID), snap(atY, GRID)];
  const here = standingOn(table, x, y, level, STEP);
  if (here !== null) return { x, y, z: here.z };
  const levels = surfacesAt(table, x, y).map(({ z }) => z);
  const near = levels.reduce((a, b) => (Math.abs(b - level) < Math.abs(a - level) ? b : a), levels[0] ?? 0);
  return { x, y, z: near };
}

/** Millimetres that are room enough for every rounding and every way to touch. */
const ROOM = 5;

/** Whether a straight way could bring a base near another at all; most are far away, and that is soon seen. */
export function besideWay(from: Body, to: Spot, other: Body): boolean {
  const near = from.radius + other.radius + ROOM;
  return (
    Math.min(from.x, to.x) - near <= other.x &&
    Math.max(from.x, to.x) + near >= other.x &&
    Math.min(from.y, to.y) - near <= other.y &&
    Math.max(from.y, to.y) + near >= other.y
  );
}

export function planLength(a: Spot, b: Spot): number {
  return Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
}

/** FF-GEN-07: as the middle of the base travels. */
export function wayLength(a: Spot, b: Spot): number {
  const plan = planLength(a, b);
  return Math.sqrt(plan * plan + (b.z - a.z) * (b.z - a.z));
}
