import type { Random } from '@vedette/engine';
import { at, pick, replaced, somePath } from '@vedette/engine/testing';
import { LIMITS } from '../protocol/limits.ts';
import type { Stage } from './stage.ts';

interface Call {
  readonly method: string;
  readonly params: unknown;
}

/** One in so many is as large as it can be: they take their time. */
const HUGE = 20;

/** A call that is of the right form, and far too much. */
export function monstrous(stage: Stage, call: Call, chance: Random): Call {
  const size = stage.huge && chance.below(HUGE) === 0 ? 1 : 0.02;
  switch (chance.below(8)) {
    case 0:
      return thinker(stage, stage.huge && chance.below(HUGE) === 0, chance);
    case 1:
      return { ...call, params: grown(call.params, LIMITS.lineBytes * size * 0.9, chance) };
    case 2:
      return { ...call, params: longWord(call.params, LIMITS.lineBytes * size * 0.9, chance) };
    case 3:
      return { ...call, params: crowded(call.params, LIMITS.values * size * 0.8, chance) };
    case 4:
      return { ...call, params: pointed(call.params, chance) };
    case 5:
      return { ...call, params: deep(call.params, chance) };
    case 6:
      return { ...call, params: extreme(call.params, chance) };
    default:
      return longPast(stage, LIMITS.values * size * 0.2, chance);
  }
}

/** A bot that is asked for more than anybody waits for. */
function thinker({ matches }: Stage, huge: boolean, chance: Random): Call {
  const { id } = pick(matches, chance);
  const simulations = huge ? LIMITS.simulations : 4;
  const bot = { match: id, level: huge ? 'veteran' : 'regular', simulations, policySeed: 'hostile' };
  if (chance.below(2) === 0) return { method: 'bot.answer', params: bot };
  return { method: 'match.play', params: { ...bot, limit: huge ? LIMITS.playAnswers : 3 } };
}

/** A list in it repeated until it fills a line. */
function grown(params: unknown, letters: number, chance: Random): unknown {
  const path = someList(params, chance);
  const list = at(params, path);
  if (!Array.isArray(list) || list.length === 0) return longWord(params, letters, chance);
  const each = JSON.stringify(list).length;
  const values = each / 4;
  const times = Math.floor(Math.min(letters / each, (LIMITS.values * 0.9) / Math.max(1, values)));
  const more = Array.from({ length: Math.max(1, times) }, (_, n) =>
    list.map((item) => renamed(item, n)),
  ).flat();
  return replaced(params, path, more);
}

/** Another of its kind: what has an id gets one of its own. */
function renamed(item: unknown, n: number): unknown {
  if (typeof item !== 'object' || item === null || !('id' in item) || typeof item.id !== 'string')
    return item;
  return { ...item, id: `${item.id}-${n}` };
}

function someList(params: unknown, chance: Random): readonly (string | number)[] {
  for (let n = 0; n < 20; n++) {
    const path = somePath(params, chance);
    for (let length = path.length; length > 0; length--) {
      if (Array.isArray(at(params, path.slice(0, length)))) return path.slice(0, length);
    }
  }
  return [];
}

function longWord(params: unknown, letters: number, chance: Random): unknown {
  const word = 'ab-'.repeat(Math.floor(letters / 3));
  const path = somePath(params, chance);
  const here = at(params, path);
  const key = chance.below(2) === 0 && typeof here === 'object' && here !== null && !Array.isArray(here);
  return replaced(params, path, key ? { ...here, [word]: 1 } : word);
}

/** An object with ever so many keys. */
function crowded(params: unknown, keys: number, chance: Random): unknown {
  const path = somePath(params, chance);
  const here = at(params, path);
  const crowd = Object.fromEntries(Array.from({ length: Math.floor(keys) }, (_, i) => [`key-${i}`, i]));
  const isObject = typeof here === 'object' && here !== null && !Array.isArray(here);
  return replaced(params, path, isObject ? { ...here, ...crowd } : crowd);
}

const MOST_CORNERS = 200;
const MOST_PIECES = 200;

/** Every piece of ground with as many corners as may be, and as many pieces as may be. */
function pointed(params: unknown, chance: Random): unknown {
  const polygon = (n: number) => {
    const [x, y] = [3 + (n % 14) * 3, 3 + Math.floor(n / 14) * 3];
    const wide = chance.below(4) === 0 ? 20 : 1.4;
    return Array.from({ length: MOST_CORNERS }, (_, k) => {
      const turn = (2 * Math.PI * k) / MOST_CORNERS;
      const reach = k % 2 === 0 ? wide : wide / 2;
      const round = (value: number) => Math.round(value * 1000) / 1000;
      return [round(x + reach * Math.cos(turn)), round(y + reach * Math.sin(turn))];
    });
  };
  return everyTerrain(params, (pieces) => {
    const [first] = pieces;
    if (typeof first !== 'object' || first === null) return pieces;
    return Array.from({ length: MOST_PIECES }, (_, n) => ({
      ...first,
      id: `piece-${n}`,
      shape: { poly: polygon(n) },
    }));
  });
}

function everyTerrain(value: unknown, change: (pieces: readonly unknown[]) => readonly unknown[]): unknown {
  if (Array.isArray(value)) return value.map((item) => everyTerrain(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [
      key,
      key === 'terrain' && Array.isArray(inner) ? change(inner) : everyTerrain(inner, change),
    ]),
  );
}

function deep(params: unknown, chance: Random): unknown {
  let nested: unknown = 'x';
  const levels = 1 + chance.below(LIMITS.depth + 10);
  for (let n = 0; n < levels; n++) nested = chance.below(2) === 0 ? [nested] : { do: [nested] };
  return replaced(params, somePath(params, chance), nested);
}

const FAR = [1e308, -1e308, 1e15, 1e-300, 99999, -99999, 2 ** 53, 4294967295];

/** Several numbers of it at once beyond all measure. */
function extreme(params: unknown, chance: Random): unknown {
  const far = pick(FAR, chance);
  const walk = (value: unknown): unknown => {
    if (typeof value === 'number') return chance.below(4) === 0 ? far : value;
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(params);
}

/** A game with more behind it than was ever played. */
function longPast({ matches }: Stage, count: number, chance: Random): Call {
  const { save, replay } = pick(matches, chance);
  const isSave = chance.below(2) === 0;
  const record = (isSave ? save : replay) as { readonly answers: readonly unknown[] };
  const answers = Array.from({ length: Math.floor(count) }, (_, i) => record.answers[i] ?? 'x');
  const forks = Array.from({ length: Math.floor(count) }, (_, i) => ({ at: i % 50, seed: 'x', seat: null }));
  const long = chance.below(2) === 0 ? { ...record, answers } : { ...record, forks };
  return isSave
    ? { method: 'match.load', params: { save: long } }
    : { method: 'replay.verify', params: { replay: long } };
}
