import { describe, expect, it } from 'vitest';
import { type Coin, type CoinState, coinGame, stateFor } from '../kernel/coin-game.spec-support.ts';
import type { Json } from '../kernel/json.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { redact, secretFor } from '../kernel/secret.ts';
import type { Seat } from '../kernel/state.ts';
import { leaks, leakWords } from './leak.ts';

function secretive(hidden = 5): CoinState {
  const state = stateFor();
  state.players[0]!.hidden = secretFor([0], hidden);
  return state;
}

/** The coin game with a view that says something more. */
function telling(more: (state: CoinState, seat: Seat | null) => Json): Ruleset<Coin> {
  return {
    ...coinGame,
    view: (state, seat) => ({ ...coinGame.view(state, seat), notes: [more(state, seat)] }),
  };
}

/** The seats whose view leaks anything. */
function leaking(ruleset: Ruleset<Coin>, state: CoinState): (Seat | null)[] {
  return [...new Set(leaks(ruleset, state).map(({ seat }) => seat))];
}

const number = ({ players }: CoinState) => players[0]!.hidden!.value!;

describe('looking for leaks', () => {
  it('finds none where everything is redacted', () => {
    expect(leaks(coinGame, secretive())).toEqual([]);
  });

  it('finds none where nothing is hidden', () => {
    expect(leaks(coinGame, stateFor())).toEqual([]);
  });

  it('leaves the state as it was', () => {
    const state = secretive();
    const before = JSON.stringify(state);
    leaks(coinGame, state);
    expect(JSON.stringify(state)).toBe(before);
  });

  it.each<[string, Ruleset<Coin>, (Seat | null)[]]>([
    ['the whole state', { ...coinGame, view: (state) => state }, [null, 0, 1]],
    [
      'the dice',
      { ...coinGame, view: (state, seat) => ({ ...redact(state, seat, []), dice: state.dice }) },
      [null, 0, 1],
    ],
    ['a copy of the secret', telling(number), [null, 1]],
    ['the secret in a sentence', telling((state) => `It is ${number(state)}!`), [null, 1]],
    [
      'the secret to onlookers only',
      telling((state, seat) => (seat === null ? number(state) : null)),
      [null],
    ],
    ['the secret to the wrong seat only', telling((state, seat) => (seat === 1 ? number(state) : null)), [1]],
    [
      'a key that was called fixed but is not',
      { ...coinGame, view: (state, seat) => redact(state, seat, ['players']) },
      [null, 1],
    ],
  ])('finds a view that shows %s', (_, ruleset, seats) => {
    expect(leaking(ruleset, secretive())).toEqual(seats);
  });

  it('does not complain when the one who knows is told', () => {
    expect(
      leaks(
        telling((state, seat) => (seat === 0 ? number(state) : null)),
        secretive(),
      ),
    ).toEqual([]);
  });

  it('finds a view that shows something reckoned from the secret', () => {
    expect(
      leaking(
        telling((state) => number(state) > 3),
        secretive(),
      ),
    ).toEqual([null, 1]);
    expect(
      leaking(
        telling((state) => number(state) % 2),
        secretive(),
      ),
    ).toEqual([null, 1]);
  });

  it('finds a hidden yes or no that is shown', () => {
    const state = stateFor();
    state.notes = [secretFor([0], true) as unknown as Json];
    const shown = telling((truth) => (truth.notes[0] as { value: boolean }).value);
    expect(leaking(shown, state)).toEqual([null, 1]);
  });

  it('finds a hidden thing that is shown by its name as a key', () => {
    const state = stateFor();
    state.notes = [secretFor([0], { vampire: 1 }) as unknown as Json];
    const shown = telling((truth) => Object.keys((truth.notes[0] as { value: object }).value));
    expect(leaking(shown, state)).toEqual([null, 1]);
  });

  it('finds a view that shows how many hidden things there are', () => {
    const state = stateFor();
    state.notes = [secretFor([0], ['a', 'b', 'c']) as unknown as Json];
    const shown = telling((truth) => (truth.notes[0] as { value: string[] }).value.length);
    expect(leaking(shown, state)).toEqual([null, 1]);
  });
});

describe('a leak', () => {
  it('is told with the place in the view', () => {
    const copied = telling((state) => ({ spy: { saw: number(state) } }));
    expect(leaks(copied, secretive())).toEqual([
      { seat: null, path: '/notes/0/spy/saw' },
      { seat: 1, path: '/notes/0/spy/saw' },
    ]);
    expect(leaks({ ...coinGame, view: (state) => state }, secretive()).slice(0, 2)).toEqual([
      { seat: null, path: '/dice' },
      { seat: null, path: '/players/0/hidden/value' },
    ]);
  });

  it('of a view that fails without the secret is the whole view', () => {
    const failing = telling((state) => number(state).toFixed(1));
    expect(leaks(failing, secretive())).toEqual([
      { seat: null, path: '' },
      { seat: 1, path: '' },
    ]);
  });

  it.each([
    [{ seat: 1, path: '/notes/0' }, 'what seat 1 sees at /notes/0 depends on what is hidden from it'],
    [{ seat: null, path: '/dice' }, 'an onlooker sees the dice, and could reckon what they will show'],
    [{ seat: 0, path: '' }, 'the view of seat 0 cannot be made without what is hidden from it'],
  ])('is said in words: %j', (leak, words) => {
    expect(leakWords(leak)).toBe(words);
  });
});
