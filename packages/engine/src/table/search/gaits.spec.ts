import { describe, expect, test } from 'vitest';
import type { Piece } from '../ground/piece.ts';
import { stretchToPiece } from '../ground/sweep.ts';
import type { Table } from '../ground/table.ts';
import type { Gait } from '../move/gait.ts';
import { measure } from '../move/measure.ts';
import { firstObstacle, type Obstacle } from '../move/obstacle.ts';
import { area, block, FOOT, hill, rectangle, tableWith, WALKER, wall } from '../samples.spec-support.ts';
import { type Reach, reach } from './reach.ts';
import { type Route, route } from './route.ts';

const STEP = { resolution: 0.25 };
const FLYER: Gait = { ...WALKER, over: 'air', climb: 1, descend: 1, clearance: 0, leap: null, jump: null };
const GHOST: Gait = { ...FLYER, over: 'through' };
const high = (outline: number[], more: Partial<Piece> = {}): Piece =>
  wall(outline, 3, { climbable: false, ...more });

function from(table: Table, gait: Gait, x: number, y: number, budget: number, z = 0): Reach {
  return reach(table, gait, FOOT, { x, y, z }, budget, [], STEP);
}

function go(
  table: Table,
  gait: Gait,
  start: number[],
  goal: number[],
  obstacles: Obstacle[] = [],
): Route | null {
  const [x, y, z = 0] = start;
  const to = { x: goal[0]!, y: goal[1]!, z: goal[2] ?? 0 };
  const far = Number.POSITIVE_INFINITY;
  return route(table, gait, FOOT, { x: x!, y: y!, z }, to, far, obstacles, STEP);
}

function expectTrue(table: Table, gait: Gait, found: Reach): void {
  for (let i = 1; i < found.count; i += 7) {
    const trace = measure(table, gait, FOOT, found.pathTo(found.x[i]!, found.y[i]!, found.z[i]!)!);
    expect(trace.cost).toBeLessThanOrEqual(found.cost[i]! + 1e-6);
    expect(found.stop[i] === 1 ? trace.refused : null).toBe(null);
  }
}

describe('through the air', () => {
  test('a wall costs nothing, but its top is no place to end', () => {
    const table = tableWith([high(rectangle(8, 10, 16, 11))]);
    const found = from(table, FLYER, 12, 8, 6);
    expect(found.costAt(12, 13)).toBeCloseTo(5, 9);
    expect(found.canStopAt(12, 10.5, 0)).toBe(false);
    expect(found.canStopAt(12, 10.5, 3)).toBe(false);
    expectTrue(table, FLYER, found);
  });

  test('slow ground is flown over', () => {
    const found = from(tableWith([area(rectangle(0, 9, 24, 12), 'difficult')]), FLYER, 12, 8, 6);
    expect(found.costAt(12, 13)).toBeCloseTo(5, 9);
  });

  test('a roof costs the height gained', () => {
    const table = tableWith([block(rectangle(10, 10, 14, 14), 2)]);
    const found = from(table, FLYER, 12, 9, 6);
    expect(found.costAt(12, 12, 2)).toBeCloseTo(3 + 2, 6);
    expectTrue(table, FLYER, found);
    const way = go(table, FLYER, [12, 9], [12, 12, 2])!;
    expect(way.cost).toBeCloseTo(5, 9);
    expect(way.path.length).toBe(2);
  });

  test('a house in between is flown over for nothing, from roof to roof too', () => {
    const table = tableWith([block(rectangle(10, 10, 14, 14), 2), block(rectangle(16, 10, 20, 14), 2)]);
    const low = from(table, FLYER, 12, 9, 8);
    expect(low.costAt(12, 15, 0)).toBeCloseTo(6, 9);
    const across = from(table, FLYER, 12, 12, 8, 2);
    expect(across.costAt(18, 12, 2)).toBeCloseTo(6, 9);
    expect(across.costAt(15, 12, 0)).toBeCloseTo(3 + 2, 9);
    expectTrue(table, FLYER, low);
    expectTrue(table, FLYER, across);
  });

  test('what the gait may not cross is flown round, with the whole base where it is solid', () => {
    const table = tableWith([high(rectangle(8, 10, 16, 11), { flags: ['ward'] })]);
    const barred = { ...FLYER, barred: ['ward'] };
    const way = go(table, barred, [12, 9], [12, 12])!;
    expect(way.trace.refused).toBe(null);
    // Two tangents to the base's circle round a corner, its side, and the arcs between.
    const tangent = Math.sqrt(4 * 4 + 1 - FOOT.radius * FOOT.radius);
    const turn = Math.PI - 2 * (Math.atan(1 / 4) - Math.asin(FOOT.radius / Math.hypot(4, 1)));
    const round = 2 * tangent + 1 + turn * FOOT.radius;
    expect(way.cost).toBeGreaterThan(round - 0.01);
    expect(way.cost).toBeLessThan(round + 0.25);
    for (const { from, to } of way.trace.stretches)
      expect(stretchToPiece(table, 0, from.x, from.y, to.x, to.y)).toBeGreaterThan(FOOT.radius - 0.001);
    expect(go(table, FLYER, [12, 9], [12, 12])!.cost).toBeCloseTo(3, 9);
  });

  test('figures are in its way all the same', () => {
    const guard: Obstacle = { body: { x: 12, y: 10, z: 0, ...FOOT }, block: 'always' };
    const table = tableWith([]);
    const way = go(table, FLYER, [12, 8], [12, 12], [guard])!;
    expect(way.cost).toBeGreaterThan(4.4);
    expect(firstObstacle(table, way.trace, FOOT, [guard])).toBe(null);
  });
});

