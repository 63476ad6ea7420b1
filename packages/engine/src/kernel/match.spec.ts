import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceFrom } from '../dice/dice.ts';
import { after, type Coin, call, coinGame, roll, steps, table } from './coin-game.spec-support.ts';
import { hashState } from './hash.ts';
import { answer, begin, type Match, objection, retrace, undo } from './match.ts';
import { randomPolicy } from './policy.ts';
import type { Told } from './run.ts';
import { hashOf } from './save.ts';
import { simulate } from './simulate.ts';

const abilities = fc.subarray(['curious', 'lucky:2', 'doubled', 'lame']);

/** Everything about a match that can be written down. */
function written(match: Match<Coin>): string {
  return JSON.stringify({ ...match, ruleset: match.ruleset.id });
}

function randomAnswer(match: Match<Coin>, seed: string): unknown {
  return randomPolicy(coinGame, seed)({ ...match.pending!, view: () => match.state });
}

function codeOf(result: ReturnType<typeof answer<Coin>>): string {
  return result.ok ? 'accepted' : result.refusals.map(({ code }) => code).join();
}

describe('a match that begins', () => {
  it('waits at its first question', () => {
    const match = begin(coinGame, table('x'));
    expect(match.pending).toEqual({ kind: 'hide', seat: 0, question: { min: 1, max: 9 } });
    expect(match.answers).toEqual([]);
  });

  it('from a setup has the scenario, units and options in it', () => {
    const scenario = { id: 'mine', title: '', size: 4 };
    const unit = { coins: 1, abilities: ['lame'] };
    const setup = {
      scenario,
      seats: [
        { name: 'a', unit },
        { name: 'b', unit },
      ],
      options: { rounds: 1 },
    };
    const { state } = begin(coinGame, { setup, dice: { seed: 'x' } });
    expect([state.board.size, state.players[1]!.kit, state.options['rounds']]).toEqual([4, 'lame', 1]);
  });

  it('is the same match for the same seed, and another for another', () => {
    const game = steps(roll, call);
    const hash = (seed: string) => hashOf(begin(game, table(seed)));
    expect(hash('a')).toBe(hash('a'));
    expect(hash('a')).not.toBe(hash('b'));
  });

  it('may be over before anything is asked', () => {
    const match = begin(steps(roll), table('x'));
    expect(match.pending).toBeNull();
    expect(match.state.step).toBe(1);
  });
});

describe('an answer', () => {
  it('gives a new match and leaves the old one as it was, at every question of random games', () => {
    fc.assert(
      fc.property(fc.string(), abilities, (seed, kit) => {
        let match = begin(coinGame, table(seed, kit));
        while (match.pending !== null) {
          const before = written(match);
          const next = after(match, randomAnswer(match, `${seed}${match.answers.length}`));
          expect(written(match)).toBe(before);
          match = next;
        }
      }),
      { numRuns: 15 },
    );
  });

  it('can be given twice to the same match, for two matches that do not disturb each other', () => {
    const match = begin(steps(call, roll, call), table('x'));
    const [heads, tails] = [after(match, 'heads'), after(match, 'tails')];
    expect(heads.state.notes[0]).toBe('heads');
    expect(tails.state.notes[0]).toBe('tails');
    expect(heads.state.notes[1]).toBe(tails.state.notes[1]);
  });

  it('of the wrong seat changes nothing', () => {
    const match = begin(coinGame, table('x'));
    const before = written(match);
    for (const seat of [1, 2, -1, Number.NaN])
      expect(codeOf(answer(match, seat, 5))).toBe('answer.wrong-seat');
    expect(codeOf(answer(match, '0' as unknown as number, 5))).toBe('answer.wrong-seat');
    expect(written(match)).toBe(before);
  });

  it('that is illegal changes nothing, and the same question still stands', () => {
    const match = begin(coinGame, table('x'));
    const before = written(match);
    expect(codeOf(answer(match, 0, 0))).toBe('answer.out-of-range');
    expect(codeOf(answer(match, 0, undefined))).toBe('answer.wrong-form');
    expect(objection(match, 0, 10)?.code).toBe('answer.out-of-range');
    expect(objection(match, 0, 9)).toBeNull();
    expect(written(match)).toBe(before);
  });

  it('to a match that is over is refused', () => {
    const match = after(begin(steps(call), table('x')), 'heads');
    expect(codeOf(answer(match, 0, 'heads'))).toBe('match.over');
  });

  it('stays what it was even if its giver changes the list afterwards', () => {
    const game = steps((cx) => {
      cx.s.notes.push([...cx.ask('stake', 0, { options: ['a', 'b'], min: 0, max: 2 })]);
      call(cx);
    });
    const given = ['a'];
    const match = after(begin(game, table('x')), given);
    given.push('b');
    expect(after(match, 'heads').state.notes[0]).toEqual(['a']);
  });

  it('stays what it was even if a rule keeps it in the state and changes it there', () => {
    const game = steps((cx) => {
      const stake = cx.ask('stake', 0, { options: ['a', 'b'], min: 0, max: 2 }) as string[];
      cx.s.notes.push(stake);
      stake.pop();
      call(cx);
    });
    let kept: unknown = 'loud';
    try {
      kept = after(begin(game, table('x')), ['a', 'b'], 'heads').state.notes[0];
    } catch {
      // Loud is right as well.
    }
    expect(['loud', '["a"]']).toContain(typeof kept === 'string' ? kept : JSON.stringify(kept));
  });

  it('that brings a die the script does not have is loud, and the match stands', () => {
    const match = begin(steps(call, roll), { ...table(''), dice: { script: [] } });
    expect(() => answer(match, 0, 'heads')).toThrow('used up');
    expect(match.pending?.kind).toBe('call');
  });
});

