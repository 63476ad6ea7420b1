import type { MatchState } from './state.ts';

/**
 * A canonical 64-bit hash of plain JSON: equal values hash alike whatever the order of their keys, on every
 * machine. It finds differences; it is no proof against forgers.
 */

interface Lanes {
  a: number;
  b: number;
}

const NULL = 0x6e756c6c;
const TRUE = 0x74727565;
const FALSE = 0x66616c73;
const ARRAY = 0x61727279;
const OBJECT = 0x6f626a63;
const STRING = 0x73747267;
const NUMBER = 0x6e756d62;

/** Keys remembered; more than any game has, fewer than a hostile document could bring. */
const MOST_KEYS = 10_000;

const float = new DataView(new ArrayBuffer(8));
const keyLanes = new Map<string, Readonly<Lanes>>();
const fixedLanes = new WeakMap<object, Readonly<Lanes>>();

function mixA(hash: number, bits: number): number {
  const h = Math.imul(hash ^ bits, 0x9e3779b1);
  return h ^ (h >>> 15);
}

function mixB(hash: number, bits: number): number {
  const h = Math.imul((hash << 13) ^ (hash >>> 19) ^ bits, 0x85ebca6b);
  return h ^ (h >>> 13);
}

function add(lanes: Lanes, bits: number): void {
  lanes.a = mixA(lanes.a, bits);
  lanes.b = mixB(lanes.b, bits);
}

function addString(lanes: Lanes, text: string): void {
  add(lanes, STRING ^ text.length);
  for (let i = 0; i < text.length; i++) add(lanes, text.charCodeAt(i));
}

function lanesOfKey(key: string): Readonly<Lanes> {
  let lanes = keyLanes.get(key);
  if (lanes === undefined) {
    const fresh = { a: 1, b: 2 };
    addString(fresh, key);
    lanes = fresh;
    if (keyLanes.size >= MOST_KEYS) keyLanes.clear();
    keyLanes.set(key, lanes);
  }
  return lanes;
}

function addNumber(lanes: Lanes, value: number): void {
  if (value === (value | 0)) {
    add(lanes, NUMBER);
    add(lanes, value | 0);
    return;
  }
  float.setFloat64(0, value);
  add(lanes, NUMBER + 1);
  add(lanes, float.getInt32(0));
  add(lanes, float.getInt32(4));
}

function addObject(lanes: Lanes, value: Record<string, unknown>, fixed: readonly string[] | null): void {
  let a = 0;
  let b = 0;
  let count = 0;
  for (const key in value) {
    const name = lanesOfKey(key);
    const entry = { a: name.a, b: name.b };
    const item = value[key];
    if (fixed?.includes(key) && typeof item === 'object' && item !== null) {
      const known = lanesOfFixed(item);
      add(entry, known.a);
      add(entry, known.b);
    } else {
      addValue(entry, item);
    }
    // A plain sum: the order of keys must not matter.
    a = (a + mixA(entry.a, entry.b)) | 0;
    b = (b + mixB(entry.b, entry.a)) | 0;
    count++;
  }
  add(lanes, OBJECT ^ count);
  add(lanes, a);
  add(lanes, b);
}

function lanesOfFixed(item: object): Readonly<Lanes> {
  let lanes = fixedLanes.get(item);
  if (lanes === undefined) {
    const fresh = { a: 3, b: 4 };
    addValue(fresh, item);
    lanes = fresh;
    fixedLanes.set(item, lanes);
  }
  return lanes;
}

function addValue(lanes: Lanes, value: unknown): void {
  if (typeof value === 'number') addNumber(lanes, value);
  else if (typeof value === 'string') addString(lanes, value);
  else if (value === null) add(lanes, NULL);
  else if (value === true) add(lanes, TRUE);
  else if (value === false) add(lanes, FALSE);
  else if (Array.isArray(value)) {
    add(lanes, ARRAY ^ value.length);
    for (const item of value) addValue(lanes, item);
  } else addObject(lanes, value as Record<string, unknown>, null);
}

function hex(lanes: Readonly<Lanes>): string {
  const part = (n: number) => (n >>> 0).toString(16).padStart(8, '0');
  return part(mixA(lanes.a, lanes.b)) + part(mixB(lanes.b, lanes.a));
}

export function hashJson(value: unknown): string {
  const lanes = { a: 5, b: 6 };
  addValue(lanes, value);
  return hex(lanes);
}

/** The hash of a state; what its `fixed` keys hold is hashed once and remembered. */
export function hashState(state: MatchState, fixed: readonly string[]): string {
  const lanes = { a: 7, b: 8 };
  addObject(lanes, state as unknown as Record<string, unknown>, fixed);
  return hex(lanes);
}
