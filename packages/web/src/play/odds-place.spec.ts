import { expect, it } from 'vitest';
import { standBelow } from './odds-place.ts';

it('odds stand beside the words while both have room in one line, else below them', () => {
  expect(standBelow('Let it stand', 'goes first 50 %')).toBe(false);
  expect(standBelow('Spend a Power Die: roll the 4 again', 'goes first 65 %')).toBe(true);
  expect(standBelow('Two dice', '2 actions 67 %, 1 action 33 %')).toBe(true);
});
