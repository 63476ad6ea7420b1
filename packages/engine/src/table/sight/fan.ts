import type { Spot } from '../ground/piece.ts';
import type { Table } from '../ground/table.ts';
import { MOST_SAMPLES, type SightPattern } from './pattern.ts';

/**
 * The bundle of lines from one eye to the samples of one target, seen in its own frame: `t` runs along the
 * axis from 0 at the eye to 1 in the target's plane, `v` is the offset to the right of the axis. All samples
 * lie at t = 1, so every line is v = across * t, and a corner brought into the frame once serves them all.
 */
export interface Fan {
  eyeX: number;
  eyeY: number;
  eyeZ: number;
  axisX: number;
  axisY: number;
  length: number;
  lowest: number;
  highest: number;
  leftmost: number;
  rightmost: number;
  /** Per sample: height gained from eye to end, and the squared length of the line in three dimensions. */
  readonly rise: Float64Array;
  readonly lengthSquared: Float64Array;
  /** Corners of the piece last brought in, the first repeated at the end. */
  t: Float64Array;
  v: Float64Array;
  corners: number;
  /** Where the line last asked for crosses that piece's outline: ascending, inside between 2i and 2i + 1. */
  crossings: Float64Array;
  /** Whether that line touches a corner or runs along an edge. */
  touched: boolean;
}

/**
 * A line that touches a corner or runs along an edge is judged not where it lies but this far to its left and
 * to its right: it is stopped when both are. So it may run along a wall, but not along the seam of two walls.
 */
export const ASIDE = 1e-9;

/** Heights count as inside from just below the base to just below the top: gliding over a top is free. */
const BELOW = 1e-9;

/** Lengths that differ by less are the same: a stretch of exactly the limit is not over it. */
export const SLACK = 1e-6;

/** A target straight above or below has no sideways: it is looked at from this far back. */
const SHORTEST = 1e-3;

const INITIAL_CORNERS = 64;

export function newFan(): Fan {
  return {
    eyeX: 0,
    eyeY: 0,
    eyeZ: 0,
    axisX: 0,
    axisY: 1,
    length: SHORTEST,
    lowest: 0,
    highest: 0,
    leftmost: 0,
    rightmost: 0,
    rise: new Float64Array(MOST_SAMPLES),
    lengthSquared: new Float64Array(MOST_SAMPLES),
    t: new Float64Array(INITIAL_CORNERS),
    v: new Float64Array(INITIAL_CORNERS),
    corners: 0,
    crossings: new Float64Array(INITIAL_CORNERS),
    touched: false,
  };
}

/** Points the fan from an eye (absolute height) at a pattern on a target (level stood on). */
export function aim(fan: Fan, eye: Spot, target: Spot, pattern: SightPattern): void {
  const dx = target.x - eye.x;
  const dy = target.y - eye.y;
  const plan = Math.sqrt(dx * dx + dy * dy);
  const upright = plan < SHORTEST;
  fan.axisX = upright ? 0 : dx / plan;
  fan.axisY = upright ? 1 : dy / plan;
  fan.length = upright ? SHORTEST : plan;
  fan.eyeX = upright ? target.x : eye.x;
  fan.eyeY = upright ? target.y - SHORTEST : eye.y;
  fan.eyeZ = eye.z;
  fan.lowest = target.z + pattern.lowest;
  fan.highest = target.z + pattern.highest;
  fan.leftmost = pattern.leftmost;
  fan.rightmost = pattern.rightmost;
  const lengthSquared = fan.length * fan.length;
  const { across, first, samples, heights } = pattern;
  for (let line = 0; line < across.length; line++) {
    const planSquared = lengthSquared + across[line]! * across[line]!;
    for (let i = first[line]!; i < first[line + 1]!; i++) {
      const sample = samples[i]!;
      const rise = target.z + heights[sample]! - eye.z;
      fan.rise[sample] = rise;
      fan.lengthSquared[sample] = planSquared + rise * rise;
    }
  }
}

/** Brings the corners of piece `p` into the fan's frame. */
export function bringIn(fan: Fan, table: Table, p: number): void {
  const start = table.start[p]!;
  const corners = table.start[p + 1]! - start;
  if (corners > fan.t.length) {
    fan.t = new Float64Array(corners * 2);
    fan.v = new Float64Array(corners * 2);
    fan.crossings = new Float64Array(corners * 2);
  }
  const { t, v, eyeX, eyeY, axisX, axisY } = fan;
  const { xs, ys } = table;
  const alongX = axisX / fan.length;
  const alongY = axisY / fan.length;
  for (let i = 0; i < corners; i++) {
    const x = xs[start + i]! - eyeX;
    const y = ys[start + i]! - eyeY;
    t[i] = x * alongX + y * alongY;
    v[i] = x * axisY - y * axisX;
  }
  fan.corners = corners;
}

