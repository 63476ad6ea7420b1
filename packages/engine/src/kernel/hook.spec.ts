import { describe, expect, it } from 'vitest';
import { play } from '../testing/play.ts';
import { type Coin, type CoinCx, coinGame, lucky, stateFor, steps, table } from './coin-game.spec-support.ts';
import { Fault } from './fault.ts';
import { type Ability, type HookBook, hookBook, kitOf } from './hook.ts';
import { answer, begin } from './match.ts';
import type { Ruleset } from './ruleset.ts';

const moments = {
  luck: { kind: 'value' },
  mayWalk: { kind: 'value' },
  arrived: { kind: 'reaction' },
} as const;

function speaking(id: string, order?: number): Ability<Coin> {
  const on = {
    arrived: (_: unknown, cx: CoinCx) => cx.emit({ type: 'said', rule: 'coin', text: id }),
  };
  return order === undefined ? { id, rule: 'coin', on } : { id, rule: 'coin', order, on };
}

function withHooks(hooks: HookBook, run: (cx: CoinCx) => void): Ruleset<Coin> {
  return { ...steps(run), hooks };
}

/** What the abilities of a kit say when somebody arrives. */
function heard(abilities: readonly Ability<Coin>[], kit: string): string[] {
  const game = withHooks(hookBook<Coin>(moments, abilities), (cx) =>
    cx.react('arrived', { kit }, { seat: 0 }),
  );
  return play(game, { state: stateFor() }).events.map((event) => (event.type === 'said' ? event.text : ''));
}

function luckOf(kit: string): number {
  const game = steps((cx) => void cx.s.notes.push(cx.modify('luck', { kit }, 10, { seat: 0 })));
  return play(game, { state: stateFor() }).state.notes[0] as number;
}

describe('a kit', () => {
  it('is the same whatever order its abilities come in, and counts none twice', () => {
    expect(kitOf(['b', 'a:2', 'a:10', 'b'])).toBe(kitOf(['a:10', 'b', 'a:2']));
    expect(kitOf([])).toBe('');
    expect(kitOf(['curious'])).toBe('curious');
  });
});

describe('abilities', () => {
  it('change a value one after the other', () => {
    expect(luckOf('')).toBe(10);
    expect(luckOf('lucky:3')).toBe(13);
    expect(luckOf(kitOf(['lucky:1', 'lucky:2']))).toBe(13);
  });

  it('go by their order first: doubling comes after adding', () => {
    expect(luckOf(kitOf(['doubled', 'lucky:3']))).toBe(26);
  });

  it('go in the order of the kit when they have the same order, a lower order first, a higher last', () => {
    const abilities = [
      speaking('a'),
      speaking('b', -1),
      speaking('c', 2),
      speaking('d', 0),
      speaking('e', 2),
    ];
    expect(heard(abilities, kitOf(['e', 'd', 'c', 'b', 'a']))).toEqual(['b', 'a', 'd', 'c', 'e']);
    expect(heard([...abilities].reverse(), kitOf(['a', 'b', 'c', 'd', 'e']))).toEqual([
      'b',
      'a',
      'd',
      'c',
      'e',
    ]);
  });

  it('that the bearer does not carry stay out of it', () => {
    expect(heard([speaking('a'), speaking('b')], 'b')).toEqual(['b']);
    expect(heard([speaking('a')], '')).toEqual([]);
  });

  it('that handle other moments stay out of it', () => {
    expect(luckOf('curious')).toBe(10);
  });

  it('give and take permission', () => {
    const game = steps((cx) => {
      for (const kit of ['', 'lame']) cx.s.notes.push(cx.modify('mayWalk', { kit }, true, { seat: 0 }));
    });
    expect(play(game, { state: stateFor() }).state.notes).toEqual([true, false]);
  });

  it('get everything after the first colon as their argument, and nothing without one', () => {
    const got: string[] = [];
    const on = (argument: string) => {
      got.push(argument);
      return {};
    };
    const book = hookBook<Coin>(moments, [{ id: 'a', rule: 'coin', on }]);
    for (const kit of ['a', 'a:', 'a:2', 'a:2:3']) book.of(kit);
    expect(got).toEqual(['', '', '2', '2:3']);
  });

  it('that nobody knows are a loud mistake', () => {
    const book = hookBook<Coin>(moments, [lucky]);
    for (const kit of ['unlucky', 'lucky+unlucky', 'constructor', 'lucky+', ' lucky']) {
      expect(() => book.of(kit)).toThrow(Fault);
    }
    expect(() => book.of('unlucky')).toThrow('No ability is called "unlucky".');
  });

  it('of the same name twice are a loud mistake, not a silent choice', () => {
    expect(() => hookBook<Coin>(moments, [lucky, { ...lucky, on: {} }])).toThrow(Fault);
  });
});

describe('a hook table', () => {
  it('is compiled once for each kit', () => {
    let made = 0;
    const on = () => {
      made++;
      return {};
    };
    const book = hookBook<Coin>(moments, [{ id: 'a', rule: 'coin', on }]);
    expect(book.of('a:1')).toBe(book.of('a:1'));
    expect(made).toBe(1);
    expect(book.of('a:2')).not.toBe(book.of('a:1'));
    expect(made).toBe(2);
  });

  it('has a list for every moment, the same empty one where nobody listens', () => {
    const book = hookBook<Coin>(moments, [lucky]);
    const nobody = book.of('');
    expect(Object.keys(nobody)).toEqual(['luck', 'mayWalk', 'arrived']);
    expect(book.of('lucky')['arrived']).toBe(nobody['luck']);
    expect(book.of('lucky')['luck']).toHaveLength(1);
  });

  it('belongs to a book that lists its moments and abilities', () => {
    expect(coinGame.hooks.moments).toEqual(['luck', 'mayWalk', 'arrived']);
    expect(coinGame.hooks.abilities).toEqual(['lucky', 'doubled', 'lame', 'curious']);
  });
});

describe('a handler that asks', () => {
  const curious = steps((cx) => {
    cx.s.players[1]!.hidden = { secret: [1], value: 7 };
    cx.react('arrived', { kit: 'curious' }, { seat: 0 });
    cx.s.notes.push(cx.roll(6));
  });

  it('is answered under all three drivers of a scene', () => {
    const { state, events } = play(curious, { state: stateFor(), answers: [['peek', 'peek']], dice: [4] });
    expect(state.players[1]!.hidden).toEqual({ secret: [0, 1], value: 7 });
    expect(events.map(({ type }) => type)).toEqual(['peeked', 'hid']);
    expect(state.notes).toEqual([4]);
  });

  it('suspends a match in the middle of the hook, and goes on there', () => {
    const match = begin(curious, table('x'));
    expect(match.pending).toEqual({ kind: 'peek', seat: 0, question: { of: 1, options: ['peek', 'leave'] } });
    const left = answer(match, 0, 'leave');
    expect(left.ok && left.value.state.players[1]!.hidden).toEqual({ secret: [1], value: 7 });
    expect(left.ok && left.value.state.notes).toHaveLength(1);
  });
});
