import { expect, test } from 'vitest';
import { tableOf } from '../ground/table.ts';
import type { Gait } from '../move/gait.ts';
import { reach } from './reach.ts';
import { reachOutline } from './reach-outline.ts';

const GAIT: Gait = {
  over: 'ground',
  step: 0.25,
  ground: {},
  ignores: [],
  barred: [],
  stacks: false,
  climb: 2,
  descend: 2,
  traverse: 2,
  climbs: null,
  leap: null,
  jump: null,
  clearance: 0.375,
  margin: 0.492,
};
const FOOT = { radius: 0.492, height: 1 };
const TABLE = tableOf({ width: 24, depth: 24, grid: 1000, pieces: [], regions: {}, links: [] });

function area(polygon: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < polygon.length; i += 2) {
    const j = (i + 2) % polygon.length;
    sum += polygon[i]! * polygon[j + 1]! - polygon[j]! * polygon[i + 1]!;
  }
  return sum / 2;
}

test('on a bare table the outline is the circle of the budget', () => {
  const polygons = reachOutline(
    reach(TABLE, GAIT, FOOT, { x: 12.1, y: 11.9, z: 0 }, 6, [], { resolution: 0.25 }),
  );
  expect(polygons.length).toBe(1);
  const [outline] = polygons;
  for (let i = 0; i < outline!.length; i += 2) {
    const away = Math.hypot(outline![i]! - 12.1, outline![i + 1]! - 11.9);
    expect(away).toBeGreaterThan(5.87);
    expect(away).toBeLessThan(6.13);
  }
  expect(area(outline!) / (Math.PI * 36)).toBeCloseTo(1, 1);
});

test('a figure in the way leaves a hole that runs clockwise', () => {
  const body = { x: 12, y: 14, z: 0, ...FOOT };
  const found = reach(TABLE, GAIT, FOOT, { x: 12, y: 12, z: 0 }, 6, [{ body, block: 'always' }], {
    resolution: 0.25,
  });
  const polygons = reachOutline(found);
  const turns = polygons.map((polygon) => Math.sign(area(polygon)));
  expect(turns.sort((a, b) => a - b)).toEqual([-1, 1]);
});

test('whoever is hemmed in has the place where he stands, off the lattice as it may be', () => {
  const start = { x: 12.1, y: 11.9, z: 0 };
  const ring = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4;
    const body = { x: 12.1 + Math.cos(angle), y: 11.9 + Math.sin(angle), z: 0, ...FOOT };
    return { body, block: 'always' } as const;
  });
  const found = reach(TABLE, GAIT, FOOT, start, 6, ring, { resolution: 0.25 });
  expect(found.count).toBe(1);
  const [place, ...others] = reachOutline(found);
  expect(others).toEqual([]);
  expect(area(place!)).toBeCloseTo(0.0625);
  expect([Math.min(...place!), Math.max(...place!)]).toEqual([11.775, 12.225].map((n) => expect.closeTo(n)));
});
