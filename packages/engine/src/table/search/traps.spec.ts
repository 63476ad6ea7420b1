import { describe, expect, test } from 'vitest';
import type { Link, Spot } from '../ground/piece.ts';
import type { Table } from '../ground/table.ts';
import type { Gait } from '../move/gait.ts';
import { firstInterruption } from '../move/interrupt.ts';
import { measure, type Waypoint } from '../move/measure.ts';
import type { Watch } from '../move/watch.ts';
import { at, bodyAt, FOOT, rectangle, roomsWith, WALKER } from '../samples.spec-support.ts';
import { type Reach, reach } from './reach.ts';
import { type Route, route } from './route.ts';

const STEP = { resolution: 0.25 };
const FLYER: Gait = { ...WALKER, over: 'air', climb: 0, descend: 0 };
const FAR = Number.POSITIVE_INFINITY;

/** A square of 2 round (6, 6) in both rooms. */
const hatch = (cost = 0): Link => ({
  id: 'hatch',
  ends: [
    { x: 6, y: 6, z: 0, within: 0, opening: { polygon: rectangle(5, 5, 7, 7) } },
    { x: 6, y: 38, z: 0, within: 0, opening: { polygon: rectangle(5, 37, 7, 39) } },
  ],
  cost,
  flags: [],
  auto: true,
});

const HOUSE = roomsWith([], [hatch()]);

function from(table: Table, start: Spot, budget: number, gait = WALKER): Reach {
  return reach(table, gait, FOOT, start, budget, [], STEP);
}

function go(table: Table, start: Spot, goal: Spot, gait = WALKER, stays = false): Route | null {
  return route(table, gait, FOOT, start, goal, FAR, [], { ...STEP, stays });
}

/** The first point of each way that lies in an opening on the start's side. */
function walksInto(way: Route): boolean {
  const { path } = way;
  for (let i = 1; i < path.length; i++) {
    if (path[i]!.by !== undefined || (typeof path[i - 1]!.by === 'object' && i > 0)) continue;
    const [a, b] = [path[i - 1]!, path[i]!];
    for (let k = 0; k < 100; k++) {
      const t = k / 100;
      const x = a.x + t * (b.x - a.x);
      const y = a.y + t * (b.y - a.y);
      if (x > 5.01 && x < 6.99 && y > 5.01 && y < 6.99) return true;
    }
  }
  return false;
}

