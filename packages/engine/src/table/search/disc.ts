import { foldedDistance } from '../ground/area.ts';
import { segmentDistanceSquared } from '../ground/ring.ts';
import { SAME_LEVEL, slack } from '../ground/surface.ts';
import type { Table } from '../ground/table.ts';
import type { Bulk } from '../move/gait.ts';
import type { Obstacle } from '../move/obstacle.ts';

/** A disc that the mover's centre stays out of, at the heights where it would come too near to a body. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  /** The level of the body, where the disc is widest. */
  readonly z: number;
  readonly radius: number;
  /** Distance of the centres at which the bases touch; it counts between the levels `above` and `below`. */
  readonly touching: number;
  readonly above: number;
  readonly below: number;
  /** How near the mover may pass; measured slantwise, so that it takes less room on other levels. */
  readonly keep: number;
  readonly passable: boolean;
  /**
   * The level from which a mover that starts in it leaves, null for all others: no leg may draw nearer or change
   * levels, and it counts on every level, else one could leave it by climbing and come back from above.
   */
  readonly leftFrom: number | null;
}

/** Touching is no overlap, and positions are rounded to the grid. */
const TOUCH = 1e-6;
/** What is farther off than this on one axis is so whatever the rounding. */
const BESIDE = 1e-9;

/** The discs of the figures that a mover who starts here can come near within `far`. */
export function discsOf(
  table: Table,
  obstacles: readonly Obstacle[],
  bulk: Bulk,
  start: { readonly x: number; readonly y: number; readonly z: number },
  far: number,
): Disc[] {
  const discs: Disc[] = [];
  for (let i = 0; i < obstacles.length; i++) {
    const obstacle = obstacles[i]!;
    if (obstacle.block === 'pass') continue;
    const { body } = obstacle;
    const passable = obstacle.block === 'end';
    const keep = passable ? 0 : (obstacle.keep ?? 0);
    const touching = body.radius + bulk.radius - TOUCH;
    if (foldedDistance(table, start.x, start.y, body.x, body.y) > far + touching + keep) continue;
    const dx = body.x - start.x;
    const dy = body.y - start.y;
    const disc = {
      x: body.x,
      y: body.y,
      z: body.z,
      radius: touching + keep,
      touching,
      above: body.z - bulk.height,
      below: body.z + body.height,
      keep,
      passable,
      leftFrom: null,
    };
    discs.push(passable ? disc : startedAt(disc, Math.sqrt(dx * dx + dy * dy), start.z, slack(table)));
  }
  return discs;
}

/** The disc for a mover that starts `apart` from its middle: by a rounding too near is near enough, else it must leave. */
function startedAt(disc: Disc, apart: number, z: number, rounding: number): Disc {
  const deep = radiusBetween(disc, z, z) - apart;
  if (deep <= 0) return disc;
  if (deep > rounding) return { ...disc, leftFrom: z };
  const less = deep + TOUCH;
  return { ...disc, radius: disc.radius - less, touching: disc.touching - less };
}

/** How wide a disc is for a mover somewhere between two levels; 0: not in its way. */
export function radiusBetween(disc: Disc, low: number, high: number): number {
  if (disc.leftFrom !== null) return disc.radius;
  const off = low > disc.z ? low - disc.z : high < disc.z ? disc.z - high : 0;
  if (off < disc.keep) {
    return off === 0 ? disc.radius : disc.touching + Math.sqrt(disc.keep * disc.keep - off * off);
  }
  return high > disc.above && low < disc.below ? disc.touching : 0;
}

/** Whether a straight leg that keeps between two levels comes into a disc that may not be passed. */
export function meetsDisc(
  discs: readonly Disc[],
  ax: number,
  ay: number,
  bx: number,
  by: number,
  low: number,
  high: number,
): boolean {
  const mx = (ax + bx) / 2;
  const my = (ay + by) / 2;
  const halfX = Math.abs(bx - mx) + BESIDE;
  const halfY = Math.abs(by - my) + BESIDE;
  for (let i = 0; i < discs.length; i++) {
    const disc = discs[i]!;
    const { radius: wide } = disc;
    if (Math.abs(disc.x - mx) > wide + halfX || Math.abs(disc.y - my) > wide + halfY || disc.passable)
      continue;
    const radius = radiusBetween(disc, low, high);
    if (segmentDistanceSquared(disc.x, disc.y, ax, ay, bx, by) >= radius * radius) continue;
    if (disc.leftFrom === null || low < disc.leftFrom - SAME_LEVEL || high > disc.leftFrom + SAME_LEVEL)
      return true;
    if ((disc.x - ax) * (bx - ax) + (disc.y - ay) * (by - ay) > 0) return true;
  }
  return false;
}

/** Whether a place lies in a disc that may not be passed, though one may be leaving it. */
export function liesInDisc(discs: readonly Disc[], x: number, y: number, z: number): boolean {
  for (let i = 0; i < discs.length; i++) {
    const disc = discs[i]!;
    if (!disc.passable && isNearer(disc, x, y, radiusBetween(disc, z, z))) return true;
  }
  return false;
}

/** Whether a mover may not end at a point because of a disc, passable or not. */
export function endsInDisc(discs: readonly Disc[], x: number, y: number, z: number): boolean {
  for (let i = 0; i < discs.length; i++) {
    const disc = discs[i]!;
    if (isNearer(disc, x, y, endRadius(disc, z))) return true;
  }
  return false;
}

/** How near to the middle a mover at this level may not end: who leaves a disc may do so step by step. */
export function endRadius(disc: Disc, z: number): number {
  if (disc.leftFrom === null) return radiusBetween(disc, z, z);
  return z > disc.above && z < disc.below ? disc.touching : 0;
}

function isNearer(disc: Disc, x: number, y: number, radius: number): boolean {
  const dx = x - disc.x;
  const dy = y - disc.y;
  return dx * dx + dy * dy < radius * radius;
}
