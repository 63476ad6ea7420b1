import { describe, expect, it } from 'vitest';
import { lengthUnit } from './length-unit.ts';

describe('a unit of length', () => {
  it.each([
    ['inch', 5.93, '5.9"'],
    ['millimetre', 119.6, '120 mm'],
    ['mm', 119.6, '120 mm'],
    ['pace', 3.46, '3.5 paces'],
    ['pace', 1.02, '1 pace'],
    ['league', 2, '2 league'],
  ])('%s: %f is written %s', (unit, length, words) => {
    expect(lengthUnit(unit).written(length)).toBe(words);
  });

  it('that nobody knows here is drawn as large as an inch', () => {
    const { written: _, ...pace } = lengthUnit('pace');
    expect(lengthUnit('inch')).toMatchObject(pace);
  });
});
