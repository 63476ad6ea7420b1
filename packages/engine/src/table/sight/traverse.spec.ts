import { describe, expect, it } from 'vitest';
import type { Piece, SightClass } from '../ground/piece.ts';
import { area, rectangle, tableWith } from '../samples.spec-support.ts';
import { lengthInside, traverse } from './traverse.ts';

function box(sight: SightClass, x0: number, y0: number, x1: number, y1: number, base = 0, top = 3): Piece {
  return area(rectangle(x0, y0, x1, y1), 'open', { sight, base, top });
}

function tableOn40(...pieces: Piece[]) {
  return tableWith(pieces, [], 40);
}

function rounded(passages: ReturnType<typeof traverse>) {
  return passages.map(({ piece, enter, leave }) => [
    piece,
    Math.round(enter * 1e6) / 1e6,
    Math.round(leave * 1e6) / 1e6,
  ]);
}

describe('traverse', () => {
  it('lists what a line runs through in order of entering, clear pieces too', () => {
    const table = tableOn40(
      box('clear', 0, 20, 40, 20.5),
      box('obscuring', 5, 12, 15, 18),
      box('solid', 30, 0, 40, 40),
    );
    const passages = traverse(table, { x: 10, y: 10, z: 0 }, { x: 10, y: 30, z: 0 }, 'plan');
    expect(rounded(passages)).toEqual([
      [1, 2, 8],
      [0, 10, 10.5],
    ]);
  });

  it('starts at the start for one who stands inside, and ends at the end', () => {
    const table = tableOn40(box('obscuring', 5, 5, 15, 15), box('obscuring', 5, 25, 15, 35));
    const passages = traverse(table, { x: 10, y: 10, z: 0 }, { x: 10, y: 30, z: 0 }, 'plan');
    expect(rounded(passages)).toEqual([
      [0, 0, 5],
      [1, 15, 20],
    ]);
  });

  it('enters a concave piece as often as the line does', () => {
    const horseshoe = area([5, 5, 20, 5, 20, 15, 15, 15, 15, 8, 10, 8, 10, 15, 5, 15], 'open', {
      sight: 'solid',
      top: 3,
    });
    const passages = traverse(tableOn40(horseshoe), { x: 0, y: 12, z: 0 }, { x: 30, y: 12, z: 0 }, 'plan');
    expect(rounded(passages)).toEqual([
      [0, 5, 10],
      [0, 15, 20],
    ]);
  });

  it('minds heights and measures in three dimensions when asked to', () => {
    // A 3-4-5 line: 8 high at the start, 4 along for each 3 down; the box reaches from 2 to 5.
    const table = tableOn40(box('solid', 0, 0, 40, 40, 2, 5));
    const down = traverse(table, { x: 10, y: 10, z: 8 }, { x: 18, y: 10, z: 2 }, 'heights');
    expect(rounded(down).map((row) => row.map((n) => Math.round(n! * 1e4) / 1e4))).toEqual([[0, 5, 10]]);
    expect(rounded(traverse(table, { x: 10, y: 10, z: 8 }, { x: 18, y: 10, z: 2 }, 'plan'))).toEqual([
      [0, 0, 8],
    ]);
  });

  it('does not count what a line only touches or runs along', () => {
    const table = tableOn40(box('solid', 10, 10, 20, 20));
    for (const x of [10, 20]) {
      expect(traverse(table, { x, y: 0, z: 0 }, { x, y: 30, z: 0 }, 'plan')).toEqual([]);
      expect(traverse(table, { x, y: 30, z: 0 }, { x, y: 0, z: 0 }, 'plan')).toEqual([]);
    }
    expect(traverse(table, { x: 5, y: 15, z: 0 }, { x: 15, y: 5, z: 0 }, 'plan')).toEqual([]);
  });

  it('does not slip between two pieces that join', () => {
    const table = tableOn40(box('solid', 10, 10, 20, 20), box('solid', 20, 10, 30, 20));
    expect(traverse(table, { x: 20, y: 0, z: 0 }, { x: 20, y: 30, z: 0 }, 'plan')).toHaveLength(1);
  });

  it('finds nothing on the way from a point to itself', () => {
    const table = tableOn40(box('solid', 10, 10, 20, 20));
    expect(traverse(table, { x: 15, y: 15, z: 0 }, { x: 15, y: 15, z: 0 }, 'plan')).toEqual([]);
  });
});

describe('the length inside', () => {
  const table = tableOn40(
    box('obscuring', 5, 12, 15, 18),
    box('obscuring', 5, 16, 15, 20),
    box('obscuring', 5, 13, 15, 14),
    box('clear', 5, 24, 15, 26),
  );
  const passages = traverse(table, { x: 10, y: 10, z: 0 }, { x: 10, y: 30, z: 0 }, 'plan');

  it('counts overlaps once', () => {
    expect(lengthInside(passages, (piece) => piece < 3)).toBeCloseTo(8, 6);
    expect(lengthInside(passages, () => true)).toBeCloseTo(10, 6);
  });

  it('counts only what is asked for', () => {
    expect(lengthInside(passages, (piece) => piece === 1)).toBeCloseTo(4, 6);
    expect(lengthInside(passages, () => false)).toBe(0);
  });
});
