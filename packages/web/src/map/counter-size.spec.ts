import { array, assert, double, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Base, drawnRadii } from './counter-size.ts';

const at = (id: string, x: number, y: number, base = 11.8): Base => ({ id, x, y, base });
/** Pixels to a unit: a 36-inch table on a desk, and on a phone. */
const DESK = 0.93;
const PHONE = 0.4;

describe('how large counters are drawn', () => {
  it('one who stands alone has at least 36 pixels across on a desk and 26 on a phone', () => {
    expect(2 * DESK * drawnRadii([at('a', 0, 0)], [], DESK).get('a')!).toBeGreaterThanOrEqual(36);
    expect(2 * PHONE * drawnRadii([at('a', 0, 0)], [], PHONE).get('a')!).toBeGreaterThanOrEqual(26);
  });

  it('from near by it has its real size', () => {
    expect(drawnRadii([at('a', 0, 0)], [], 4).get('a')).toBe(11.8);
  });

  it('two in contact have their real size, and so has one who stands on a marker', () => {
    const radii = drawnRadii(
      [at('a', 0, 0), at('b', 23.6, 0), at('c', 200, 0)],
      [{ x: 205, y: 0, base: 9 }],
      DESK,
    );
    expect([...radii.values()]).toEqual([11.8, 11.8, 11.8]);
  });

  it('never smaller than the base, never over another that the base is not over', () => {
    const bases = array(
      record({
        x: double({ min: 0, max: 300, noNaN: true }),
        y: double({ min: 0, max: 300, noNaN: true }),
      }),
      { minLength: 2, maxLength: 12 },
    );
    assert(
      property(bases, double({ min: 0.2, max: 4, noNaN: true }), (places, scale) => {
        const all = places.map(({ x, y }, i) => at(`${i}`, x, y, i % 3 === 0 ? 18.9 : 11.8));
        const radii = drawnRadii(all, [], scale);
        for (const one of all) {
          expect(radii.get(one.id)!).toBeGreaterThanOrEqual(one.base);
          const apart = (other: typeof one) => Math.hypot(one.x - other.x, one.y - other.y);
          const free = all.filter((other) => other !== one && apart(other) > one.base + other.base);
          for (const other of free)
            expect(radii.get(one.id)! + radii.get(other.id)!).toBeLessThanOrEqual(apart(other) + 1e-9);
        }
      }),
      { numRuns: 60 },
    );
  });
});
