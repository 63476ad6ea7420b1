import duel from '@vedette/duel';
import {
  answer,
  begin,
  type Game,
  type Match,
  prepare,
  type Ruleset,
  random,
  replayOf,
  retrace,
  sampleOf,
} from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { sealOf, seedAfterRewind, seedOf } from './dice.ts';
import { digestOf, type OnlineGame, onlineGame } from './online-game.ts';
import { proofOf } from './proof.ts';

const ruleset = duel as unknown as Ruleset<Game>;
const SECRET = '0a'.repeat(32);
const NONCES = ['1b'.repeat(32), '2c'.repeat(32)];
const seed = seedOf(SECRET, NONCES);

function played(from: Match<Game>, most: number): Match<Game> {
  const chance = random('proof');
  let match = from;
  for (let n = 0; n < most && match.pending !== null; n++) {
    const { pending, state } = match;
    const next = answer(
      match,
      pending.seat,
      sampleOf(ruleset, pending, chance, () => state),
    );
    if (next.ok) match = next.value;
  }
  return match;
}

/** A game with two rewinds, of which the second went behind the first, and a third. */
function game(): OnlineGame {
  const seats = ruleset.units.ready.slice(0, 2).map((unit) => ({ unit }));
  const setup = prepare(ruleset, { scenario: ruleset.scenarios.list[0]!.id, seats });
  if (!setup.ok) throw new Error('Nobody can play.');
  let match = played(begin(ruleset, { setup: setup.value, dice: { seed } }), 12);
  for (const [n, to] of [8, 4, 10].entries()) {
    const forks = [
      ...match.forks.filter(({ at }) => at <= to),
      { at: to, seed: seedAfterRewind(seed, n + 1), seat: null },
    ];
    const journal = { answers: match.answers.slice(0, to), forks };
    match = played(retrace(ruleset, match.origin, journal, to).match, 12);
  }
  match = played(match, 10_000);
  return JSON.parse(
    JSON.stringify(
      onlineGame({
        match: 'A'.repeat(22),
        secret: SECRET,
        seats: NONCES.map((nonce) => ({ nonce, commitment: sealOf(nonce) })),
        claimed: null,
        replay: replayOf(match),
      }),
    ),
  ) as OnlineGame;
}

const whole = game();
const codes = (file: unknown, options = {}) => proofOf(ruleset, file, options).faults.map(({ code }) => code);

/** Every place of a document that holds something. */
function* places(
  value: unknown,
  path: readonly (string | number)[] = [],
): Generator<readonly (string | number)[]> {
  if (typeof value !== 'object' || value === null) yield path;
  else
    for (const [key, item] of Object.entries(value))
      yield* places(item, [...path, Array.isArray(value) ? Number(key) : key]);
}

function altered(document: unknown, path: readonly (string | number)[]): OnlineGame {
  const copy = structuredClone(document) as Record<string | number, unknown>;
  const parent = path.slice(0, -1).reduce((at, key) => at[key] as typeof copy, copy);
  const last = path.at(-1)!;
  parent[last] = other(parent[last]);
  return copy as unknown as OnlineGame;
}

/** Another value of the same kind, one bit away where it is a text. */
function other(value: unknown): unknown {
  if (typeof value === 'string')
    return value === '' ? 'a' : String.fromCharCode(value.charCodeAt(0) ^ 1) + value.slice(1);
  return typeof value === 'number' ? value + 1 : value === null ? 0 : value !== true;
}

describe('a game through a server', () => {
  it('holds, and says in words what that means and what not', () => {
    const { proved, faults, notProved } = proofOf(ruleset, whole);
    expect(faults).toEqual([]);
    expect(proved.map(({ code }) => code)).toEqual([
      'form',
      'digest',
      'secret',
      'nonce',
      'nonce',
      'seed',
      'rewind',
      'game',
    ]);
    expect(proved.map(({ message }) => message).join(' ')).toContain('nobody alone has chosen them');
    expect(notProved.join(' ')).toContain('did not look at the dice to come');
  });

  it('with anything in it changed does not', () => {
    const all = [...places(whole)];
    expect(all.length).toBeGreaterThan(70);
    for (const path of all) expect([path, codes(altered(whole, path))]).not.toEqual([path, []]);
  });

  it.each([
    ['the secret', altered(whole, ['dice', 'secret']), ['digest', 'secret', 'seed', 'rewind']],
    ['the seal of the secret', altered(whole, ['dice', 'commitment']), ['digest', 'secret']],
    ['a nonce', altered(whole, ['dice', 'seats', 1, 'nonce']), ['digest', 'nonce', 'seed', 'rewind']],
    ['a fork', altered(whole, ['replay', 'forks', 0, 'seed']), ['digest', 'rewind', 'game']],
    ['the digest', { ...whole, digest: 'ab'.repeat(32) }, ['digest']],
    ['the name of the match', { ...whole, match: 'B'.repeat(22) }, ['digest']],
  ])('names what was changed: %s', (_, changed, expected) => {
    expect(codes(changed)).toEqual(expected);
  });

  it('that somebody has dressed up anew still does not hold where its dice or its steps are others', () => {
    const dressed = (path: readonly (string | number)[]) => {
      const bit = altered(whole, path);
      return { ...bit, digest: digestOf(bit) };
    };
    expect(codes(dressed(['replay', 'origin', 'dice', 'seed']))).toEqual(['seed', 'game']);
    expect(codes(dressed(['dice', 'secret']))).toEqual(['secret', 'seed', 'rewind']);
    expect(codes(dressed(['replay', 'hash']))).toEqual(['game']);
    const rules = proofOf(ruleset, dressed(['replay', 'answers', 3])).faults;
    expect(rules).toMatchObject([{ code: 'game', refusals: [{ message: expect.any(String) }] }]);
  });

  it('is held against what this device saw at the beginning', () => {
    const remembered = { commitment: sealOf(SECRET), seals: NONCES.map(sealOf) };
    expect(codes(whole, { remembered })).toEqual([]);
    expect(codes(whole, { remembered: { ...remembered, commitment: '00'.repeat(32) } })).toEqual([
      'remembered',
    ]);
    expect(codes(whole, { remembered: { ...remembered, seals: [sealOf(NONCES[0]!), null] } })).toEqual([
      'remembered',
    ]);
  });

  it.each([
    ['nothing', null],
    ['a number', 3],
    ['empty', {}],
    ['a mere name', { format: 'vedette-online-game' }],
    ['one with something more in it', { ...whole, extra: 1 }],
  ])('is not %s', (_, file) => {
    expect(codes(file)).toEqual(['form']);
  });
});