describe('steps without a question', () => {
  it('are played in one go up to the next question', () => {
    const match = after(begin(steps(call, roll, roll, roll, call), table('x')), 'heads');
    expect(match.state.notes).toHaveLength(4);
    expect(match.state.step).toBe(4);
  });

  it('keep no more boundaries than there are answers to take back', () => {
    const silent = Array.from({ length: 50 }, () => () => {});
    const match = after(begin(steps(call, ...silent, call), table('x')), 'heads');
    expect(match.checkpoints.length).toBeLessThanOrEqual(match.answers.length + 1);
  });

  it('that never end are a loud mistake of the rules', () => {
    const endless = { ...coinGame, rules: () => ({ name: 'again', run: () => {} }) };
    expect(() => begin(endless, table('x'))).toThrow('steps without a question');
  });
});

describe('a suspended game', () => {
  it('ends as the same game played straight, and tells the same', () => {
    fc.assert(
      fc.property(fc.string(), abilities, fc.integer({ min: 2, max: 4 }), (seed, kit, seats) => {
        const origin = table(seed, kit, seats);
        const told: Told<Coin>[] = [];
        const start = coinGame.positions.arrange(origin.position, diceFrom(origin.dice));
        const straight = simulate(coinGame, start, randomPolicy(coinGame, seed), {}, (entry) =>
          told.push(entry),
        );
        const policy = randomPolicy(coinGame, seed);
        let match = begin(coinGame, origin);
        while (match.pending !== null)
          match = after(match, policy({ ...match.pending, view: () => match.state }));
        expect(hashOf(match)).toBe(hashState(straight.state, coinGame.fixed));
        expect(match.told).toEqual(told);
        expect(match.answers).toHaveLength(straight.asks);
      }),
      { numRuns: 30 },
    );
  });

  it('is found again by retracing its answers, at every question', () => {
    let match = begin(coinGame, table('again', ['curious']));
    while (match.pending !== null) {
      const { match: again, dropped, refused } = retrace(coinGame, match.origin, match, 0);
      expect([hashOf(again), again.pending, dropped, refused]).toEqual([
        hashOf(match),
        match.pending,
        0,
        null,
      ]);
      expect(again.told).toEqual(match.told);
      match = after(match, randomAnswer(match, `${match.answers.length}`));
    }
  });

  it('retraced with an answer that does not stand waits there, and says what is lost', () => {
    const { match, dropped, refused } = retrace(coinGame, table('x'), { answers: [5, 99, []], forks: [] }, 0);
    expect([match.answers, match.pending?.seat, dropped, refused?.code]).toEqual([
      [5],
      1,
      2,
      'answer.out-of-range',
    ]);
  });

  it('retraced with answers it trusts does not check them', () => {
    const { match, refused } = retrace(coinGame, table('x'), { answers: [5, 99], forks: [] }, 2);
    expect([match.answers.length, refused]).toEqual([2, null]);
  });

  it('retraced past its end drops the rest', () => {
    const { dropped, refused } = retrace(
      steps(call),
      table('x'),
      { answers: ['heads', 'tails'], forks: [] },
      0,
    );
    expect([dropped, refused]).toEqual([1, null]);
  });

  it('tells what was told before its question, and not what comes after', () => {
    const game = steps((cx) => {
      cx.emit({ type: 'said', rule: 'coin', text: 'before' });
      call(cx);
      cx.emit({ type: 'said', rule: 'coin', text: 'after' });
    }, call);
    const match = begin(game, table('x'));
    expect(match.told).toHaveLength(1);
    const next = after(match, 'heads');
    expect(next.told).toHaveLength(2);
    const back = undo(next);
    expect(back.ok && back.value.told).toEqual(match.told);
  });
});
