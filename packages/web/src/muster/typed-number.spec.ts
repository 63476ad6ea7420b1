import { expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

const field = { min: 4, max: 40 };

it.each<[string, ReturnType<typeof typedNumber>]>([
  ['4', 4],
  ['40', 40],
  ['3', 'refused'],
  ['41', 'refused'],
  ['99', 'refused'],
  ['7.5', 'refused'],
  ['-8', 'refused'],
  ['', 'nothing'],
  [' ', 'nothing'],
])('of "%s" it makes %s', (text, made) => {
  expect(typedNumber(text, field)).toBe(made);
});
