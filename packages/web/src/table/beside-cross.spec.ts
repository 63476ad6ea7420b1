import { describe, expect, it } from 'vitest';
import { besideCross } from './beside-cross.ts';

const CROSS = { x: 100, y: 100 };
const at = (x: number, y = 100) => ({ x, y, radius: 12 });
const sideOf = (...counters: ReturnType<typeof at>[]) => besideCross('Tom Garrick', CROSS, counters).anchor;

describe('the name of somebody who fell', () => {
  it('stands to the right of the cross, or to the left where counters would cover it, or else below', () => {
    expect(sideOf()).toBe('start');
    expect(sideOf(at(150))).toBe('end');
    expect(sideOf(at(150), at(60))).toBe('middle');
  });

  it('minds nobody who stands beyond it, above or below', () => {
    expect(sideOf(at(100 + 11 + 11 * 6.5 + 13))).toBe('start');
    expect(sideOf(at(150, 121))).toBe('start');
    expect(sideOf(at(150, 79))).toBe('start');
    expect(sideOf(at(60))).toBe('start');
  });
});
