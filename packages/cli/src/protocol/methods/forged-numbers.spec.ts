import { readFileSync } from 'node:fs';
import type { Game, Ruleset } from '@vedette/engine';
import { beforeAll, expect, inject, it } from 'vitest';
import { type Client, client } from '../../client.spec-support.ts';
import { builtIn } from '../../rulesets.ts';

type Fields = Record<string, unknown>;

/** Games of every ruleset that players are offered, as files bring them. */
const KEPT = [
  'packages/silver-bayonet/fixtures/saves/form-2-troll-bridge.json',
  'packages/bayonet-point/fixtures/saves/form-1-plunder-the-baggage.json',
  'packages/fear-and-faith/fixtures/saves/form-1-haunted-house.json',
];

/** More than anything on any table, and with `WHOLE=1` less, too. */
const MONSTROUS = inject('whole') ? [1e15, -1e15] : [1e15];

/** What scenarios only show, or compare with: no number of theirs makes anything large or long. */
const IDLE = /^scenario\/(number|page)$|\/(min|max)$/;

function kept(file: string): Fields {
  return JSON.parse(readFileSync(`${import.meta.dirname}/../../../../../${file}`, 'utf8')) as Fields;
}

/** Where a number stands, once for all members of a list: `/figures/3/stats/speed` for all figures. */
function numbersIn(node: unknown, path: readonly string[], found: Map<string, readonly string[]>) {
  if (typeof node === 'number') {
    const kind = path.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('/');
    if (!IDLE.test(kind) && !found.has(kind)) found.set(kind, path);
  } else if (typeof node === 'object' && node !== null) {
    for (const [key, value] of Object.entries(node)) numbersIn(value, [...path, key], found);
  }
  return found;
}

function withNumber(save: Fields, path: readonly string[], value: number): Fields {
  const forged = structuredClone(save);
  const parent = path.slice(0, -1).reduce((node, key) => node[key] as Fields, forged['boundary'] as Fields);
  parent[path.at(-1)!] = value;
  return { ...forged, begun: 'engine 0.0.9, another build' };
}

let engine: Client;
beforeAll(async () => {
  engine = await client((await builtIn()) as readonly Ruleset<Game>[]);
});

it.each(KEPT)('no number of %s can be monstrous', async (file) => {
  const save = kept(file);
  const believed: string[] = [];
  const numbers = numbersIn(save['boundary'], [], new Map());
  expect(numbers.size).toBeGreaterThan(30);
  for (const [kind, path] of numbers) {
    for (const value of MONSTROUS) {
      const { result } = await engine.reply('match.load', { save: withNumber(save, path, value) });
      if (result === undefined) continue;
      believed.push(`${kind}: ${value}`);
      await engine.ask('match.close', { match: result['match'], force: true });
    }
  }
  expect(believed).toEqual([]);
});
