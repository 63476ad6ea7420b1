import { expect, it } from 'vitest';
import { lineOf, linesOf, pointerTo } from './lines.ts';

const TEXT = `{
  "name": "A \\"mill\\", at night",
  "rules": [
    { "id": "a", "do": [] },
    {
      "id": "b/c",
      "at": [1, -2.5]
    }
  ]
}`;

it('every part of a text has its line', () => {
  const lines = linesOf(TEXT);
  expect(lines.get('')).toBe(1);
  expect(lines.get('/name')).toBe(2);
  expect(lines.get('/rules/0/do')).toBe(4);
  expect(lines.get('/rules/1')).toBe(5);
  expect(lines.get('/rules/1/at/1')).toBe(7);
});

it('what is missing is told of where it should stand', () => {
  const lines = linesOf(TEXT);
  expect(lineOf(lines, '/rules/1/when/event')).toBe(5);
  expect(lineOf(lines, '/boards')).toBe(1);
  expect(lineOf(linesOf('{ no JSON'), '/boards')).toBeNull();
});

it('scenarios of a file stand in its list, a bare one is the whole text', () => {
  expect(pointerTo('{ "scenarios": [{}] }', 0)).toBe('/scenarios/0');
  expect(pointerTo(TEXT, 0)).toBe('');
});
