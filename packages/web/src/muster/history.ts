/** What was, is, and was taken back. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** The field that the last edit was made in; edits of one field in a row are taken back together. */
  readonly field: string | null;
}

const MOST_REMEMBERED = 200;

export function begun<T>(now: T): History<T> {
  return { past: [], now, future: [], field: null };
}

export function edited<T>(history: History<T>, now: T, field: string | null = null): History<T> {
  if (Object.is(now, history.now)) return history;
  if (field !== null && field === history.field) return { ...history, now, future: [] };
  const past = [...history.past, history.now].slice(-MOST_REMEMBERED);
  return { past, now, future: [], field };
}

export function undone<T>({ past, now, future }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { past, now, future, field: null };
  return { past: past.slice(0, -1), now: before, future: [now, ...future], field: null };
}

export function redone<T>({ past, now, future }: History<T>): History<T> {
  const [next, ...later] = future;
  if (next === undefined) return { past, now, future, field: null };
  return { past: [...past, now], now: next, future: later, field: null };
}