describe('through everything', () => {
  test('walls are gone through, and the inside of one is a place to end', () => {
    const table = tableWith([high(rectangle(8, 10, 16, 14))]);
    const found = from(table, GHOST, 12, 9, 6);
    expect(found.costAt(12, 15)).toBeCloseTo(6, 9);
    expect(found.costAt(12, 12, 0)).toBeCloseTo(3, 9);
    expect(found.canStopAt(12, 12, 0)).toBe(true);
    const house = tableWith([block(rectangle(8, 10, 16, 14), 2)]);
    expect(from(house, GHOST, 12, 9, 6).costAt(12, 12, 0)).toBeCloseTo(3, 9);
    expectTrue(table, GHOST, found);
  });

  test('a route ends inside a wall', () => {
    const table = tableWith([high(rectangle(8, 10, 16, 14))]);
    expect(go(table, GHOST, [12, 8], [12, 12])!.cost).toBeCloseTo(4, 9);
    expect(go(table, FLYER, [12, 8], [12, 12])).toBe(null);
  });

  test('a slope is gone up and down for its length alone, a sheer side costs its height', () => {
    const jumper: Gait = { ...GHOST, jump: WALKER.jump, leap: WALKER.leap };
    const table = tableWith([hill(rectangle(8, 10, 16, 14), 2), block(rectangle(8, 17, 16, 20), 2)]);
    const found = from(table, jumper, 12, 12, 6, 2);
    expect(found.costAt(12, 15.5, 0)).toBeCloseTo(3.5, 9);
    expect(found.costAt(12, 9, 0)).toBeCloseTo(3, 9);
    expectTrue(table, jumper, found);
    const onto = go(table, jumper, [12, 12, 2], [12, 18, 2])!;
    expect(onto.cost).toBeCloseTo(6, 9);
    expect(go(table, jumper, [12, 15, 0], [12, 18, 2])!.cost).toBeCloseTo(5, 9);
    expect(go(table, jumper, [12, 8, 0], [12, 12, 2])!.trace.stretches.map(({ kind }) => kind)).toEqual([
      'fly',
    ]);
  });
});

describe('jumps', () => {
  const roofs = (gap: number): Table =>
    tableWith([
      block(rectangle(6, 8, 10, 12), 3, { climbable: false }),
      block(rectangle(10 + gap, 8, 14 + gap, 12), 3, { climbable: false }),
    ]);

  test('lead from roof to roof at double cost', () => {
    const table = roofs(1.5);
    const found = from(table, WALKER, 9, 10, 8, 3);
    expect(found.costAt(13, 10, 3)).toBeGreaterThanOrEqual(1 + 2 * 1.5 + 1.5);
    expect(found.costAt(13, 10, 3)).toBeLessThan(1 + 2 * 1.5 + 1.5 + 0.5);
    expect(found.pathTo(13, 10, 3)!.some(({ by }) => by === 'jump')).toBe(true);
    expectTrue(table, WALKER, found);
  });

  test('are taken by a route, and measured exactly', () => {
    const way = go(roofs(1.5), WALKER, [9, 10, 3], [13, 10, 3])!;
    expect(way.trace.stretches.map(({ kind }) => kind)).toContain('jump');
    expect(way.trace.refused).toBe(null);
    expect(way.cost).toBeLessThan(1 + 3 + 1.5 + 0.6);
  });

  test('are not for those who cannot jump', () => {
    const found = from(roofs(1.5), { ...WALKER, jump: null, leap: null }, 9, 10, 12, 3);
    expect(found.costAt(13, 10, 3)).toBe(Number.POSITIVE_INFINITY);
  });

  test('lead over a low wall that cannot be climbed', () => {
    const fence = wall(rectangle(0, 10, 24, 10.2), 0.5, { climbable: false });
    const table = tableWith([fence]);
    const found = from(table, WALKER, 12, 9, 6);
    const cost = found.costAt(12, 11.5);
    expect(cost).toBeGreaterThan(2.5);
    expect(cost).toBeLessThan(2 * 2.5 + 1e-6);
    expectTrue(table, WALKER, found);
    expect(from(table, { ...WALKER, jump: null }, 12, 9, 9).costAt(12, 11.5)).toBe(Number.POSITIVE_INFINITY);
  });
});
