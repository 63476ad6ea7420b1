import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Client, client, ORDINARY, type Reply } from '../client.spec-support.ts';
import { LIMITS } from './limits.ts';

let engine: Client;

beforeEach(async () => {
  engine = await client();
});

const HELLO = { jsonrpc: '2.0', id: 7, method: 'engine.hello' };

async function errorOf(message: unknown): Promise<readonly [id: unknown, number: unknown, code: unknown]> {
  const { id, error } = (await engine.line(JSON.stringify(message))) as Reply;
  return [id, error?.code, error?.data.code];
}

describe('what is no request is told so', () => {
  it.each([
    ['a number', 1, null],
    ['a text', 'hello', null],
    ['null', null, null],
    ['an empty batch', [], null],
    ['no version', { id: 3, method: 'engine.hello' }, 3],
    ['an old version', { ...HELLO, jsonrpc: '1.0' }, 7],
    ['no method', { jsonrpc: '2.0', id: 'x' }, 'x'],
    ['a method that is no text', { ...HELLO, method: ['engine.hello'] }, 7],
    ['an id that is an object', { ...HELLO, id: {} }, null],
    ['an id that is true', { ...HELLO, id: true }, null],
    ['a stray member', { ...HELLO, param: {} }, 7],
  ])('%s', async (_what, message, id) => {
    expect(await errorOf(message)).toEqual([id, -32600, 'message.invalid']);
  });
});

it('a line that is not JSON is told so, without an id', async () => {
  expect(await engine.line('{"jsonrpc":"2.0","id":1')).toMatchObject({ id: null, error: { code: -32700 } });
});

it.each(['engine.goodbye', 'toString', '__proto__', ''])('there is no method "%s"', async (method) => {
  expect(await errorOf({ ...HELLO, method })).toEqual([7, -32601, 'method.unknown']);
});

describe('params of the wrong form are refused, with the place', () => {
  it.each([
    ['params by position', 'match.view', ['m1', 0], ''],
    ['params that are null inside', 'match.view', { match: null, seat: 0 }, '/match'],
    ['params that are missing', 'match.view', { match: 'm1' }, '/seat'],
    ['an answer that is missing', 'match.answer', { match: 'm1', seat: 0 }, '/answer'],
    ['params nobody knows', 'engine.hello', { loud: true }, ''],
    ['a seat below 0', 'match.view', { match: 'm1', seat: -1 }, '/seat'],
    ['half a seat', 'match.view', { match: 'm1', seat: 0.5 }, '/seat'],
    ['neither scenario nor position', 'match.create', { ruleset: 'duel' }, '/scenario'],
    ['scenario and position', 'match.create', { ...ORDINARY, position: {} }, '/position'],
    ['a scenario without seats', 'match.create', { ruleset: 'duel', scenario: 'meadow' }, '/seats'],
    ['options of a position', 'match.create', { ruleset: 'duel', position: {}, options: {} }, '/options'],
    ['a script of halves', 'match.create', { ...ORDINARY, dice: { script: [0.5] } }, '/dice'],
  ])('%s', async (_what, method, params, path) => {
    const { code, data } = await engine.fail(method, params);
    expect([code, data.code]).toEqual([-32602, 'params.invalid']);
    expect(data.refusals?.map((refusal) => refusal.path)).toContain(path);
  });

  it('text is no params', async () => {
    expect(await errorOf({ ...HELLO, params: 'please' })).toEqual([7, -32602, 'params.invalid']);
  });

  it('of hundreds of problems the first hundred are told', async () => {
    const seats = Array.from({ length: 100 }, () => ({ nuit: {} }));
    const { data } = await engine.fail('match.create', { ruleset: 'duel', scenario: 'meadow', seats });
    expect(data.refusals).toHaveLength(LIMITS.problems);
  });

  it('what the client sent comes back shortened', async () => {
    const { message } = await engine.fail('x'.repeat(100_000));
    expect(message.length).toBeLessThan(1100);
  });
});

it('a notification is carried out and never replied to', async () => {
  expect(
    await engine.line(JSON.stringify({ jsonrpc: '2.0', method: 'match.create', params: ORDINARY })),
  ).toBeNull();
  expect(await engine.line(JSON.stringify({ jsonrpc: '2.0', method: 'nonsense' }))).toBeNull();
  expect((await engine.ask('match.list'))['matches']).toHaveLength(1);
});

it('an id of null is an id', async () => {
  expect(await engine.line(JSON.stringify({ ...HELLO, id: null }))).toMatchObject({ id: null, result: {} });
});

it('a batch is answered in order, good and bad, without its notifications', async () => {
  const replies = (await engine.line(
    JSON.stringify([
      { ...HELLO, id: 'a' },
      17,
      { jsonrpc: '2.0', method: 'match.create', params: ORDINARY },
      { jsonrpc: '2.0', id: 'b', method: 'match.list' },
      { jsonrpc: '2.0', id: 'c', method: 'nonsense' },
    ]),
  )) as readonly Reply[];
  expect(replies.map(({ id, error }) => [id, error?.code])).toEqual([
    ['a', undefined],
    [null, -32600],
    ['b', undefined],
    ['c', -32601],
  ]);
  expect(replies[2]?.result?.['matches']).toHaveLength(1);
});

it('a batch of notifications is answered by nothing', async () => {
  expect(await engine.line(JSON.stringify([{ jsonrpc: '2.0', method: 'engine.hello' }]))).toBeNull();
});

it('a batch beyond the limit is refused as a whole', async () => {
  expect(await errorOf(Array.from({ length: LIMITS.batch + 1 }, () => HELLO))).toEqual([
    null,
    -32007,
    'message.too-large',
  ]);
});

it('no garbage stops it or moves a match', async () => {
  const { match, hash, seq } = await engine.ask('match.create', ORDINARY);
  const methods = (await engine.ask('engine.hello'))['methods'] as readonly string[];
  const harmless = methods.filter((name) => name !== 'match.close' && name !== 'match.play');
  const params = fc.dictionary(
    fc.constantFrom(
      'match',
      'seat',
      'answer',
      'ruleset',
      'save',
      'replay',
      'position',
      'scenario',
      'seats',
      'name',
      'query',
    ),
    fc.oneof(fc.constant('m1'), fc.constant('duel'), fc.nat(3), fc.jsonValue()),
  );
  const request = fc.record({
    jsonrpc: fc.constant('2.0'),
    id: fc.oneof(fc.nat(), fc.jsonValue()),
    method: fc.constantFrom(...harmless),
    params: fc.oneof(params, fc.jsonValue()),
  });
  const line = fc.oneof(
    fc.string(),
    fc.json(),
    request.map((message) => JSON.stringify(message)),
  );
  await fc.assert(
    fc.asyncProperty(line, async (text) => {
      const reply = await engine.line(text.replaceAll('\n', ' '));
      for (const { error } of [reply].flat() as readonly Reply[])
        expect(error?.data.code).not.toBe('engine.crash');
    }),
    { numRuns: 2000 },
  );
  expect(await engine.ask('match.view', { match, seat: null })).toMatchObject({ seq });
  expect(await engine.ask('match.state', { match })).toMatchObject({ hash });
});
