import { describe, expect, it } from 'vitest';
import { after, type Coin, type CoinCx, coinGame } from '../kernel/coin-game.spec-support.ts';
import type { Json } from '../kernel/json.ts';
import { answer, type Match, retrace } from '../kernel/match.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { type Failure, type FailureKind, fuzz } from './fuzz.ts';

const plan = { games: 4, seed: 'fuzz', closely: 1, asks: 300 };

/** The coin game, with this done in every turn before and after the turn itself. */
function withTurn(
  before: (cx: CoinCx) => void,
  change: Partial<Ruleset<Coin>> = {},
  after: (cx: CoinCx) => void = () => {},
): Ruleset<Coin> {
  return {
    ...coinGame,
    rules(s) {
      const step = coinGame.rules(s);
      if (step?.name !== 'turn') return step;
      return {
        name: 'turn',
        run(cx) {
          before(cx);
          step.run(cx);
          after(cx);
        },
      };
    },
    ...change,
  };
}

const nothing = () => {};

function firstFailure(ruleset: Ruleset<Coin>): Failure<Coin> {
  const [failure] = fuzz(ruleset, plan).failures;
  if (failure === undefined) throw new Error('The fuzzer found nothing.');
  return failure;
}

function opened(ruleset: Ruleset<Coin>, { dump }: Failure<Coin>): Match<Coin> {
  const { match, dropped } = retrace(ruleset, dump!.origin, dump!, 0);
  expect(dropped).toBe(0);
  return match;
}

const ask = (cx: CoinCx) => cx.ask('hide', 0, { min: 1, max: 9 });

describe('the fuzzer', () => {
  it('finds nothing in a sound game, and uses everything in its pools', () => {
    const report = fuzz(coinGame, { games: 30, seed: 'sound' });
    expect(report.failures).toEqual([]);
    expect(report.unused).toEqual([]);
    expect(report.games).toBe(30);
    expect(report.asks).toBeGreaterThan(300);
  });

  it('plays the same games for the same seed, however closely it looks, and others for another', () => {
    const checksum = (seed: string, closely: number) => fuzz(coinGame, { games: 6, seed, closely }).checksum;
    expect(checksum('a', 1)).toBe(checksum('a', 1));
    expect(checksum('a', 1)).toBe(checksum('a', 100));
    expect(checksum('a', 1)).toBe(checksum('a', 0));
    expect(checksum('a', 1)).not.toBe(checksum('b', 1));
  });

  it('says what it never used', () => {
    const fuzzHelpers = { ...coinGame.fuzz, pools: { ...coinGame.fuzz.pools, hats: ['top', 'bowler'] } };
    expect(fuzz({ ...coinGame, fuzz: fuzzHelpers }, plan).unused).toEqual(['hats/top', 'hats/bowler']);
  });

  it('plays one game of many alone, and it is the same game', () => {
    const broken = withTurn((cx) => {
      if (ask(cx) > 8) throw new Error('bang');
    });
    const { failures } = fuzz(broken, { games: 9, seed: 'many' });
    const { seed, dump } = failures.at(-1)!;
    const number = Number(seed.split('/')[1]);
    expect(number).toBeGreaterThan(0);
    const alone = fuzz(broken, { games: number + 1, seed: 'many', only: number });
    expect(alone.games).toBe(1);
    expect(alone.failures).toMatchObject([{ kind: 'crash', seed, dump }]);
  });

  it('tells its progress', () => {
    const seen: number[] = [];
    fuzz(coinGame, { ...plan, progress: (games) => seen.push(games) });
    expect(seen).toEqual([1, 2, 3, 4]);
  });

  it('goes on after a failure', () => {
    const broken = withTurn(() => {
      throw new Error('bang');
    });
    expect(fuzz(broken, plan).failures).toHaveLength(4);
  });
});

const broken: Readonly<Record<Exclude<FailureKind, 'setup' | 'replay' | 'form'>, Ruleset<Coin>>> = {
  crash: withTurn((cx) => {
    if (ask(cx) > 5) throw new Error('bang');
  }),
  'dead-end': withTurn((cx) => {
    if (ask(cx) > 5) cx.ask('call', 0, { options: [] });
  }),
  endless: withTurn((cx) => {
    while (ask(cx) > 0);
  }),
  'illegal-answer': withTurn(nothing, {
    questions: {
      ...coinGame.questions,
      call: { ...coinGame.questions.call, sample: () => 'edge' as 'heads' },
    },
  }),
  invariant: withTurn(nothing, {}, (cx) => {
    if (ask(cx) > 5) cx.s.players[0]!.coins.push('a', 'b', 'c', 'd', 'e');
  }),
  'not-json': withTurn(nothing, {}, (cx) => {
    if (ask(cx) > 5) cx.s.notes.push(undefined as unknown as Json);
  }),
  leak: withTurn(nothing, { view: (state) => state }),
};

