import { expect, it } from 'vitest';
import { compiledLate, starts } from './compiled-late.ts';

it('a Node is told only what it knows, and starts with it', () => {
  expect(compiledLate().every(starts)).toBe(true);
  expect(compiledLate(['--no-such-flag-of-any-engine', '--interrupt-no-more'])).toEqual([]);
  expect(compiledLate(['--no-such-flag-of-any-engine', '--stack-size=900', '--no-opt'])).toEqual([
    '--stack-size=900',
  ]);
});
