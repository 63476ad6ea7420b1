/** A copy of the list with some entries taken out of this place, and others put there. */
export function spliced<T>(list: readonly T[], at: number, removed: number, ...put: readonly T[]): T[] {
  return [...list.slice(0, at), ...put, ...list.slice(at + removed)];
}
