import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance } from '../ground/distance.ts';
import type { Table } from '../ground/table.ts';
import {
  area,
  at,
  block,
  bodyAt as body,
  CONTACT,
  FOOT,
  hill,
  rectangle,
  tableWith,
  WALKER,
  wall,
} from '../samples.spec-support.ts';
import { firstInterruption, nearPath } from './interrupt.ts';
import { measure, type Waypoint } from './measure.ts';
import { pointOn } from './settle.ts';
import type { Watch } from './watch.ts';

const bare = tableWith([]);

function first(table: Table, path: Waypoint[], ...watches: Watch[]) {
  return firstInterruption(table, measure(table, WALKER, FOOT, path), FOOT, watches);
}

describe('the first interruption of a move', () => {
  it('comes at exactly 1 from an enemy', () => {
    const watch: Watch = { kind: 'near', body: body(10, 5), distance: 1 };
    const found = first(bare, [at(5, 5), at(9, 5)], watch);
    expect(found!.at.x).toBeCloseTo(10 - 1.984, 12);
    expect(found!.cost).toBeCloseTo(3.016, 12);
    expect(first(bare, [at(5, 5), at(7, 5)], watch)).toBeNull();
  });

  it('comes at once for who starts within 1 where that counts, else only on coming back', () => {
    const watch: Watch = { kind: 'near', body: body(10, 5), distance: 1 };
    const away = [at(8.5, 5), at(5, 5)];
    expect(first(bare, away, { ...watch, alsoAtStart: true })).toMatchObject({
      stretch: 0,
      part: 0,
      cost: 0,
    });
    expect(first(bare, away, watch)).toBeNull();
    expect(first(bare, [at(8.5, 5), at(5, 5), at(9, 5)], watch)).toMatchObject({ stretch: 1 });
  });

  it('is never triggered by one who could not be touched', () => {
    const table = tableWith([block(rectangle(8, 2, 12, 8), 1)]);
    const watch: Watch = { kind: 'near', body: body(9, 5, 1), distance: 1.2, reach: 'lower-height' };
    expect(first(table, [at(4, 5), at(7.5, 5)], watch)).toBeNull();
    const low = tableWith([block(rectangle(8, 2, 12, 8), 0.9)]);
    expect(first(low, [at(4, 5), at(7.5, 5)], { ...watch, body: body(9, 5, 0.9) })).not.toBeNull();
  });

  it('comes on a climb where the height is near enough', () => {
    const table = tableWith([block(rectangle(8, 2, 12, 8), 4)]);
    const watch: Watch = { kind: 'near', body: body(8.984, 5, 4), distance: 1 };
    const found = first(table, [at(6, 5), at(8.2, 5, 4)], watch);
    // Beside the face the gap in plan is 0.492 already.
    const height = 4 - Math.sqrt(1 - 0.492 * 0.492);
    expect(found!.at).toEqual({ x: 7.508, y: 5, z: 3.13 });
    expect(found!.cost).toBeCloseTo(2 + 2 * height, 9);
  });

  it('is not noticed in mid-jump, but on landing', () => {
    const table = tableWith([block(rectangle(2, 2, 6, 8), 3), block(rectangle(9, 2, 14, 8), 3)]);
    const watch: Watch = { kind: 'near', body: body(10.5, 5, 3), distance: 1, notInJumps: true };
    const path = [at(5, 5, 3), at(6, 5, 3), { ...at(9, 5, 3), by: 'jump' as const }];
    expect(first(table, path, watch)).toMatchObject({ stretch: 1, part: 1 });
    const mid: Watch = { kind: 'near', body: body(7.5, 5, 3), distance: 0.2, notInJumps: true };
    expect(first(table, path, mid)).toBeNull();
    expect(first(table, path, { ...mid, notInJumps: false })).toMatchObject({ stretch: 1 });
  });

  it('passes over places that are not accepted: on to the next one where it holds, or none', () => {
    const watch: Watch = { kind: 'near', body: body(10, 6), distance: 1 };
    const way = [at(5, 5), at(15, 5)];
    expect(first(bare, way, watch)!.at.x).toBeCloseTo(8.287, 2);
    const later = first(bare, way, { ...watch, where: ({ x }) => x >= 9.5 })!;
    expect(later.at.x).toBe(9.5);
    expect(later.cost).toBeCloseTo(4.5, 2);
    expect(first(bare, way, { ...watch, where: ({ x }) => x < 8 || x > 12 })).toBeNull();
    const corner = [at(5, 5), at(9, 5), at(9.6, 4.8), at(15, 5)];
    expect(first(bare, corner, { ...watch, where: ({ y }) => y < 4.9 })).toMatchObject({ stretch: 1 });
  });

  it('is contact where bases touch, also across the foot of a hill', () => {
    const watch: Watch = {
      kind: 'contact',
      body: body(10, 5),
      ...CONTACT,
      wallsSeparate: false,
    };
    expect(first(bare, [at(5, 5), at(9.5, 5)], watch)!.at.x).toBeCloseTo(10 - 0.984 - 0.02, 12);
    const table = tableWith([hill(rectangle(9.5, 2, 14, 8), 1.5)]);
    expect(first(table, [at(5, 5), at(9.4, 5)], { ...watch, body: body(10, 5, 1.5) })).not.toBeNull();
    const cliff = tableWith([block(rectangle(9.5, 2, 14, 8), 1.5)]);
    expect(first(cliff, [at(5, 5), at(9, 5)], { ...watch, body: body(9.9, 5, 1.5) })).toBeNull();
  });

  it('is the edge of the table, a region or a door', () => {
    expect(first(bare, [at(5, 5), at(0.492, 5)], { kind: 'edge', of: 'base' })!.at.x).toBeCloseTo(0.492, 9);
    const region = { shape: { polygon: rectangle(8, 4, 10, 6) } };
    expect(first(bare, [at(5, 5), at(12, 5)], { kind: 'region', region, on: 'enter' })!.at.x).toBeCloseTo(
      8,
      12,
    );
    expect(first(bare, [at(5, 5), at(12, 5)], { kind: 'region', region, on: 'leave' })!.at.x).toBeCloseTo(
      10,
      12,
    );
    const round = { shape: { circle: [9, 5, 1] as const }, level: 3, tolerance: 0.25 };
    expect(first(bare, [at(5, 5), at(12, 5)], { kind: 'region', region: round, on: 'enter' })).toBeNull();
    const door = tableWith([area(rectangle(8, 4, 8.2, 6), 'open')]);
    const watch: Watch = { kind: 'piece', piece: 0, within: 0 };
    expect(first(door, [at(5, 5), at(12, 5)], watch)!.at.x).toBeCloseTo(8 - 0.492, 12);
    expect(first(door, [at(7.508, 5), at(12, 5)], watch)).toBeNull();
    const upstairs = tableWith([area(rectangle(8, 4, 8.2, 6), 'open', { base: 3, top: 5 })]);
    expect(first(upstairs, [at(5, 5), at(12, 5)], watch)).toBeNull();
  });

  it('is the first listed when two come together', () => {
    const watch: Watch = { kind: 'near', body: body(10, 5), distance: 1 };
    expect(first(bare, [at(5, 5), at(9, 5)], watch, { ...watch, distance: 1 })!.watch).toBe(0);
    expect(first(bare, [at(5, 5), at(9, 5)], watch, { ...watch, distance: 2 })!.watch).toBe(1);
  });

  it('really is at its distance, and no point before it is', () => {
    const table = tableWith([wall(rectangle(8, 0, 8.4, 24), 2), hill(rectangle(12, 4, 20, 20), 1.5)]);
    const coordinate = fc.integer({ min: 1000, max: 23000 }).map((n) => n / 1000);
    fc.assert(
      fc.property(
        fc.tuple(coordinate, coordinate, coordinate, coordinate, coordinate, coordinate),
        fc.integer({ min: 0, max: 3000 }).map((n) => n / 1000),
        ([ax, ay, bx, by, x, y], limit) => {
          const trace = measure(table, WALKER, FOOT, [at(ax, ay), at(bx, by)]);
          fc.pre(trace.stretches.length > 0);
          const watched = body(x, y);
          const found = firstInterruption(table, trace, FOOT, [
            { kind: 'near', body: watched, distance: limit, alsoAtStart: true },
          ]);
          const seen = trace.stretches.flatMap(({ from, to }, stretch) =>
            [0, 0.25, 0.5, 0.75, 1].map((t) => ({
              order: stretch + t,
              away: distance(
                {
                  x: from.x + t * (to.x - from.x),
                  y: from.y + t * (to.y - from.y),
                  z: from.z + t * (to.z - from.z),
                  ...FOOT,
                },
                watched,
              ),
            })),
          );
          const until = found === null ? Number.POSITIVE_INFINITY : found.stretch + found.part - 1e-6;
          const before = seen.filter(({ order }) => order < until).map(({ away }) => away);
          expect(Math.min(...before, Number.POSITIVE_INFINITY)).toBeGreaterThan(limit - 1e-6);
          const there =
            found === null || found.part === 0
              ? limit
              : distance({ ...pointOn(trace.stretches[found.stretch]!, found.part), ...FOOT }, watched);
          expect(there).toBeCloseTo(limit, 6);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('those near a path', () => {
  it('are all whom it could meet; most others are left out', () => {
    const table = tableWith([block(rectangle(8, 2, 12, 8), 1), wall(rectangle(15, 10, 15.3, 22), 0.5)]);
    const coordinate = fc.integer({ min: 10, max: 230 }).map((tenths) => tenths / 10);
    const spot = fc.tuple(coordinate, coordinate).map(([x, y]) => at(x, y));
    const counted = { near: 0, out: 0 };
    fc.assert(
      fc.property(fc.array(spot, { minLength: 2, maxLength: 4 }), spot, (path, { x, y }) => {
        const trace = measure(table, WALKER, FOOT, path);
        const watched = body(x, y);
        const out = nearPath(table, trace, FOOT, [watched], 1).length === 0;
        counted[out ? 'out' : 'near']++;
        const watch: Watch = { kind: 'near', body: watched, distance: 1, alsoAtStart: true };
        const met = firstInterruption(table, trace, FOOT, [watch]) !== null;
        expect(out && (met || distance({ ...path[0]!, ...FOOT }, watched) <= 1)).toBe(false);
      }),
      { numRuns: 500 },
    );
    expect(Math.min(counted.near, counted.out)).toBeGreaterThan(50);
  });

  it('are all of them where nobody goes anywhere', () => {
    const trace = measure(bare, WALKER, FOOT, [at(5, 5), at(5, 5)]);
    expect(nearPath(bare, trace, FOOT, [body(20, 20)], 1)).toHaveLength(1);
  });
});
