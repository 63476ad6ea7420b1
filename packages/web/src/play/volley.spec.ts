import { describe, expect, it } from 'vitest';
import type { Option } from '../referee/messages.ts';
import { aimsOf, isVolley, usualAims } from './volley.ts';

const option = (id: string, more: Partial<Option> = {}): Option => ({ id, words: id, odds: null, ...more });

const options = [
  option('a', { figure: 'a' }),
  option('a>x', { figure: 'a', target: 'x', usual: true }),
  option('a>y', { figure: 'a', target: 'y' }),
  option('b', { figure: 'b', target: 'x' }),
  option('c', { figure: 'c' }),
];

describe('a volley', () => {
  it('is a question of several answers, some of which aim', () => {
    expect(isVolley({ form: 'some', options })).toBe(true);
    expect(isVolley({ form: 'some', options: [option('c', { figure: 'c' })] })).toBe(false);
    expect(isVolley({ form: 'one', options })).toBe(false);
  });

  it('lists every man once, with his targets', () => {
    expect(aimsOf(options).map(({ figure, aims }) => [figure, aims.map(({ id }) => id)])).toEqual([
      ['a', ['a>x', 'a>y']],
      ['b', ['b']],
      ['c', ['c']],
    ]);
  });

  it('begins with what most would do', () => {
    expect(usualAims(aimsOf(options))).toEqual({ a: 'a>x' });
  });
});
