import { describe, expect, it } from 'vitest';
import { type Base, drawnRadii } from './counter-size.ts';
import { spread } from './spread.ts';

const at = (id: string, x: number, y: number, base = 11.8): Base => ({ id, x, y, base });
const PHONE = 0.4;
const DESK = 0.93;
const spreadOf = (bases: readonly (Base & { readonly group?: string })[], scale: number) =>
  spread(bases, drawnRadii(bases, [], scale), scale);

describe('counters that crowd on a small map', () => {
  const three = [at('a', 0, 0), at('b', 28, 6), at('c', 40, 30)];

  it('are at least nineteen pixels across, and none lies over another', () => {
    const drawn = spreadOf(three, PHONE);
    const places = three.map(({ id, x, y }) => {
      const { by, radius } = drawn.get(id)!;
      expect(2 * radius * PHONE).toBeGreaterThanOrEqual(19);
      return { x: x + by.x, y: y + by.y, radius };
    });
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan((a.radius + b.radius) * 0.95);
  });

  it('are never far from their bases, however many there are', () => {
    const crowd = Array.from({ length: 12 }, (_, i) => at(`${i}`, (i % 4) * 24, Math.floor(i / 4) * 24));
    for (const { by } of spreadOf(crowd, PHONE).values())
      expect(Math.hypot(by.x, by.y) * PHONE).toBeLessThanOrEqual(9.5 * 1.5 + 1e-9);
  });

  it('stay on their bases from near by, alone, and in the ranks of a group', () => {
    expect(spreadOf(three, DESK).size).toBe(0);
    expect(spreadOf([at('a', 0, 0), at('b', 300, 0)], PHONE).size).toBe(0);
    expect(
      spreadOf(
        three.map((one) => ({ ...one, group: 'u' })),
        PHONE,
      ).size,
    ).toBe(0);
  });
});
