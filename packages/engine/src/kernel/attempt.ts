/**
 * What the work gives, or how it stumbled. For what comes from outside and leads code where it never goes by itself;
 * never around a rule that may ask.
 */
export function attempt<T>(work: () => T): { readonly value: T } | { readonly stumbled: string } {
  try {
    return { value: work() };
  } catch (thrown) {
    return { stumbled: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}
