import { describe, expect, it } from 'vitest';
import type { Spot } from '../ground/piece.ts';
import { partOfWay } from './part-of-way.ts';

const at = (x: number, y: number): Spot => ({ x, y, z: 0 });
const CORNER = [at(0, 0), at(6, 0), at(6, 4)];

describe('a part of a way', () => {
  it('keeps the turns between its two places', () => {
    expect(partOfWay(CORNER, at(2, 0), at(6, 1), 0.1)).toEqual([at(2, 0), at(6, 0), at(6, 1)]);
    expect(partOfWay(CORNER, at(0, 0), at(6, 4), 0.1)).toEqual(CORNER);
    expect(partOfWay(CORNER, at(1, 0), at(3, 0), 0.1)).toEqual([at(1, 0), at(3, 0)]);
  });

  it('takes a place beside it for one on it only within the slack', () => {
    expect(partOfWay(CORNER, at(0, 0.1), at(3, 0.1), 0.1)).toEqual([at(0, 0.1), at(3, 0.1)]);
    expect(partOfWay(CORNER, at(0, 0), at(3, 0.3), 0.1)).toBeNull();
    expect(partOfWay(CORNER, at(0, 2), at(6, 0), 0.1)).toBeNull();
  });

  it('does not go back, and no way has no part', () => {
    expect(partOfWay(CORNER, at(6, 1), at(2, 0), 0.1)).toBeNull();
    expect(partOfWay([at(0, 0)], at(0, 0), at(0, 0), 0.1)).toBeNull();
  });

  it('goes round a loop to the second of two visits only when the first is behind', () => {
    const loop = [at(0, 0), at(4, 0), at(4, 4), at(2, 4), at(2, -2)];
    expect(partOfWay(loop, at(0, 0), at(2, 0), 0.1)).toEqual([at(0, 0), at(2, 0)]);
    expect(partOfWay(loop, at(4, 0), at(2, 0), 0.1)).toEqual([at(4, 0), at(4, 4), at(2, 4), at(2, 0)]);
  });
});
