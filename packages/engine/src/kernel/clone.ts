import type { MatchState } from './state.ts';

/** A deep copy of plain JSON. */
export function cloneJson<T>(value: T): T {
  return copyOf(value) as T;
}

function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy = value.slice();
    for (let i = 0; i < copy.length; i++) {
      const item = copy[i];
      if (typeof item === 'object' && item !== null) copy[i] = copyOf(item);
    }
    return copy;
  }
  // A plain spread keeps the object's hidden class and is far quicker than copying key by key.
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) {
    const item = copy[key];
    if (typeof item === 'object' && item !== null) copy[key] = copyOf(item);
  }
  return copy;
}

/** A copy that nobody can change: what was decided stays decided. */
export function frozen<T>(value: T): T {
  return freeze(copyOf(value)) as T;
}

/** Freezes in place whatever must never be changed in place. */
export function freezeFixed(state: MatchState, fixed: readonly string[]): void {
  for (const key of fixed) freeze((state as unknown as Record<string, unknown>)[key]);
}

function freeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const item of Object.values(value)) freeze(item);
    Object.freeze(value);
  }
  return value;
}

/** A copy that can be played on. Keys named in `fixed` are never changed in place, so they are shared. */
export function cloneState<S extends MatchState>(state: S, fixed: readonly string[]): S {
  const copy = { ...state } as unknown as Record<string, unknown>;
  for (const key in copy) {
    const item = copy[key];
    if (typeof item === 'object' && item !== null && !fixed.includes(key)) copy[key] = copyOf(item);
  }
  return copy as unknown as S;
}
