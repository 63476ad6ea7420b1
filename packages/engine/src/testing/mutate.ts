import type { Random } from '../dice/generator.ts';

type Path = readonly (string | number)[];

const WORST = [
  null,
  true,
  '',
  'constructor',
  '../../etc',
  '\u0000',
  '\ud800',
  -1,
  0.5,
  1e308,
  -1e308,
  1e15,
  1e-300,
  2 ** 53,
  2 ** 31,
  4294967296,
  [],
  {},
  [[]],
  [null],
] as const;

/** The same document with one to three things wrong in it; the original stays whole. */
export function mutated(document: unknown, parts: readonly unknown[], chance: Random): unknown {
  let changed = document;
  const times = 1 + chance.below(3);
  for (let n = 0; n < times; n++) changed = once(changed, parts, chance);
  return changed;
}

function once(document: unknown, parts: readonly unknown[], chance: Random): unknown {
  const path = somePath(document, chance);
  const here = at(document, path);
  switch (chance.below(7)) {
    case 0:
      return replaced(document, path, pick(WORST, chance));
    case 1:
      return removed(document, path);
    case 2:
      return replaced(document, path, pick(parts, chance));
    case 3:
      return replaced(document, path, typeof here === 'number' ? scaled(here, chance) : [here]);
    case 4:
      return replaced(document, path, Array.isArray(here) ? [...here, ...here] : { [String(here)]: here });
    case 5:
      return added(document, path, chance);
    default:
      return replaced(document, path, typeof here === 'string' ? twisted(here, chance) : pick(WORST, chance));
  }
}

/** A way to some part of it; a part deep inside is as likely as one at the top. */
export function somePath(document: unknown, chance: Random): Path {
  const path: (string | number)[] = [];
  let here = document;
  while (typeof here === 'object' && here !== null && (path.length === 0 || chance.below(12) > 0)) {
    const keys = Object.keys(here);
    if (keys.length === 0) break;
    const key = pick(keys, chance);
    path.push(Array.isArray(here) ? Number(key) : key);
    here = (here as Readonly<Record<string, unknown>>)[key];
  }
  return path;
}

export function at(document: unknown, path: Path): unknown {
  let here = document;
  for (const key of path) here = (here as Readonly<Record<string, unknown>>)[key];
  return here;
}

export function replaced(document: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(document))
    return document.with(Number(key), replaced(document[Number(key)], rest, value));
  const object = document as Readonly<Record<string, unknown>>;
  return { ...object, [key]: replaced(object[key], rest, value) };
}

function removed(document: unknown, path: Path): unknown {
  const key = path.at(-1);
  if (key === undefined) return null;
  const parent = at(document, path.slice(0, -1));
  const left = Array.isArray(parent)
    ? parent.toSpliced(Number(key), 1)
    : Object.fromEntries(Object.entries(parent as object).filter(([name]) => name !== key));
  return replaced(document, path.slice(0, -1), left);
}

function added(document: unknown, path: Path, chance: Random): unknown {
  const here = at(document, path);
  if (typeof here !== 'object' || here === null) return replaced(document, path, { x: here });
  const more = Array.isArray(here) ? [...here, pick(WORST, chance)] : { ...here, stray: pick(WORST, chance) };
  return replaced(document, path, more);
}

function scaled(value: number, chance: Random): number {
  return pick(
    [-value, value * 1000, value + 0.001, value / 1e6, value * 1e12, Math.round(value) + 1],
    chance,
  );
}

function twisted(text: string, chance: Random): string {
  return pick([text.toUpperCase(), `${text}x`, text.slice(1), text.repeat(50), `${text}/${text}`], chance);
}

export function pick<T>(things: readonly T[], chance: Random): T {
  return things[chance.below(things.length)]!;
}
