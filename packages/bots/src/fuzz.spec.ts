import bayonetPoint from '@vedette/bayonet-point';
import duel from '@vedette/duel';
import type { Game, Ruleset } from '@vedette/engine';
import silverBayonet from '@vedette/silver-bayonet';
import { describe, expect, it } from 'vitest';
import { fuzzBots } from './testing/index.ts';

const games = (ruleset: unknown, count: number) =>
  fuzzBots(ruleset as Ruleset<Game>, { games: count, seed: 'bots' });

describe('bots of every level, with budgets from nothing up', () => {
  it('play duels to their end, by the rules', () => {
    const { failures, asks } = games(duel, 40);
    expect(failures.map(({ seed, message }) => `${seed}: ${message}`)).toEqual([]);
    expect(asks).toBeGreaterThan(400);
  });

  it('play The Silver Bayonet to its end, by the rules', { timeout: 120_000 }, () => {
    const { failures } = games(silverBayonet, 2);
    expect(failures.map(({ seed, message }) => `${seed}: ${message}`)).toEqual([]);
  });

  it('play Bayonet Point to its end, by the rules', { timeout: 120_000 }, () => {
    const { failures, asks } = games(bayonetPoint, 4);
    expect(failures.map(({ seed, message }) => `${seed}: ${message}`)).toEqual([]);
    expect(asks).toBeGreaterThan(400);
  });

  it('play alike for a seed', () => {
    expect(games(duel, 5).checksum).toBe(games(duel, 5).checksum);
  });
});

describe('the fuzzer of bots finds', () => {
  const withThumb = (thumb: () => unknown, rest: object = {}) => ({
    ...duel,
    bots: { evaluate: () => 0, thumb },
    ...rest,
  });

  it('answers that are not on offer, with a dump that opens at the question', () => {
    const [failure] = games(
      withThumb(() => 'parley'),
      8,
    ).failures;
    expect(failure).toMatchObject({ kind: 'illegal-answer', dump: { format: 'vedette-replay' } });
    expect(failure!.message).toMatch(/^A (recruit|regular|veteran)'s answer to "\w+" is refused/);
  });

  it('bots that stumble', () => {
    const stumble = () => {
      throw new Error('bang');
    };
    expect(games(withThumb(stumble), 8).failures[0]).toMatchObject({ kind: 'crash' });
  });

  it('broken invariants', () => {
    const fuzz = { ...duel.fuzz, invariants: () => ['broken'] };
    expect(games({ ...duel, fuzz }, 1).failures).toMatchObject([{ kind: 'invariant', message: 'broken' }]);
  });
});
