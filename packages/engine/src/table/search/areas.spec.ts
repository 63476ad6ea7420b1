import { describe, expect, test } from 'vitest';
import type { Link, Spot } from '../ground/piece.ts';
import type { Table } from '../ground/table.ts';
import type { Gait } from '../move/gait.ts';
import { measure } from '../move/measure.ts';
import type { Obstacle } from '../move/obstacle.ts';
import { at, bodyAt, FOOT, rectangle, roomsWith, tableWith, WALKER, wall } from '../samples.spec-support.ts';
import { type Reach, reach } from './reach.ts';
import { type Route, route } from './route.ts';

const STEP = { resolution: 0.25 };
const FLYER: Gait = { ...WALKER, over: 'air', climb: 0, descend: 0 };
const FAR = Number.POSITIVE_INFINITY;

const stairs = (cost = 1): Link => ({
  id: 'stairs',
  ends: [
    { x: 6, y: 6, z: 0, within: 0.5 },
    { x: 6, y: 38, z: 0, within: 0.5 },
  ],
  cost,
  flags: [],
});

function from(
  table: Table,
  start: Spot,
  budget: number,
  gait: Gait = WALKER,
  obstacles: Obstacle[] = [],
): Reach {
  return reach(table, gait, FOOT, start, budget, obstacles, STEP);
}

function go(table: Table, start: Spot, goal: Spot, more: { nearest?: boolean } = {}): Route | null {
  return route(table, WALKER, FOOT, start, goal, FAR, [], { ...STEP, ...more });
}

function rowsOf(found: Reach): number[] {
  return [...new Set(found.y)].sort((a, b) => a - b);
}

describe('reach on a table of several areas', () => {
  test.each([
    ['a walker', WALKER],
    ['a flyer', FLYER],
    ['a ghost', { ...FLYER, over: 'through' } as Gait],
  ])('%s keeps to the one it is in', (_, gait) => {
    const found = from(roomsWith([]), at(6, 9), 40, gait);
    expect(rowsOf(found).at(-1)).toBeLessThanOrEqual(11.508);
    expect(found.costAt(6, 38)).toBe(FAR);
    expect(found.costAt(6, 20)).toBe(FAR);
    expect(found.costAt(6, 11)).toBeCloseTo(2, 9);
  });

  test('finds in each area what it finds on a table of that size alone', () => {
    const pillar = (y: number) => wall(rectangle(5, y + 5, 7, y + 7), 3);
    const alone = from(tableWith([pillar(0)], [], 12), at(3, 3), 9);
    const found = from(roomsWith([pillar(0), pillar(32)]), at(3, 35), 9);
    expect(found.count).toBe(alone.count);
    const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);
    expect(sum(found.cost)).toBeCloseTo(sum(alone.cost), 6);
  });

  test('goes on through a link into another', () => {
    const table = roomsWith([], [stairs()]);
    const found = from(table, at(6, 3), 6);
    expect(found.costAt(6, 38)).toBeCloseTo(2.5 + 1, 6);
    expect(found.costAt(6, 40)).toBeCloseTo(2.5 + 1 + 1.5, 6);
    expect(found.costAt(6, 41.1)).toBe(FAR);
    for (let i = 1; i < found.count; i += 5) {
      const trace = measure(table, WALKER, FOOT, found.pathTo(found.x[i]!, found.y[i]!, found.z[i]!)!);
      expect(trace.refused).toBeNull();
      expect(trace.cost).toBeLessThanOrEqual(found.cost[i]! + 1e-6);
    }
  });

  test('minds the figures beyond the link', () => {
    const table = roomsWith([], [stairs()]);
    const guard: Obstacle = { body: bodyAt(6, 40), block: 'always' };
    expect(from(table, at(6, 3), 8, WALKER, [guard]).costAt(6, 41)).toBeGreaterThan(
      from(table, at(6, 3), 8).costAt(6, 41) + 0.1,
    );
  });

  test('a search here leaves nothing behind for a search there', () => {
    const table = roomsWith([], [stairs()]);
    const before = from(table, at(6, 35), 4);
    from(table, at(6, 3), 40);
    const after = from(table, at(6, 35), 4);
    expect(after.count).toBe(before.count);
    expect(after.cost).toEqual(before.cost);
  });
});

describe('route on a table of several areas', () => {
  test('leads through the links at the exact cost, and nowhere without them', () => {
    expect(go(roomsWith([]), at(6, 3), at(6, 41))).toBeNull();
    const found = go(roomsWith([], [stairs()]), at(6, 3), at(6, 41))!;
    expect(found.trace.refused).toBeNull();
    expect(found.cost).toBeCloseTo(2.5 + 1 + 2.5, 6);
    expect(found.path.some(({ by }) => typeof by === 'object')).toBe(true);
  });

  test('stays within an area when that is shorter, and goes through another when that is', () => {
    const back: Link = {
      id: 'back',
      ends: [
        { x: 11, y: 38, z: 0, within: 0.5 },
        { x: 11, y: 6, z: 0, within: 0.5 },
      ],
      cost: 0,
      flags: [],
    };
    const two = [stairs(0), back];
    const open = go(roomsWith([], two), at(5, 6), at(11.4, 6))!;
    expect(open.cost).toBeLessThanOrEqual(6.4);
    const shut = roomsWith([wall(rectangle(8, 0, 9, 12), 9, { climbable: false })], two);
    const round = go(shut, at(5, 6), at(11.4, 6))!;
    expect(round.path.filter(({ by }) => typeof by === 'object').length).toBe(2);
    expect(round.trace.refused).toBeNull();
  });

  test('without a way leads as near as one gets: in the right area if possible', () => {
    const lift: Link = { ...stairs(), id: 'lift' };
    const shut = wall(rectangle(0, 40, 12, 41), 9, { climbable: false });
    const near = go(roomsWith([shut], [lift]), at(6, 3), at(6, 43), { nearest: true })!;
    expect(near.arrives).toBe(false);
    expect(near.path.at(-1)!.y).toBeGreaterThan(38.9);
    const below = go(roomsWith([]), at(2, 2), at(6, 41), { nearest: true })!;
    expect(below.path.at(-1)).toMatchObject({ x: 6, y: 9 });
  });
});
