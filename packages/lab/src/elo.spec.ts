import { expect, it } from 'vitest';
import { eloOf } from './elo.ts';

it('75 % of very many games are 191 points, half of them none', () => {
  const [strong, weak] = eloOf(2, [{ a: 0, b: 1, games: 1e6, pointsOfA: 750_000 }]);
  expect(strong!.elo - weak!.elo).toBeCloseTo(190.85, 1);
  expect((strong!.elo + weak!.elo) / 2).toBeCloseTo(1500);
  const even = eloOf(2, [{ a: 0, b: 1, games: 100, pointsOfA: 50 }]);
  expect(even.map(({ elo }) => elo)).toEqual([1500, 1500]);
});

it('four times the games halve the error, which is that of the difference', () => {
  const error = (games: number) => eloOf(2, [{ a: 0, b: 1, games, pointsOfA: games / 2 }])[0]!.error;
  expect(error(4003) / error(1000)).toBeCloseTo(0.5, 3);
  // Each of two ratings about their mean moves by half of the difference, whose variance is 4 / games.
  expect(error(999)).toBeCloseTo(1.959964 * Math.sqrt(1 / 1000) * (400 / Math.LN10), 6);
});

it('whoever wins everything is strong, not infinitely so; a chain of results orders all', () => {
  const ratings = eloOf(3, [
    { a: 0, b: 1, games: 20, pointsOfA: 0 },
    { a: 1, b: 2, games: 20, pointsOfA: 0 },
    { a: 0, b: 2, games: 20, pointsOfA: 0 },
  ]);
  const [weak, middle, strong] = ratings.map(({ elo }) => elo);
  expect(weak).toBeLessThan(middle!);
  expect(middle).toBeLessThan(strong!);
  expect(strong).toBeLessThan(3000);
  for (const { error } of ratings) expect(error).toBeGreaterThan(0);
});

it('who has not played yet has the mean, and nobody knows', () => {
  const [, , idle] = eloOf(3, [
    { a: 0, b: 1, games: 10, pointsOfA: 5 },
    { a: 0, b: 2, games: 0, pointsOfA: 0 },
    { a: 1, b: 2, games: 0, pointsOfA: 0 },
  ]);
  expect(idle!.elo).toBeCloseTo(1500);
  expect(idle!.error).toBeGreaterThan(200);
});
