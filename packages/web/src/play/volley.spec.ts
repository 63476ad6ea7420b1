import type { SceneFigure } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import type { Option } from '../referee/messages.ts';
import { aimed, aimsOf, isVolley, linesOf, usualAims } from './volley.ts';

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

  it('says who aims at whom, of all who do not hold their fire', () => {
    const men = aimsOf(options);
    expect(aimed(men, { a: 'a>y', b: 'b' })).toEqual([
      { by: 'a', at: 'y' },
      { by: 'b', at: 'x' },
    ]);
    expect(aimed(men, { c: 'c' })).toEqual([]);
    const stands = (id: string, place: 'table' | 'out' = 'table') =>
      ({ id, place, x: 1, y: 2 }) as SceneFigure;
    const aims = [{ by: 'a', at: 'x' }];
    const there = { figures: [stands('a'), stands('x')] };
    expect(linesOf(aims, there)).toEqual([{ from: there.figures[0], to: there.figures[1] }]);
    expect(linesOf(aims, { figures: [stands('a'), stands('x', 'out')] })).toEqual([]);
  });
});
