import { array, assert, double, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Base, drawnRadii } from './counter-size.ts';

const at = (id: string, x: number, y: number, base = 11.8): Base => ({ id, x, y, base });
/** Pixels to a unit: a 36-inch table on a desk, and on a phone. */
const DESK = 0.93;
const PHONE = 0.4;

describe('how large counters are drawn', () => {
  it('one who stands alone has at least 36 pixels across on a desk and 26 on a phone', () => {
    expect(2 * DESK * drawnRadii([at('a', 0, 0)], DESK).get('a')!).toBeGreaterThanOrEqual(36);
    expect(2 * PHONE * drawnRadii([at('a', 0, 0)], PHONE).get('a')!).toBeGreaterThanOrEqual(26);
  });

  it('from near by it has its real size', () => {
    expect(drawnRadii([at('a', 0, 0)], 4).get('a')).toBe(11.8);
  });

  it('men in ranks grow less, and no more where one of them stands alone', () => {
    const ranks = [at('a', 0, 0, 6), at('b', 12, 0, 6), at('c', 500, 0, 6)];
    const radii = drawnRadii(
      ranks.map((one) => ({ ...one, group: 'u' })),
      DESK,
    );
    expect([...radii.values()]).toEqual([9, 9, 9]);
  });

  it('one base is one size, however they crowd; a larger base is larger, and none smaller than it is', () => {
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
        const radii = drawnRadii(all, scale);
        const of = (base: number) =>
          new Set(all.filter((one) => one.base === base).map(({ id }) => radii.get(id)!));
        const [small, large] = [of(11.8), of(18.9)];
        expect([small.size, large.size]).toEqual([1, 1]);
        expect([...small][0]!).toBeLessThan([...large][0]!);
        for (const one of all) expect(radii.get(one.id)!).toBeGreaterThanOrEqual(one.base);
      }),
      { numRuns: 60 },
    );
  });
});
