import { describe, expect, test } from 'vitest';
import type { Link, LinkEnd } from '../ground/piece.ts';
import type { Table } from '../ground/table.ts';
import { measure } from '../move/measure.ts';
import type { Obstacle } from '../move/obstacle.ts';
import { block, FOOT, rectangle, tableWith, WALKER } from '../samples.spec-support.ts';
import { type Reach, reach } from './reach.ts';
import { type Route, route } from './route.ts';

const STEP = { resolution: 0.25 };
const DECK = block(rectangle(10, 10, 16, 16), 4, { base: 3.8, climbable: false });

function link(a: LinkEnd, b: LinkEnd, cost: number, flags: string[] = []): Link {
  return { id: 'link', ends: [a, b], cost, flags };
}

const stairs = (within: number, cost = 3): Link =>
  link({ x: 12, y: 8, z: 0, within }, { x: 12, y: 11, z: 4, within }, cost);

/** A trap door of 2 x 2 in the deck, above the same square of the table moved by an odd offset. */
const hatch = (cost = 2): Link =>
  link(
    { x: 4, y: 4, z: 0, within: 0, opening: { polygon: rectangle(3, 3, 5, 5) } },
    { x: 13.1, y: 13.07, z: 4, within: 0, opening: { polygon: rectangle(12.1, 12.07, 14.1, 14.07) } },
    cost,
  );

function from(table: Table, x: number, y: number, budget: number, obstacles: Obstacle[] = [], z = 0): Reach {
  return reach(table, WALKER, FOOT, { x, y, z }, budget, obstacles, STEP);
}

function go(
  table: Table,
  x: number,
  y: number,
  z: number,
  goal: { x: number; y: number; z: number },
): Route | null {
  return route(table, WALKER, FOOT, { x, y, z }, goal, Number.POSITIVE_INFINITY, [], STEP);
}

/** Every place found can be gone to, at no more than its cost. */
function expectTrue(table: Table, found: Reach): void {
  for (let i = 1; i < found.count; i += 3) {
    const path = found.pathTo(found.x[i]!, found.y[i]!, found.z[i]!)!;
    const trace = measure(table, WALKER, FOOT, path);
    expect(trace.cost).toBeLessThanOrEqual(found.cost[i]! + 1e-6);
    expect(found.stop[i] === 1 ? trace.refused : null).toBe(null);
  }
}

describe('stairs', () => {
  test('are used from anywhere near their foot, and left anywhere near their head', () => {
    const table = tableWith([DECK], [stairs(1)]);
    const found = from(table, 12, 6, 8);
    // One unit to the edge of the foot, the stairs, and off at the far edge of the head.
    expect(found.costAt(12, 12, 4)).toBeCloseTo(1 + 3, 6);
    expect(found.costAt(12, 14, 4)).toBeCloseTo(1 + 3 + 2, 6);
    expectTrue(table, found);
  });

  test('need no step from one who stands at them', () => {
    const table = tableWith([DECK], [stairs(1)]);
    expect(from(table, 12.63, 7.41, 3).costAt(12, 11, 4)).toBeCloseTo(3, 9);
    expect(from(table, 12.63, 7.41, 2.9).costAt(12, 11, 4)).toBe(Number.POSITIVE_INFINITY);
  });

  test('lead down as well as up', () => {
    const table = tableWith([DECK], [stairs(0.5)]);
    const way = go(table, 14, 14, 4, { x: 12, y: 6, z: 0 })!;
    expect(way.path.some(({ by }) => typeof by === 'object' && by.link === 'link')).toBe(true);
    expect(way.trace.refused).toBe(null);
    expect(way.cost).toBeLessThan(Math.hypot(2, 3) + 3 + 2);
  });

  test('are a shortcut on the level when they cost less than the walk', () => {
    const tunnel = link({ x: 4, y: 4, z: 0, within: 0.5 }, { x: 20, y: 20, z: 0, within: 0.5 }, 1);
    const table = tableWith([], [tunnel]);
    expect(from(table, 4, 3, 6).costAt(20, 21)).toBeCloseTo(0.5 + 1 + 0.5, 6);
    expect(go(table, 4, 3, 0, { x: 20, y: 21, z: 0 })!.cost).toBeCloseTo(2, 1);
    expect(go(table, 12, 2, 0, { x: 14, y: 4, z: 0 })!.path.length).toBe(2);
  });

  test('whose far end is taken lead nowhere', () => {
    const table = tableWith([DECK], [stairs(0.3)]);
    const guard: Obstacle = { body: { x: 12, y: 11, z: 4, ...FOOT }, block: 'always' };
    expect(from(table, 12, 6, 12, [guard]).costAt(14, 14, 4)).toBe(Number.POSITIVE_INFINITY);
  });

  test('barred to a gait are no way for it', () => {
    const table = tableWith([DECK], [{ ...stairs(0.5), flags: ['ladder'] }]);
    const gait = { ...WALKER, barred: ['ladder'] };
    const found = reach(table, gait, FOOT, { x: 12, y: 6, z: 0 }, 12, [], STEP);
    expect(found.costAt(14, 14, 4)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('a hatch', () => {
  test('is used from anywhere inside, and comes out as far beside the other end', () => {
    const table = tableWith([DECK], [hatch()]);
    const found = from(table, 2, 4, 6);
    // One unit to the edge of the opening at (3, 4): out at (12.1, 13.07).
    expect(found.costAt(12.1, 13.07, 4)).toBeCloseTo(1 + 2, 6);
    expect(found.costAt(11.1, 13.07, 4)).toBeCloseTo(1 + 2 + 1, 6);
    expectTrue(table, found);
  });

  test('takes whoever stands in it at its cost alone, off the lattice too', () => {
    const table = tableWith([DECK], [hatch()]);
    const found = from(table, 3.613, 4.387, 2);
    const out = { x: 13.1 - 0.387, y: 13.07 + 0.387 };
    expect(found.costAt(out.x, out.y, 4)).toBeCloseTo(2, 9);
    expect(found.pathTo(out.x, out.y, 4)!.at(-1)!.by).toEqual({ link: 'link' });
    expectTrue(table, from(table, 3.613, 4.387, 5));
  });

  test('is routed through, both ways, at the exact cost', () => {
    const table = tableWith([DECK], [hatch()]);
    const up = go(table, 2, 4, 0, { x: 11, y: 13, z: 4 })!;
    expect(up.trace.refused).toBe(null);
    expect(up.cost).toBeLessThan(1 + 2 + 1.5);
    const down = go(table, 11, 13, 4, { x: 2, y: 4, z: 0 })!;
    expect(down.trace.refused).toBe(null);
    expect(down.cost).toBeLessThan(1 + 2 + 1.6);
  });
});
