import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import silverBayonet from '@vedette/silver-bayonet';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ORDINARY, type Reply } from '../client.spec-support.ts';
import { build, ROOT, vedette } from '../spawned.spec-support.ts';

/** A duel whose units are checked by whatever their name says. */
const GREEDY = `
import duel from '${pathToFileURL(join(ROOT, 'examples/duel/dist/index.js')).href}';
const kept = [];
const greed = {
  endless: () => { for (;;); },
  buffers: () => { for (;;) kept.push(new Uint8Array(50_000_000).fill(1)); },
  texts: () => { for (;;) kept.push(JSON.stringify('y'.repeat(50_000_000))); },
  leaving: () => process.exit(3),
  recursion: function again() { again(); },
};
const problems = (unit) => (greed[unit.name]?.(), []);
export default { ...duel, id: 'greedy', units: { ...duel.units, problems } };
`;

let folder: string;
let greedy: string;

beforeAll(async () => {
  build();
  folder = await mkdtemp(join(tmpdir(), 'vedette-'));
  greedy = join(folder, 'greedy.mjs');
  await writeFile(greedy, GREEDY);
});

afterAll(() => rm(folder, { recursive: true }));

function started(...args: readonly string[]) {
  const engine = vedette('engine', '--load', greedy, ...args);
  const line = async (message: unknown) => {
    engine.send(`${JSON.stringify(message)}\n`);
    return JSON.parse(String(await engine.line())) as unknown;
  };
  const ask = async (method: string, params: object = {}) =>
    (await line({ jsonrpc: '2.0', id: 1, method, params })) as Reply;
  return { ...engine, line, ask };
}

const check = (name: string) => ({ ruleset: 'greedy', unit: { name, skill: 1, traits: [] } });

it.each([
  ['endless', ['--seconds', '4'], 'message.out-of-time'],
  ['buffers', ['--seconds', '300', '--mebibytes', '600'], 'message.out-of-memory'],
  ['texts', ['--seconds', '300', '--mebibytes', '600'], 'message.out-of-memory'],
  ['leaving', [], 'engine.crash'],
  ['recursion', [], 'engine.crash'],
])(
  '%s: the request is broken off, and every match goes on as if it had never come',
  async (name, args, code) => {
    const engine = started(...args);
    // Loaded by request, so that the thread that follows has to be told.
    await engine.ask('ruleset.load', { name: 'duel' });
    await engine.ask('match.create', ORDINARY);
    const untouched = await engine.ask('match.create', ORDINARY);
    await engine.ask('match.close', { match: 'm2' });
    expect(untouched.result).toMatchObject({ match: 'm2' });
    const played = { match: 'm1', policySeed: 'a' };
    const { result: before } = await engine.ask('match.play', { ...played, limit: 5 });
    expect((await engine.ask('unit.check', check(name))).error?.data.code).toBe(code);
    const { result: list } = await engine.ask('match.list');
    expect(list?.['matches']).toMatchObject([{ match: 'm1', seq: 5, hash: before?.['hash'] }]);
    expect((await engine.ask('match.create', ORDINARY)).result).toMatchObject({ match: 'm3' });
    await engine.ask('match.play', { match: 'm3', policySeed: 'a', limit: 5 });
    const twins = [];
    for (const match of ['m1', 'm3'])
      twins.push((await engine.ask('match.play', { match, policySeed: 'b' })).result);
    expect(twins[0]).toMatchObject({ pending: null, hash: twins[1]?.['hash'] });
    expect((await engine.end()).code).toBe(0);
  },
);

it('in a batch, what was done before stands; the one that took the time and those after it are refused', async () => {
  const engine = started('--load', 'duel', '--seconds', '4');
  const call = (id: number, method: string, params: object = {}) => ({ jsonrpc: '2.0', id, method, params });
  const replies = (await engine.line([
    call(1, 'match.create', ORDINARY),
    { jsonrpc: '2.0', method: 'unit.check', params: check('any') },
    call(2, 'unit.check', check('endless')),
    call(3, 'match.create', ORDINARY),
  ])) as readonly Reply[];
  expect(replies.map(({ id, error }) => [id, error?.data.code])).toEqual([
    [1, undefined],
    [2, 'message.out-of-time'],
    [3, 'message.out-of-time'],
  ]);
  expect((await engine.ask('match.list')).result?.['matches']).toMatchObject([{ match: 'm1', seq: 0 }]);
  expect((await engine.end()).code).toBe(0);
});

it('a campaign goes on, too', async () => {
  const engine = started('--seconds', '8');
  const seats = silverBayonet.units.ready.slice(0, 2).map((unit) => ({ unit }));
  const dice = { seed: 'a' };
  const created = await engine.ask('campaign.create', { ruleset: 'silver-bayonet', seats, dice });
  expect(created.error).toBeUndefined();
  const before = await engine.ask('campaign.show', { campaign: 'm1' });
  expect((await engine.ask('unit.check', check('endless'))).error?.data.code).toBe('message.out-of-time');
  expect(await engine.ask('campaign.show', { campaign: 'm1' })).toEqual(before);
  await engine.end();
});

it('a notification that is broken off is not replied to, and the next message is', async () => {
  const engine = started('--seconds', '4');
  engine.send(`${JSON.stringify({ jsonrpc: '2.0', method: 'unit.check', params: check('endless') })}\n`);
  expect((await engine.ask('engine.hello')).result).toMatchObject({ limits: { milliseconds: 4000 } });
  expect((await engine.end()).code).toBe(0);
});

it('a time that is none is told so', async () => {
  const engine = vedette('engine', '--seconds', 'soon');
  expect(await engine.end()).toEqual({
    code: 1,
    errors: '"soon" is no number of seconds from 0.1 to 3600.\n',
  });
});
