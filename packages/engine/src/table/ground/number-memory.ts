/**
 * What was found for so many numbers, each until another takes its slot. Whoever asks writes the numbers into `key`,
 * looks with `recall`, and where nothing is known writes them again and keeps what was made with `retain`: what is being
 * made may ask for others, or fail, and then nothing must stand under the wrong numbers.
 */
export interface NumberMemory<Value> {
  readonly key: Float64Array;
  readonly keys: Float64Array;
  readonly found: (Value | null)[];
}

/** `slots`: a power of two; `width`: how many numbers. */
export function numberMemory<Value>(slots: number, width: number): NumberMemory<Value> {
  return {
    key: new Float64Array(width),
    keys: new Float64Array(slots * width),
    found: Array.from({ length: slots }, () => null),
  };
}

/** What is kept under the numbers of `key`; null: nothing is. */
export function recall<Value>({ key, keys, found }: NumberMemory<Value>): Value | null {
  const slot = slotOf(key, found.length);
  const value = found[slot]!;
  if (value === null) return null;
  const at = slot * key.length;
  for (let i = 0; i < key.length; i++) if (keys[at + i] !== key[i]) return null;
  return value;
}

/** Keeps something under the numbers of `key`. */
export function retain<Value>({ key, keys, found }: NumberMemory<Value>, value: Value): Value {
  const slot = slotOf(key, found.length);
  keys.set(key, slot * key.length);
  found[slot] = value;
  return value;
}

/** Positions come in tenths of a millimetre or coarser: neighbours shall not share a slot. */
const FINE = 16;
const SPREAD = 104_729;

function slotOf(key: Float64Array, slots: number): number {
  let mixed = 0;
  for (let i = 0; i < key.length; i++) mixed = (mixed * 31 + Math.floor(key[i]! * FINE)) | 0;
  mixed = (mixed * SPREAD) | 0;
  return (mixed ^ (mixed >>> 11) ^ (mixed >>> 21)) & (slots - 1);
}
