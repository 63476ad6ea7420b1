import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceToEdge } from '../ground/area.ts';
import { type ContactRules, inContact } from '../ground/contact.ts';
import { distance } from '../ground/distance.ts';
import { snap } from '../ground/grid.ts';
import type { Body, Region, Spot } from '../ground/piece.ts';
import { inRegion } from '../ground/region.ts';
import { distanceToPiece } from '../ground/sweep.ts';
import type { Table } from '../ground/table.ts';
import {
  area,
  block,
  bodyAt,
  CONTACT,
  FOOT,
  hill,
  rectangle,
  tableWith,
  WALKER,
  wall,
} from '../samples.spec-support.ts';
import { firstInterruption, type Interruption } from './interrupt.ts';
import { measure } from './measure.ts';
import { pointOn } from './settle.ts';
import { legalPlace } from './stand.ts';
import type { Trace } from './stretch.ts';
import type { Watch } from './watch.ts';

const bare = tableWith([]);
const village = tableWith([
  wall(rectangle(8, 0, 8.4, 24), 0.9),
  hill(rectangle(12, 4, 18, 14), 1.5),
  block(rectangle(3, 15, 7, 20), 2.5),
  wall([14, 16, 20, 17, 20, 17.6, 14, 16.2], 3),
  block(rectangle(19, 2, 22, 8), 0.8, { ramps: [[19, 2, 19, 8]] }),
  area(rectangle(10, 18, 12, 22), 'difficult'),
]);
const coordinate = fc.integer({ min: 1000, max: 23000 }).map((n) => n / 1000);
const spot = fc.tuple(coordinate, coordinate).map(([x, y]) => ({ x, y }));

/** A way from and to the top of whatever lies there. */
function wayOver(table: Table, ...points: readonly { x: number; y: number }[]): Trace {
  return measure(
    table,
    WALKER,
    FOOT,
    points.map(({ x, y }) => standing(table, x, y)),
  );
}

function standing(table: Table, x: number, y: number): Body {
  const top = table.pieces.reduce(
    (z, piece, p) =>
      piece.surface !== 'none' && distanceToPiece(table, p, x, y) === 0 ? Math.max(z, piece.top) : z,
    0,
  );
  return bodyAt(x, y, top);
}

/** Whether what is watched for holds, asked of the rooms that know. */
function holds(table: Table, watch: Watch, at: Spot): boolean {
  const there = { ...at, ...FOOT };
  switch (watch.kind) {
    case 'near':
      return distance(there, watch.body) <= watch.distance;
    case 'contact':
      return inContact(table, there, watch.body, watch);
    case 'edge':
      return distanceToEdge(table, { ...there, radius: watch.of === 'base' ? there.radius : 0 }) <= 0.001;
    case 'region':
      return inRegion(watch.region, at) === (watch.on === 'enter');
    case 'piece':
      return distanceToPiece(table, watch.piece, at.x, at.y) <= there.radius + watch.within + 0.001;
  }
}

/** What is wrong with the place of a stop. */
function unsettled(table: Table, trace: Trace, watch: Watch, found: Interruption | null): string[] {
  if (found === null) return [];
  const { at } = found;
  const stretch = trace.stretches[found.stretch]!;
  const exact = pointOn(stretch, found.part);
  const proper = legalPlace(table, { ...exact, ...FOOT }, [], { gait: WALKER, overlap: 1e-6 });
  const off = Math.max(Math.abs(at.x - exact.x), Math.abs(at.y - exact.y));
  const legal = legalPlace(table, { ...at, ...FOOT }, [], { gait: WALKER, hanging: true });
  const onGrid = [at.x, at.y, at.z].every((value) => value === snap(value, 1000));
  return [
    ...(onGrid ? [] : ['off the grid']),
    ...(holds(table, watch, at) ? [] : [`no ${watch.kind}`]),
    ...(proper && !legal ? ['no place to be'] : []),
    ...(off <= (proper && stretch.rise === 0 ? 0.0026 : 2 * FOOT.radius) ? [] : [`${off} away`]),
  ];
}

