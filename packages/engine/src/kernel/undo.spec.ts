import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  after,
  type Coin,
  type CoinCx,
  call,
  coinGame,
  roll,
  steps,
  table,
} from './coin-game.spec-support.ts';
import { begin, fork, type Match, settled, undo, undoRefusal } from './match.ts';
import { randomPolicy } from './policy.ts';
import { hashOf, keptOf, load, reopen, saveOf } from './save.ts';

function codeOf(match: Match<Coin>): string {
  const result = undo(match);
  return result.ok ? 'allowed' : result.refusals.map(({ code }) => code).join();
}

function back(match: Match<Coin>): Match<Coin> {
  const result = undo(match);
  if (!result.ok) throw new Error(result.refusals[0]!.code);
  return result.value;
}

const twoCalls = (cx: CoinCx) => {
  call(cx);
  call(cx, 1);
};
const reveal = (cx: CoinCx) => cx.reveal();
const silent = () => {};

describe('undo', () => {
  it('has nothing to take back at the beginning', () => {
    expect(codeOf(begin(steps(call), table('x')))).toBe('undo.nothing');
  });

  it('has nothing to take back at the beginning, even if dice fell before the first question', () => {
    expect(codeOf(begin(steps(roll, call), table('x')))).toBe('undo.nothing');
  });

  it('takes answers back one by one, through several steps and silent ones between, to the beginning', () => {
    const game = steps(silent, twoCalls, silent, silent, call, silent, twoCalls);
    const answers = ['heads', 'tails', 'heads', 'tails'];
    const line = [begin(game, table('x'))];
    for (const given of answers) line.push(after(line.at(-1)!, given));
    let match = line.pop()!;
    for (const earlier of line.reverse()) {
      match = back(match);
      expect(hashOf(match)).toBe(hashOf(earlier));
      expect(match.pending).toEqual(earlier.pending);
      expect(match.answers).toEqual(earlier.answers);
    }
    expect(codeOf(match)).toBe('undo.nothing');
  });

  it('leaves the match it was asked of as it was', () => {
    const match = after(begin(steps(twoCalls), table('x')), 'heads');
    const hash = hashOf(match);
    back(match);
    expect(hashOf(match)).toBe(hash);
    expect(match.answers).toEqual(['heads']);
  });

  it('works on a match that is over, if nothing forbids it', () => {
    const match = after(begin(steps(call), table('x')), 'heads');
    expect(match.pending).toBeNull();
    expect(back(match).pending?.kind).toBe('call');
  });

  it.each([
    ['dice', roll, 'undo.dice'],
    ['a secret shown', reveal, 'undo.secret'],
    ['a choice by chance', (cx: CoinCx) => void cx.choose([1, 2]), 'undo.dice'],
    ['a shuffle', (cx: CoinCx) => void cx.shuffle([1, 2]), 'undo.dice'],
    ['a draw', (cx: CoinCx) => void cx.draw([1, 2]), 'undo.dice'],
  ])('stops at %s: in the same step, in a silent step after, and steps later', (_, stop, code) => {
    const inStep = steps((cx) => {
      call(cx);
      stop(cx);
      call(cx);
      call(cx);
    });
    const silently = steps(call, silent, stop, silent, twoCalls);
    const later = steps(call, stop, call, silent, call);
    for (const game of [inStep, silently, later]) {
      const match = after(begin(game, table('x')), 'heads');
      expect(codeOf(match)).toBe(code);
      const further = after(match, 'tails', 'heads');
      expect(codeOf(back(back(further)))).toBe(code);
      expect(hashOf(back(back(further)))).toBe(hashOf(match));
    }
  });

  it('stops at the later of two, with its own reason', () => {
    const order = (...stops: ((cx: CoinCx) => void)[]) =>
      after(begin(steps(call, ...stops, call), table('x')), 'heads');
    expect(codeOf(order(roll, reveal))).toBe('undo.secret');
    expect(codeOf(order(reveal, roll))).toBe('undo.dice');
    const apart = after(begin(steps(call, roll, call, reveal, call), table('x')), 'heads', 'heads');
    expect(codeOf(apart)).toBe('undo.secret');
  });

  it('goes back to the question right after the die, not past it', () => {
    const match = after(begin(steps(call, roll, call), table('x')), 'heads', 'tails');
    expect(codeOf(match)).toBe('allowed');
    expect(codeOf(back(match))).toBe('undo.dice');
  });

  it('then another answer gives the game as if it had been given at once', () => {
    const game = steps(twoCalls, call, roll, call);
    const match = after(begin(game, table('x')), 'heads', 'heads', 'heads');
    const other = after(
      back(back(after(begin(game, table('x')), 'heads', 'heads'))),
      'tails',
      'tails',
      'heads',
    );
    const direct = after(begin(game, table('x')), 'tails', 'tails', 'heads');
    expect(hashOf(other)).toBe(hashOf(direct));
    expect(other.told).toEqual(direct.told);
    expect(hashOf(other)).not.toBe(hashOf(match));
  });

  it('that is not allowed changes nothing, and the next answer is taken', () => {
    const match = after(begin(steps(call, roll, call), table('x')), 'heads');
    expect(codeOf(match)).toBe('undo.dice');
    expect(after(match, 'tails').state.notes).toHaveLength(3);
  });

  it('is the exact opposite of an answer wherever it is allowed, in random games', () => {
    fc.assert(
      fc.property(fc.string(), fc.subarray(['curious', 'lame', 'lucky']), (seed, kit) => {
        const policy = randomPolicy(coinGame, seed);
        let match = begin(coinGame, table(seed, kit));
        const undone: Match<Coin>[] = [];
        while (match.pending !== null) {
          const next = after(match, policy({ ...match.pending, view: () => match.state }));
          const result = undo(next);
          const same = result.ok ? result.value : match;
          expect(hashOf(same)).toBe(hashOf(match));
          expect([same.pending, same.told, same.floor]).toEqual([match.pending, match.told, match.floor]);
          expect(hashOf(after(same, next.answers.at(-1)))).toBe(hashOf(next));
          if (result.ok) undone.push(same);
          match = next;
        }
        expect(undone.length).toBeGreaterThan(0);
      }),
      { numRuns: 20 },
    );
  });
});

