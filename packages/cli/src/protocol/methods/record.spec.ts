import { beforeEach, describe, expect, it } from 'vitest';
import { type Client, client, ORDINARY } from '../../client.spec-support.ts';

interface Document {
  readonly answers: readonly unknown[];
  readonly origin: { readonly setup: object };
  readonly boundary: object;
}

let engine: Client;
let save: Document;
let replay: Document;

beforeEach(async () => {
  engine = await client();
  await engine.ask('match.create', ORDINARY);
  await engine.ask('match.play', { match: 'm1', policySeed: 'spec', limit: 12 });
  save = (await engine.ask('match.save', { match: 'm1' }))['save'] as Document;
  replay = (await engine.ask('match.replay', { match: 'm1' }))['replay'] as Document;
});

it('a save opens as the match it was, and plays on to the same end', async () => {
  const { hash } = await engine.ask('match.state', { match: 'm1' });
  expect(await engine.ask('match.load', { save })).toMatchObject({
    match: 'm2',
    hash,
    dropped: 0,
    refused: null,
  });
  const ends = [];
  for (const match of ['m1', 'm2'])
    ends.push((await engine.ask('match.play', { match, policySeed: 'on' }))['hash']);
  expect(ends[0]).toBe(ends[1]);
});

it('a save with an answer that does not stand waits at its question', async () => {
  const forged = { ...save, answers: [...save.answers.slice(0, -1), 'nonsense'] };
  expect(await engine.ask('match.load', { save: forged })).toMatchObject({
    dropped: 1,
    refused: { code: expect.any(String) },
  });
});

describe('a save of the wrong form is refused', () => {
  it.each([
    ['no object', () => 7, '/save'],
    ['a replay', () => replay, '/save/format'],
    ['answers that are not there', () => ({ ...save, at: 99 }), '/save/at'],
    ['an undo floor above the sky', () => ({ ...save, floor: { at: 99, cause: null } }), '/save/floor/at'],
    [
      'a boundary without dice',
      () => ({ ...save, boundary: { ...save.boundary, dice: null } }),
      '/save/boundary/dice',
    ],
    [
      'a boundary of another game',
      () => ({ ...save, boundary: { ...save.boundary, ruleset: 'chess' } }),
      '/save/boundary/ruleset',
    ],
    [
      'dice that always fall alike',
      () => ({
        ...save,
        boundary: { ...save.boundary, dice: { words: [0, 0, 0, 0], script: null, next: 0 } },
      }),
      '/save/boundary/dice/words',
    ],
    ['half a schema number', () => ({ ...save, schema: 1.5 }), '/save/schema'],
  ])('%s', async (_what, forged, path) => {
    const { code, data } = await engine.fail('match.load', { save: forged() });
    expect(code).toBe(-32602);
    expect(data.refusals?.map((refusal) => refusal.path)).toContain(path);
  });

  it('one from the future', async () => {
    expect((await engine.fail('match.load', { save: { ...save, schema: 999 } })).data.code).toBe(
      'save.newer',
    );
  });

  it('one of a game that is not loaded', async () => {
    const foreign = { ...save, ruleset: 'chess', boundary: { ...save.boundary, ruleset: 'chess' } };
    expect((await engine.fail('match.load', { save: foreign })).data.code).toBe('ruleset.unknown');
  });

  it('one whose state is hollow', async () => {
    const { dice } = save.boundary as unknown as { dice: object };
    const hollow = { ...save, begun: 'an older build', boundary: { ruleset: 'duel', seats: 2, dice } };
    expect((await engine.fail('match.load', { save: hollow })).data.code).toBe('save.damaged');
    expect((await engine.ask('match.list'))['matches']).toHaveLength(1);
  });
});

describe('a replay', () => {
  const otherCard = () => (replay.answers[0] === 'lunge' ? 'parry' : 'lunge');

  it('holds', async () => {
    expect(await engine.ask('replay.verify', { replay })).toMatchObject({
      problems: [],
      seq: 12,
      proved: 'steps',
    });
  });

  it('of the older form holds, but for its end alone', async () => {
    const { steps: _, ...rest } = replay as Document & { readonly steps: unknown };
    expect(await engine.ask('replay.verify', { replay: { ...rest, version: 1 } })).toMatchObject({
      problems: [],
      proved: 'end',
    });
  });

  it('with any answer changed for another legal one is found out, and its step is named', async () => {
    // The answers of a duel are mostly options: what stands on offer is asked of the match itself.
    await engine.ask('match.create', ORDINARY);
    const told: (string | undefined)[] = [];
    for (const [n, given] of replay.answers.entries()) {
      const { pending } = await engine.ask('match.state', { match: 'm2' });
      const { question, seat } = pending as {
        readonly question: { readonly options?: readonly string[] };
        readonly seat: number;
      };
      const others = typeof given === 'string' ? (question.options ?? []).filter((it) => it !== given) : [];
      for (const other of others) {
        const answers = [...replay.answers.slice(0, n), other, ...replay.answers.slice(n + 1)];
        const { problems } = await engine.ask('replay.verify', { replay: { ...replay, answers } });
        told.push((problems as readonly { readonly message: string }[])[0]?.message);
      }
      await engine.ask('match.answer', { match: 'm2', seat, answer: given });
    }
    expect(told.length).toBeGreaterThan(5);
    expect(told.filter((message) => !/\bstep \d+ of the game\b/i.test(message ?? ''))).toEqual([]);
  });

  it.each([
    ['another answer', () => ({ ...replay, answers: [otherCard(), ...replay.answers.slice(1)] })],
    ['an illegal answer', () => ({ ...replay, answers: ['nonsense', ...replay.answers.slice(1)] })],
    ['fewer answers', () => ({ ...replay, answers: replay.answers.slice(1) })],
    ['other dice', () => ({ ...replay, origin: { ...replay.origin, dice: { seed: 'lucky' } } })],
    ['another hash', () => ({ ...replay, hash: '0' })],
  ])('with %s does not hold', async (_what, forged) => {
    const { problems, seq } = await engine.ask('replay.verify', { replay: forged() });
    expect([(problems as readonly unknown[]).length, seq]).toEqual([1, null]);
  });

  it('that begins with an illegal unit does not hold', async () => {
    const setup = {
      ...replay.origin.setup,
      seats: [
        { name: 'A', unit: {} },
        { name: 'B', unit: {} },
      ],
    };
    const { problems } = await engine.ask('replay.verify', {
      replay: { ...replay, origin: { ...replay.origin, setup } },
    });
    expect((problems as readonly { path: string }[])[0]?.path).toBe('/origin/setup/seats/0/unit/name');
  });
});
