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
import { hashState } from './hash.ts';
import { begin, fork, type Match, playOut, undo } from './match.ts';
import { type Policy, randomPolicy } from './policy.ts';
import { hashOf } from './save.ts';
import { known, secretFor } from './secret.ts';

function back(match: Match<Coin>): Match<Coin> {
  const result = undo(match);
  if (!result.ok) throw new Error(result.refusals[0]!.code);
  return result.value;
}

function toEnd(match: Match<Coin>, policy: Policy<Coin>): Match<Coin> {
  let played = match;
  while (played.pending !== null)
    played = after(played, policy({ ...played.pending, view: () => played.state }));
  return played;
}

const callThenRoll = (cx: CoinCx) => {
  call(cx);
  roll(cx);
};
const game = steps(callThenRoll, callThenRoll, callThenRoll);

describe('a fork', () => {
  it('has the same past and the same question', () => {
    const match = after(begin(game, table('x')), 'heads');
    const forked = fork(match, 'other');
    expect(forked.state.notes).toEqual(match.state.notes);
    expect(forked.pending).toEqual(match.pending);
    expect(forked.told).toEqual(match.told);
    expect(forked.answers).toEqual(match.answers);
  });

  it('has other dice from here on, its own for every seed, the same for the same seed', () => {
    const match = after(begin(game, table('x')), 'heads');
    const die = (line: Match<Coin>) => after(line, 'tails').state.notes.at(-1);
    const dice = [match, fork(match, 'a'), fork(match, 'b')].map(die);
    expect(new Set(dice).size).toBe(3);
    expect(die(fork(match, 'a'))).toBe(dice[1]);
  });

  it('leaves the match it came from as it was, dice included', () => {
    const match = after(begin(game, table('x')), 'heads');
    const hash = hashOf(match);
    const end = hashOf(after(match, 'tails', 'heads'));
    after(fork(match, 'other', 0), 'tails', 'heads');
    expect(hashOf(match)).toBe(hash);
    expect(match.forks).toEqual([]);
    expect(hashOf(after(match, 'tails', 'heads'))).toBe(end);
  });

  it('in the middle of a step keeps the dice that already fell in it', () => {
    const middle = steps((cx) => {
      roll(cx);
      call(cx);
      roll(cx);
    });
    const match = begin(middle, table('x'));
    const forked = after(fork(match, 'other'), 'heads');
    const straight = after(match, 'heads');
    expect(forked.state.notes[0]).toBe(straight.state.notes[0]);
    expect(forked.state.notes[2]).not.toBe(straight.state.notes[2]);
  });

  it("of a fork keeps the first fork's dice up to the second", () => {
    const first = after(fork(begin(game, table('x')), 'a'), 'heads');
    const second = after(fork(first, 'b'), 'heads');
    expect(second.state.notes.slice(0, 2)).toEqual(first.state.notes);
    expect(second.state.notes[3]).not.toBe(after(first, 'heads').state.notes[3]);
    expect(second.forks).toHaveLength(2);
  });

  it('twice at the same question has the dice of the later one', () => {
    const match = begin(game, table('x'));
    const twice = after(fork(fork(match, 'a'), 'b'), 'heads');
    expect(twice.state.notes).toEqual(after(fork(match, 'b'), 'heads').state.notes);
  });

  it('replaces scripted dice by chance', () => {
    const match = begin(game, { ...table(''), dice: { script: [] } });
    expect(after(fork(match, 'a'), 'heads').state.dice.script).toBeNull();
  });

  it('of a match that is over is over', () => {
    const match = after(begin(game, table('x')), 'heads', 'heads', 'heads');
    const forked = fork(match, 'a', 0);
    expect(forked.pending).toBeNull();
    expect(forked.state).toEqual(match.state);
  });

  it('can be undone like any match', () => {
    const undoable = steps(call, call, callThenRoll);
    const forked = after(fork(after(begin(undoable, table('x')), 'heads'), 'a'), 'tails');
    expect(back(forked).state.notes).toEqual(['heads']);
  });

  // Otherwise whoever forks, undoes and answers again sees the dice the real match is going to roll.
  it('keeps its own dice when answers before it are taken back', () => {
    const undoable = steps(call, callThenRoll);
    const match = after(begin(undoable, table('x')), 'heads');
    const real = after(match, 'heads').state.notes.at(-1);
    const forked = fork(match, 'a');
    expect(after(forked, 'heads').state.notes.at(-1)).not.toBe(real);
    const again = after(back(forked), 'heads', 'heads');
    expect(again.state.notes.at(-1)).toBe(after(forked, 'heads').state.notes.at(-1));
  });
});

