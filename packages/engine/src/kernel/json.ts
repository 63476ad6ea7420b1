export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Values by their names, such as a sentence is made of. */
export type Params = Readonly<Record<string, Json>>;

/** Equal as JSON: same keys, same values, whatever their order. A Map is not the object JSON makes of it. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && sameJson(left[key], right[key]));
}
