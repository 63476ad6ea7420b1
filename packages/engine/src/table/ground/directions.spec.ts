import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, rightOf, towards, turned } from './directions.ts';

const step = fc.integer({ min: 0, max: 71 });
const lengthOf = ([x, y]: readonly [number, number]) => Math.sqrt(x * x + y * y);

describe('the directions', () => {
  it('are 72 unit vectors', () => {
    expect(DIRECTIONS).toHaveLength(72);
    for (const direction of DIRECTIONS) expect(Math.abs(lengthOf(direction) - 1)).toBeLessThan(1e-6);
  });

  it('start at +y and go clockwise', () => {
    expect([DIRECTIONS[0], DIRECTIONS[18], DIRECTIONS[36], DIRECTIONS[54]]).toEqual([
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ]);
  });

  it('are five degrees apart, rounded to six decimals', () => {
    DIRECTIONS.forEach(([x, y], i) => {
      const angle = (i * 5 * Math.PI) / 180;
      expect(Math.abs(x - Math.sin(angle))).toBeLessThanOrEqual(5.1e-7);
      expect(Math.abs(y - Math.cos(angle))).toBeLessThanOrEqual(5.1e-7);
    });
  });
});

describe('a turn', () => {
  it('by so many steps leads from one direction to the one so many further on', () => {
    fc.assert(
      fc.property(step, fc.integer({ min: -200, max: 200 }), (from, steps) => {
        const [dx, dy] = DIRECTIONS[from]!;
        const [x, y] = turned(dx, dy, steps);
        const [wantedX, wantedY] = DIRECTIONS[(((from + steps) % 72) + 72) % 72]!;
        expect(Math.abs(x - wantedX)).toBeLessThan(2e-6);
        expect(Math.abs(y - wantedY)).toBeLessThan(2e-6);
      }),
    );
  });

  it('there and back ends where it began', () => {
    fc.assert(
      fc.property(step, fc.integer({ min: 0, max: 71 }), (from, steps) => {
        const [dx, dy] = DIRECTIONS[from]!;
        const [x, y] = turned(...turned(dx, dy, steps), -steps);
        expect(Math.abs(x - dx)).toBeLessThan(2e-6);
        expect(Math.abs(y - dy)).toBeLessThan(2e-6);
      }),
    );
  });

  it('to the right of up is right', () => {
    expect(rightOf(0, 1)).toEqual([1, 0]);
    const [x, y] = rightOf(1, 0);
    expect([x, y + 0]).toEqual([0, -1]);
  });
});

describe('towards', () => {
  it('is the unit vector from one point to another', () => {
    expect(towards(1, 1, 4, 5)).toEqual([0.6, 0.8]);
  });

  it('is nothing when the points coincide', () => {
    expect(towards(2, 3, 2, 3)).toBeNull();
  });
});
