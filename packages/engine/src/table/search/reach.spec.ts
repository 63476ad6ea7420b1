import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Link, Piece } from '../ground/piece.ts';
import { type Table, tableOf } from '../ground/table.ts';
import type { Gait } from '../move/gait.ts';
import { measure } from '../move/measure.ts';
import { firstObstacle, type Obstacle } from '../move/obstacle.ts';
import { box, FOOT, WALKER } from '../samples.spec-support.ts';
import { type Reach, reach } from './reach.ts';

const GAIT: Gait = { ...WALKER, ground: { slow: 2, deep: Number.POSITIVE_INFINITY } };
const STEP = { resolution: 0.25 };

const wall = (id: string, x: number, y: number, width: number, depth: number, top = 3): Piece =>
  box(id, x, y, width, depth, { top, solid: true, climbable: false });
const house = (x: number, y: number, size: number, top: number): Piece =>
  box('house', x, y, size, size, { top, solid: true, surface: 'stand' });

function tableWith(pieces: Piece[], links: Link[] = [], size = 24): Table {
  return tableOf({ width: size, depth: size, grid: 1000, pieces, regions: {}, links });
}

function from(table: Table, x: number, y: number, budget: number, obstacles: Obstacle[] = [], z = 0): Reach {
  return reach(table, GAIT, FOOT, { x, y, z }, budget, obstacles, STEP);
}

function stopsAt(found: Reach, x: number, y: number): boolean {
  for (let i = 0; i < found.count; i++) if (found.x[i] === x && found.y[i] === y) return found.stop[i] === 1;
  return false;
}

