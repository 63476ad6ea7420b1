import type { Table } from '../ground/table.ts';
import {
  ASIDE,
  AT_ALL_HEIGHTS,
  bringIn,
  cross,
  type Fan,
  insideBetween,
  SLACK,
  slabEnter,
  slabLeave,
} from './fan.ts';
import { MOST_SAMPLES, type SightPattern } from './pattern.ts';
import type { PieceList } from './pieces-in-the-way.ts';
import type { SightRules } from './rules.ts';
import { coveredBy, stretchesOf } from './stretches.ts';

/** What is known of the lines when they are taken to lie on one side of themselves (see ASIDE). */
interface Side {
  stopped: number;
  obscured: number;
  /** Lines that several obscuring pieces may stop together, if they do not overlap. */
  doubtful: number;
  /** Per sample: fraction of the line inside obscuring pieces so far. */
  readonly depth: Float64Array;
}

/** The lines on both sides; `left` counts only once a line has touched something (`split`). */
export interface Lines {
  readonly right: Side;
  readonly left: Side;
  split: boolean;
}

export function newLines(): Lines {
  return { right: newSide(), left: newSide(), split: false };
}

function newSide(): Side {
  return { stopped: 0, obscured: 0, doubtful: 0, depth: new Float64Array(MOST_SAMPLES) };
}

export function clearLines(lines: Lines): void {
  const { right } = lines;
  lines.split = false;
  right.stopped = 0;
  right.obscured = 0;
  right.doubtful = 0;
  right.depth.fill(0);
}

/** Lines stopped whichever side they are taken to lie on. */
export function stoppedLines(lines: Lines): number {
  return lines.split ? lines.right.stopped & lines.left.stopped : lines.right.stopped;
}

/** Lines stopped or obscured whichever side they are taken to lie on. */
export function hiddenLines(lines: Lines): number {
  const right = lines.right.stopped | lines.right.obscured;
  return lines.split ? right & (lines.left.stopped | lines.left.obscured) : right;
}

function split(lines: Lines): void {
  const { right, left } = lines;
  lines.split = true;
  left.stopped = right.stopped;
  left.obscured = right.obscured;
  left.doubtful = right.doubtful;
  left.depth.set(right.depth);
}

/** Marks the lines that solid pieces stop. */
export function passSolids(
  fan: Fan,
  table: Table,
  pattern: SightPattern,
  rules: SightRules,
  list: PieceList,
  lines: Lines,
): void {
  const limit = rules.tolerance + SLACK;
  for (let k = 0; k < list.count; k++) {
    const piece = list.pieces[k]!;
    const base = table.base[piece]!;
    const top = table.top[piece]!;
    const allHeights = list.heights[k] === AT_ALL_HEIGHTS;
    bringIn(fan, table, piece);
    for (let line = 0; line < pattern.across.length; line++) {
      if ((pattern.bits[line]! & ~stoppedLines(lines)) === 0) continue;
      let count = cross(fan, pattern.across[line]!, 0);
      const { touched } = fan;
      if (touched) {
        if (!lines.split) split(lines);
        count = cross(fan, pattern.across[line]!, ASIDE);
      }
      if (count > 0)
        markStopped(fan, pattern, line, count, base, top, allHeights, limit * limit, lines.right);
      if (!lines.split) continue;
      if (touched) count = cross(fan, pattern.across[line]!, -ASIDE);
      if (count > 0) markStopped(fan, pattern, line, count, base, top, allHeights, limit * limit, lines.left);
    }
    if (stoppedLines(lines) === pattern.all) return;
  }
}

function markStopped(
  fan: Fan,
  pattern: SightPattern,
  line: number,
  count: number,
  base: number,
  top: number,
  allHeights: boolean,
  limitSquared: number,
  side: Side,
): void {
  let inside = allHeights ? insideBetween(fan, count, 0, 1) : 1;
  if (inside === 0) return;
  for (let i = pattern.first[line]!; i < pattern.first[line + 1]!; i++) {
    const sample = pattern.samples[i]!;
    if ((side.stopped & (1 << sample)) !== 0) continue;
    if (!allHeights) {
      const from = slabEnter(fan, sample, base, top);
      const to = slabLeave(fan, sample, base, top);
      inside = insideBetween(fan, count, Math.max(0, from), Math.min(1, to));
    }
    if (inside * inside * fan.lengthSquared[sample]! > limitSquared) side.stopped |= 1 << sample;
  }
}

