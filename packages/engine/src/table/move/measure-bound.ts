import type { Spot } from '../ground/piece.ts';
import { SAME_LEVEL, TABLE_TOP } from '../ground/surface.ts';
import type { Bound } from './leg-bound.ts';
import type { LegWork } from './leg-work.ts';
import { spotAt, writeWalk } from './measure-stretches.ts';
import type { Draft } from './stretch.ts';

/** Writes down the way of a leg that jumps or drops; returns where it ends. */
export function boundStretches(work: LegWork, end: Bound, draft: Draft): Spot {
  const states: Bound[] = [];
  for (let state: Bound | null = end; state !== null; state = state.from) states.push(state);
  states.reverse();
  const { columns } = work;
  const last = columns.count - 1;
  // The cut at which the jump under way was begun; -1 on the ground.
  let takeOff = states[0]!.air ? 0 : -1;
  for (let c = 1; c <= last; c++) {
    const state = states[c]!;
    const before = states[c - 1]!;
    if (state.air) {
      if (takeOff < 0) takeOff = c - 1;
      continue;
    }
    if (takeOff >= 0) writeJump(work, draft, takeOff, c - 1, before, state);
    takeOff = -1;
    if (state.drop > 0) writeDrop(work, draft, c - 1, before, state);
    if (c < last) writeWalk(work, draft, c, state);
  }
  return { x: columns.bx, y: columns.by, z: end.z };
}

/** From cut to cut; a landing below is reached level and then leapt down to. */
function writeJump(work: LegWork, draft: Draft, from: number, to: number, air: Bound, landed: Bound): void {
  const { cuts } = work.columns;
  const length = work.columns.length * (cuts[to]! - cuts[from]!);
  if (length === 0) return;
  const z = landed.drop > 0 ? air.z : landed.z;
  draft.stretches.push({
    kind: 'jump',
    from: spotAt(work, cuts[from]!, air.z),
    to: spotAt(work, cuts[to]!, z),
    length,
    rise: z - air.z,
    factor: air.factor,
    cost: length * air.factor,
    piece: TABLE_TOP,
  });
}

function writeDrop(work: LegWork, draft: Draft, cut: number, before: Bound, state: Bound): void {
  const { gait, columns } = work;
  const t = columns.cuts[cut]!;
  const falls = state.drop > (gait.leap?.upTo ?? 0) + SAME_LEVEL;
  const factor = falls ? 0 : gait.leap!.cost;
  draft.stretches.push({
    kind: falls ? 'fall' : 'leap',
    from: spotAt(work, t, before.z),
    to: spotAt(work, t, state.z),
    length: 0,
    rise: -state.drop,
    factor,
    cost: state.drop * factor,
    piece: state.dropPiece,
  });
}