describe('an automatic hatch', () => {
  test.each([
    ['a walker', WALKER],
    ['a flyer', FLYER],
  ])('%s that wants to stay goes round it', (_, gait) => {
    const way = go(HOUSE, at(3, 6), at(9, 6), gait, true)!;
    expect(walksInto(way)).toBe(false);
    expect(way.cost).toBeGreaterThan(6.3);
    expect(way.cost).toBeLessThan(2 * Math.hypot(2, 1) + 2 + 0.1);
    expect(way.path.every(({ by }) => by === undefined)).toBe(true);
  });

  test('is entered just at its border, and the way goes on across the far opening', () => {
    const way = go(HOUSE, at(3, 6), at(9, 38))!;
    expect(way.trace.refused).toBeNull();
    expect(way.cost).toBeLessThan(6.05);
    const through = way.path.findIndex(({ by }) => typeof by === 'object');
    expect(way.path[through - 1]!.x).toBeCloseTo(5, 2);
    expect(way.path[through]!.x).toBeCloseTo(5, 2);
  });

  test('its cost is paid', () => {
    const free = go(HOUSE, at(3, 6), at(9, 38))!.cost;
    expect(go(roomsWith([], [hatch(2)]), at(3, 6), at(9, 38))!.cost).toBeCloseTo(free + 2, 6);
  });

  const links = (path: readonly Waypoint[]) => path.filter(({ by }) => typeof by === 'object').length;

  test('is a place to stop only for one that comes out of it: down, or down and up again', () => {
    const found = from(HOUSE, at(3, 6), 5);
    expect(found.costAt(6, 38)).toBeLessThan(3.1);
    expect(links(found.pathTo(6, 38)!)).toBe(1);
    expect(links(found.pathTo(6, 6)!)).toBe(2);
    expect(from(HOUSE, at(3, 6), 2.9).costAt(5.8, 6)).toBeGreaterThan(2.8);
    expect(go(HOUSE, at(3, 6), at(6, 6), WALKER, true)).toBeNull();
  });

  test('lets out who stands in it, without taking him through', () => {
    const found = from(HOUSE, at(6, 6), 2);
    expect(found.costAt(6, 8)).toBeCloseTo(2, 6);
    expect(found.costAt(6.5, 6)).toBeCloseTo(0.5, 6);
    expect(found.costAt(6, 38)).toBe(FAR);
    // Out, and in again.
    expect(from(HOUSE, at(6, 6), 5).costAt(6, 38)).toBeLessThan(3.2);
  });

  test('takes nobody through who has not left it: named as a way, or found by a search', () => {
    const still = measure(HOUSE, WALKER, FOOT, [at(6.5, 6), { ...at(6.5, 38), by: { link: 'hatch' } }]);
    expect(still.refused?.code).toBe('link');
    const within = [at(6.5, 6), at(5.5, 6), { ...at(5.5, 38), by: { link: 'hatch' } }];
    expect(measure(HOUSE, WALKER, FOOT, within).refused?.code).toBe('link');
    const outAndIn = [at(6.5, 6), at(7.5, 6), at(6.9, 6), { ...at(6.9, 38), by: { link: 'hatch' } }];
    expect(measure(HOUSE, WALKER, FOOT, outAndIn).refused).toBeNull();
    // Where a search has its own places at the border, too.
    for (const x of [5.001, 6.999]) {
      const way = go(HOUSE, at(x, 6), at(9, 38))!;
      expect(way.trace.refused).toBeNull();
      expect(way.path.findIndex(({ by }) => typeof by === 'object')).toBeGreaterThan(2);
    }
  });

  test('is not entered by one whom it has just brought there', () => {
    const region = { shape: { polygon: rectangle(5, 37, 7, 39) }, level: 0, tolerance: 1 };
    const path = [at(3, 6), at(5.001, 6), { ...at(5.001, 38), by: { link: 'hatch' } }, at(9, 38), at(6, 38)];
    const trace = measure(HOUSE, WALKER, FOOT, path);
    const watch = { kind: 'region', region, on: 'enter' } as const;
    const halted = (watched: Watch) => firstInterruption(HOUSE, trace, FOOT, [watched])?.stretch ?? null;
    expect(trace.stretches[halted(watch)!]!.kind).toBe('link');
    expect(trace.stretches[halted({ ...watch, notByLinks: true })!]!.from.x).toBe(9);
  });

  test('every place found can be gone to, at no more than its cost', () => {
    const found = from(HOUSE, at(3.3, 4.1), 8);
    const isIn = (x: number, y: number) => x >= 5 && x < 7 && ((y >= 5 && y < 7) || (y >= 37 && y < 39));
    for (let i = 1; i < found.count; i += 7) {
      // Where one is caught nobody is: he is beyond at once.
      if (found.stop[i] === 0 && isIn(found.x[i]!, found.y[i]!)) continue;
      const path = found.pathTo(found.x[i]!, found.y[i]!, found.z[i]!)!;
      const trace = measure(HOUSE, WALKER, FOOT, path);
      expect(trace.cost).toBeLessThanOrEqual(found.cost[i]! + 1e-6);
      expect(found.stop[i] === 1 ? trace.refused : null).toBeNull();
    }
  });

  test('is ground like any other for those it is barred to', () => {
    const barred = { ...WALKER, barred: ['hatch'] };
    const table = roomsWith([], [{ ...hatch(), flags: ['hatch'] }]);
    expect(go(table, at(3, 6), at(9, 6), barred)!.cost).toBeCloseTo(6, 9);
    expect(go(table, at(3, 6), at(9, 38), barred)).toBeNull();
  });

  test('may be round', () => {
    const circle = (y: number) => ({ x: 6, y, z: 0, within: 0, opening: { circle: [6, y, 1] as const } });
    const table = roomsWith([], [{ ...hatch(), ends: [circle(6), circle(38)] }]);
    expect(go(table, at(3, 6), at(9, 6), WALKER, true)!.cost).toBeGreaterThan(6.2);
    expect(go(table, at(3, 6), at(9, 38))!.cost).toBeLessThan(6.2);
  });

  test('whose far side is full leads nowhere for a search', () => {
    const guard = { body: { ...bodyAt(6, 38), radius: 2 }, block: 'always' as const };
    expect(route(HOUSE, WALKER, FOOT, at(3, 6), at(10, 42), FAR, [guard], STEP)).toBeNull();
  });
});
