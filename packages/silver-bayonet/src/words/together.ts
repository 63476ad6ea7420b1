import type { Modifier } from '../moments.ts';

/** What is called the same is told once, with its sum; what comes to nothing is not told. */
export function together(
  modifiers: readonly Modifier[],
  nameOf: (by: string) => string,
): readonly Modifier[] {
  const found = new Map<string, Modifier>();
  for (const one of modifiers) {
    const name = nameOf(one.by);
    const before = found.get(name);
    found.set(name, before === undefined ? one : { ...before, value: before.value + one.value });
  }
  return [...found.values()].filter(({ value }) => value !== 0);
}
