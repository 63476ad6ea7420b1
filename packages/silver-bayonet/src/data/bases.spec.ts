import { expect, it } from 'vitest';
import { BASES, BODIES, base, EYE, MARKER_RADIUS } from './bases.ts';

it('SB-GEN-07 foot, mounted, Large and Small bodies: base, radius, height, eye', () => {
  const rows = Object.entries(BODIES).map(([body, { mm, height }]) => [
    body,
    mm,
    base(mm).radius,
    height,
    Math.round(EYE * height * 1000) / 1000,
  ]);
  expect(rows).toEqual([
    ['foot', 25, 0.492, 1, 0.9],
    ['mounted', 50, 0.984, 1.75, 1.575],
    ['large', 50, 0.984, 2, 1.8],
    ['small', 25, 0.492, 0.5, 0.45],
  ]);
});

it('SB-GEN-07 markers are discs of 20 mm', () => {
  expect(MARKER_RADIUS).toBe(base(20).radius);
});

it('SB-MON-03 radius in inches, narrowest opening, and how it counts for sight', () => {
  expect(BASES.map(({ mm, radius, opening, seenAs }) => [mm, radius, opening, seenAs])).toEqual([
    [20, 0.394, 0.75, 25],
    [25, 0.492, 0.75, 25],
    [30, 0.591, 0.75, 25],
    [40, 0.787, 1.25, 50],
    [50, 0.984, 1.75, 50],
    [60, 1.181, 2.25, 50],
  ]);
  // A radius is half the millimetres, in inches of 25.4 mm.
  for (const { mm, radius } of BASES) expect(radius).toBeCloseTo(mm / 2 / 25.4, 3);
});

it('a base of another size is a loud mistake', () => {
  expect(() => base(32)).toThrow('There is no base of 32 mm.');
});
