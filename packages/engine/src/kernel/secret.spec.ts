import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leaks } from '../testing/leak.ts';
import { after, type Coin, coinGame, stateFor, steps, table } from './coin-game.spec-support.ts';
import type { Json } from './json.ts';
import { begin, type Match } from './match.ts';
import { randomPolicy } from './policy.ts';
import { known, opened, redact, secretFor } from './secret.ts';
import { viewOf } from './view.ts';

function seen(notes: Json[], seat: number | null): Json[] {
  return redact({ ...stateFor([], 3), notes }, seat, []).notes;
}

/** A random game, and the match at every one of its questions. */
function* questionsOf(seed: string, abilities: readonly string[], seats = 3): Generator<Match<Coin>> {
  const policy = randomPolicy(coinGame, seed);
  let match = begin(coinGame, table(seed, abilities, seats));
  for (;;) {
    yield match;
    if (match.pending === null) return;
    match = after(match, policy({ ...match.pending, view: () => match.state }));
  }
}

describe('a secret', () => {
  const notes = [{ name: 'x', card: secretFor([1], { rank: 9 }) }] as unknown as Json[];

  it('is seen by those who know it', () => {
    expect(seen(notes, 1)).toEqual([{ name: 'x', card: { secret: [1], value: { rank: 9 } } }]);
  });

  it.each([0, 2, null, 99, -1, Number.NaN])('is not seen by seat %s', (seat) => {
    expect(seen(notes, seat)).toEqual([{ name: 'x', card: { secret: [1], value: null } }]);
  });

  it('known to nobody is seen by nobody, one known to two of three by those two', () => {
    const two = [secretFor([], 'a'), secretFor([0, 1], 'b')] as unknown as Json[];
    const values = (seat: number | null) => seen(two, seat).map((item) => (item as { value: Json }).value);
    expect([values(0), values(1), values(2), values(null)]).toEqual([
      [null, 'b'],
      [null, 'b'],
      [null, null],
      [null, null],
    ]);
  });

  it('may hold another secret, and each is kept', () => {
    const nested = [secretFor([0, 1], { open: 1, inner: secretFor([1], 2) })] as unknown as Json[];
    expect(JSON.stringify(seen(nested, 0))).toContain('"inner":{"secret":[1],"value":null}');
    expect(seen(nested, 1)).toEqual(nested);
    expect(seen(nested, null)).toEqual([{ secret: [0, 1], value: null }]);
  });

  it('takes whatever else lies beside its value along into hiding', () => {
    expect(seen([{ secret: [1], value: 1, hint: 'a nine' }], 0)).toEqual([{ secret: [1], value: null }]);
  });

  it('keeps its own list of those who know', () => {
    const seats = [0];
    const secret = secretFor(seats, 1);
    seats.push(1);
    expect(secret.secret).toEqual([0]);
    expect(known(secret)).toBe(1);
  });

  it('that is opened is known to every seat and cannot be undone', () => {
    let reveals = 0;
    const cx = { s: stateFor([], 3), reveal: () => void reveals++ };
    const open = opened(cx, secretFor([1], 'x'));
    expect([0, 1, 2].map((seat) => seen([open as unknown as Json], seat))).toEqual([[open], [open], [open]]);
    expect(known(open)).toBe('x');
    expect(reveals).toBe(1);
  });

  it('that is opened is seen by onlookers too: it lies open on the table', () => {
    const game = steps((cx) => {
      cx.s.players[0]!.hidden = opened(cx, secretFor([0], 5));
    });
    expect(viewOf(begin(game, table('x')), null).state.players[0]!.hidden?.value).toBe(5);
  });
});

