import { describe, expect, it } from 'vitest';
import { alongside, paceAround, paceOut, smoothLine, smoothRing } from './curve.ts';
import { at, contains, distance, num } from './shape.ts';

const square = [at(0, 0), at(40, 0), at(40, 40), at(0, 40)];

describe('curves', () => {
  it('pass through every stop they are given', () => {
    const stops = [at(0, 0), at(10, 5), at(20, 0)];
    const course = smoothLine(stops);
    for (const stop of stops) expect(course.some((p) => distance(p, stop) < 1e-9)).toBe(true);
    for (const corner of square)
      expect(smoothRing(square).some((p) => distance(p, corner) < 1e-9)).toBe(true);
  });

  it('are paced out evenly, across corners too', () => {
    const paces = paceOut([at(0, 0), at(7, 0), at(20, 0)], 5);
    expect(paces.map((p) => num(p.x))).toEqual(['0', '5', '10', '15', '20']);
    expect(paceAround(square, 10)).toHaveLength(17);
  });

  it('of no length have no paces beyond the first', () => {
    expect(paceOut([], 5)).toEqual([]);
    expect(paceOut([at(3, 3)], 5)).toEqual([at(3, 3)]);
    expect(paceOut([at(3, 3), at(3, 3)], 5)).toEqual([at(3, 3)]);
  });

  it('moved sideways stay at their distance', () => {
    expect(alongside([at(0, 0), at(10, 0)], 4)).toEqual([at(0, 4), at(10, 4)]);
  });
});

describe('an outline', () => {
  it('contains what lies within it and nothing else', () => {
    expect(contains(square, at(20, 20))).toBe(true);
    expect(contains(square, at(41, 20))).toBe(false);
    expect(contains([], at(0, 0))).toBe(false);
  });
});

describe('a number on paper', () => {
  it('has one decimal at most and no minus before nought', () => {
    expect([num(1.26), num(-0.04), num(3)]).toEqual(['1.3', '0', '3']);
  });
});