/** Every way of stopping, at a place. */
function watchesAt(table: Table, { x, y }: { x: number; y: number }, far: number): Watch[] {
  const round: Region = { shape: { circle: [x, y, 0.1 + far] } };
  const square: Region = { shape: { polygon: rectangle(x, y, x + 0.1 + far, y + 0.2 + far) } };
  return [
    { kind: 'near', body: standing(table, x, y), distance: far },
    { kind: 'near', body: standing(table, x, y), distance: 1, reach: 'lower-height' },
    { kind: 'contact', body: standing(table, x, y), ...CONTACT },
    { kind: 'contact', body: standing(table, x, y), ...CONTACT, tolerance: 0, acrossBarrier: null },
    { kind: 'edge', of: 'base' },
    { kind: 'region', region: round, on: 'enter' },
    { kind: 'region', region: round, on: 'leave' },
    { kind: 'region', region: square, on: 'enter' },
    { kind: 'region', region: square, on: 'leave' },
    ...table.pieces.map((_, piece) => ({ kind: 'piece' as const, piece, within: far })),
  ];
}

describe('where a move is interrupted', () => {
  it('is on the grid, with the enemy within 1 and in contact, on straight approaches', () => {
    const angle = fc.integer({ min: -400, max: 400 }).map((n) => n / 1000);
    fc.assert(
      fc.property(spot, spot, angle, (a, b, aside) => {
        const trace = measure(bare, WALKER, FOOT, [bodyAt(a.x, a.y), bodyAt(b.x, b.y)]);
        const enemy = bodyAt(snap((a.x + b.x) / 2 + aside, 1000), snap((a.y + b.y) / 2, 1000));
        for (const watch of [
          { kind: 'near', body: enemy, distance: 1 },
          { kind: 'contact', body: enemy, ...CONTACT },
        ] as const) {
          const found = firstInterruption(bare, trace, FOOT, [watch]);
          fc.pre(found !== null);
          expect(unsettled(bare, trace, watch, found)).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is a proper place where the watch holds, whatever is watched for', () => {
    const far = fc.integer({ min: 0, max: 1500 }).map((n) => n / 1000);
    fc.assert(
      fc.property(spot, spot, spot, far, (a, b, target, far) => {
        const trace = wayOver(village, a, b);
        for (const watch of watchesAt(village, target, far)) {
          const found = firstInterruption(village, trace, FOOT, [watch]);
          expect(unsettled(village, trace, watch, found)).toEqual([]);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('is beside the face on a climb, at its foot and on the grid', () => {
    const table = tableWith([block(rectangle(8, 2, 12, 8), 4)]);
    const trace = measure(table, WALKER, FOOT, [bodyAt(6, 5), bodyAt(9, 5, 4)]);
    const stop = (watch: Watch) => firstInterruption(table, trace, FOOT, [watch])!;
    const climbing = stop({ kind: 'near', body: bodyAt(9.2, 5.3, 4), distance: 1.2 });
    expect(trace.stretches[climbing.stretch]!.kind).toBe('climb');
    expect(climbing.at).toMatchObject({ x: 7.508, y: 5 });
    const aslant = measure(table, WALKER, FOOT, [bodyAt(6, 3), bodyAt(9, 6, 4)]);
    const foot = firstInterruption(table, aslant, FOOT, [
      { kind: 'near', body: bodyAt(7.508, 7.4), distance: 1.67 },
    ])!;
    expect(foot).toMatchObject({ stretch: 0, at: { x: 7.508, z: 0 } });
    expect(foot.at.y).toBeCloseTo(4.75, 1);
    for (const { at } of [climbing, foot]) {
      expect(legalPlace(table, { ...at, ...FOOT }, [], { gait: WALKER, hanging: true })).toBe(true);
    }
  });

  it('is never in mid-air on the way down, but at the bottom', () => {
    const table = tableWith([block(rectangle(8, 2, 12, 8), 2.5)]);
    const trace = measure(table, WALKER, FOOT, [bodyAt(11, 5, 2.5), bodyAt(16, 5)]);
    const found = firstInterruption(table, trace, FOOT, [
      { kind: 'near', body: bodyAt(14, 5), distance: 1.5 },
    ])!;
    expect(found).toMatchObject({ stretch: 1, part: 1, at: { x: 12.492, y: 5, z: 0 }, cost: 3.5 });
  });
});

describe('the watch for contact', () => {
  /** Whether somewhere before the stop, on a proper place of the way, there was contact already. */
  function missed(
    table: Table,
    trace: Trace,
    body: Body,
    rules: ContactRules,
    found: Interruption | null,
  ): boolean {
    return trace.stretches.some((stretch, i) => {
      if (stretch.kind !== 'walk' || i > (found?.stretch ?? i)) return false;
      const steps = Math.ceil(stretch.length * 50);
      const end = found?.stretch === i ? found.part - 0.003 / stretch.length : 1;
      return Array.from({ length: steps }, (_, k) => k / steps).some((part) => {
        const there = { ...pointOn(stretch, part), ...FOOT };
        if (part > end || !inContact(table, there, body, rules)) return false;
        return legalPlace(table, there, [], { gait: WALKER });
      });
    });
  }

  it.each([
    ['across low barriers', CONTACT],
    ['never across barriers', { ...CONTACT, acrossBarrier: null }],
    ['through walls', { ...CONTACT, wallsSeparate: false }],
    ['up to a height', { ...CONTACT, reach: 0.9 }],
  ])('misses no contact on the way: %s', (_, rules: ContactRules) => {
    fc.assert(
      fc.property(
        spot,
        spot,
        fc.integer({ min: -1200, max: 1200 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (a, b, aside, t) => {
          const trace = wayOver(village, a, b);
          const x = a.x + t * (b.x - a.x) + aside / 1000;
          const y = a.y + t * (b.y - a.y);
          const body = standing(village, snap(x, 1000), snap(y, 1000));
          const watch: Watch = { kind: 'contact', body, ...rules, alsoAtStart: true };
          const found = firstInterruption(village, trace, FOOT, [watch]);
          expect(unsettled(village, trace, watch, found)).toEqual([]);
          expect(missed(village, trace, body, rules, found)).toBe(false);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('misses none across the low wall, going along it', () => {
    const beside = fc.integer({ min: 7400, max: 7508 }).map((n) => n / 1000);
    const behind = fc.integer({ min: 8892, max: 8960 }).map((n) => n / 1000);
    fc.assert(
      fc.property(beside, beside, behind, coordinate, (ax, bx, x, y) => {
        const trace = wayOver(village, { x: ax, y: 2 }, { x: bx, y: 14 });
        const body = bodyAt(x, y);
        const watch: Watch = { kind: 'contact', body, ...CONTACT };
        const found = firstInterruption(village, trace, FOOT, [watch]);
        expect(unsettled(village, trace, watch, found)).toEqual([]);
        expect(missed(village, trace, body, CONTACT, found)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  it('stops at the barrier for an enemy behind it, and passes one behind a high wall', () => {
    const low = tableWith([wall(rectangle(8, 0, 8.4, 24), 0.9)]);
    const watch: Watch = { kind: 'contact', body: bodyAt(8.4 + 0.492, 5), ...CONTACT };
    const way = [bodyAt(5, 5), bodyAt(7.508, 5)];
    const stop = firstInterruption(low, measure(low, WALKER, FOOT, way), FOOT, [watch])!;
    expect(stop.at.x).toBeCloseTo(7.488, 9);
    expect(
      firstInterruption(low, measure(low, WALKER, FOOT, way), FOOT, [{ ...watch, acrossBarrier: null }]),
    ).toBeNull();
    const high = tableWith([wall(rectangle(8, 0, 8.01, 24), 3)]);
    const behind: Watch = { ...watch, body: bodyAt(8.01 + 0.492, 5) };
    const along = measure(high, WALKER, FOOT, [bodyAt(7.508, 2), bodyAt(7.508, 9)]);
    expect(firstInterruption(high, along, FOOT, [behind])).toBeNull();
    expect(firstInterruption(high, along, FOOT, [{ ...behind, wallsSeparate: false }])).not.toBeNull();
  });
});
