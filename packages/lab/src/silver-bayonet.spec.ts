import silverBayonet from '@vedette/silver-bayonet';
import { describe, expect, it } from 'vitest';
import { type Contest, contestants, inSeats, seatingOf } from './contest.ts';
import { contestPlayer, type PlayedGame } from './play-one.ts';
import { summaryOf } from './summary.ts';
import { tableOf } from './table.ts';

const [one, other, third] = silverBayonet.units.ready;

const CONTEST: Contest = {
  scenario: 'skirmish',
  options: { 'turn-limit': 4 },
  seed: 'spec',
  a: { level: 'random' },
  b: { level: 'random' },
  units: [[one, other]],
  exchange: true,
};

it('games of a grown ruleset are counted by turns, sides, casualties and points', () => {
  const play = contestPlayer(silverBayonet, CONTEST);
  const { length, standings, casualties, earned, deaths } = summaryOf([0, 1].map(play));
  expect(length.turns!.most).toBeLessThanOrEqual(4);
  expect(standings.edges!.rows.length).toBeGreaterThan(0);
  const fallen = casualties!.a.total + casualties!.b.total + casualties!.others.total;
  expect(deaths!.counts.flat().reduce((sum, count) => sum + count, 0)).toBe(fallen);
  expect(earned!.a.least).toBeGreaterThanOrEqual(0);
});

it('a game in which somebody has to think is told and repeated like any other', () => {
  const thoughtful: Contest = {
    ...CONTEST,
    options: { 'turn-limit': 1 },
    a: { level: 'veteran', budget: { simulations: 0 } },
  };
  const [once, again] = [0, 0].map(contestPlayer(silverBayonet, thoughtful));
  expect(again).toEqual(once);
  expect(once!.turns).toBeGreaterThan(0);
});

describe('three at one table', () => {
  const three: Contest = { ...CONTEST, options: { 'turn-limit': 2 }, units: [[one, other, third]] };

  it('a sits in each seat in turn, b in the others, and then the first two exchange units', () => {
    const seatings = [0, 1, 2, 3, 4, 5, 6].map((game) => seatingOf(three, game));
    expect(seatings.map(({ seatOfA }) => seatOfA)).toEqual([0, 1, 2, 0, 1, 2, 0]);
    expect(seatings.map(({ exchanged }) => exchanged)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      false,
    ]);
    // In a round of games everybody sits everywhere.
    expect([0, 1, 2].map((seat) => inSeats(seat, ['a', 'b', 'c']))).toEqual([
      ['a', 'b', 'c'],
      ['c', 'a', 'b'],
      ['b', 'c', 'a'],
    ]);
    expect([0, 1].map((seat) => inSeats(seat, ['a', 'b']))).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
  });

  it('a third and a fourth bot have seats of their own, b has what is left', () => {
    const bots = { a: 'a', b: 'b' };
    expect(contestants(bots, 2)).toEqual(['a', 'b']);
    expect(contestants(bots, 4)).toEqual(['a', 'b', 'b', 'b']);
    expect(contestants({ ...bots, others: ['c'] }, 4)).toEqual(['a', 'b', 'c', 'b']);
    expect(contestants({ ...bots, others: ['c', 'd'] }, 4)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('each of three bots has its wins and its share, and they come to the games', () => {
    const played = (number: number, seatOfA: number, shares: readonly number[]): PlayedGame => ({
      number,
      seatOfA,
      shares,
      shareOfA: shares[seatOfA]!,
      reason: 'over',
      decisions: 1,
      turns: null,
      chronicle: null,
      end: String(number),
    });
    // a, b, c; then c, a, b; then b, c, a.
    const games = [played(0, 0, [0, 0, 1]), played(1, 1, [1, 0, 0]), played(2, 2, [0, 0, 1])];
    const { bots } = summaryOf(games, false, 1);
    expect(bots!.rows.map(({ name, won, games: had }) => [name, won, had])).toEqual([
      ['a', 1, 3],
      ['b', 0, 3],
      ['c', 2, 3],
    ]);
    expect(summaryOf(games).bots).toBeNull();
    const told = tableOf(summaryOf(games, false, 1), { a: 'regular', b: 'recruit', c: 'random' });
    expect(told).toMatch(/^c, random +2 won; /m);
  });

  it('every game has one winner or is shared, and what a has of it is even at a third', () => {
    const games = [0, 1, 2].map(contestPlayer(silverBayonet, three));
    const summary = summaryOf(games, true);
    expect(games.map(({ shares }) => shares.length)).toEqual([3, 3, 3]);
    const { a, b, draw } = summary.wins;
    expect([a + b + draw, summary.seats, summary.pairs]).toEqual([3, 3, null]);
    expect(summary.share.share).toBeCloseTo(games.reduce((sum, { shareOfA }) => sum + shareOfA, 0) / 3);
    const { seats } = summary.standings;
    expect(seats!.rows.map(({ even }) => even)).toEqual([1 / 3, 1 / 3, 1 / 3]);
    expect(seats!.rows.reduce((sum, { won }) => sum + won, seats!.drawn)).toBe(3);
  });
});
