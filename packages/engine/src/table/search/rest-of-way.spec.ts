import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Spot } from '../ground/piece.ts';
import type { Table } from '../ground/table.ts';
import { bodyAt } from '../move/gait.ts';
import { measure } from '../move/measure.ts';
import { along } from '../move/measure-along.ts';
import { legalPlace } from '../move/stand.ts';
import { area, at, FOOT, rectangle, tableWith, WALKER, wall } from '../samples.spec-support.ts';
import { type Route, route } from './route.ts';

const STOPS = { leapsOverspend: true, jumpsShort: false };

function go(table: Table, from: Spot, to: Spot): Route {
  return route(table, WALKER, FOOT, from, to, Number.POSITIVE_INFINITY, [], { resolution: 0.25 })!;
}

/** A ring of walls that are jumped, with mud in it. */
function sty(x: number, y: number, width: number, depth: number): Table {
  return tableWith([
    area(rectangle(x, y, x + width, y + depth), 'difficult'),
    wall(rectangle(x, y, x + width, y + 0.25), 0.5),
    wall(rectangle(x, y + depth - 0.25, x + width, y + depth), 0.5),
    wall(rectangle(x, y, x + 0.25, y + depth), 0.5),
    wall(rectangle(x + width - 0.25, y, x + width, y + depth), 0.5),
  ]);
}

describe('a way with a jump in it', () => {
  test('is one straight leg where that is cheapest, jump and all', () => {
    const table = tableWith([wall(rectangle(0, 10, 24, 10.25), 0.5)]);
    const { path, cost } = go(table, at(5.13, 8.87), at(6.41, 11.79));
    expect(path).toEqual([at(5.13, 8.87), { ...at(6.41, 11.79), by: 'jump' }]);
    const length = Math.hypot(6.41 - 5.13, 11.79 - 8.87);
    expect(cost).toBeCloseTo(length * (1 + 0.25 / (11.79 - 8.87)), 9);
  });

  test('leaves no more to go from where one stops on it than was left of it', () => {
    const thousandths = fc.integer({ min: 600, max: 23400 });
    const size = fc.integer({ min: 3, max: 10 });
    const corner = fc.integer({ min: 20, max: 50 });
    fc.assert(
      fc.property(
        fc.tuple(corner, corner, size, size),
        fc.tuple(thousandths, thousandths, thousandths, thousandths),
        fc.integer({ min: 1, max: 9 }),
        ([x, y, width, depth], [sx, sy, gx, gy], tenths) => {
          const table = sty(x / 5, y / 5, width, depth);
          const [from, goal] = [at(sx / 1000, sy / 1000), at(gx / 1000, gy / 1000)];
          for (const spot of [from, goal])
            fc.pre(legalPlace(table, bodyAt(spot, FOOT), [], { gait: WALKER }));
          const way = go(table, from, goal);
          expect(measure(table, WALKER, FOOT, way.path)).toMatchObject({ refused: null, cost: way.cost });
          const there = along(table, FOOT, way.trace, (way.cost * tenths) / 10, STOPS);
          fc.pre(legalPlace(table, bodyAt(there.spot, FOOT), [], { gait: WALKER }));
          expect(go(table, there.spot, goal).cost).toBeLessThanOrEqual(way.cost - there.cost + 0.35);
        },
      ),
      { numRuns: 150 },
    );
  });
});
