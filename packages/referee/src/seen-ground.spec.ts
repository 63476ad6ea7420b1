import type { Glimpse } from '@vedette/engine';
import type { TableData } from '@vedette/engine/table';
import { describe, expect, it } from 'vitest';
import { seenGround } from './seen-ground.ts';
import type { SeenGround } from './snapshot.ts';

const TABLE: TableData = { width: 12, depth: 8, grid: 1000, pieces: [], links: [], regions: {} };

/** Sees everything west of the middle, and of that the south without cover. */
const HALF: Glimpse = {
  whom: 'a man on foot',
  at: ({ x, y }) => (x > 6 ? 'hidden' : y < 4 ? 'clear' : 'cover'),
};

function surveyed(glimpse: Glimpse, table: TableData, highest: number | null = null): SeenGround {
  const work = seenGround(glimpse, table, { x: 1, y: 1 }, { unit: 'inch', highest });
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

function extent(outlines: readonly (readonly number[])[]): readonly number[] {
  const flat = outlines.flat();
  const xs = flat.filter((_, i) => i % 2 === 0);
  const ys = flat.filter((_, i) => i % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

describe('the ground that is seen', () => {
  it('is outlined to half a step, up to the edges of the table and not beyond', () => {
    const { seen, clear, whom } = surveyed(HALF, TABLE);
    expect(whom).toBe('a man on foot');
    expect(extent(seen)).toEqual([0, 0, 6.25, 8]);
    expect(extent(clear)).toEqual([0, 0, 6.25, 3.75]);
  });

  it('is none where nothing is seen', () => {
    expect(surveyed({ ...HALF, at: () => 'hidden' }, TABLE)).toMatchObject({ seen: [], clear: [] });
  });

  it('is of the area one is in alone', () => {
    const areas = [
      { x: 0, y: 0, width: 4, depth: 8 },
      { x: 6, y: 0, width: 6, depth: 8 },
    ];
    const { area, seen } = surveyed({ ...HALF, at: () => 'clear' }, { ...TABLE, areas });
    expect(area).toEqual(areas[0]);
    expect(extent(seen)).toEqual([0, 0, 4, 8]);
  });

  it('is that of the floor one looks at, and nobody stands on a wall', () => {
    const floor = { solid: false, sight: 'solid', climbable: true, ground: '', ramps: [] };
    const piece = (id: string, outline: number[], top: number) => ({
      ...floor,
      id,
      outline,
      base: 0,
      top,
      surface: 'flat',
    });
    const house = piece('house', [2, 2, 8, 2, 8, 6, 2, 6], 3);
    const wall = piece('wall', [8.5, 0, 11.5, 7, 11.1, 7.2, 8.1, 0.2], 2);
    const table = { ...TABLE, pieces: [house, wall] } as unknown as TableData;
    const heights = (highest: number | null) => {
      const found = new Set<number>();
      const at: Glimpse['at'] = ({ z }) => {
        found.add(z);
        return 'clear';
      };
      surveyed({ whom: '', at }, table, highest);
      return [...found].sort((a, b) => a - b);
    };
    expect(heights(null)).toEqual([0, 3]);
    expect(heights(0)).toEqual([0]);
  });
});
