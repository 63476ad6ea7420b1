import { describe, expect, it } from 'vitest';
import { type Coin, type CoinCx, coinGame, stateFor } from '../kernel/coin-game.spec-support.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { known, opened, secretFor } from '../kernel/secret.ts';
import { twins, twinWords } from './twin.ts';

/** The coin game with one step, this one, and a number of seat 0's that others imagine as some other. */
function stepping(run: (cx: CoinCx) => void): Ruleset<Coin> {
  return {
    ...coinGame,
    rules: () => ({ name: 'spec', run }),
    imagine(state, seat, random) {
      if (seat === 0) return;
      const value = known(state.players[0]!.hidden!);
      state.players[0]!.hidden = secretFor([0], ((value + random.below(8)) % 9) + 1);
    },
  };
}

function secretive() {
  const state = stateFor();
  state.players[0]!.hidden = secretFor([0], 5);
  return state;
}

const said = (text: string) => ({ type: 'said', rule: 'coin', text }) as const;
const hidden = ({ s }: CoinCx) => known(s.players[0]!.hidden!);

/** What seat 1 could tell it by. */
function told(run: (cx: CoinCx) => void, answers: readonly unknown[] = []): string | undefined {
  return twins(stepping(run), secretive(), answers, 'seed').find(({ seat }) => seat === 1)?.by;
}

describe('two games that differ only in what a seat may not know', () => {
  it('are the same to it where nothing depends on the secret', () => {
    expect(told((cx) => cx.emit(said('nothing')))).toBeUndefined();
    expect(told((cx) => cx.whisper([0], said(`${hidden(cx)}`)))).toBeUndefined();
  });

  it('are not where an event tells it', () => {
    expect(told((cx) => cx.emit(said(`It is ${hidden(cx)}`)))).toContain('It is 5');
  });

  it('may part once the secret is shown', () => {
    const run = (cx: CoinCx) => {
      const { value } = opened(cx, cx.s.players[0]!.hidden!);
      cx.emit(said(`It is ${value}`));
    };
    expect(told(run)).toBeUndefined();
  });

  it('are not where the secret says who is asked', () => {
    const run = (cx: CoinCx) => {
      if (hidden(cx) === 5) cx.ask('hide', 0, { min: 0, max: 9 });
    };
    expect(told(run, [3])).toBeDefined();
    const always = (cx: CoinCx) => void cx.ask('hide', 0, { min: 0, max: hidden(cx) });
    expect(told(always, [0])).toBeUndefined();
  });

  it('are not where a question of its own depends on it, or whether its answer is taken', () => {
    expect(told((cx) => void cx.ask('hide', 1, { min: 0, max: hidden(cx) }), [0])).toContain('question hide');
  });

  it('are not where the dice are rolled for the one and not for the other', () => {
    const run = (cx: CoinCx) => {
      if (hidden(cx) === 5) cx.roll(6);
      cx.emit(said(`${cx.roll(6)}${cx.roll(6)}${cx.roll(6)}${cx.roll(6)}`));
    };
    expect(told(run)).toBeDefined();
  });

  it('are not where it imagines what it would have seen', () => {
    const blind: Ruleset<Coin> = {
      ...stepping(() => {}),
      imagine: (state) => void state.players[1]!.coins.push('x'),
    };
    expect(twins(blind, secretive(), [], 'seed')[0]?.by).toContain('does not look like what it sees');
  });

  it('say so in a sentence, and nobody is told apart who knows everything', () => {
    expect(twinWords({ seat: 1, by: 'x' })).toBe('Seat 1 can tell what is hidden from it: x.');
    expect(
      twins(
        stepping((cx) => cx.emit(said(`${hidden(cx)}`))),
        stateFor(),
        [],
        'seed',
      ),
    ).toEqual([]);
  });
});