describe('on a bare table', () => {
  test('the ground in reach is a disc, to one lattice step, at the true distance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 9000, max: 15000 }), fc.integer({ min: 9000, max: 15000 }), (px, py) => {
        const [x, y] = [px / 1000, py / 1000];
        const found = from(tableWith([]), x, y, 8);
        let inDisc = 0;
        for (let c = 0; c <= 96; c++)
          for (let r = 0; r <= 96; r++) if (Math.hypot(c / 4 - x, r / 4 - y) <= 8) inDisc++;
        expect(found.count - 1).toBe(inDisc);
        for (let i = 0; i < found.count; i++) {
          expect(found.cost[i]).toBeCloseTo(Math.hypot(found.x[i]! - x, found.y[i]! - y), 9);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('the whole base stays on the table', () => {
    const found = from(tableWith([]), 1.1, 1.2, 6);
    expect(Math.min(...found.x, ...found.y)).toBe(0.5);
    expect(found.costAt(0.492, 1.2)).toBeCloseTo(0.608, 9);
    expect(found.costAt(0.4, 1.2)).toBe(Number.POSITIVE_INFINITY);
  });

  test('another lattice, in millimetres, gives the same disc', () => {
    const table = tableOf({ width: 1800, depth: 1200, grid: 10, pieces: [], regions: {}, links: [] });
    const gait = { ...GAIT, clearance: 12.5, margin: 12.5, step: 6 };
    const found = reach(table, gait, { radius: 12.5, height: 25 }, { x: 900, y: 600, z: 0 }, 150, [], {
      resolution: 10,
    });
    expect(found.costAt(900 + 90, 600 + 120)).toBeCloseTo(150, 9);
    expect(found.costAt(900 + 91, 600 + 120)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('terrain', () => {
  test('a wall too high to climb is walked round', () => {
    const found = from(tableWith([wall('w', 8, 6, 8, 0.25)]), 12, 5, 12);
    const cost = found.costAt(12, 8);
    // Two tangents to the rounded corners and the arc between them.
    const shortest = 9.7;
    expect(cost).toBeGreaterThan(shortest * 0.99);
    expect(cost).toBeLessThan(shortest * 1.06);
    expect(from(tableWith([wall('w', 8, 6, 8, 0.25)]), 12, 5, 6).costAt(12, 8)).toBe(
      Number.POSITIVE_INFINITY,
    );
  });

  test.each([10, 10.07, 10.1, 10.2])(
    'a door exactly as wide as the mover is passed, not stopped in (at %d)',
    (x) => {
      const table = tableWith([wall('left', 0, 10, x, 0.4), wall('right', x + 0.75, 10, 24 - x - 0.75, 0.4)]);
      const found = from(table, x + 0.375, 8, 8);
      expect(found.costAt(x + 0.375, 12)).toBeCloseTo(4, 1);
      expect(found.canStopAt(x + 0.375, 10.2, 0)).toBe(false);
    },
  );

  test('a door narrower than the mover is no way', () => {
    const table = tableWith([wall('left', 0, 10, 10, 0.4), wall('right', 10.7, 10, 13.3, 0.4)]);
    expect(from(table, 10.35, 8, 12).costAt(10.35, 12)).toBe(Number.POSITIVE_INFINITY);
  });

  test('slow ground costs double, also for those who start in it', () => {
    const table = tableWith([box('bog', 10, 0, 4, 24, { ground: 'slow' })]);
    expect(from(table, 9, 12, 8).costAt(12, 12)).toBeCloseTo(5, 6);
    expect(from(table, 12, 12.1, 8).costAt(15, 12.1)).toBeCloseTo(5, 6);
    expect(from(table, 9, 12, 12).costAt(15, 12)).toBeCloseTo(10, 6);
  });

  test('forbidden ground is not entered', () => {
    const table = tableWith([box('lake', 10, 0, 12, 24, { ground: 'deep' })]);
    const found = from(table, 8, 12, 8);
    expect(Math.max(...found.x)).toBeLessThanOrEqual(10);
  });

  test('a roof is climbed onto where the budget allows', () => {
    const table = tableWith([house(10, 10, 4, 2)]);
    const found = from(table, 12, 9, 8);
    expect(found.costAt(12, 11, 2)).toBeCloseTo(2 + 4, 6);
    expect(from(table, 12, 9, 4).costAt(12, 11, 2)).toBe(Number.POSITIVE_INFINITY);
    expect(from(table, 12, 11, 8, [], 2).costAt(12, 9, 0)).toBeCloseTo(2 + 2, 6);
  });

  test('a low wall is gone over where that is shorter than going round, and never for nothing', () => {
    const table = tableWith([box('wall', 4, 10, 16, 0.3, { top: 0.5, solid: true })]);
    const found = from(table, 12, 9, 8);
    const cost = found.costAt(12, 11);
    expect(cost).toBeGreaterThan(2.3);
    expect(cost).toBeLessThanOrEqual(2 + 1 + 0.5 + 1e-6);
    const short = tableWith([box('wall', 11.9, 10, 0.2, 0.3, { top: 3, solid: true })]);
    expect(from(short, 12, 9, 8).costAt(12, 11)).toBeLessThan(2.434 * 1.1);
  });

  test('a bridge is crossed dry, and what lies under it is passed below', () => {
    const water = box('water', 0, 0, 24, 24, { ground: 'slow' });
    const bridge = box('bridge', 11, 9, 2, 6, {
      base: 1.3,
      top: 1.5,
      solid: true,
      surface: 'stand',
      ramps: [
        [11, 9, 13, 9],
        [11, 15, 13, 15],
      ],
    });
    const table = tableWith([water, bridge]);
    expect(from(table, 12, 8, 12).costAt(12, 16)).toBeCloseTo(2 + 6 + 2, 6);
    expect(from(table, 9, 12, 16).costAt(15, 12, 0)).toBeCloseTo(12, 6);
    const tall = reach(table, GAIT, { radius: 0.492, height: 1.4 }, { x: 9, y: 12, z: 0 }, 12.5, [], STEP);
    expect(tall.costAt(15, 12, 0)).toBe(Number.POSITIVE_INFINITY);
  });

  test('stairs lead to another level at their own cost', () => {
    const deck = box('deck', 10, 10, 6, 6, {
      base: 3.8,
      top: 4,
      solid: true,
      climbable: false,
      surface: 'stand',
    });
    const link: Link = {
      id: 'stairs',
      ends: [
        { x: 12, y: 8, z: 0, within: 0.5 },
        { x: 12, y: 11, z: 4, within: 0.5 },
      ],
      cost: 3,
      flags: [],
    };
    const found = from(tableWith([deck], [link]), 12, 6, 8);
    // Used from the nearest point within half a unit of its foot, left at the one nearest to the goal.
    expect(found.costAt(12, 12, 4)).toBeCloseTo(1.5 + 3 + 0.5, 6);
    expect(found.pathTo(12, 12, 4)!.map((point) => point.by)).toContainEqual({ link: 'stairs' });
    expect(from(tableWith([deck]), 12, 6, 20).costAt(12, 12, 4)).toBe(Number.POSITIVE_INFINITY);
  });

  test('a figure touching a wall can leave along it', () => {
    const found = from(tableWith([wall('w', 10, 10, 6, 1)]), 13.1, 10 - 0.492, 6);
    expect(found.costAt(16, 9)).toBeLessThan(2.98);
    expect(found.count).toBeGreaterThan(800);
  });
});

describe('figures', () => {
  const at = (x: number, y: number, block: Obstacle['block'], z = 0): Obstacle => ({
    body: { x, y, z, ...FOOT },
    block,
  });

  test('a closed line of figures stops the mover', () => {
    const line = Array.from({ length: 17 }, (_, i) => at(0.6 + i * 1.45, 12, 'always'));
    expect(from(tableWith([]), 12, 10, 8, line).costAt(12, 14)).toBe(Number.POSITIVE_INFINITY);
  });

  test('a single figure is walked round at no less than touching distance', () => {
    const found = from(tableWith([]), 12, 10, 8, [at(12, 12, 'always')]);
    const cost = found.costAt(12, 14);
    const tangent = 2 * Math.sqrt(4 - 0.984 * 0.984) + 2 * 0.984 * 0.5143;
    expect(cost).toBeGreaterThan(tangent - 1e-6);
    expect(cost).toBeLessThan(tangent * 1.06);
    expect(stopsAt(found, 12, 12)).toBe(false);
  });

  test('those who may be passed are passed straight, but not ended upon', () => {
    const found = from(tableWith([]), 12, 10, 8, [at(12, 12, 'end')]);
    expect(found.costAt(12, 14)).toBeCloseTo(4, 9);
    expect(stopsAt(found, 12, 12.5)).toBe(false);
    expect(stopsAt(found, 12, 13)).toBe(true);
    expect(found.canStopAt(12, 12.9, 0)).toBe(false);
  });

  test('a figure far above or below is not in the way', () => {
    const found = from(tableWith([]), 12, 10, 8, [at(12, 12, 'always', 3)]);
    expect(found.costAt(12, 14)).toBeCloseTo(4, 9);
  });

  test('who starts too near may go, but not nearer', () => {
    const near: Obstacle = { body: { x: 12, y: 12, z: 0, ...FOOT }, block: 'always', keep: 1 };
    const found = from(tableWith([]), 12, 10.5, 6, [near]);
    expect(found.costAt(12, 8)).toBeCloseTo(2.5, 9);
    for (let i = 0; i < found.count; i++)
      expect(Math.hypot(found.x[i]! - 12, found.y[i]! - 12)).toBeGreaterThan(1.499);
  });
});

describe('on any table', () => {
  const pieces = fc.array(
    fc.record({
      x: fc.integer({ min: 2, max: 80 }),
      y: fc.integer({ min: 2, max: 80 }),
      w: fc.integer({ min: 1, max: 20 }),
      d: fc.integer({ min: 1, max: 20 }),
      kind: fc.constantFrom('slow', 'low', 'high', 'house', 'hill', 'deck'),
    }),
    { minLength: 1, maxLength: 8 },
  );

  function build(specs: { x: number; y: number; w: number; d: number; kind: string }[]): Table {
    return tableWith(
      specs.map(({ x, y, w, d, kind }, i) => {
        const rest: Record<string, Partial<Piece>> = {
          slow: { ground: 'slow' },
          low: { top: 0.5, solid: true },
          high: { top: 3, solid: true, climbable: false },
          house: { top: 1.5, solid: true, surface: 'stand' },
          hill: { top: 1, surface: 'slope' },
          deck: { base: 1.2, top: 1.4, solid: true, surface: 'stand' },
        };
        return box(`p${i}`, x * 0.23, y * 0.23, w * 0.31, d * 0.31, rest[kind]!);
      }),
    );
  }

  test('every cost is that of a path that can be gone, figures kept clear of', () => {
    fc.assert(
      fc.property(pieces, fc.integer({ min: 0, max: 99999 }), (specs, seed) => {
        const table = build(specs);
        const obstacles: Obstacle[] = [
          { body: { x: 5 + (seed % 13), y: 8, z: 0, ...FOOT }, block: 'always' },
          { body: { x: 14, y: 5 + (seed % 11), z: 0, ...FOOT }, block: 'always' },
        ];
        const found = from(table, 1 + (seed % 10), 11, 9, obstacles);
        for (let i = 1; i < found.count; i += 37) {
          const path = found.pathTo(found.x[i]!, found.y[i]!, found.z[i]!)!;
          const trace = measure(table, GAIT, FOOT, path);
          expect(trace.cost).toBeLessThanOrEqual(found.cost[i]! + 1e-6);
          expect(found.stop[i] === 1 ? trace.refused : null).toBe(null);
          const hit = firstObstacle(table, trace, FOOT, obstacles);
          expect(found.stop[i] === 1 ? hit : null).toBe(null);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('the same question has the same answer, to the byte', () => {
    fc.assert(
      fc.property(pieces, (specs) => {
        const one = from(build(specs), 3, 11, 8);
        from(build(specs), 7.3, 4, 8);
        const two = from(build(specs), 3, 11, 8);
        expect(Buffer.from(two.cost.buffer).equals(Buffer.from(one.cost.buffer))).toBe(true);
        expect(two.parent).toEqual(one.parent);
        expect(two.stop).toEqual(one.stop);
      }),
      { numRuns: 15 },
    );
  });
});