describe('a fork for a seat', () => {
  const hidden = steps(
    (cx) => {
      cx.s.players[0]!.hidden = secretFor([0], 3);
      cx.s.players[1]!.hidden = secretFor([1], 3);
    },
    (cx) => call(cx),
    (cx) => {
      cx.s.notes.push(cx.s.players.map(({ hidden: number }) => known(number!)));
    },
  );

  const numbers = (match: Match<Coin>) => after(match, 'heads').state.notes[1] as number[];

  it('imagines what the seat cannot see, and nothing else', () => {
    const match = begin(hidden, table('x'));
    const imagined = Array.from({ length: 30 }, (_, i) => numbers(fork(match, `${i}`, 0)));
    expect(new Set(imagined.map(([own]) => own))).toEqual(new Set([3]));
    expect(new Set(imagined.map(([, other]) => other)).size).toBeGreaterThan(4);
  });

  it('is refused to a seat that is not asked: the open question may hold a secret of the other', () => {
    const match = begin(hidden, table('x'));
    const other = 1 - match.pending!.seat;
    expect(() => fork(match, 'a', other)).toThrow('not asked now');
    expect(() => playOut(match, { seed: 'a', seat: other, policy: () => 'heads' })).toThrow('not asked now');
  });

  it('imagines the same whatever the truth is', () => {
    const truth = (number: number) => {
      const match = after(begin(coinGame, table('s')), 4, number);
      return fork(match, 'think', 0).state.players[1]!.hidden!.value;
    };
    expect(truth(1)).toBe(truth(9));
  });

  it('for nobody keeps every secret true', () => {
    expect(numbers(fork(begin(hidden, table('x')), 'a'))).toEqual([3, 3]);
  });

  it('leaves the real secrets as they are', () => {
    const match = begin(hidden, table('x'));
    for (let i = 0; i < 5; i++) fork(match, `${i}`, 0);
    expect(numbers(match)).toEqual([3, 3]);
  });
});

describe('playing a fork out', () => {
  it('ends as the fork answered by the same policy, from every question of random games', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.subarray(['curious', 'lucky', 'lame']),
        fc.boolean(),
        (seed, kit, imagining) => {
          const line = randomPolicy(coinGame, seed);
          let match = begin(coinGame, table(seed, kit));
          while (match.pending !== null) {
            const seat = imagining ? match.pending.seat : null;
            const policy = () => randomPolicy(coinGame, `${seed}!`);
            const { state, over } = playOut(match, { seed: 'f', seat, policy: policy() });
            const end = toEnd(fork(match, 'f', seat), policy());
            expect(over).toBe(true);
            expect(hashState(state, coinGame.fixed)).toBe(hashOf(end));
            match = after(match, line({ ...match.pending, view: () => match.state }));
          }
        },
      ),
      { numRuns: 8 },
    );
  });

  it('of a fork of a fork remembers the forks before', () => {
    const match = fork(after(fork(begin(game, table('x')), 'a'), 'heads'), 'b');
    const { state } = playOut(match, { seed: 'c', seat: null, policy: () => 'heads' });
    expect(state.notes).toEqual(after(fork(match, 'c'), 'heads', 'heads').state.notes);
  });

  it('leaves the match as it was', () => {
    const match = after(begin(coinGame, table('x', ['curious'])), 3, 4);
    const written = () => JSON.stringify({ ...match, ruleset: '' });
    const before = written();
    playOut(match, { seed: 'a', seat: 0, policy: randomPolicy(coinGame, 'p') });
    expect(written()).toBe(before);
  });

  it('can have dice of its own for each step, whatever was rolled before', () => {
    const rollsForTails = steps((cx) => {
      call(cx);
      if (cx.s.notes.at(-1) === 'tails') roll(cx);
    }, callThenRoll);
    const match = begin(rollsForTails, table('x'));
    const lastDie = (first: 'heads' | 'tails', diceBy?: 'step') => {
      let asked = 0;
      const policy = () => (asked++ === 0 ? first : 'heads');
      return playOut(match, { seed: 'a', seat: null, policy, ...(diceBy && { diceBy }) }).state.notes.at(-1);
    };
    expect(lastDie('tails', 'step')).toEqual(lastDie('heads', 'step'));
    expect(lastDie('tails')).not.toEqual(lastDie('heads'));
  });

  it('stops after as many steps as it may', () => {
    const match = begin(game, table('x'));
    const played = playOut(match, { seed: 'a', seat: null, policy: () => 'heads', limits: { steps: 2 } });
    expect([played.steps, played.over, played.state.step]).toEqual([2, false, 2]);
  });

  it('of a match that is over has nothing to do', () => {
    const match = after(begin(game, table('x')), 'heads', 'heads', 'heads');
    const played = playOut(match, { seed: 'a', seat: null, policy: () => 'heads' });
    expect([played.steps, played.asks, played.over]).toEqual([0, 0, true]);
  });
});
