import { readFileSync } from 'node:fs';
import type { Game, Ruleset } from '@vedette/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client } from '../../client.spec-support.ts';
import { builtIn } from '../../rulesets.ts';

type Fields = Record<string, unknown>;

/** Games of an earlier build, as files bring them. */
const KEPT = {
  'silver-bayonet': 'packages/silver-bayonet/fixtures/saves/form-2-troll-bridge.json',
  'bayonet-point': 'packages/bayonet-point/fixtures/saves/form-1-plunder-the-baggage.json',
};

/** The save with another word at one place of its boundary; `/figures/0/health` is a path. */
function forged(game: keyof typeof KEPT, path: string, value: unknown): Fields {
  const file = `${import.meta.dirname}/../../../../../${KEPT[game]}`;
  const save = JSON.parse(readFileSync(file, 'utf8')) as Fields;
  const keys = path.split('/').slice(1);
  const last = keys.pop()!;
  const parent = keys.reduce((node, key) => node[key] as Fields, save['boundary'] as Fields);
  parent[last] = value;
  return { ...save, begun: 'engine 0.0.9, another build' };
}

let engine: Client;
beforeAll(async () => {
  engine = await client((await builtIn()) as readonly Ruleset<Game>[]);
});

describe('a save that names another build is not believed', () => {
  it.each([
    ['silver-bayonet', '/terrain/grid', 1e308],
    ['silver-bayonet', '/terrain/width', 100_000],
    ['silver-bayonet', '/figures/0/radius', 1e15],
    ['silver-bayonet', '/figures/0/health', 99],
    ['silver-bayonet', '/figures/0/x', 1e300],
    ['silver-bayonet', '/figures/0/stats/speed', 1e9],
    ['silver-bayonet', '/figures/0/kit', 'omnipotent'],
    ['silver-bayonet', '/figures/0/name', 'x'.repeat(1000)],
    ['silver-bayonet', '/figures/0/side', 5],
    ['silver-bayonet', '/figures/0/gear/0/item', 'howitzer'],
    ['silver-bayonet', '/pools/0/power', 1e6],
    ['silver-bayonet', '/order', [0, 7]],
    ['silver-bayonet', '/turn', -1],
    ['silver-bayonet', '/story/running', 1e9],
    ['silver-bayonet', '/scenario', {}],
    ['silver-bayonet', '/options/criticals', 'always'],
    ['silver-bayonet', '/wealth', 1],
    ['bayonet-point', '/terrain/grid', 1e308],
    ['bayonet-point', '/terrain/depth', 1e6],
    ['bayonet-point', '/figures/0/radius', 1e15],
    ['bayonet-point', '/figures/0/weapons', ['howitzer']],
    ['bayonet-point', '/figures/0/unit', 'nobody'],
    ['bayonet-point', '/units/0/morale', 1e9],
    ['bayonet-point', '/units/0/members', ['nobody']],
    ['bayonet-point', '/options/weather', 'hail'],
  ] as const)('%s: %s cannot be %j', async (game, path, value) => {
    const { data } = await engine.fail('match.load', { save: forged(game, path, value) });
    expect(data.code).toBe('save.damaged');
    const top = path.split('/')[1];
    expect(data.refusals?.[0]?.path).toMatch(new RegExp(`^/boundary(/${top}|$)`));
    expect((await engine.ask('match.list'))['matches']).toEqual([]);
  });

  it.each(['silver-bayonet', 'bayonet-point'] as const)(
    '%s: laid dice are refused, others than it had are opened with a word of doubt',
    async (game) => {
      const laid = forged(game, '/dice', { words: [1, 2, 3, 4], script: [10, 10, 10], next: 0 });
      const { data } = await engine.fail('match.load', { save: laid });
      expect(data.refusals?.[0]?.path).toBe('/save/boundary/dice/script');
      const chosen = forged(game, '/dice', { words: [1, 2, 3, 4], script: null, next: 0 });
      const { doubt, match } = await engine.ask('match.load', { save: chosen });
      expect(doubt).toMatchObject({
        code: 'save.unproved',
        message: expect.stringContaining('nobody can prove'),
      });
      const { replay } = await engine.ask('match.replay', { match });
      expect(replay).toMatchObject({ version: 1 });
      await engine.ask('match.close', { match, force: true });
    },
  );
});
