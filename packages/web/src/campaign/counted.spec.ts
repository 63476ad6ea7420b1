import { expect, it } from 'vitest';
import { counted } from './counted.ts';

it('says what comes several times once, in the order in which it came', () => {
  expect(counted(['Shakes', 'Nagging Doubt', 'Shakes', 'Cursed'])).toEqual([
    'Shakes ×2',
    'Nagging Doubt',
    'Cursed',
  ]);
  expect(counted([])).toEqual([]);
});
