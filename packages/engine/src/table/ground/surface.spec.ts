import { describe, expect, it } from 'vitest';
import { area, block, hill, rectangle, tableWith } from '../samples.spec-support.ts';
import { groundAt, standingOn, surfacesAt, TABLE_TOP } from './surface.ts';

describe('what a figure stands on', () => {
  const table = tableWith([
    area(rectangle(4, 4, 12, 12), 'difficult'),
    block(rectangle(6, 6, 10, 10), 1.5, { base: 1.3 }),
    hill(rectangle(14, 4, 20, 10), 1.5),
  ]);

  it('is the table, a top, or the table below a bridge', () => {
    expect(surfacesAt(table, 2, 2)).toEqual([{ z: 0, piece: TABLE_TOP }]);
    expect(surfacesAt(table, 8, 8)).toEqual([
      { z: 0, piece: TABLE_TOP },
      { z: 1.5, piece: 1 },
    ]);
    expect(surfacesAt(table, 16, 6)).toEqual([{ z: 1.5, piece: 2 }]);
  });

  it('is found within a step, and nothing when a figure hangs', () => {
    expect(standingOn(table, 8, 8, 1.4, 0.25)).toEqual({ z: 1.5, piece: 1 });
    expect(standingOn(table, 8, 8, 0.7, 0.25)).toBeNull();
    expect(standingOn(table, 2, 2, 0.2, 0.25)).toEqual({ z: 0, piece: TABLE_TOP });
    expect(standingOn(table, 2, 2, 0.3, 0.25)).toBeNull();
  });

  it('is what slows it: the bog below a bridge does not', () => {
    expect(groundAt(table, 8, 8, 0, 0.25)).toEqual(['difficult']);
    expect(groundAt(table, 8, 8, 1.5, 0.25)).toEqual(['open']);
    expect(groundAt(table, 2, 2, 0, 0.25)).toEqual([]);
  });
});
