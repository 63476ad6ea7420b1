import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overlaps } from '../ground/overlap.ts';
import type { Spot } from '../ground/piece.ts';
import { surfacesAt } from '../ground/surface.ts';
import type { Table } from '../ground/table.ts';
import { measure, type Waypoint } from '../move/measure.ts';
import { firstObstacle, type Obstacle } from '../move/obstacle.ts';
import { legalPlace } from '../move/stand.ts';
import type { Trace } from '../move/stretch.ts';
import { area, block, FOOT, hill, rectangle, tableWith, WALKER, wall } from '../samples.spec-support.ts';
import { reach } from './reach.ts';
import { route } from './route.ts';

const STEP = { resolution: 0.25 };
const figure = (x: number, y: number, z = 0): Obstacle => ({ body: { x, y, z, ...FOOT }, block: 'always' });

/** Every place to stop at must be reached by a path that the rules of movement allow; counts the paths tried. */
function expectFree(
  table: Table,
  start: Spot,
  budget: number,
  obstacles: readonly Obstacle[],
  every: number,
): number {
  const check = (path: readonly Waypoint[]): Trace => {
    const trace = measure(table, WALKER, FOOT, path);
    expect(trace.refused).toBe(null);
    expect(firstObstacle(table, trace, FOOT, obstacles)).toBe(null);
    return trace;
  };
  const found = reach(table, WALKER, FOOT, start, budget, obstacles, STEP);
  let tried = 0;
  for (let i = 1; i < found.count; i += every) {
    if (found.stop[i] === 0) continue;
    const trace = check(found.pathTo(found.x[i]!, found.y[i]!, found.z[i]!)!);
    expect(trace.cost).toBeLessThanOrEqual(found.cost[i]! + 1e-6);
    tried++;
  }
  const goal = { x: 24 - start.x, y: start.y, z: 0 };
  const far = Number.POSITIVE_INFINITY;
  check(route(table, WALKER, FOOT, start, goal, far, obstacles, { ...STEP, nearest: true })!.path);
  return tried;
}

describe('a figure on another level', () => {
  test('is in the way of a leg along the edge of a slope, which may as well be gone at its foot', () => {
    const table = tableWith([hill(rectangle(5.75, 1.84, 6.06, 7.42), 1)]);
    expect(expectFree(table, { x: 5, y: 11, z: 0 }, 9, [figure(6, 8), figure(14, 10)], 1)).toBeGreaterThan(
      999,
    );
  });

  test('is in the way of a leg that goes over what it stands on', () => {
    const table = tableWith([hill(rectangle(8, 8, 12, 12), 1)]);
    const guard = figure(10, 10, 1);
    const way = route(table, WALKER, FOOT, { x: 7, y: 10, z: 0 }, { x: 13, y: 10, z: 0 }, 20, [guard], STEP)!;
    expect(firstObstacle(table, way.trace, FOOT, [guard])).toBe(null);
    expect(way.cost).toBeGreaterThan(6.2);
  });

  test("below a roof is in nobody's way there", () => {
    const table = tableWith([block(rectangle(8, 8, 16, 12), 3)]);
    const found = reach(table, WALKER, FOOT, { x: 9, y: 8.1, z: 3 }, 6, [figure(12, 7.5)], STEP);
    expect(found.costAt(15, 8.1, 3)).toBeCloseTo(6, 6);
  });
});

describe('a figure that must be kept away from', () => {
  const guard: Obstacle = { body: { x: 12, y: 12, z: 0, ...FOOT }, block: 'always', keep: 1 };

  test('is left by drawing away, never round it nor over a hill and back', () => {
    const table = tableWith([hill(rectangle(11, 8.5, 14, 10.3), 1)]);
    expect(expectFree(table, { x: 12, y: 10.5, z: 0 }, 6, [guard], 1)).toBeGreaterThan(99);
    expect(expectFree(tableWith([]), { x: 13.2, y: 11.4, z: 0 }, 6, [guard], 1)).toBeGreaterThan(99);
  });

  test('is left in straight lines', () => {
    const found = reach(tableWith([]), WALKER, FOOT, { x: 12.13, y: 10.5, z: 0 }, 3, [guard], STEP);
    expect(found.costAt(12.5, 9)).toBeCloseTo(Math.hypot(0.37, 1.5), 9);
  });

  test('may be ended near by who has not come clear of it', () => {
    const found = reach(tableWith([]), WALKER, FOOT, { x: 12, y: 10.6, z: 0 }, 3, [guard], STEP);
    expect(found.canStopAt(12, 10.4, 0)).toBe(true);
    expect(found.costAt(12, 10.4)).toBeCloseTo(0.2, 9);
    expect(found.costAt(12, 10.8)).toBe(Number.POSITIVE_INFINITY);
  });
});

test('on any table, in any crowd, from any start: every way is free', () => {
  const thousandths = fc.integer({ min: 500, max: 23500 });
  const pieces = fc.array(
    fc.record({
      x: fc.integer({ min: 2, max: 80 }),
      y: fc.integer({ min: 2, max: 80 }),
      w: fc.integer({ min: 1, max: 20 }),
      d: fc.integer({ min: 1, max: 20 }),
      kind: fc.constantFrom('slow', 'low', 'high', 'house', 'hill', 'deck'),
    }),
    { minLength: 1, maxLength: 8 },
  );
  const figures = fc.array(
    fc.record({
      x: thousandths,
      y: thousandths,
      up: fc.boolean(),
      block: fc.constantFrom('always', 'always', 'end', 'pass'),
      keep: fc.constantFrom(0, 0.4, 1, 2),
    }),
    { minLength: 1, maxLength: 14 },
  );
  const property = fc.property(pieces, figures, thousandths, thousandths, (specs, crowd, px, py) => {
    const table = tableWith(
      specs.map(({ x, y, w, d, kind }) => {
        const outline = rectangle(x * 0.23, y * 0.23, x * 0.23 + w * 0.31, y * 0.23 + d * 0.31);
        if (kind === 'slow') return area(outline, 'difficult');
        if (kind === 'low') return wall(outline, 0.5);
        if (kind === 'high') return wall(outline, 3, { climbable: false });
        if (kind === 'house') return block(outline, 1.5);
        return kind === 'hill' ? hill(outline, 1) : block(outline, 1.4, { base: 1.2 });
      }),
    );
    const spot = (x: number, y: number, up: boolean): Spot => {
      const levels = surfacesAt(table, x, y);
      return { x, y, z: levels[up ? levels.length - 1 : 0]!.z };
    };
    const obstacles = crowd.map(({ x, y, up, block: how, keep }): Obstacle => {
      return { body: { ...spot(x / 1000, y / 1000, up), ...FOOT }, block: how, keep };
    });
    const start = spot(px / 1000, py / 1000, px % 2 === 0);
    if (!legalPlace(table, { ...start, ...FOOT }, [], { gait: WALKER })) return;
    if (obstacles.some(({ body }) => overlaps({ ...start, ...FOOT }, body, 0))) return;
    expectFree(table, start, 7, obstacles, 29);
  });
  expect(fc.check(property, { numRuns: 60 })).toMatchObject({ counterexample: null });
});