/** Marks the lines that obscuring pieces obscure, and those that run too deep in them. */
export function passObscuring(
  fan: Fan,
  table: Table,
  pattern: SightPattern,
  rules: SightRules,
  list: PieceList,
  lines: Lines,
): void {
  for (let k = 0; k < list.count; k++) {
    const piece = list.pieces[k]!;
    const base = table.base[piece]!;
    const top = table.top[piece]!;
    bringIn(fan, table, piece);
    for (let line = 0; line < pattern.across.length; line++) {
      if ((pattern.bits[line]! & ~stoppedLines(lines)) === 0) continue;
      let count = cross(fan, pattern.across[line]!, 0);
      const { touched } = fan;
      if (touched) {
        if (!lines.split) split(lines);
        count = cross(fan, pattern.across[line]!, ASIDE);
      }
      if (count > 0) markObscured(fan, pattern, line, count, base, top, rules, lines.right);
      if (!lines.split) continue;
      if (touched) count = cross(fan, pattern.across[line]!, -ASIDE);
      if (count > 0) markObscured(fan, pattern, line, count, base, top, rules, lines.left);
    }
  }
  settleDoubts(fan, table, pattern, rules, list, lines.right, ASIDE);
  if (lines.split) settleDoubts(fan, table, pattern, rules, list, lines.left, -ASIDE);
}

function markObscured(
  fan: Fan,
  pattern: SightPattern,
  line: number,
  count: number,
  base: number,
  top: number,
  rules: SightRules,
  side: Side,
): void {
  const near = rules.ignoreNear + SLACK;
  const limit = rules.obscuringDepth + SLACK;
  const { crossings } = fan;
  for (let i = pattern.first[line]!; i < pattern.first[line + 1]!; i++) {
    const sample = pattern.samples[i]!;
    const bit = 1 << sample;
    if ((side.stopped & bit) !== 0) continue;
    const lengthSquared = fan.lengthSquared[sample]!;
    const from = Math.max(0, slabEnter(fan, sample, base, top));
    const to = Math.min(1, slabLeave(fan, sample, base, top));
    let inside = 0;
    for (let c = 0; c < count; c += 2) {
      const leave = Math.min(to, crossings[c + 1]!);
      const run = leave - Math.max(from, crossings[c]!);
      if (run <= 0) continue;
      inside += run;
      if (run * run * lengthSquared > SLACK * SLACK && leave * leave * lengthSquared > near * near)
        side.obscured |= bit;
    }
    const depth = side.depth[sample]! + inside;
    side.depth[sample] = depth;
    if (inside * inside * lengthSquared > limit * limit) side.stopped |= bit;
    else if (depth * depth * lengthSquared > limit * limit) side.doubtful |= bit;
  }
}

/** Depths were added up piece by piece; where pieces overlap that counts too much, so look closer. */
function settleDoubts(
  fan: Fan,
  table: Table,
  pattern: SightPattern,
  rules: SightRules,
  list: PieceList,
  side: Side,
  aside: number,
): void {
  const doubtful = side.doubtful & ~side.stopped;
  if (doubtful === 0) return;
  const pieces = list.pieces.subarray(0, list.count);
  for (let sample = 0; sample < pattern.points.length; sample++) {
    if ((doubtful & (1 << sample)) === 0) continue;
    const { across } = pattern.points[sample]!;
    const covered = coveredBy(stretchesOf(fan, table, pieces, { across, sample, aside }));
    if (covered * Math.sqrt(fan.lengthSquared[sample]!) > rules.obscuringDepth + SLACK)
      side.stopped |= 1 << sample;
  }
}
