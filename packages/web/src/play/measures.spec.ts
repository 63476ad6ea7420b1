import { describe, expect, it } from 'vitest';
import { ringsOf, rulerOf, withMark } from './measures.ts';

const mark = (x: number, y: number, radius = 0) => ({ x, y, radius });

describe('the ruler', () => {
  it('lies between two marks; a third begins anew', () => {
    const one = withMark([], mark(1, 1));
    const two = withMark(one, mark(2, 2));
    expect([one.length, two.length]).toEqual([1, 2]);
    expect(withMark(two, mark(3, 3))).toEqual([mark(3, 3)]);
    expect(rulerOf(one, 'inch')).toBeNull();
    expect(rulerOf(two, 'inch')).toMatchObject({ from: { x: 1, z: 0 }, to: { x: 2, z: 0 } });
  });

  it('measures from edge to edge, and never less than nothing', () => {
    expect(rulerOf([mark(0, 0, 0.5), mark(6, 8, 0.5)], 'inch')?.words).toBe('9"');
    expect(rulerOf([mark(0, 0, 0.5), mark(0.4, 0, 0.5)], 'inch')?.words).toBe('0"');
    expect(rulerOf([mark(0, 0), mark(300, 400)], 'millimetre')?.words).toBe('500 mm');
  });
});

describe('circles of measure', () => {
  it('are drawn from the edge of a base, about nobody none', () => {
    const [first] = ringsOf(mark(3, 4, 0.5), 'inch');
    expect(first).toEqual({ x: 3, y: 4, radius: 1.5, words: '1"' });
    expect(ringsOf(null, 'inch')).toEqual([]);
  });
});
