import { assert, double, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outlinesOverlap } from './outline-overlap.ts';

const rect = (x: number, y: number, w: number, d: number) => [x, y, x + w, y, x + w, y + d, x, y + d];
const overlap = (a: readonly number[], b: readonly number[]) => outlinesOverlap(a, b, 0.01);

describe('two polygons overlap', () => {
  it('when their edges cross, one lies in the other, or they are the same', () => {
    const square = rect(0, 0, 4, 4);
    expect(overlap(square, rect(3, 3, 4, 4))).toBe(true);
    expect(overlap(square, rect(1, 1, 1, 1))).toBe(true);
    expect(overlap(square, square)).toBe(true);
    expect(overlap(square, rect(0, 0, 4, 2))).toBe(true);
    expect(overlap(square, rect(-1, 1, 6, 1))).toBe(true);
  });

  it('not when they touch along an edge or at a corner, or a hair more', () => {
    const square = rect(0, 0, 4, 4);
    expect(overlap(square, rect(4, 0, 4, 4))).toBe(false);
    expect(overlap(square, rect(4, 4, 4, 4))).toBe(false);
    expect(overlap(square, rect(3.995, 1, 1, 1))).toBe(false);
    expect(overlap(square, rect(3.9, 1, 1, 1))).toBe(true);
    expect(overlap(square, rect(9, 9, 1, 1))).toBe(false);
  });

  it('not when one stands in the bay of the other', () => {
    const bay = [0, 0, 6, 0, 6, 4, 4, 4, 4, 1, 2, 1, 2, 4, 0, 4];
    expect(overlap(bay, rect(2.2, 2, 1.6, 4))).toBe(false);
    expect(overlap(bay, rect(2, 1, 2, 3))).toBe(false);
    expect(overlap(bay, rect(1, 2, 4, 1))).toBe(true);
  });

  it('and it does not matter which is asked first', () => {
    const side = double({ min: 0.1, max: 5, noNaN: true });
    const at = double({ min: 0, max: 6, noNaN: true });
    const any = tuple(at, at, side, side).map(([x, y, w, d]) => rect(x, y, w, d));
    assert(
      property(any, any, (a, b) => {
        expect(overlap(a, b)).toBe(overlap(b, a));
      }),
    );
  });
});
