import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { area, FOOT, rectangle, tableWith } from '../samples.spec-support.ts';
import { pieceSpans } from './span.ts';
import { distanceToPiece, isClearOf, stretchToPiece, sweptPieces } from './sweep.ts';

describe('a base swept along a line', () => {
  const table = tableWith([
    area(rectangle(8, 5, 10, 9), 'difficult'),
    area([14, 4, 20, 4, 20, 12, 17, 7, 14, 12], 'difficult'),
  ]);

  it('touches an area when it overlaps it by more than the tolerance', () => {
    expect(sweptPieces(table, 0.5, 5, 4.6, 12, 4.6, 0)).toEqual([0]);
    expect(sweptPieces(table, 0.5, 5, 4.6, 12, 4.6, 0.2)).toEqual([]);
    expect(sweptPieces(table, 0.5, 5, 7, 9, 7, 0)).toEqual([0]);
    expect(sweptPieces(table, 0.5, 9, 7, 9.1, 7, 0)).toEqual([0]);
    expect(sweptPieces(table, 0.5, 2, 2, 3, 3, 0)).toEqual([]);
  });

  it('measures the distance to an area from outside and none from inside', () => {
    expect(distanceToPiece(table, 0, 5, 7)).toBe(3);
    expect(distanceToPiece(table, 0, 9, 7)).toBe(0);
    expect(stretchToPiece(table, 0, 5, 3, 12, 3)).toBe(2);
  });

  it('is clear by its box of nothing that is nearer, and of most that is well aside', () => {
    const coordinate = fc.double({ min: 2, max: 22, noNaN: true });
    const away = fc.double({ min: 0, max: 4, noNaN: true });
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, coordinate, away, (ax, ay, bx, by, far) => {
        const clear = [0, 1].filter((p) => isClearOf(table, p, ax, ay, bx, by, far));
        for (const p of clear) expect(stretchToPiece(table, p, ax, ay, bx, by)).toBeGreaterThanOrEqual(far);
      }),
    );
    expect(isClearOf(table, 0, 2, 2, 3, 9, 4)).toBe(true);
    expect(isClearOf(table, 0, 5, 3, 12, 3, 1.9)).toBe(true);
    expect(isClearOf(table, 0, 4, 7, 9, 12, 0.7)).toBe(true);
    expect(isClearOf(table, 0, 5, 7, 5, 7, 2.9)).toBe(true);
    expect(isClearOf(table, 0, 5, 7, 5, 7, 3)).toBe(false);
  });

  it('is near a piece exactly on the spans that say so', () => {
    const coordinate = fc.double({ min: 2, max: 22, noNaN: true });
    fc.assert(
      fc.property(
        coordinate,
        coordinate,
        coordinate,
        coordinate,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (ax, ay, bx, by, t) => {
          const spans = pieceSpans(table, 1, ax, ay, bx, by, FOOT.radius);
          const away = distanceToPiece(table, 1, ax + t * (bx - ax), ay + t * (by - ay)) - FOOT.radius;
          fc.pre(Math.abs(away) > 1e-6);
          expect(spans.some(([from, to]) => t >= from && t <= to)).toBe(away < 0);
        },
      ),
      { numRuns: 500 },
    );
  });
});