describe.each(Object.entries(broken) as [FailureKind, Ruleset<Coin>][])(
  'the fuzzer finds: %s',
  (kind, ruleset) => {
    it('and names it', () => {
      expect(firstFailure(ruleset).kind).toBe(kind);
    });

    it('and its dump opens as a game that waits at a question', () => {
      const failure = firstFailure(ruleset);
      expect(failure.dump?.format).toBe('vedette-replay');
      expect(opened(ruleset, failure).pending).not.toBeNull();
    });
  },
);

describe('the dump of a failure', () => {
  it('of a crash stands at the question whose answer made it crash', () => {
    const match = opened(broken.crash, firstFailure(broken.crash));
    expect(match.pending?.kind).toBe('hide');
    expect(() => after(match, 9)).toThrow('bang');
    expect(after(match, 1).pending?.kind).not.toBe('hide');
  });

  it('of a dead end stands at the question nobody can answer', () => {
    const match = opened(broken['dead-end'], firstFailure(broken['dead-end']));
    expect(match.pending?.question).toEqual({ options: [] });
    expect(answer(match, 0, 'heads').ok).toBe(false);
  });

  it('of an illegal sample stands at its question', () => {
    const match = opened(broken['illegal-answer'], firstFailure(broken['illegal-answer']));
    expect(match.pending?.kind).toBe('call');
  });

  it('of an endless game stands after the last question that was allowed', () => {
    expect(opened(broken.endless, firstFailure(broken.endless)).answers).toHaveLength(plan.asks);
  });

  it.each(['invariant', 'not-json'] as const)(
    'of a broken boundary (%s) stands at the question whose answer broke it',
    (kind) => {
      const match = opened(broken[kind], firstFailure(broken[kind]));
      expect(match.pending?.kind).toBe('hide');
      expect(coinGame.fuzz.invariants(match.state)).toEqual([]);
      expect(match.state.notes).toEqual([]);
    },
  );

  it('of a crash at the very beginning is none', () => {
    const dead = {
      ...coinGame,
      rules: () => ({
        name: 'x',
        run: () => {
          throw new Error('bang');
        },
      }),
    };
    expect(firstFailure(dead)).toMatchObject({ kind: 'crash', dump: null });
  });
});

describe('the fuzzer also finds', () => {
  it('a setup that is not legal', () => {
    const ruleset = {
      ...coinGame,
      fuzz: { ...coinGame.fuzz, setup: () => ({ scenario: 'moon', seats: [] }) },
    };
    expect(firstFailure(ruleset)).toMatchObject({ kind: 'setup', dump: null });
  });

  it('a game that is not the same when played again', () => {
    let count = 0;
    const ruleset = withTurn((cx) => void cx.s.notes.push(count++));
    expect(firstFailure(ruleset).kind).toBe('replay');
  });

  it('a rule that asks only those who hide something worth asking for', () => {
    const ruleset = withTurn((cx) => {
      if ((cx.s.players[0]!.hidden?.value ?? 0) > 4) ask(cx);
    });
    const failure = firstFailure(ruleset);
    expect(failure.kind).toBe('leak');
    expect(failure.message).toContain('can tell what is hidden from it');
  });

  it('a rule that is endless without asking', () => {
    const ruleset: Ruleset<Coin> = {
      ...coinGame,
      rules: (s) => (s.phase === 'hide' ? coinGame.rules(s) : { name: 'again', run: () => {} }),
    };
    expect(firstFailure(ruleset).kind).toBe('endless');
  });

  it('what a witness of one game sees between two boundaries', () => {
    const seen: string[][] = [];
    const witness = () => {
      let boundaries = 0;
      return (told: readonly Coin['event'][]) => {
        seen.push(told.map(({ type }) => type));
        return ++boundaries > 2 ? ['the third boundary'] : [];
      };
    };
    const ruleset = { ...coinGame, fuzz: { ...coinGame.fuzz, witness } };
    expect(firstFailure(ruleset)).toMatchObject({ kind: 'invariant', message: 'the third boundary' });
    expect(seen).toHaveLength(3 * plan.games);
    expect(seen[0]).toEqual([]);
    expect(seen[1]!.length).toBeGreaterThan(0);
  });

  it('a state that is not as the ruleset says its states are', () => {
    const ruleset = {
      ...coinGame,
      begin: (...given: Parameters<typeof coinGame.begin>) => ({ ...coinGame.begin(...given), stray: 1 }),
    };
    expect(firstFailure(ruleset).kind).toBe('form');
  });

  it('a Map in the state, which JSON would empty', () => {
    const ruleset = withTurn(nothing, {}, (cx) => {
      cx.s.notes.push(new Map([[1, 2]]) as unknown as Json);
    });
    expect(firstFailure(ruleset).kind).toBe('not-json');
  });

  // A match that is answered one by one is copied at each boundary, which parts the two; a replay is not.
  it('a thing that lies in the state twice', () => {
    const ruleset = withTurn((cx) => {
      const shared: Json[] = [];
      if (cx.s.notes.length === 0) cx.s.notes.push(shared, shared);
      else (cx.s.notes[0] as Json[]).push(1);
    });
    expect(fuzz(ruleset, plan).failures).not.toEqual([]);
  });
});