describe('a view', () => {
  it('never shows the dice, to nobody', () => {
    for (const seat of [0, 1, null]) {
      const view = coinGame.view(begin(coinGame, table('seed')).state, seat);
      expect(view.dice).toEqual({ words: [0, 0, 0, 0], script: null, next: 0 });
    }
    const scripted = begin(coinGame, { ...table(''), dice: { script: [1, 2, 2] } });
    expect(JSON.stringify(coinGame.view(scripted.state, 0).dice)).toBe(
      '{"words":[0,0,0,0],"script":null,"next":0}',
    );
  });

  it('leaves the state as it was, and shares what holds no secret', () => {
    const state = stateFor();
    state.players[0]!.hidden = secretFor([0], 4);
    const before = JSON.stringify(state);
    const view = redact(state, 1, ['board']);
    expect(JSON.stringify(state)).toBe(before);
    expect(view.board).toBe(state.board);
    expect(view.options).toBe(state.options);
    expect(view.players).not.toBe(state.players);
    expect(view.players[0]).not.toBe(state.players[0]);
    expect(view.players[0]!.coins).toBe(state.players[0]!.coins);
    expect(view.players[1]).toBe(state.players[1]);
    expect(redact(state, 0, []).players).toBe(state.players);
  });

  it('leaks nothing to anybody at any question of random games', () => {
    fc.assert(
      fc.property(fc.string(), fc.subarray(['curious', 'lucky:2', 'lame']), (seed, abilities) => {
        for (const { state } of questionsOf(seed, abilities)) expect(leaks(coinGame, state)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('does not depend on what is hidden from the seat', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (one, other) => {
        const [a, b] = [one, other].map((hidden) => after(begin(coinGame, table('s')), 5, hidden));
        for (const seat of [0, null]) expect(viewOf(a!, seat)).toEqual(viewOf(b!, seat));
      }),
    );
  });
});

describe('what a seat gets of a match', () => {
  it('has the question only if it is its own, and says who decides', () => {
    const match = begin(coinGame, table('x'));
    expect(viewOf(match, 0).pending).toEqual(match.pending);
    expect(viewOf(match, 1).pending).toBeNull();
    expect(viewOf(match, null).pending).toBeNull();
    expect([0, 1, null].map((seat) => viewOf(match, seat).waitingFor)).toEqual([0, 0, 0]);
  });

  it('has no answers of others and no seed in it', () => {
    const match = after(begin(coinGame, table('a-very-secret-seed')), 7);
    for (const seat of [1, null]) {
      const text = JSON.stringify(viewOf(match, seat));
      expect(text).not.toContain('a-very-secret-seed');
      expect(text).not.toContain('7');
    }
    expect(viewOf(match, 1).seq).toBe(1);
  });

  it('tells whispers only to those they are for, and everything else to all', () => {
    const game = steps((cx) => {
      cx.emit({ type: 'said', rule: 'coin', text: 'all' });
      cx.whisper([1], { type: 'said', rule: 'coin', text: 'one' });
      cx.whisper([0, 2], { type: 'said', rule: 'coin', text: 'two' });
      cx.whisper([], { type: 'said', rule: 'coin', text: 'none' });
    });
    const match = begin(game, table('x', [], 3));
    const texts = (seat: number | null) =>
      viewOf(match, seat).events.map((event) => event.type === 'said' && event.text);
    expect([0, 1, 2, null].map(texts)).toEqual([['all', 'two'], ['all', 'one'], ['all', 'two'], ['all']]);
  });

  it('has only the events since a number, where one is given', () => {
    const game = steps((cx) => {
      for (const text of ['a', 'b', 'c']) cx.emit({ type: 'said', rule: 'coin', text });
    });
    const match = begin(game, table('x'));
    expect(viewOf(match, 0, 2).events).toHaveLength(1);
    expect(viewOf(match, 0, 3).events).toEqual([]);
    expect(viewOf(match, 0, 99).events).toEqual([]);
  });

  it('says how the match ended, once it has', () => {
    const games = [...questionsOf('end', [], 2)];
    expect(viewOf(games[0]!, 0).outcome).toBeNull();
    expect(viewOf(games.at(-1)!, null)).toMatchObject({
      waitingFor: null,
      pending: null,
      outcome: { shares: [0.5, 0.5] },
    });
  });
});
