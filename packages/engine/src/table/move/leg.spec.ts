import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceToPiece } from '../ground/sweep.ts';
import type { Table } from '../ground/table.ts';
import { area, at, block, FOOT, hill, rectangle, tableWith, WALKER, wall } from '../samples.spec-support.ts';
import { measureLeg } from './leg.ts';
import { measure, type Waypoint } from './measure.ts';

/** Cost of a way and of the same way with a waypoint in it; the ways that cannot be gone are left out. */
function wholeAndHalves(table: Table, a: Waypoint, b: Waypoint, t: number): readonly [number, number] {
  const whole = measure(table, WALKER, FOOT, [a, b]);
  fc.pre(Number.isFinite(whole.cost));
  const x = a.x + t * (b.x - a.x);
  const y = a.y + t * (b.y - a.y);
  const walked = whole.stretches.find(
    ({ kind, from, to }) =>
      kind === 'walk' && (x - from.x) * (x - to.x) <= 0 && (y - from.y) * (y - to.y) <= 0,
  );
  fc.pre(walked !== undefined);
  return [whole.cost, measure(table, WALKER, FOOT, [a, at(x, y, walked!.from.z), b]).cost];
}

const crooked = tableWith([
  area([4, 3, 9, 2, 12, 9, 6, 12], 'difficult'),
  hill([8, 8, 15, 7, 16, 14, 9, 15], 1.5),
  block(rectangle(11, 10, 13, 13), 3.5),
  wall([3, 14, 12, 17, 12, 17.4, 3, 14.4], 2),
  block(rectangle(15, 2, 18, 20), 1.5, { base: 1.3 }),
]);
const square = tableWith([
  area(rectangle(4, 3, 10, 9), 'difficult'),
  hill(rectangle(8, 8, 16, 15), 1.5),
  block(rectangle(11, 10, 13, 13), 3.5),
  wall(rectangle(3, 16, 12, 16.5), 2),
  block(rectangle(15, 2, 18, 20), 1.5, { base: 1.3 }),
]);
const anywhere = fc.integer({ min: 1000, max: 23000 }).map((n) => n / 1000);
const onHalves = fc.integer({ min: 2, max: 46 }).map((n) => n / 2);

describe('a leg', () => {
  it('up a face costs the same in steps as at once: nothing of a climb is too little to count', () => {
    const table = tableWith([wall(rectangle(8, 2, 8.5, 8), 3), block(rectangle(14, 2, 18, 8), 3)]);
    const up = (x: number, ...heights: readonly number[]) =>
      measure(table, WALKER, FOOT, [at(x, 5), ...heights.map((z) => at(x, 5, z))]).cost;
    for (const x of [7.508, 13.508]) {
      expect(up(x, 0.3, 0.5, 0.7, 0.9)).toBeCloseTo(1.8, 9);
      expect(up(x, 0.24, 0.48, 0.72)).toBeCloseTo(1.44, 9);
      expect(up(x, 2.9)).toBeCloseTo(5.8, 9);
    }
    const over = (...hung: readonly number[]) =>
      measure(table, WALKER, FOOT, [at(7.508, 5), ...hung.map((z) => at(7.508, 5, z)), at(10, 5)]).cost;
    expect(over(2.8)).toBeCloseTo(over(), 9);
    expect(over(1, 1.2, 1.4, 2.76, 2.99)).toBeCloseTo(over(), 9);
  });

  it('down a face to hold on lower is climbed, to the ground it may be leapt', () => {
    const table = tableWith([block(rectangle(8, 2, 12, 8), 3)]);
    const cost = (from: number, to: number) =>
      measure(table, WALKER, FOOT, [at(7.508, 5, from), at(7.508, 5, to)]).cost;
    expect(cost(2, 1)).toBeCloseTo(2, 9);
    expect(cost(2, 1.9)).toBeCloseTo(0.2, 9);
    expect(cost(2, 0)).toBeCloseTo(2, 9);
    expect(cost(2, 0.3), 'down to the ground, and up again').toBeCloseTo(2.6, 9);
  });

  it('leads away from a face hung on, wherever that stands on the grid', () => {
    for (let x = 12000; x < 12300; x += 7) {
      const table = tableWith([wall([x / 1000, 5, x / 1000 + 0.5, 5, x / 1000 + 0.5, 9, x / 1000, 9], 2)]);
      const hanging = at((x - 492) / 1000, 7, 0.88);
      const away = at(hanging.x - 1, 7);
      const leg = measureLeg(table, WALKER, FOOT, hanging.x, hanging.y, hanging.z, away.x, away.y, away.z);
      expect([x, leg]).toEqual([x, measure(table, WALKER, FOOT, [hanging, away]).cost]);
      expect(leg).toBeCloseTo(1.88, 9);
    }
  });

  it('costs the same in two parts as in one', () => {
    const part = fc.double({ min: 0.01, max: 0.99, noNaN: true });
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, anywhere, part, (ax, ay, bx, by, t) => {
        const [whole, halves] = wholeAndHalves(crooked, at(ax, ay), at(bx, by), t);
        expect(Math.abs(halves - whole)).toBeLessThan(1e-9);
      }),
      { numRuns: 400 },
    );
  });

  it('costs the same in two parts as in one along walls and through corners', () => {
    const part = fc.integer({ min: 1, max: 7 }).map((n) => n / 8);
    fc.assert(
      fc.property(onHalves, onHalves, onHalves, onHalves, part, (ax, ay, bx, by, t) => {
        const [whole, halves] = wholeAndHalves(square, at(ax, ay), at(bx, by), t);
        expect(Math.abs(halves - whole)).toBeLessThan(1e-9);
      }),
      { numRuns: 400 },
    );
  });

  it('never squeezes a figure through a side that it does not climb', () => {
    const { pieces } = crooked;
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, anywhere, (ax, ay, bx, by) => {
        const { stretches } = measure(crooked, WALKER, FOOT, [at(ax, ay), at(bx, by)]);
        const climbed = new Set(stretches.filter(({ rise }) => rise !== 0).map(({ piece }) => piece));
        const bites = stretches.flatMap(({ from, to }) =>
          pieces.flatMap((piece, p) => {
            const beside = piece.top > from.z + WALKER.step && piece.base < from.z + FOOT.height;
            if (!piece.solid || climbed.has(p) || !beside) return [];
            return [0, 0.3, 0.5, 0.8, 1].map((t) =>
              distanceToPiece(crooked, p, from.x + t * (to.x - from.x), from.y + t * (to.y - from.y)),
            );
          }),
        );
        expect(Math.min(...bites, Number.POSITIVE_INFINITY)).toBeGreaterThan(FOOT.radius - 0.001);
      }),
      { numRuns: 500 },
    );
  });
});
