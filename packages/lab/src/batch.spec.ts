import { describe, expect, it } from 'vitest';
import { type Hand, playBatch } from './batch.ts';
import type { PlayedGame } from './play-one.ts';

function record(number: number, shareOfA: number): PlayedGame {
  const nothing = { turns: null, chronicle: null, reason: 'end', decisions: 1 };
  const seatOfA = number % 2;
  const shares = seatOfA === 0 ? [shareOfA, 1 - shareOfA] : [1 - shareOfA, shareOfA];
  return { number, seatOfA, shareOfA, shares, end: String(number), ...nothing };
}

/** A hand that needs so many turns of the wheel for a game. */
function hand(patience: (number: number) => number, shareOfA = 1): Hand {
  return {
    async play(number) {
      for (let i = 0; i < patience(number); i++) await Promise.resolve();
      return record(number, shareOfA);
    },
  };
}

const numbers = (records: readonly PlayedGame[]) => records.map(({ number }) => number);

describe('a batch', () => {
  it('is played by all hands together, each game once', async () => {
    const hands = [hand(() => 1), hand((n) => n % 7), hand((n) => 13 - (n % 13))];
    const { records, ended } = await playBatch({ hands }, { games: 50, within: null });
    expect(ended).toBe('complete');
    expect(numbers(records)).toEqual(Array.from({ length: 50 }, (_, n) => n));
  });

  it('stops at the same game, however many hands there are and however fast they are', async () => {
    const stops = [];
    for (const hands of [
      [hand(() => 0)],
      [hand(() => 0), hand((n) => (n === 3 ? 500 : 0))],
      Array.from({ length: 9 }, (_, i) => hand((n) => (n * i) % 11)),
    ]) {
      const { records, ended } = await playBatch({ hands }, { games: 1000, within: 0.05 });
      stops.push([ended, numbers(records).length, numbers(records).at(-1)]);
    }
    expect(stops[0]).toEqual(['narrow', 40, 39]);
    expect(new Set(stops.map(String)).size).toBe(1);
  });

  it('plays on while nobody can be sure, and never looks between the rounds', async () => {
    const even: Hand = { play: async (number) => record(number, number % 2) };
    const { records, ended } = await playBatch({ hands: [even] }, { games: 100, within: 0.05 });
    expect([ended, records.length]).toEqual(['complete', 100]);
    const seen: number[] = [];
    await playBatch({ hands: [even] }, { games: 3, within: 0.49 }, (played) => seen.push(played));
    expect(seen).toEqual([1, 2, 3]);
  });

  it('that is broken off keeps the games before the first that is missing', async () => {
    const quitter: Hand = { play: async (number) => (number >= 4 ? null : record(number, 0)) };
    const slow = hand((n) => (n === 1 ? 1000 : 1));
    const { records, ended } = await playBatch({ hands: [quitter, slow] }, { games: 90, within: null });
    expect(ended).toBe('cancelled');
    expect(numbers(records)).toEqual(numbers(records).map((_, n) => n));
  });

  it('fails with the game that broke', async () => {
    const broken: Hand = {
      play: async (number) => {
        if (number === 2) throw new Error('Game 2 broke off');
        return record(number, 0);
      },
    };
    await expect(playBatch({ hands: [broken] }, { games: 9, within: null })).rejects.toThrow('Game 2');
  });
});
