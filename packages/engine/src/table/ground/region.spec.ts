import { expect, it } from 'vitest';
import { rectangle } from '../samples.spec-support.ts';
import { inRegion, regionCrossings } from './region.ts';

const spot = (x: number, y: number, z = 0) => ({ x, y, z });

it('a figure is in a region when its centre is, on the level the region names', () => {
  const yard = { shape: { polygon: rectangle(4, 4, 8, 8) } };
  expect(inRegion(yard, spot(5, 5, 3))).toBe(true);
  expect(inRegion(yard, spot(9, 5))).toBe(false);
  const deck = { shape: { circle: [6, 6, 2] as const }, level: 3, tolerance: 0.25 };
  expect(inRegion(deck, spot(6, 7.9, 3.2))).toBe(true);
  expect(inRegion(deck, spot(6, 8.1, 3))).toBe(false);
  expect(inRegion(deck, spot(6, 6, 2.7))).toBe(false);
});

it('a way crosses a region where it goes in and out', () => {
  const yard = { shape: { polygon: rectangle(4, 4, 8, 8) } };
  expect(regionCrossings(yard, spot(2, 6), spot(12, 6))).toEqual([0.2, 0.6]);
  expect(regionCrossings(yard, spot(12, 4), spot(2, 4))).toEqual([0.4, 0.8]);
  const well = { shape: { circle: [6, 6, 2] as const } };
  expect(regionCrossings(well, spot(2, 6), spot(6, 6))).toEqual([0.5]);
});
