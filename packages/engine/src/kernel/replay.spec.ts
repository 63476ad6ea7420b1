import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, type Coin, call, coinGame, roll, steps, table } from './coin-game.spec-support.ts';
import { begin, fork, type Match } from './match.ts';
import { randomPolicy } from './policy.ts';
import type { Ruleset } from './ruleset.ts';
import { hashOf, type Replay, replayOf, verify } from './save.ts';

function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function codeOf(replay: Replay<Coin>, ruleset: Ruleset<Coin> = coinGame): string {
  const result = verify(ruleset, throughJson(replay));
  return result.ok ? 'verified' : result.refusals.map(({ code }) => code).join();
}

function randomGame(seed: string, kit: readonly string[], most = 1000): Match<Coin> {
  const policy = randomPolicy(coinGame, seed);
  let match = begin(coinGame, table(seed, kit));
  while (match.pending !== null && match.answers.length < most) {
    match = after(match, policy({ ...match.pending, view: () => match.state }));
  }
  return match;
}

const whole = replayOf(randomGame('whole', ['curious']));

describe('a replay', () => {
  it('of any game, whole or unfinished, verifies and ends in the same place', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.subarray(['curious', 'lucky:2', 'lame']),
        fc.nat({ max: 40 }),
        (seed, kit, most) => {
          const match = randomGame(seed, kit, most);
          const again = verify(coinGame, throughJson(replayOf(match)));
          expect(again.ok && hashOf(again.value)).toBe(hashOf(match));
          expect(again.ok && again.value.told).toEqual(match.told);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('with forks in it verifies', () => {
    const game = steps(call, roll, call, roll);
    const match = after(fork(after(begin(game, table('x')), 'heads'), 'other'), 'tails');
    expect(codeOf(replayOf(match), game)).toBe('verified');
  });

  it('says what it is, and with what it was played', () => {
    expect(whole).toMatchObject({
      format: 'vedette-replay',
      version: 1,
      ruleset: 'coin',
      build: expect.stringContaining('coin 1'),
    });
  });

  it('with an answer that is not legal is found out', () => {
    expect(codeOf({ ...whole, answers: [99, ...whole.answers.slice(1)] })).toBe('answer.out-of-range');
  });

  it('with another legal answer is found out', () => {
    const [first, ...rest] = whole.answers;
    expect(codeOf({ ...whole, answers: [first === 1 ? 2 : 1, ...rest] })).toBe('replay.different-end');
  });

  it('with an answer too few or too many is found out', () => {
    expect(codeOf({ ...whole, answers: whole.answers.slice(0, -1) })).toBe('replay.different-end');
    expect(codeOf({ ...whole, answers: [...whole.answers, 'heads'] })).toBe('replay.different-end');
  });

  it('with another seed is found out', () => {
    expect(codeOf({ ...whole, origin: { ...whole.origin, dice: { seed: 'other' } } })).not.toBe('verified');
  });

  it('with another hash is found out', () => {
    expect(codeOf({ ...whole, hash: '0000000000000000' })).toBe('replay.different-end');
  });

  it('with a fork slipped in is found out', () => {
    expect(codeOf({ ...whole, forks: [{ at: 3, seed: 'mine', seat: null }] })).not.toBe('verified');
  });

  it('of another game is refused', () => {
    expect(codeOf({ ...whole, ruleset: 'dice' })).toBe('save.wrong-ruleset');
  });

  it('of another build that ends otherwise says so', () => {
    const result = verify({ ...coinGame, version: 2 }, { ...whole, hash: '0' });
    expect(!result.ok && result.refusals[0]!.message).toMatch(
      /It was played with engine .*, coin 1\.1; this is engine .*, coin 2\.1\.$/,
    );
  });

  it('of another build that ends the same verifies', () => {
    expect(codeOf(whole, { ...coinGame, version: 2 })).toBe('verified');
  });
});