/** One answer after the other taken back: where that leads, or why it stops. */
function oneByOne(match: Match<Coin>, count: number): Match<Coin> | string {
  let left = match;
  for (let n = 0; n < count; n++) {
    const result = undo(left);
    if (!result.ok) return result.refusals[0]!.code;
    left = result.value;
  }
  return left;
}

describe('whether undo is allowed', () => {
  const LONG = [1, 2, 3, 7, 1000];

  it.each(['to the floor', 'last-steps'])(
    'is known without running a step, for one answer and for several, in random games (%s)',
    (reach) => {
      const game = reach === 'last-steps' ? { ...coinGame, undo: 'last-steps' as const } : coinGame;
      fc.assert(
        fc.property(fc.string(), fc.subarray(['curious', 'lame', 'lucky']), fc.nat(6), (seed, kit, forks) => {
          const policy = randomPolicy(game, seed);
          let match = begin(game, table(seed, kit));
          const deciders: number[] = [];
          while (match.pending !== null) {
            if (match.answers.length === forks) match = fork(match, 'elsewhere');
            deciders.push(match.pending!.seat);
            match = after(match, policy({ ...match.pending!, view: () => match.state }));
            const first = match.checkpoints[0]!.at;
            expect(match.deciders).toEqual(deciders.slice(first));
            for (const count of LONG) {
              const there = oneByOne(match, count);
              const once = undo(match, count);
              const problem = undoRefusal(match, count);
              expect(problem?.code ?? 'allowed').toBe(typeof there === 'string' ? there : 'allowed');
              expect(once.ok ? once.value : once.refusals[0]!.code).toEqual(there);
            }
          }
        }),
        { numRuns: 8 },
      );
    },
  );

  it('runs nothing', () => {
    let runs = 0;
    const counted = (cx: CoinCx) => {
      runs++;
      call(cx);
    };
    const match = after(begin(steps(counted, counted), table('x')), 'heads');
    const before = runs;
    expect(undoRefusal(match)).toBeNull();
    expect(undoRefusal(match, 2)?.code).toBe('undo.nothing');
    expect(runs).toBe(before);
  });
});

