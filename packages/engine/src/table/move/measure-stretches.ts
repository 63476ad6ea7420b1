import { IN } from '../ground/outline.ts';
import type { Spot } from '../ground/piece.ts';
import { fills, SAME_LEVEL, spreadsAt, TABLE_TOP } from '../ground/surface.ts';
import type { State } from './leg-solve.ts';
import type { LegWork } from './leg-work.ts';
import type { Draft, Stretch } from './stretch.ts';

/** Writes down the way that a leg's reckoning found; returns where it ends. */
export function stretchesOf(work: LegWork, end: State, draft: Draft): Spot {
  const states: State[] = [];
  for (let state: State | null = end; state !== null; state = state.from) states.push(state);
  states.reverse();
  const { columns } = work;
  const last = columns.count - 1;
  for (let c = 1; c <= last; c++) {
    const state = states[c]!;
    writeRise(work, draft, c, states[c - 1]!.z, state);
    if (c < last) writeWalk(work, draft, c, state);
  }
  return { x: columns.bx, y: columns.by, z: end.z };
}

/** Writes down a leg over nothing but the table itself; returns where it ends. */
export function bareStretch({ columns }: LegWork, draft: Draft): Spot {
  const { ax, ay, bx, by, length } = columns;
  if (length > 0)
    draft.stretches.push({
      kind: 'walk',
      from: { x: ax, y: ay, z: 0 },
      to: { x: bx, y: by, z: 0 },
      length,
      rise: 0,
      factor: 1,
      cost: length,
      piece: TABLE_TOP,
    });
  return { x: bx, y: by, z: 0 };
}

export function spotAt(work: LegWork, t: number, z: number): Spot {
  const { ax, ay, bx, by } = work.columns;
  // The ends are taken as they are: a rounded sum must not move a figure that does not move.
  if (t === 0) return { x: ax, y: ay, z };
  if (t === 1) return { x: bx, y: by, z };
  return { x: ax + t * (bx - ax), y: ay + t * (by - ay), z };
}

function writeRise(work: LegWork, draft: Draft, column: number, z: number, state: State): void {
  if (state.rise === 'step') return;
  const t = work.columns.cuts[column - 1]!;
  const rise = state.z - z;
  draft.stretches.push({
    kind: state.rise,
    from: spotAt(work, t, z),
    to: spotAt(work, t, state.z),
    length: 0,
    rise,
    factor: state.riseCost / Math.abs(rise),
    cost: state.riseCost,
    piece: state.risePiece,
  });
}

/** Writes down a walked column, joined to the walk before it where nothing changes. */
export function writeWalk(
  work: LegWork,
  draft: Draft,
  column: number,
  state: { readonly z: number; readonly factor: number },
): void {
  const { cuts, length } = work.columns;
  const from = cuts[column - 1]!;
  const to = cuts[column]!;
  const walked = length * (to - from);
  if (walked === 0) return;
  const piece = noteTouched(work, draft, column, state.z);
  const stretch: Stretch = {
    kind: 'walk',
    from: spotAt(work, from, state.z),
    to: spotAt(work, to, state.z),
    length: walked,
    rise: 0,
    factor: state.factor,
    cost: walked * state.factor,
    piece,
  };
  const before = draft.stretches.at(-1);
  if (column > 1 && before !== undefined && continues(before, stretch)) {
    draft.stretches[draft.stretches.length - 1] = {
      kind: 'walk',
      from: before.from,
      to: stretch.to,
      length: before.length + walked,
      rise: 0,
      factor: before.factor,
      cost: before.cost + stretch.cost,
      piece: before.piece,
    };
  } else draft.stretches.push(stretch);
}

/** Whether nothing but an outline that does not matter lies between two walks of the same leg. */
function continues(before: Stretch, next: Stretch): boolean {
  return (
    before.kind === 'walk' &&
    before.factor === next.factor &&
    before.piece === next.piece &&
    before.to.z === next.from.z
  );
}

/** Notes the pieces that are underfoot; returns the one stood on. */
function noteTouched(work: LegWork, draft: Draft, column: number, z: number): number {
  const { near, where } = work.columns;
  let stood = TABLE_TOP;
  for (let k = 0; k < near.length; k++) {
    const p = near[k]!;
    if (where[column * near.length + k] !== IN) continue;
    const piece = work.table.pieces[p]!;
    if (fills(piece)) {
      if (Math.abs(piece.top - z) > SAME_LEVEL) continue;
      if (stood === TABLE_TOP) stood = p;
    } else if (!spreadsAt(piece, z, work.gait.step)) continue;
    if (!draft.touched.includes(p)) draft.touched.push(p);
  }
  return stood;
}
