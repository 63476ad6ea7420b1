import { expect, it } from 'vitest';
import { wilson } from './wilson.ts';

it('gives the interval of the books: 60 of 100 lie between 50.2 and 69.1 %', () => {
  const { share, low, high } = wilson(60, 100);
  expect(share).toBe(0.6);
  expect(low).toBeCloseTo(0.502, 3);
  expect(high).toBeCloseTo(0.6906, 3);
});

it('never leaves 0 to 1, and is open where nothing was played', () => {
  const all = wilson(10, 10);
  expect(all.high).toBeLessThanOrEqual(1);
  expect([all.low, all.high].map((end) => end.toFixed(4))).toEqual(['0.7225', '1.0000']);
  expect(wilson(0, 10)).toMatchObject({ share: 0, low: 0 });
  expect(wilson(0, 0)).toEqual({ games: 0, share: 0.5, low: 0, high: 1 });
});
