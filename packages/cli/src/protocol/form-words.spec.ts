import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, ORDINARY } from '../client.spec-support.ts';

let engine: Client;

beforeAll(async () => {
  engine = await client();
});

const create = (more: object) => ['match.create', { ...ORDINARY, ...more }] as const;
const position = (duellists?: unknown) =>
  ['match.create', { ruleset: 'duel', position: { duellists } }] as const;

describe('what is wrong with a request is said in words that follow its place', () => {
  const mistakes: readonly (readonly [readonly [string, object], string])[] = [
    [
      create({ dice: 7 }),
      '/dice: must be {"seed": a text} or {"script": a list of faces, whole numbers from 1}.',
    ],
    [['match.answer', { match: 'm1', seat: 0 }], '/answer: is missing.'],
    [['match.view', { match: 'm1' }], '/seat: is missing; it must be a number.'],
    [['match.view', { match: 3, seat: 0 }], '/match: must be a text, not 3.'],
    [['match.view', { match: 'm1', seat: 100 }], '/seat: must be at most 99, not 100.'],
    [['match.view', { match: 'm1', seat: 0.5 }], '/seat: must be a whole number, not 0.5.'],
    [['engine.hello', { loud: true }], 'The params: there is no place here for "loud".'],
    [['match.load', { save: { format: 'vedette-save', version: 2 } }], '/save/version: must be 1, not 2.'],
    [create({ scenario: 3 }), '/scenario: must be a text or an object, not 3.'],
    [position(), '/position/duellists: is missing; it must be a list.'],
    [position([{ x: 1, y: 1 }, { x: 2 }]), '/position/duellists/1/y: is missing; it must be a number.'],
    [
      position([
        { x: 1, y: 1, card: 'ace' },
        { x: 2, y: 2 },
      ]),
      '/position/duellists/0/card: must be "lunge", "parry" or "draught", not "ace".',
    ],
    [
      create({ seats: [{ unit: { name: '', skill: 1, traits: ['a', 'b', 'c'] } }] }),
      '/seats/0/unit/name: must have at least 1 character.',
    ],
  ];

  it.each(mistakes.map(([request, message]) => [message, request] as const))(
    '%s',
    async (message, request) => {
      const [method, params] = request;
      const { data } = await engine.fail(method, params);
      expect(data.refusals?.map((refusal) => refusal.message)).toContain(message);
    },
  );

  it('and nothing the schema library says by itself comes through', async () => {
    for (const params of [
      7,
      [],
      { match: [] },
      { save: [] },
      { ruleset: {}, seats: 1, dice: { script: {} } },
    ]) {
      const { data } = await engine.fail('match.create', params as object);
      for (const { message } of data.refusals ?? [])
        expect(message).not.toMatch(/expected|received|[Ii]nvalid/);
    }
  });
});

it('an unknown method is told what there is', async () => {
  const { message } = await engine.fail('engine.goodbye');
  expect(message).toMatch(/^There is no method "engine.goodbye"; there are: engine.hello, .*match.close\.$/);
});
