import { describe, expect, it } from 'vitest';
import { levelAt, nextLevel } from './levels.ts';

describe('floors', () => {
  it('the top is meant from above, else the floor that is looked at, or what is below it', () => {
    expect(levelAt([0, 3, 6], null)).toBe(6);
    expect(levelAt([0, 3, 6], 3)).toBe(3);
    expect(levelAt([0, 6], 3)).toBe(0);
    expect(levelAt([6], 3)).toBe(6);
    expect(levelAt([], null)).toBe(0);
  });

  it('one goes up floor by floor, above them all, and never below the ground', () => {
    const levels = [0, 3, 6];
    expect(nextLevel(levels, 0, 1)).toBe(3);
    expect(nextLevel(levels, 6, 1)).toBeNull();
    expect(nextLevel(levels, null, 1)).toBeNull();
    expect(nextLevel(levels, null, -1)).toBe(6);
    expect(nextLevel(levels, 0, -1)).toBe(0);
  });
});
