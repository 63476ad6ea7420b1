import type { Table } from '../ground/table.ts';
import { bringIn, cross, type Fan, slabEnter, slabLeave } from './fan.ts';

/** A part of a line inside one piece, as fractions of the line. */
export interface Stretch {
  readonly piece: number;
  readonly enter: number;
  readonly leave: number;
}

/** Which line of the fan, and on which side of it to look where it touches an outline. */
export interface LineChoice {
  readonly across: number;
  readonly sample: number;
  readonly aside: number;
  /** Leave heights out. */
  readonly inPlan?: boolean;
}

/** The stretches of one line inside the given pieces, in order of entering. Slow beside a look, but it tells all. */
export function stretchesOf(fan: Fan, table: Table, pieces: Iterable<number>, choice: LineChoice): Stretch[] {
  const found: Stretch[] = [];
  for (const piece of pieces) {
    bringIn(fan, table, piece);
    let count = cross(fan, choice.across, 0);
    if (fan.touched) count = cross(fan, choice.across, choice.aside);
    let from = 0;
    let to = 1;
    if (!choice.inPlan) {
      from = Math.max(0, slabEnter(fan, choice.sample, table.base[piece]!, table.top[piece]!));
      to = Math.min(1, slabLeave(fan, choice.sample, table.base[piece]!, table.top[piece]!));
    }
    for (let i = 0; i < count; i += 2) {
      const enter = Math.max(from, fan.crossings[i]!);
      const leave = Math.min(to, fan.crossings[i + 1]!);
      if (leave > enter) found.push({ piece, enter, leave });
    }
  }
  return found.sort((a, b) => a.enter - b.enter || a.piece - b.piece);
}

/** How much of the line the stretches cover together, counting what overlaps once. They come in order of entering. */
export function coveredBy(stretches: readonly Stretch[]): number {
  let covered = 0;
  let reached = 0;
  for (const { enter, leave } of stretches) {
    covered += Math.max(0, leave - Math.max(enter, reached));
    reached = Math.max(reached, leave);
  }
  return covered;
}

/** The first stretch, and the fraction of the line, at which more than `limit` of the line is covered. */
export function whereCovered(
  stretches: readonly Stretch[],
  limit: number,
): { piece: number; at: number } | null {
  let covered = 0;
  let reached = 0;
  for (const { piece, enter, leave } of stretches) {
    const from = Math.max(enter, reached);
    if (covered + leave - from > limit) return { piece, at: from + limit - covered };
    covered += Math.max(0, leave - from);
    reached = Math.max(reached, leave);
  }
  return null;
}
