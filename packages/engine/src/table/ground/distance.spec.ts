import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, distanceToSpot, gap } from './distance.ts';
import type { Body } from './piece.ts';

function body(x: number, y: number, z = 0, radius = 0.5): Body {
  return { x, y, z, radius, height: 1 };
}

const coordinate = fc.integer({ min: 0, max: 36_000 }).map((n) => n / 1000);
const anyBody = fc.record({
  x: coordinate,
  y: coordinate,
  z: fc.constantFrom(0, 0.25, 1, 6),
  radius: fc.constantFrom(0, 0.492, 0.984),
  height: fc.constantFrom(1, 2),
});

describe('the gap between two bases', () => {
  it('runs from edge to edge in plan', () => {
    expect(gap(body(0, 0), body(3, 4))).toBe(4);
    expect(gap(body(0, 0, 0), body(3, 4, 9))).toBe(4);
  });

  it('is nothing when they touch or overlap', () => {
    expect(gap(body(0, 0), body(1, 0))).toBe(0);
    expect(gap(body(0, 0), body(0.2, 0))).toBe(0);
  });
});

describe('the distance between two figures', () => {
  it('counts the difference of their levels', () => {
    // Eight apart in plan, six up.
    expect(distance(body(0, 0, 0), body(9, 0, 6))).toBe(10);
    expect(distance(body(0, 0, 6), body(0.5, 0, 0))).toBe(6);
  });

  it('is the same both ways and never negative', () => {
    fc.assert(
      fc.property(anyBody, anyBody, (a, b) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, b)).toBeGreaterThanOrEqual(0);
        expect(distance(a, a)).toBe(0);
      }),
    );
  });

  it('is not shortened by a stop on the way, but for the width of the base stopped at', () => {
    fc.assert(
      fc.property(anyBody, anyBody, anyBody, (a, b, c) => {
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + 2 * b.radius + distance(b, c) + 1e-9);
      }),
    );
  });

  it('is at least the gap and at least the climb', () => {
    fc.assert(
      fc.property(anyBody, anyBody, (a, b) => {
        expect(distance(a, b)).toBeGreaterThanOrEqual(gap(a, b));
        expect(distance(a, b)).toBeGreaterThanOrEqual(Math.abs(a.z - b.z));
      }),
    );
  });
});

describe('other distances', () => {
  it('go from the base edge to a point, or to the edge of a marker', () => {
    expect(distanceToSpot(body(0, 0), { x: 3, y: 4, z: 0 })).toBe(4.5);
    expect(distanceToSpot(body(0, 0), { x: 3, y: 4, z: 0 }, 0.5)).toBe(4);
    expect(distanceToSpot(body(0, 0), { x: 4.5, y: 0, z: 3 })).toBe(5);
  });
});
