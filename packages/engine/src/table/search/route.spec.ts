import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Piece } from '../ground/piece.ts';
import { type Table, tableOf } from '../ground/table.ts';
import type { Gait } from '../move/gait.ts';
import { firstObstacle, type Obstacle } from '../move/obstacle.ts';
import { box, FOOT, WALKER } from '../samples.spec-support.ts';
import type { Goal } from './goal.ts';
import { type Route, type RouteOptions, route } from './route.ts';

const GAIT: Gait = { ...WALKER, ground: { slow: 2 } };

const wall = (id: string, x: number, y: number, width: number, depth: number): Piece =>
  box(id, x, y, width, depth, { top: 3, solid: true, climbable: false });

function tableWith(pieces: Piece[]): Table {
  return tableOf({ width: 24, depth: 24, grid: 1000, pieces, regions: {}, links: [] });
}

function go(
  table: Table,
  x: number,
  y: number,
  goal: Goal,
  obstacles: Obstacle[] = [],
  options: Partial<RouteOptions> = {},
  budget = Number.POSITIVE_INFINITY,
): Route | null {
  return route(table, GAIT, FOOT, { x, y, z: 0 }, goal, budget, obstacles, { resolution: 0.25, ...options });
}

const spot = (x: number, y: number, z = 0): Goal => ({ x, y, z });
const figure = (x: number, y: number): Obstacle => ({ body: { x, y, z: 0, ...FOOT }, block: 'always' });

describe('to a point', () => {
  test('in the open the way is one straight leg', () => {
    const found = go(tableWith([]), 3.217, 4.003, spot(17.991, 12.345))!;
    expect(found.path.length).toBe(2);
    expect(found.cost).toBeCloseTo(Math.hypot(17.991 - 3.217, 12.345 - 4.003), 9);
  });

  test('round a wall the way is taut', () => {
    const found = go(tableWith([wall('w', 8, 6, 8, 0.25)]), 12, 5, spot(12, 8))!;
    expect(found.cost).toBeLessThan(10.019 * 1.035);
    expect(found.path.length).toBeLessThanOrEqual(6);
    expect(found.trace.refused).toBe(null);
  });

  test('round a figure it keeps touching distance', () => {
    const found = go(tableWith([]), 12, 10, spot(12, 14), [figure(12, 12)])!;
    const tangent = 2 * Math.sqrt(4 - 0.984 * 0.984) + 2 * 0.984 * 0.5143;
    expect(found.cost).toBeGreaterThan(tangent - 1e-6);
    expect(found.cost).toBeLessThan(tangent * 1.04);
  });

  test('a locked room is out of reach, its outside is the nearest place', () => {
    const room = [
      wall('s', 10, 10, 6, 0.5),
      wall('n', 10, 15.5, 6, 0.5),
      wall('w', 10, 10, 0.5, 6),
      wall('e', 15.5, 10, 0.5, 6),
    ];
    const table = tableWith(room);
    expect(go(table, 4, 13, spot(12, 13))).toBe(null);
    const near = go(table, 4, 13, spot(12, 13), [], { nearest: true })!;
    expect(near.arrives).toBe(false);
    const end = near.path[near.path.length - 1]!;
    expect(end.x).toBe(9.5);
    expect(end.y).toBe(13);
  });

  test('a place where the base does not fit cannot be gone to', () => {
    expect(go(tableWith([wall('w', 8, 6, 8, 0.25)]), 12, 4, spot(12, 5.6))).toBe(null);
    expect(go(tableWith([wall('w', 8, 6, 8, 0.25)]), 12, 4, spot(12, 5.508))!.cost).toBeCloseTo(1.508, 9);
    expect(go(tableWith([]), 12, 4, spot(12, 8), [figure(12.5, 8.5)])).toBe(null);
  });

  test('a way that costs more than the budget is none', () => {
    expect(go(tableWith([]), 4, 4, spot(9, 4), [], {}, 4.9)).toBe(null);
    expect(go(tableWith([]), 4, 4, spot(9, 4), [], {}, 5)!.cost).toBeCloseTo(5, 9);
    const near = go(tableWith([]), 4, 4, spot(9, 4), [], { nearest: true }, 4.9)!;
    expect(near.path[1]).toEqual({ x: 8.75, y: 4, z: 0 });
  });
});

