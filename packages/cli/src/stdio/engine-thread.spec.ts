import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import silverBayonet from '@vedette/silver-bayonet';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ORDINARY, type Reply } from '../client.spec-support.ts';
import { build, ROOT, vedette } from '../spawned.spec-support.ts';

/** A duel whose units are checked by whatever their name says; asleep is as endless, and leaves the processor to others. */
const GREEDY = `
import duel from '${pathToFileURL(join(ROOT, 'examples/duel/dist/index.js')).href}';
const kept = [];
const greed = {
  endless: () => { for (;;); },
  asleep: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
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
/** Has all the time that filling the memory may take on a busy machine. */
let patient: Engine;
/** Its time is soon up. */
let hasty: Engine;

beforeAll(async () => {
  build();
  folder = await mkdtemp(join(tmpdir(), 'vedette-'));
  greedy = join(folder, 'greedy.mjs');
  await writeFile(greedy, GREEDY);
  patient = started('--seconds', '300', '--mebibytes', '600');
  hasty = started('--seconds', '4');
});

afterAll(async () => {
  await Promise.all([patient.end(), hasty.end()]);
  await rm(folder, { recursive: true });
});

type Engine = ReturnType<typeof started>;

function started(...args: readonly string[]) {
  const engine = vedette('engine', '--load', greedy, ...args);
  const line = async (message: unknown) => {
    engine.send(`${JSON.stringify(message)}\n`);
    return JSON.parse(String(await engine.line())) as unknown;
  };
  const ask = async (method: string, params: object = {}) =>
    (await line({ jsonrpc: '2.0', id: 1, method, params })) as Reply;
  const created = async () => String((await ask('match.create', ORDINARY)).result?.['match']);
  return { ...engine, line, ask, created };
}

const check = (name: string) => ({ ruleset: 'greedy', unit: { name, skill: 1, traits: [] } });
/** The number in a match's name. */
const numberOf = (match: string) => Number(match.slice(1));

it.each([
  ['leaving', () => patient, 'engine.crash'],
  ['recursion', () => patient, 'engine.crash'],
  ['buffers', () => patient, 'message.out-of-memory'],
  ['texts', () => patient, 'message.out-of-memory'],
  ['endless', () => hasty, 'message.out-of-time'],
] as const)(
  '%s: the request is broken off, and every match goes on as if it had never come',
  async (name, engineOf, code) => {
    const engine = engineOf();
    // Loaded by request, so that the thread that follows has to be told.
    await engine.ask('ruleset.load', { name: 'duel' });
    const first = await engine.created();
    const untouched = await engine.created();
    await engine.ask('match.close', { match: untouched });
    expect(numberOf(untouched)).toBe(numberOf(first) + 1);
    const played = { match: first, policySeed: 'a' };
    const { result: before } = await engine.ask('match.play', { ...played, limit: 5 });
    expect((await engine.ask('unit.check', check(name))).error?.data.code).toBe(code);
    const { result: list } = await engine.ask('match.list');
    expect(list?.['matches']).toMatchObject([{ match: first, seq: 5, hash: before?.['hash'] }]);
    const third = await engine.created();
    expect(numberOf(third)).toBe(numberOf(first) + 2);
    await engine.ask('match.play', { match: third, policySeed: 'a', limit: 5 });
    const twins = [];
    for (const match of [first, third]) {
      twins.push((await engine.ask('match.play', { match, policySeed: 'b' })).result);
      await engine.ask('match.close', { match });
    }
    expect(twins[0]).toMatchObject({ pending: null, hash: twins[1]?.['hash'] });
  },
);

it('in a batch, what was done before stands; the one that took the time and those after it are refused', async () => {
  await hasty.ask('ruleset.load', { name: 'duel' });
  const call = (id: number, method: string, params: object = {}) => ({ jsonrpc: '2.0', id, method, params });
  const replies = (await hasty.line([
    call(1, 'match.create', ORDINARY),
    { jsonrpc: '2.0', method: 'unit.check', params: check('any') },
    call(2, 'unit.check', check('asleep')),
    call(3, 'match.create', ORDINARY),
  ])) as readonly Reply[];
  expect(replies.map(({ id, error }) => [id, error?.data.code])).toEqual([
    [1, undefined],
    [2, 'message.out-of-time'],
    [3, 'message.out-of-time'],
  ]);
  const match = replies[0]!.result?.['match'];
  expect((await hasty.ask('match.list')).result?.['matches']).toMatchObject([{ match, seq: 0 }]);
});

it('a campaign goes on, too', async () => {
  const engine = started('--seconds', '8');
  const seats = silverBayonet.units.ready.slice(0, 2).map((unit) => ({ unit }));
  const dice = { seed: 'a' };
  const created = await engine.ask('campaign.create', { ruleset: 'silver-bayonet', seats, dice });
  expect(created.error).toBeUndefined();
  const before = await engine.ask('campaign.show', { campaign: 'm1' });
  expect((await engine.ask('unit.check', check('asleep'))).error?.data.code).toBe('message.out-of-time');
  expect(await engine.ask('campaign.show', { campaign: 'm1' })).toEqual(before);
  await engine.end();
});

it('a notification that is broken off is not replied to, and the next message is', async () => {
  hasty.send(`${JSON.stringify({ jsonrpc: '2.0', method: 'unit.check', params: check('asleep') })}\n`);
  expect((await hasty.ask('engine.hello')).result).toMatchObject({ limits: { milliseconds: 4000 } });
});

it('after all that they end as they should', async () => {
  expect([(await patient.end()).code, (await hasty.end()).code]).toEqual([0, 0]);
});

it('a time that is none is told so', async () => {
  const engine = vedette('engine', '--seconds', 'soon');
  expect(await engine.end()).toEqual({
    code: 1,
    errors: '"soon" is no number of seconds from 0.1 to 3600.\n',
  });
});
