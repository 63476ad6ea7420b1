import { describe, expect, it } from 'vitest';
import type { Coin, CoinState } from '../kernel/coin-game.spec-support.ts';
import { stateFor } from '../kernel/coin-game.spec-support.ts';
import type { Json } from '../kernel/json.ts';
import { secretFor } from '../kernel/secret.ts';
import type { Seat } from '../kernel/state.ts';
import { Hearsay, tattleWords } from './hearsay.ts';

const WORDS = ['lunge', 'parry', 'draught'];
const word = (n: number) => WORDS[n % WORDS.length]!;

/** A state in which seat 0 hides these words. */
function hiding(...words: readonly string[]): CoinState {
  const state = stateFor();
  state.notes = words.map((text) => secretFor([0], text) as unknown as Json);
  return state;
}

interface Round {
  readonly said: string;
  readonly to: readonly Seat[] | null;
  readonly state: CoinState;
}

function tattles(rounds: readonly Round[]) {
  const hearsay = new Hearsay<Coin, number>(['board', 'options']);
  rounds.forEach(({ said, to, state }, n) => {
    const ears = hearsay.listener(() => n);
    ears.told({ event: { type: 'said', rule: 'coin', text: said }, to });
    ears.settle(state);
  });
  return hearsay.tattles();
}

const rounds = (count: number, round: (n: number) => Round) =>
  Array.from({ length: count }, (_, n) => round(n));

describe('what is told aloud', () => {
  it('is a tattle when it is the secret every time, and is reported once', () => {
    const found = tattles(rounds(12, (n) => ({ said: word(n), to: null, state: hiding(word(n)) })));
    expect(found).toEqual([{ what: '"said"', path: '/text', times: 12, first: 0 }]);
    expect(tattleWords(found[0]!)).toContain('All 12 times, "said" told at /text what was hidden');
  });

  it('is one, too, when it is whispered in the wrong ear, but not in the right one', () => {
    const whispered = (seat: Seat) =>
      tattles(rounds(12, (n) => ({ said: word(n), to: [seat], state: hiding(word(n)) })));
    expect(whispered(1)).toHaveLength(1);
    expect(whispered(0)).toEqual([]);
  });

  it('may be nine coincidences', () => {
    expect(tattles(rounds(9, (n) => ({ said: word(n), to: null, state: hiding(word(n)) })))).toEqual([]);
  });

  it('is none when it fits but once does not', () => {
    const once = rounds(30, (n) => ({ said: n === 17 ? 'hold' : word(n), to: null, state: hiding(word(n)) }));
    expect(tattles(once)).toEqual([]);
  });

  it('is none when it always says the same, or when everything is hidden somewhere', () => {
    expect(tattles(rounds(30, () => ({ said: 'parry', to: null, state: hiding('parry') })))).toEqual([]);
    expect(tattles(rounds(30, (n) => ({ said: word(n), to: null, state: hiding(...WORDS) })))).toEqual([]);
  });

  it('is none when the secret is open by the next question', () => {
    expect(tattles(rounds(30, (n) => ({ said: word(n), to: null, state: stateFor() })))).toEqual([]);
  });
});

it('a question that shows its seat a hidden word every time is a tattle', () => {
  const hearsay = new Hearsay<Coin, number>(['board', 'options']);
  const ears = hearsay.listener(() => 0);
  for (let n = 0; n < 12; n++) {
    ears.asked('call', 1, { options: ['heads', 'tails'], hint: { card: word(n) } });
    ears.settle(hiding(word(n)));
  }
  expect(hearsay.tattles()).toMatchObject([{ what: 'the question "call"', path: '/hint/card' }]);
});