describe('to a figure', () => {
  test('the way ends in contact, from where it comes', () => {
    const other = figure(12, 12);
    const found = go(tableWith([]), 4, 12, { body: other.body, within: 0 }, [other])!;
    const end = found.path[found.path.length - 1]!;
    const gap = Math.hypot(end.x - 12, end.y - 12) - 0.984;
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(0.002);
    expect(found.cost).toBeCloseTo(8 - 0.984, 2);
  });

  test('behind others it is reached from another side', () => {
    const other = figure(12, 12);
    const line = [figure(11, 11), figure(11, 12), figure(11, 13)];
    const found = go(tableWith([]), 4, 12, { body: other.body, within: 0 }, [other, ...line])!;
    const end = found.path[found.path.length - 1]!;
    expect(Math.hypot(end.x - 12, end.y - 12) - 0.984).toBeLessThan(0.002);
    for (const { body } of line)
      expect(Math.hypot(end.x - body.x, end.y - body.y)).toBeGreaterThan(0.984 - 1e-5);
  });

  test('within a distance it stops as soon as it is there', () => {
    const other = figure(12, 12);
    const found = go(tableWith([]), 4, 12, { body: other.body, within: 3 }, [other])!;
    expect(found.cost).toBeCloseTo(8 - 0.984 - 3, 2);
    expect(go(tableWith([]), 10, 12, { body: other.body, within: 3 }, [other])!.cost).toBe(0);
  });
});

test('every route can be gone at the cost it names, and is never shorter than the straight line', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.integer({ min: 4, max: 80 }),
          fc.integer({ min: 4, max: 80 }),
          fc.integer({ min: 1, max: 16 }),
          fc.constantFrom('slow', 'low', 'high', 'house'),
        ),
        { minLength: 1, maxLength: 7 },
      ),
      fc.integer({ min: 600, max: 23000 }),
      fc.integer({ min: 600, max: 23000 }),
      (specs, px, py) => {
        const kinds: Record<string, Partial<Piece>> = {
          slow: { ground: 'slow' },
          low: { top: 0.5, solid: true },
          high: { top: 3, solid: true, climbable: false },
          house: { top: 1.5, solid: true, surface: 'stand' },
        };
        const table = tableWith(
          specs.map(([x, y, size, kind], i) =>
            box(`p${i}`, x * 0.23, y * 0.23, size * 0.3, (17 - size) * 0.2, kinds[kind]!),
          ),
        );
        const goal = { x: px / 1000, y: py / 1000, z: 0 };
        const found = go(table, 0.6, 0.6, goal, [figure(6, 6), figure(12, 9)]);
        if (found === null) return;
        expect(found.trace.refused).toBe(null);
        expect(Number.isFinite(found.cost)).toBe(true);
        expect(firstObstacle(table, found.trace, FOOT, [figure(6, 6), figure(12, 9)])).toBe(null);
        expect(found.cost).toBeGreaterThan(Math.hypot(goal.x - 0.6, goal.y - 0.6) - 1e-9);
        const again = go(table, 0.6, 0.6, goal, [figure(6, 6), figure(12, 9)])!;
        expect(again).toEqual(found);
      },
    ),
    { numRuns: 80 },
  );
});

describe('part way up a climb', () => {
  const tower = tableOf({
    width: 36,
    depth: 36,
    grid: 1000,
    regions: {},
    links: [],
    pieces: [box('tower', 20, 10, 6, 6, { top: 4, solid: true, surface: 'stand', sight: 'solid' })],
  });

  test('a way may end hanging on a face, and costs what measuring it costs', () => {
    const goal = { x: 20 - FOOT.radius, y: 13, z: 1.5 };
    const found = route(tower, GAIT, FOOT, { x: 12, y: 13, z: 0 }, goal, 30, [], { resolution: 0.25 });
    expect(found?.arrives).toBe(true);
    expect(found?.trace.end).toEqual(goal);
    expect(found?.cost).toBeCloseTo(8 - FOOT.radius + 2 * 1.5, 2);
  });

  test('in the middle of the air it may not', () => {
    const goal = { x: 17, y: 13, z: 1.5 };
    expect(route(tower, GAIT, FOOT, { x: 12, y: 13, z: 0 }, goal, 30, [], { resolution: 0.25 })).toBeNull();
  });
});
