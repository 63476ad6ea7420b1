import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from './directions.ts';
import {
  discOverlapsRing,
  insideRing,
  ringCrossings,
  ringDistanceSquared,
  segmentDistanceSquared,
} from './ring.ts';

interface Ring {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

function ring(outline: readonly number[]): Ring {
  const closed = [...outline, outline[0]!, outline[1]!];
  return {
    xs: Float64Array.from(closed.filter((_, i) => i % 2 === 0)),
    ys: Float64Array.from(closed.filter((_, i) => i % 2 === 1)),
  };
}

const inside = ({ xs, ys }: Ring, x: number, y: number) => insideRing(xs, ys, 0, xs.length, x, y);

const crossings = ({ xs, ys }: Ring, ax: number, ay: number, bx: number, by: number) => {
  const out: number[] = [];
  expect(ringCrossings(xs, ys, 0, xs.length, ax, ay, bx, by, out)).toBe(out.length);
  return out;
};

const boundarySquared = ({ xs, ys }: Ring, x: number, y: number) =>
  ringDistanceSquared(xs, ys, 0, xs.length, x, y);

/** Whole turns of the outline around a point, counted quadrant by quadrant: another way to say inside. */
function turnsAround({ xs, ys }: Ring, x: number, y: number): number {
  const quadrant = (i: number) => (ys[i]! >= y ? (xs[i]! >= x ? 0 : 1) : xs[i]! >= x ? 3 : 2);
  let quarters = 0;
  for (let i = 0; i + 1 < xs.length; i++) {
    const step = (quadrant(i + 1) - quadrant(i) + 4) % 4;
    const turn = (xs[i]! - x) * (ys[i + 1]! - y) - (xs[i + 1]! - x) * (ys[i]! - y);
    quarters += step === 3 ? -1 : step === 2 ? (turn > 0 ? 2 : -2) : step;
  }
  return quarters / 4;
}

/** A concave outline around (10, 10), counter-clockwise: one radius for each direction. */
const star = fc.array(fc.integer({ min: 500, max: 8000 }), { minLength: 3, maxLength: 14 }).map((radii) =>
  ring(
    radii.flatMap((radius, i) => {
      const [dx, dy] = DIRECTIONS[71 - Math.floor((i * 72) / radii.length)]!;
      return [10 + (dx * radius) / 1000, 10 + (dy * radius) / 1000];
    }),
  ),
);

const coordinate = fc.integer({ min: 0, max: 20_000 }).map((n) => n / 1000);
const point = fc.tuple(coordinate, coordinate);
const CLEARLY = 1e-12;

const SQUARE = ring([0, 0, 4, 0, 4, 4, 0, 4]);
const HORSESHOE = ring([0, 0, 6, 0, 6, 5, 4, 5, 4, 2, 2, 2, 2, 5, 0, 5]);

describe('insideRing', () => {
  it('counts the lower and left boundary in, the upper and right one out', () => {
    expect([inside(SQUARE, 0, 2), inside(SQUARE, 2, 0), inside(SQUARE, 0, 0)]).toEqual([true, true, true]);
    expect([inside(SQUARE, 4, 2), inside(SQUARE, 2, 4), inside(SQUARE, 4, 4)]).toEqual([false, false, false]);
  });

  it('leaves out the hollow of a concave outline', () => {
    expect([inside(HORSESHOE, 1, 4), inside(HORSESHOE, 3, 4), inside(HORSESHOE, 5, 4)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('agrees with counting the turns of the outline around the point', () => {
    fc.assert(
      fc.property(star, point, (shape, [x, y]) => {
        fc.pre(boundarySquared(shape, x, y) > CLEARLY);
        expect(inside(shape, x, y)).toBe(turnsAround(shape, x, y) !== 0);
      }),
      { numRuns: 2000 },
    );
  });

  it('puts every point in exactly one of two squares that share an edge', () => {
    const neighbour = ring([4, 0, 8, 0, 8, 4, 4, 4]);
    for (const y of [0, 1, 2.5, 3.999]) expect(inside(SQUARE, 4, y)).not.toBe(inside(neighbour, 4, y));
  });
});

describe('distances to an outline', () => {
  it('go to the nearest point of the edge, or to its end', () => {
    expect(segmentDistanceSquared(1, 3, 0, 0, 4, 0)).toBe(9);
    expect(segmentDistanceSquared(7, 4, 0, 0, 4, 0)).toBe(25);
    expect(segmentDistanceSquared(3, 4, 0, 0, 0, 0)).toBe(25);
  });

  it('are those of the nearest of many points along the edges', () => {
    fc.assert(
      fc.property(star, point, (shape, [x, y]) => {
        const { xs, ys } = shape;
        let sampled = Number.POSITIVE_INFINITY;
        for (let i = 0; i + 1 < xs.length; i++) {
          for (let k = 0; k <= 200; k++) {
            const dx = xs[i]! + ((xs[i + 1]! - xs[i]!) * k) / 200 - x;
            const dy = ys[i]! + ((ys[i + 1]! - ys[i]!) * k) / 200 - y;
            sampled = Math.min(sampled, Math.sqrt(dx * dx + dy * dy));
          }
        }
        const exact = Math.sqrt(boundarySquared(shape, x, y));
        expect(exact).toBeLessThanOrEqual(sampled + 1e-9);
        expect(sampled - exact).toBeLessThan(0.1);
      }),
    );
  });

  it('tell whether a disc overlaps, and a touch is no overlap', () => {
    const overlaps = (x: number, y: number, radius: number) =>
      discOverlapsRing(SQUARE.xs, SQUARE.ys, 0, 5, x, y, radius);
    expect(overlaps(6, 2, 2)).toBe(false);
    expect(overlaps(6, 2, 2.001)).toBe(true);
    expect(overlaps(2, 2, 0.1)).toBe(true);
    expect(overlaps(7, 8, 5)).toBe(false);
  });
});

describe('ringCrossings', () => {
  it('come in order along the line, whatever the order of the edges', () => {
    expect(crossings(HORSESHOE, -2, 4, 8, 4)).toEqual([0.2, 0.4, 0.6, 0.8]);
    expect(crossings(HORSESHOE, 8, 4, -2, 4)).toEqual([0.2, 0.4, 0.6, 0.8]);
  });

  it('are only those between the two points, and leave alone what was in the list', () => {
    const out = [9];
    expect(ringCrossings(SQUARE.xs, SQUARE.ys, 0, 5, 2, 2, 2, 10, out)).toBe(1);
    expect(out).toEqual([9, 0.25]);
    expect(crossings(SQUARE, 1, 1, 3, 3)).toEqual([]);
  });

  it('count a corner once when the line goes through it, twice or never when it only touches', () => {
    expect(crossings(SQUARE, -2, -2, 2, 2)).toHaveLength(1);
    expect(crossings(SQUARE, 2, -2, 6, 2).length % 2).toBe(0);
  });

  it('split the line into parts that lie alternately inside and outside', () => {
    fc.assert(
      fc.property(star, point, point, (shape, [ax, ay], [bx, by]) => {
        fc.pre(ax !== bx || ay !== by);
        const cuts = [0, ...crossings(shape, ax, ay, bx, by), 1];
        const sides = cuts.slice(1).flatMap((cut, i) => {
          const t = (cuts[i]! + cut) / 2;
          const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t];
          // Too near the boundary to tell; the turn that each crossing makes still counts.
          if (boundarySquared(shape, x, y) < CLEARLY) return [];
          return [inside(shape, x, y) === (i % 2 === 0)];
        });
        expect(new Set(sides).size).toBeLessThanOrEqual(1);
        expect(cuts).toEqual([...cuts].sort((a, b) => a - b));
      }),
      { numRuns: 2000 },
    );
  });

  it('are even in number between two points outside', () => {
    fc.assert(
      fc.property(star, coordinate, coordinate, (shape, left, right) => {
        expect(crossings(shape, -1, left, 21, right).length % 2).toBe(0);
      }),
    );
  });
});
