import { type Edit, sameJson } from '@vedette/engine';

/** A unit and the changes that made it so. */
export interface History<Unit> {
  /** Before all the edits that are remembered. */
  readonly begun: Unit;
  readonly edits: readonly Edit[];
  readonly now: Unit;
  /** What was taken back, the last of it first. */
  readonly undone: readonly Edit[];
  /** The field that is being typed in; what is typed there in a row is one change. */
  readonly typing: string | null;
}

type Apply<Unit> = (unit: Unit, edit: Edit) => Unit;

const MOST_REMEMBERED = 200;

export function begun<Unit>(unit: Unit): History<Unit> {
  return { begun: unit, edits: [], now: unit, undone: [], typing: null };
}

export function edited<Unit>(
  history: History<Unit>,
  edit: Edit,
  apply: Apply<Unit>,
  typing: string | null = null,
): History<Unit> {
  const now = apply(history.now, edit);
  if (sameJson(now, history.now)) return history;
  const goesOn = typing !== null && typing === history.typing;
  const edits = [...(goesOn ? history.edits.slice(0, -1) : history.edits), edit];
  if (edits.length <= MOST_REMEMBERED) return { ...history, edits, now, undone: [], typing };
  const [oldest, ...rest] = edits;
  return { begun: apply(history.begun, oldest!), edits: rest, now, undone: [], typing };
}

/** The edits but the last, from the beginning. */
export function undone<Unit>(history: History<Unit>, apply: Apply<Unit>): History<Unit> {
  const last = history.edits.at(-1);
  if (last === undefined) return { ...history, typing: null };
  const edits = history.edits.slice(0, -1);
  const now = edits.reduce(apply, history.begun);
  return { ...history, edits, now, undone: [last, ...history.undone], typing: null };
}

export function redone<Unit>(history: History<Unit>, apply: Apply<Unit>): History<Unit> {
  const [next, ...later] = history.undone;
  if (next === undefined) return { ...history, typing: null };
  const edits = [...history.edits, next];
  return { ...history, edits, now: apply(history.now, next), undone: later, typing: null };
}