describe('undo over the last steps', () => {
  const keeping = (...runs: readonly ((cx: CoinCx) => void)[]) => ({
    ...steps(...runs),
    undo: 'last-steps' as const,
  });
  const rollAndCall = (cx: CoinCx) => {
    roll(cx);
    call(cx);
    roll(cx);
  };

  it('goes past dice and secrets, and the same dice fall again', () => {
    const game = keeping(rollAndCall, reveal, rollAndCall);
    const match = after(begin(game, table('x')), 'heads', 'tails');
    const undone = back(back(match));
    expect(undone.answers).toEqual([]);
    expect(codeOf(undone)).toBe('undo.nothing');
    expect(hashOf(after(undone, 'heads', 'tails'))).toBe(hashOf(match));
    expect(after(undone, 'tails').state.notes).toEqual([
      match.state.notes[0],
      'tails',
      ...match.state.notes.slice(2, 4),
    ]);
  });

  it('ends where the steps are not kept any more, with a reason of its own', () => {
    const many = 70;
    const game = keeping(...Array.from({ length: many }, () => rollAndCall));
    let match = begin(game, table('x'));
    for (let n = 0; n < many; n++) match = after(match, 'heads');
    let times = 0;
    for (; codeOf(match) === 'allowed'; times++) match = back(match);
    expect(codeOf(match)).toBe('undo.too-far');
    expect(times).toBe(63);
    expect(after(match, 'tails').state.notes).toContain('tails');
  });

  it('keeps its reach in a save, opened by this build or by another', () => {
    const game = keeping(...Array.from({ length: 70 }, () => rollAndCall));
    let match = begin(game, table('x'));
    for (let n = 0; n < 68; n++) match = after(match, 'heads');
    const save = JSON.parse(JSON.stringify(saveOf(match))) as ReturnType<typeof saveOf<Coin>>;
    expect(save).toMatchObject({ floor: { at: 5, cause: 'age' }, at: 5 });
    for (const begun of [save.begun, 'an older one']) {
      const opened = load(game, { ...save, begun });
      if (!opened.ok) throw new Error(opened.refusals[0]!.code);
      let earlier = opened.value.match;
      expect(hashOf(earlier)).toBe(hashOf(match));
      while (earlier.answers.length > 5) earlier = back(earlier);
      expect(codeOf(earlier)).toBe('undo.too-far');
    }
  });
});

describe('a match that is settled', () => {
  it('goes on as it would have, keeps one boundary, and takes nothing back beyond it', () => {
    const game = steps(call, call, twoCalls, call);
    const before = after(begin(game, table('x')), 'heads', 'tails', 'heads');
    const match = settled(before);
    expect(before.checkpoints).toHaveLength(3);
    expect(match.checkpoints).toEqual([before.checkpoints.at(-1)]);
    expect(hashOf(after(match, 'tails', 'heads'))).toBe(hashOf(after(before, 'tails', 'heads')));
    expect(after(match, 'tails', 'heads').trail).toEqual(after(before, 'tails', 'heads').trail);
    const undone = back(match);
    expect(undone.answers).toEqual(['heads', 'tails']);
    expect(codeOf(undone)).toBe('undo.too-far');
  });

  it('is opened again as it was', () => {
    const match = settled(
      after(begin(steps(call, roll, call, twoCalls), table('x')), 'heads', 'tails', 'heads'),
    );
    const opened = reopen(match.ruleset, JSON.parse(JSON.stringify(keptOf(match))));
    if (!opened.ok) throw new Error(opened.refusals[0]!.code);
    expect(hashOf(opened.value.match)).toBe(hashOf(match));
    expect(opened.value.match.checkpoints).toEqual(match.checkpoints);
    expect(opened.value.match.deciders).toEqual(match.deciders);
  });

  it('takes nothing back beyond it over the last steps either, and tells dice and secrets from that', () => {
    const game = { ...steps(call, roll, twoCalls, call), undo: 'last-steps' as const };
    const before = after(begin(game, table('x')), 'heads', 'tails');
    expect(codeOf(before)).toBe('allowed');
    expect(undoRefusal(before, 2)).toBeNull();
    const match = settled(before);
    expect(match.checkpoints).toHaveLength(1);
    expect(undoRefusal(match)).toBeNull();
    expect(undoRefusal(match, 2)?.code).toBe('undo.too-far');
    expect(codeOf(back(match))).toBe('undo.too-far');
    expect(hashOf(after(match, 'tails', 'heads'))).toBe(hashOf(after(before, 'tails', 'heads')));
  });

  it('still tells that a die stands in the way where the die is what stands there', () => {
    const rolled = after(begin(steps(call, roll, call), table('x')), 'heads');
    expect(codeOf(rolled)).toBe('undo.dice');
    expect(codeOf(settled(rolled))).toBe('undo.dice');
  });
});
