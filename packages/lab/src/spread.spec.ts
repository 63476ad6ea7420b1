import { expect, it } from 'vitest';
import { spreadOf } from './spread.ts';

it('tells mean and quartiles, between two numbers on the line', () => {
  expect(spreadOf([4, 1, 3, 2])).toEqual({
    mean: 2.5,
    least: 1,
    lower: 1.75,
    median: 2.5,
    upper: 3.25,
    most: 4,
  });
  expect(spreadOf([7])).toMatchObject({ mean: 7, least: 7, median: 7, most: 7 });
  expect(spreadOf([])).toMatchObject({ mean: 0, most: 0 });
});
