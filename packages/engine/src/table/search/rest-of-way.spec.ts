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

describe('a way from part way up', () => {
  const hedge = rectangle(9, 6, 9.25, 10);
  const big = { radius: 1.181, height: 2 };
  const gait = { ...WALKER, clearance: 1.125, margin: 1.181 };
  const from = (z: number) => {
    const guard = { body: { x: 10, y: 13, z: 0, radius: 1.181, height: 2 }, block: 'always' } as const;
    const pieces = [wall(hedge, 1.25), wall(rectangle(9, 0, 9.25, 6), 3, { climbable: false })];
    const start = at(9.25 + big.radius, 9.5, z);
    const options = { resolution: 0.25 };
    return route(tableWith(pieces), gait, big, start, at(5, 16), Number.POSITIVE_INFINITY, [guard], options)!;
  };

  test('goes on over what is climbed, and does not climb down to go round it', () => {
    const { cost, trace } = from(1.249);
    expect(trace.stretches.filter(({ kind }) => kind === 'climb')).toHaveLength(1);
    expect(trace.stretches[0]!.to.z).toBeGreaterThan(1);
    expect(cost).toBeLessThan(from(0).cost - 2);
  });
});

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
