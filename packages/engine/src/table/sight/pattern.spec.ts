import { describe, expect, it } from 'vitest';
import { sightPattern } from './pattern.ts';

describe('sightPattern', () => {
  it('lets points with the same offset share one line in plan', () => {
    const pattern = sightPattern([
      { across: 0.25, height: 0.2 },
      { across: -0.25, height: 0.2 },
      { across: 0, height: 0.9 },
      { across: 0.25, height: 0.6 },
    ]);
    expect([...pattern.across]).toEqual([-0.25, 0, 0.25]);
    expect([...pattern.first]).toEqual([0, 1, 2, 4]);
    expect([...pattern.samples]).toEqual([1, 2, 0, 3]);
    expect([...pattern.bits]).toEqual([0b0010, 0b0100, 0b1001]);
    expect(pattern.all).toBe(0b1111);
  });

  it('knows its extent, the centre included', () => {
    const pattern = sightPattern([
      { across: 0.5, height: 0.2 },
      { across: 0.25, height: 1.2 },
    ]);
    expect(pattern).toMatchObject({ leftmost: 0, rightmost: 0.5, lowest: 0.2, highest: 1.2 });
  });

  it('takes up to 31 points, so that a mask stays a positive whole number', () => {
    const points = Array.from({ length: 31 }, (_, i) => ({ across: i, height: 1 }));
    expect(sightPattern(points).all).toBe(0x7fffffff);
    expect(() => sightPattern([...points, { across: 31, height: 1 }])).toThrow('1 to 31 points, not 32');
    expect(() => sightPattern([])).toThrow('1 to 31 points, not 0');
  });
});
