import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, type Coin, call, coinGame, roll, steps, table } from './coin-game.spec-support.ts';
import { begin, fork, type Match, undo } from './match.ts';
import { randomPolicy } from './policy.ts';
import type { Replay } from './record.ts';
import type { Ruleset } from './ruleset.ts';
import { hashOf, load, replayOf, saveOf, verify } from './save.ts';
import { reasonOf } from './tongue.ts';

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
      version: 2,
      ruleset: 'coin',
      build: expect.stringContaining('coin 1'),
    });
  });

  it('with an answer that is not legal is found out', () => {
    expect(codeOf({ ...whole, answers: [99, ...whole.answers.slice(1)] })).toBe('answer.out-of-range');
  });

  it('with another legal answer is found out', () => {
    const [first, ...rest] = whole.answers;
    expect(codeOf({ ...whole, answers: [first === 1 ? 2 : 1, ...rest] })).toBe('replay.different-step');
  });

  it('with an answer too few or too many is found out', () => {
    expect(codeOf({ ...whole, answers: whole.answers.slice(0, -1) })).toBe('replay.different-step');
    expect(codeOf({ ...whole, answers: [...whole.answers, 'heads'] })).toBe('replay.different-end');
  });

  it('with any answer changed for another legal one is found out, at its step', () => {
    // Calls that are only noted lead to the same end wherever the notes are not looked at: the answers themselves count.
    const game = steps(
      (cx) => void cx.ask('call', 0, { options: ['heads', 'tails'] }),
      (cx) => {
        cx.ask('call', 1, { options: ['heads', 'tails'] });
        cx.ask('call', 0, { options: ['heads', 'tails'] });
      },
      roll,
      (cx) => void cx.ask('call', 1, { options: ['heads', 'tails'] }),
    );
    const replay = replayOf(after(begin(game, table('x')), 'heads', 'heads', 'heads', 'heads'));
    const said = replay.answers.map((_, n) => {
      const answers = replay.answers.map((given, i) => (i === n ? 'tails' : given));
      const result = verify(game, throughJson({ ...replay, answers }));
      return result.ok ? 'verified' : reasonOf(game, result.refusals[0]!);
    });
    expect(said.map((message) => message.split(', goes')[0])).toEqual([
      'Step 1 of the game, answer 1',
      'Step 2 of the game, answers 2 to 3',
      'Step 2 of the game, answers 2 to 3',
      'Step 3 of the game, answer 4',
    ]);
    const { steps: _, ...older } = replay;
    const unseen = throughJson({
      ...older,
      version: 1 as const,
      answers: ['tails', 'tails', 'tails', 'tails'],
    });
    expect(codeOf(unseen, game)).toBe('verified');
  });

  it('of the older form proves its end, and no more', () => {
    const { steps: _, ...older } = whole;
    expect(codeOf({ ...older, version: 1 })).toBe('verified');
    expect(codeOf({ ...older, version: 1, hash: '0' })).toBe('replay.different-end');
    expect(codeOf({ ...older, version: 2 })).toBe('save.damaged');
  });

  it('with another mark, or one too few, is found out', () => {
    const marks = whole.steps!;
    const other = [marks[0]!, { ...marks[1]!, hash: '0' }, ...marks.slice(2)];
    expect(codeOf({ ...whole, steps: other })).toBe('replay.different-step');
    expect(codeOf({ ...whole, steps: marks.slice(0, -1) })).toBe('replay.different-step');
    expect(codeOf({ ...whole, steps: [] })).toBe('replay.different-step');
  });

  it('of a match that went through undo, forks and a save has the marks of one that went straight', () => {
    const game = steps(call, call, call);
    const straight = after(begin(game, table('x')), 'heads', 'tails', 'heads');
    const back = undo(after(begin(game, table('x')), 'heads', 'heads'));
    if (!back.ok) throw new Error(back.refusals[0]!.code);
    const opened = load(game, throughJson(saveOf(after(back.value, 'tails'))));
    if (!opened.ok) throw new Error(opened.refusals[0]!.code);
    expect(replayOf(after(opened.value.match, 'heads'))).toEqual(replayOf(straight));
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
    expect(!result.ok && reasonOf(coinGame, result.refusals[0]!)).toMatch(
      /It was played with engine .*, coin 1\.1; this is engine .*, coin 2\.1\.$/,
    );
  });

  it('of another build that ends the same verifies', () => {
    expect(codeOf(whole, { ...coinGame, version: 2 })).toBe('verified');
  });
});
