import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { area } from '../samples.spec-support.ts';
import type { Piece, TableData } from './piece.ts';
import {
  discOverlapsPiece,
  insidePiece,
  piecesAt,
  piecesInBox,
  SIGHT_CLEAR,
  SIGHT_OBSCURING,
  SIGHT_SOLID,
  type Table,
  tableOf,
} from './table.ts';

function pieceOf(outline: number[], more: Partial<Piece> = {}): Piece {
  return area(outline, 'open', { id: outline.join(), top: 1, ...more });
}

function dataOf(pieces: Piece[], width = 36, depth = 24): TableData {
  return { width, depth, grid: 1000, pieces, regions: {}, links: [] };
}

const WIDTH = 36;
const DEPTH = 24;

/** Also a little off the table: nothing keeps a piece or a question from that. */
const coordinate = (max: number) => fc.integer({ min: -4, max: max * 2 + 4 }).map((n) => n / 2);

const triangle = fc
  .array(fc.tuple(coordinate(WIDTH), coordinate(DEPTH)), { minLength: 3, maxLength: 3 })
  .map((corners) => pieceOf(corners.flat()));

const table = fc
  .tuple(fc.array(triangle, { maxLength: 20 }), fc.constantFrom(DEPTH, WIDTH, 60))
  .map(([pieces, depth]) => tableOf(dataOf(pieces, WIDTH, depth)));

const box = fc
  .tuple(coordinate(WIDTH), coordinate(DEPTH), coordinate(WIDTH), coordinate(DEPTH))
  .map(
    ([x0, y0, x1, y1]) => [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)] as const,
  );

function all({ pieces }: Table): number[] {
  return pieces.map((_, p) => p);
}

describe('tableOf', () => {
  it('packs outlines, boxes, heights and sight', () => {
    const packed = tableOf(
      dataOf([
        pieceOf([1, 2, 5, 2, 3, 7], { base: 1, top: 4, sight: 'solid' }),
        pieceOf([8, 8, 9, 8, 9, 9, 8, 9], { sight: 'obscuring' }),
        pieceOf([0, 0, 1, 0, 0, 1]),
      ]),
    );
    expect([...packed.start]).toEqual([0, 4, 9, 13]);
    expect([...packed.xs.subarray(0, 4)]).toEqual([1, 5, 3, 1]);
    expect([...packed.ys.subarray(0, 4)]).toEqual([2, 2, 7, 2]);
    expect([packed.minX[0], packed.minY[0], packed.maxX[0], packed.maxY[0]]).toEqual([1, 2, 5, 7]);
    expect([packed.base[0], packed.top[0]]).toEqual([1, 4]);
    expect([...packed.sight]).toEqual([SIGHT_SOLID, SIGHT_OBSCURING, SIGHT_CLEAR]);
  });

  it('gives the same table for the same data, also after a trip through JSON', () => {
    const data = dataOf([pieceOf([1, 1, 2, 1, 2, 2])]);
    const first = tableOf(data);
    expect(tableOf(data)).toBe(first);
    expect(tableOf(JSON.parse(JSON.stringify(data)) as TableData)).toBe(first);
  });

  it('gives another table for other data', () => {
    const data = dataOf([pieceOf([1, 1, 2, 1, 2, 2])]);
    expect(tableOf({ ...data, pieces: [] })).not.toBe(tableOf(data));
  });

  it('does not forget a table that is in use when many others are made', () => {
    const data = dataOf([pieceOf([1, 1, 2, 1, 2, 3])]);
    const first = tableOf(data);
    for (let width = 40; width < 60; width++) tableOf(dataOf([], width));
    expect(tableOf(data)).toBe(first);
  });

  it('works without pieces', () => {
    const empty = tableOf(dataOf([]));
    expect(piecesInBox(empty, 0, 0, 36, 24, [])).toEqual([]);
    expect(piecesAt(empty, 3, 3)).toEqual([]);
  });
});

describe('piecesInBox', () => {
  it('finds just the pieces whose boxes touch, each once, ascending', () => {
    fc.assert(
      fc.property(table, box, (t, [x0, y0, x1, y1]) => {
        const expected = all(t).filter(
          (p) => t.minX[p]! <= x1 && t.maxX[p]! >= x0 && t.minY[p]! <= y1 && t.maxY[p]! >= y0,
        );
        expect(piecesInBox(t, x0, y0, x1, y1, [])).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('empties the list it is given and can be asked again', () => {
    const t = tableOf(dataOf([pieceOf([1, 1, 9, 1, 9, 9]), pieceOf([20, 20, 22, 20, 22, 22])]));
    const out = [7, 7, 7];
    expect(piecesInBox(t, 0, 0, 30, 30, out)).toBe(out);
    expect(out).toEqual([0, 1]);
    expect(piecesInBox(t, 0, 0, 30, 30, out)).toEqual([0, 1]);
    expect(piecesInBox(t, 21, 21, 21, 21, out)).toEqual([1]);
  });
});

describe('piecesAt', () => {
  it('finds just the pieces that contain the point, ascending', () => {
    fc.assert(
      fc.property(table, coordinate(WIDTH), coordinate(DEPTH), (t, x, y) => {
        expect(piecesAt(t, x, y)).toEqual(all(t).filter((p) => insidePiece(t, p, x, y)));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a table that has been asked very often', () => {
  it('still finds its pieces when its marks begin anew', () => {
    const t = tableOf(dataOf([pieceOf([4, 4, 8, 4, 8, 8, 4, 8]), pieceOf([20, 20, 24, 20, 24, 24, 20, 24])]));
    t.index.query = 0xfffffffd;
    for (let n = 0; n < 8; n++) expect(piecesInBox(t, 5, 5, 6, 6, [])).toEqual([0]);
    expect(piecesInBox(t, 0, 0, 30, 30, [])).toEqual([0, 1]);
  });
});

describe('a disc and a piece', () => {
  const square = tableOf(dataOf([pieceOf([4, 4, 8, 4, 8, 8, 4, 8])]));

  it('overlap by more than a touch', () => {
    expect(discOverlapsPiece(square, 0, 3, 6, 1)).toBe(false);
    expect(discOverlapsPiece(square, 0, 3, 6, 1.001)).toBe(true);
    expect(discOverlapsPiece(square, 0, 6, 6, 0.1)).toBe(true);
  });

  it('do not overlap when only the boxes do', () => {
    expect(discOverlapsPiece(square, 0, 3, 3, 1.4)).toBe(false);
    expect(discOverlapsPiece(square, 0, 3, 3, 1.42)).toBe(true);
  });

  it('overlap whenever the centre is inside', () => {
    fc.assert(
      fc.property(table, coordinate(WIDTH), coordinate(DEPTH), (t, x, y) => {
        for (const p of piecesAt(t, x, y)) expect(discOverlapsPiece(t, p, x, y, 0.25)).toBe(true);
      }),
    );
  });
});
