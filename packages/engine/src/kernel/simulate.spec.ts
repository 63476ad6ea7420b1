import { describe, expect, it } from 'vitest';
import {
  type Coin,
  type CoinState,
  call,
  coinGame,
  roll,
  stateFor,
  steps,
} from './coin-game.spec-support.ts';
import { Fault } from './fault.ts';
import type { Asked } from './pending.ts';
import { randomPolicy } from './policy.ts';
import { simulate } from './simulate.ts';

describe('simulating', () => {
  it('plays the very state it was given to its end', () => {
    const state = stateFor(['curious']);
    const played = simulate(coinGame, state, randomPolicy(coinGame, 'x'));
    expect(played.state).toBe(state);
    expect([played.over, state.phase]).toEqual([true, 'over']);
    expect(played.asks).toBeGreaterThan(0);
  });

  it('stops between two steps when that is enough', () => {
    const game = steps(call, roll, call);
    expect(simulate(game, stateFor(), () => 'heads', { steps: 0 })).toMatchObject({
      steps: 0,
      asks: 0,
      over: false,
    });
    expect(simulate(game, stateFor(), () => 'heads', { steps: 2 })).toMatchObject({
      steps: 2,
      asks: 1,
      over: false,
    });
    expect(simulate(game, stateFor(), () => 'heads', { steps: 3 })).toMatchObject({
      steps: 3,
      asks: 2,
      over: true,
    });
    expect(simulate(game, stateFor(), () => 'heads', { steps: 99 })).toMatchObject({ steps: 3, over: true });
  });

  it('allows so many questions and not one more', () => {
    const game = steps(call, call, call);
    expect(simulate(game, stateFor(), () => 'heads', { asks: 3 }).over).toBe(true);
    expect(() => simulate(game, stateFor(), () => 'heads', { asks: 2 })).toThrow(Fault);
  });

  it('finds a game that goes round without asking', () => {
    const endless = { ...coinGame, rules: () => ({ name: 'again', run: () => {} }) };
    expect(() => simulate(endless, stateFor(), () => 'heads', { asks: 10 })).toThrow('Still no end');
  });

  it('tells its listener everything in order, whispers with their seats', () => {
    const game = steps((cx) => {
      cx.emit({ type: 'said', rule: 'coin', text: 'a' });
      cx.whisper([1], { type: 'said', rule: 'coin', text: 'b' });
    });
    const told: unknown[] = [];
    simulate(
      game,
      stateFor(),
      () => 'heads',
      {},
      (entry) => told.push(entry),
    );
    expect(told).toEqual([
      { event: { type: 'said', rule: 'coin', text: 'a' }, to: null },
      { event: { type: 'said', rule: 'coin', text: 'b' }, to: [1] },
    ]);
  });

  it('shows a policy only what its seat may see', () => {
    const views: CoinState[] = [];
    const policy = (asked: Asked<Coin>) => {
      views.push(asked.view());
      return 5;
    };
    simulate(
      { ...coinGame, rules: (s) => (s.phase === 'hide' ? coinGame.rules(s) : null) },
      stateFor(),
      policy,
    );
    expect(views).toHaveLength(2);
    expect(views[1]!.players[0]!.hidden).toEqual({ secret: [0], value: null });
    expect(views[1]!.dice.words).toEqual([0, 0, 0, 0]);
  });

  it('by chance meets a question without a legal answer loudly', () => {
    const dead = steps((cx) => void cx.ask('call', 0, { options: [] }));
    expect(() => simulate(dead, stateFor(), randomPolicy(dead, 'x'))).toThrow('"call" has no legal answer.');
  });

  it('by chance answers the same for the same seed', () => {
    const end = (seed: string) =>
      JSON.stringify(simulate(coinGame, stateFor(['curious']), randomPolicy(coinGame, seed)).state);
    expect(end('a')).toBe(end('a'));
    expect(end('a')).not.toBe(end('b'));
  });
});
