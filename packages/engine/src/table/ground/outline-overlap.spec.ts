import { array, assert, double, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outlinesOverlap, preparedOutline } from './outline-overlap.ts';
import { insideRing, ringDistanceSquared } from './ring.ts';

const rect = (x: number, y: number, w: number, d: number) => [x, y, x + w, y, x + w, y + d, x, y + d];
const overlap = (a: readonly number[], b: readonly number[]) =>
  outlinesOverlap(preparedOutline(a), preparedOutline(b), 0.01);

/** How deep some point of a fine net lies within both. */
function deepestShared(a: readonly number[], b: readonly number[]): number {
  const ringOf = (outline: readonly number[]) => {
    const closed = [...outline, outline[0]!, outline[1]!];
    return [closed.filter((_, i) => i % 2 === 0), closed.filter((_, i) => i % 2 === 1)].map((list) =>
      Float64Array.from(list),
    ) as [Float64Array, Float64Array];
  };
  const depth = ([xs, ys]: readonly [Float64Array, Float64Array], x: number, y: number) =>
    insideRing(xs, ys, 0, xs.length, x, y) ? Math.sqrt(ringDistanceSquared(xs, ys, 0, xs.length, x, y)) : 0;
  const [p, q] = [ringOf(a), ringOf(b)];
  let deepest = 0;
  for (let x = 0; x <= 14; x += 0.1) {
    for (let y = 0; y <= 14; y += 0.1) deepest = Math.max(deepest, Math.min(depth(p, x, y), depth(q, x, y)));
  }
  return deepest;
}

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

  it('as a fine net laid over both says, whatever their form', () => {
    const reach = double({ min: 0.3, max: 3, noNaN: true });
    const at = double({ min: 3, max: 11, noNaN: true });
    const star = tuple(at, at, array(reach, { minLength: 3, maxLength: 24 })).map(([x, y, reaches]) =>
      reaches.flatMap((far, i) => {
        const angle = (2 * Math.PI * i) / reaches.length;
        return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
      }),
    );
    assert(
      property(star, star, (a, b) => {
        const deepest = deepestShared(a, b);
        // Between the two nobody can tell: what they share is narrow.
        const apart = Math.abs(a[0]! - b[0]!) > 7;
        const expected = deepest > 0.15 ? [true] : apart ? [false] : [true, false];
        expect(expected).toContain(overlap(a, b));
        expect(overlap(b, a)).toBe(overlap(a, b));
      }),
      { numRuns: 60 },
    );
  });
});

it("many outlines with hundreds of corners, all in each other's bays, are looked at by their nearest edges alone", () => {
  const zigzag = (row: number) => {
    const below = Array.from({ length: 100 }, (_, i) => [i, row / 2 + (i % 2) * 100]).flat();
    const above = Array.from({ length: 100 }, (_, i) => [
      99 - i,
      row / 2 + 0.25 + ((99 - i) % 2) * 100,
    ]).flat();
    return preparedOutline([...below, ...above]);
  };
  const nested = Array.from({ length: 60 }, (_, row) => zigzag(row));
  const touched = nested.flatMap((one, i) =>
    nested.slice(0, i).filter((other) => outlinesOverlap(one, other, 0.02)),
  );
  expect(touched).toEqual([]);
});