/**
 * Fills `crossings` for the line at `across`, moved aside by `aside`, and returns how many there are: always
 * even. The whole line counts, also behind the eye and beyond the target, so that no point need be tested
 * for being inside.
 */
export function cross(fan: Fan, across: number, aside: number): number {
  const { t, v, corners, crossings } = fan;
  let count = 0;
  let touched = false;
  let t0 = t[0]!;
  let side0 = v[0]! - across * t0 - aside;
  for (let i = 1; i < corners; i++) {
    const t1 = t[i]!;
    const side1 = v[i]! - across * t1 - aside;
    const offset = side1 + aside;
    if (offset <= ASIDE && offset >= -ASIDE) touched = true;
    if (side0 <= 0 !== side1 <= 0) {
      const at = t0 + ((t1 - t0) * side0) / (side0 - side1);
      let k = count++;
      while (k > 0 && crossings[k - 1]! > at) {
        crossings[k] = crossings[k - 1]!;
        k--;
      }
      crossings[k] = at;
    }
    t0 = t1;
    side0 = side1;
  }
  fan.touched = touched;
  return count;
}

/**
 * The same for a circle around (`along`, `offset`), both in the table's unit: two crossings or none. A line
 * that only touches it does not cross it.
 */
export function crossCircle(fan: Fan, across: number, along: number, offset: number, radius: number): number {
  const { length } = fan;
  const planSquared = length * length + across * across;
  const beside = offset * length - across * along;
  const halfSquared = radius * radius * planSquared - beside * beside;
  if (halfSquared <= 0) return 0;
  const middle = (along * length + offset * across) / planSquared;
  const half = Math.sqrt(halfSquared) / planSquared;
  fan.crossings[0] = middle - half;
  fan.crossings[1] = middle + half;
  return 2;
}

/** How much of the line last crossed lies inside between `from` and `to`, as a fraction of its length. */
export function insideBetween(fan: Fan, count: number, from: number, to: number): number {
  const { crossings } = fan;
  let inside = 0;
  for (let i = 0; i < count; i += 2) {
    const enter = Math.max(from, crossings[i]!);
    const leave = Math.min(to, crossings[i + 1]!);
    if (leave > enter) inside += leave - enter;
  }
  return inside;
}

/** Where along the line to `sample` its height is first within a volume from `base` to `top`; may be below 0. */
export function slabEnter(fan: Fan, sample: number, base: number, top: number): number {
  const rise = fan.rise[sample]!;
  if (rise > 0) return (base - BELOW - fan.eyeZ) / rise;
  if (rise < 0) return (top - BELOW - fan.eyeZ) / rise;
  return fan.eyeZ >= base - BELOW && fan.eyeZ < top - BELOW ? 0 : 1;
}

/** Where it is last within it; may be above 1, and before `slabEnter` when it never is. */
export function slabLeave(fan: Fan, sample: number, base: number, top: number): number {
  const rise = fan.rise[sample]!;
  if (rise > 0) return (top - BELOW - fan.eyeZ) / rise;
  if (rise < 0) return (base - BELOW - fan.eyeZ) / rise;
  return fan.eyeZ >= base - BELOW && fan.eyeZ < top - BELOW ? 1 : 0;
}

/** What the fan has to do with a box or cylinder in its frame. */
export const OUTSIDE = 0;
const PARTLY = 1;
/** In its way at every height the fan has there: no line passes above or below. */
export const AT_ALL_HEIGHTS = 2;

/**
 * A quick test of something around (`along`, `offset`), both in units of the table, that extends `halfAlong`
 * and `halfAcross` in the fan's frame and from `base` to `top` in height.
 */
export function inTheWay(
  fan: Fan,
  along: number,
  offset: number,
  halfAlong: number,
  halfAcross: number,
  base: number,
  top: number,
): number {
  const { length, eyeZ } = fan;
  if (along + halfAlong <= 0 || along - halfAlong >= length) return OUTSIDE;
  const far = along + halfAlong >= length ? 1 : (along + halfAlong) / length;
  if (offset - halfAcross > fan.rightmost * far + ASIDE) return OUTSIDE;
  if (offset + halfAcross < fan.leftmost * far - ASIDE) return OUTSIDE;
  const near = along <= halfAlong ? 0 : (along - halfAlong) / length;
  const toLowest = fan.lowest - eyeZ;
  const toHighest = fan.highest - eyeZ;
  const low = eyeZ + toLowest * (toLowest < 0 ? far : near);
  const high = eyeZ + toHighest * (toHighest > 0 ? far : near);
  if (low >= top - BELOW || high < base - BELOW) return OUTSIDE;
  return low >= base - BELOW && high < top - BELOW ? AT_ALL_HEIGHTS : PARTLY;
}
