import { expect, it } from 'vitest';
import type { Link } from '../ground/piece.ts';
import { FOOT, tableWith, WALKER } from '../samples.spec-support.ts';
import { arrivalOf, linkWaysAt } from './link.ts';
import { measure } from './measure.ts';

const stairs: Link = {
  id: 'stairs',
  ends: [
    { x: 5, y: 5, z: 0, within: 0.5 },
    { x: 9, y: 9, z: 0, within: 0.5 },
  ],
  cost: 1,
  flags: ['stairs'],
};

it('stairs are used from near either end, by those who may', () => {
  const table = tableWith([], [stairs]);
  expect(linkWaysAt(table, WALKER, { x: 5.4, y: 5, z: 0 })).toEqual([
    { link: stairs, from: stairs.ends[0], to: stairs.ends[1] },
  ]);
  expect(linkWaysAt(table, WALKER, { x: 5.6, y: 5, z: 0 })).toEqual([]);
  expect(linkWaysAt(table, WALKER, { x: 9, y: 9, z: 0 })).toEqual([
    { link: stairs, from: stairs.ends[1], to: stairs.ends[0] },
  ]);
  expect(linkWaysAt(table, { ...WALKER, barred: ['stairs'] }, { x: 5, y: 5, z: 0 })).toEqual([]);
});

const trapdoor: Link = {
  id: 'trapdoor',
  ends: [
    { x: 5, y: 5, z: 0, within: 0, opening: { polygon: [4, 4, 6, 4, 6, 6, 4, 6] } },
    { x: 20, y: 20, z: 0, within: 0, opening: { polygon: [19, 19, 21, 19, 21, 21, 19, 21] } },
  ],
  cost: 0.5,
  flags: [],
};

it('a trapdoor is used from anywhere on it and lets one out at the same offset', () => {
  const table = tableWith([], [trapdoor]);
  const spot = { x: 5.7, y: 4.2, z: 0 };
  const [way] = linkWaysAt(table, WALKER, spot);
  expect(way?.link.id).toBe('trapdoor');
  expect(arrivalOf(way!, spot)).toEqual({ x: 20.7, y: 19.2, z: 0 });
  expect(linkWaysAt(table, WALKER, { x: 6.1, y: 5, z: 0 })).toEqual([]);
});

it('a path through a trapdoor pays its cost and goes on from where it comes out', () => {
  const table = tableWith([], [trapdoor]);
  const by = { link: 'trapdoor' };
  const start = { x: 5.5, y: 2, z: 0 };
  const edge = { x: 5.5, y: 4.5, z: 0 };
  const trace = measure(table, WALKER, FOOT, [
    start,
    edge,
    { x: 20.5, y: 19.5, z: 0, by },
    { x: 20.5, y: 22, z: 0 },
  ]);
  expect(trace.refused).toBeNull();
  expect(trace.cost).toBeCloseTo(2.5 + 0.5 + 2.5, 9);
  const elsewhere = measure(table, WALKER, FOOT, [start, edge, { x: 20, y: 20, z: 0, by }]);
  expect(elsewhere.refused?.code).toBe('link');
});
