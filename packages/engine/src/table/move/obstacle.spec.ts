import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gap } from '../ground/distance.ts';
import type { Table } from '../ground/table.ts';
import { at, block, bodyAt as body, FOOT, rectangle, tableWith, WALKER } from '../samples.spec-support.ts';
import { measure, type Waypoint } from './measure.ts';
import { firstObstacle, type Obstacle } from './obstacle.ts';

const bare = tableWith([]);

function first(table: Table, path: Waypoint[], ...obstacles: Obstacle[]) {
  return firstObstacle(table, measure(table, WALKER, FOOT, path), FOOT, obstacles);
}

describe('figures in the way', () => {
  it('stop a path where the bases meet', () => {
    const found = first(bare, [at(5, 5), at(12, 5)], { body: body(9, 5), block: 'always' });
    expect(found!.at.x).toBeCloseTo(9 - 0.984, 2);
    expect(first(bare, [at(5, 5), at(12, 5)], { body: body(9, 6), block: 'always' })).toBeNull();
  });

  it('may be passed but not ended upon when they are friends', () => {
    const friend: Obstacle = { body: body(9, 5), block: 'end' };
    expect(first(bare, [at(5, 5), at(12, 5)], friend)).toBeNull();
    expect(first(bare, [at(5, 5), at(9.5, 5)], friend)).toMatchObject({ obstacle: 0, part: 1 });
    expect(first(bare, [at(5, 5), at(9.5, 5)], { ...friend, block: 'pass' })).toBeNull();
  });

  it('do not hinder who walks over their heads', () => {
    const table = tableWith([block(rectangle(3, 2, 15, 8), 1.5, { base: 1.3 })]);
    const below: Obstacle = { body: body(9, 5), block: 'always' };
    expect(first(table, [at(5, 5, 1.5), at(12, 5, 1.5)], below)).toBeNull();
  });

  it('are passed no nearer than the distance to be kept; who is nearer may only draw away', () => {
    const enemy: Obstacle = { body: body(9, 5), block: 'always', keep: 1 };
    expect(first(bare, [at(5, 6.5), at(12, 6.5)], enemy)).not.toBeNull();
    expect(first(bare, [at(5, 7), at(12, 7)], enemy)).toBeNull();
    expect(first(bare, [at(7.5, 5), at(5, 5)], enemy)).toBeNull();
    expect(first(bare, [at(7.5, 5), at(7.6, 5)], enemy)).toMatchObject({ part: 0 });
  });

  it('let those who already touch them leave', () => {
    const enemy: Obstacle = { body: body(9, 5), block: 'always' };
    expect(first(bare, [at(8.016, 5), at(5, 5)], enemy)).toBeNull();
    expect(first(bare, [at(8.016, 5), at(8.016, 9)], enemy)).toBeNull();
  });

  it('never overlap a base on a path that is called free', () => {
    const coordinate = fc.integer({ min: 1000, max: 23000 }).map((n) => n / 1000);
    fc.assert(
      fc.property(
        fc.tuple(coordinate, coordinate, coordinate, coordinate, coordinate, coordinate),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ([ax, ay, bx, by, x, y], t) => {
          fc.pre(gap(body(ax, ay), body(x, y)) > 0);
          fc.pre(first(bare, [at(ax, ay), at(bx, by)], { body: body(x, y), block: 'always' }) === null);
          const dx = ax + t * (bx - ax) - x;
          const dy = ay + t * (by - ay) - y;
          expect(Math.sqrt(dx * dx + dy * dy)).toBeGreaterThan(0.984 - 0.0011);
        },
      ),
    );
  });
});

it('where a mover stands now does not matter to where it would be in the way', () => {
  const table = tableWith([block(rectangle(4, 0, 12, 8), 3)]);
  const mover = { ...FOOT, x: 6, y: 4, z: 3 };
  const trace = measure(table, WALKER, mover, [
    { x: 6, y: 4, z: 3 },
    { x: 10, y: 4, z: 3 },
  ]);
  const other = { ...FOOT, x: 8, y: 4, z: 3 };
  const elsewhere = { ...mover, x: 20, y: 20, z: 0 };
  expect(firstObstacle(table, trace, elsewhere, [{ body: other, block: 'always' }])).not.toBeNull();
});
