import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestDrop } from '../place/fall.ts';
import { area, block, FOOT, rectangle, WALKER } from '../samples.spec-support.ts';
import type { Link, Piece, TableData } from './piece.ts';
import { tableOf } from './table.ts';
import { tableProblems } from './table-problems.ts';

const BARE: TableData = { width: 24, depth: 24, grid: 1000, pieces: [], regions: {}, links: [] };
const house = block(rectangle(4, 4, 10, 10), 3);

/** Where the problems are. */
function paths(more: Partial<TableData>): string[] {
  return tableProblems({ ...BARE, ...more }).map(({ path }) => path);
}

function ofPiece(more: Partial<Piece>): string[] {
  return paths({ pieces: [{ ...house, ...more }] });
}

function ofLink(more: Partial<Link['ends'][0]>, link: Partial<Link> = {}): string[] {
  const ends = [
    { x: 5, y: 5, z: 3, within: 0.5, ...more },
    { x: 20, y: 20, z: 0, within: 0.5 },
  ] as const;
  return paths({ pieces: [house], links: [{ id: 'stairs', ends, cost: 1, flags: [], ...link }] });
}

describe('problems of a table', () => {
  it('are none where there are none', () => {
    const mud = area([12, 12, 14, 12, 13, 15], 'difficult');
    const guarded = { ...house, guarded: [[4, 4, 7, 4]] as const, ramps: [[10, 5, 10, 8]] as const };
    expect(paths({ pieces: [guarded, mud], regions: { zone: { shape: { circle: [0, 0, 4] } } } })).toEqual(
      [],
    );
    expect(ofLink({})).toEqual([]);
  });

  it('name the place and say what would be right', () => {
    expect(tableProblems({ ...BARE, pieces: [{ ...house, outline: [1, 1, 2, 2] }] })).toEqual([
      { path: '/pieces/0/outline', fault: { fault: 'few-corners', count: 2, limit: 3 } },
    ]);
    expect(tableProblems({ ...BARE, pieces: [{ ...house, base: 4 }] })).toEqual([
      { path: '/pieces/0/top', fault: { fault: 'top', top: 3, base: 4 } },
    ]);
  });

  it.each([
    ['a corner without its y', [1, 1, 5, 1, 5, 5, 3], '/pieces/0/outline'],
    ['a bow tie', [1, 1, 5, 5, 5, 1, 1, 5], '/pieces/0/outline'],
    ['a corner that touches an edge', [1, 1, 5, 1, 5, 5, 3, 1, 1, 5], '/pieces/0/outline'],
    ['an edge that runs back', [1, 1, 5, 1, 3, 1, 3, 5], '/pieces/0/outline'],
    ['a line', [1, 1, 3, 1, 5, 1], '/pieces/0/outline'],
    ['the same corner twice', [1, 1, 5, 1, 5, 5, 1, 1], '/pieces/0/outline/0'],
    ['a number that is none', [1, 1, 5, 1, Number.NaN, 5], '/pieces/0/outline/4'],
    ['a corner in another county', [1, 1, 5e6, 1, 5, 5], '/pieces/0/outline/2'],
  ])('see %s', (_, outline, path) => {
    expect(ofPiece({ outline })).toEqual([path]);
  });

  it('see absurd sizes and heights, and ids used twice', () => {
    expect(paths({ width: 0 })).toEqual(['/width']);
    expect(paths({ depth: 1e9 })).toEqual(['/depth']);
    expect(paths({ width: Number.NaN, depth: Number.POSITIVE_INFINITY })).toEqual(['/width', '/depth']);
    expect(paths({ grid: 0.5 })).toEqual(['/grid']);
    expect(ofPiece({ top: Number.POSITIVE_INFINITY })).toEqual(['/pieces/0/top']);
    expect(paths({ pieces: [house, house] })).toEqual(['/pieces/1/id']);
  });

  it('see railings and ramps that are not on the outline', () => {
    expect(ofPiece({ guarded: [[4, 4, 10, 10]] })).toEqual(['/pieces/0/guarded/0']);
    expect(ofPiece({ ramps: [[4, 5, 4, 11]] })).toEqual(['/pieces/0/ramps/0']);
    expect(ofPiece({ ramps: [[4, 5, 4, 5]] })).toEqual(['/pieces/0/ramps/0']);
  });

  it('see malformed regions and those off the table', () => {
    const region = (shape: { circle: [number, number, number] } | { polygon: number[] }) =>
      paths({ regions: { 'a/b': { shape } } });
    expect(region({ circle: [5, 5, 0] })).toEqual(['/regions/a~1b/shape/circle/2']);
    expect(region({ circle: [30, 30, 2] })).toEqual(['/regions/a~1b/shape']);
    expect(region({ polygon: [1, 1, 2, 2] })).toEqual(['/regions/a~1b/shape/polygon']);
    expect(paths({ regions: { r: { shape: { circle: [5, 5, 1] }, level: 3, tolerance: -1 } } })).toEqual([
      '/regions/r/tolerance',
    ]);
  });

  it('see malformed links, those off the table and those that end in the air or in a house', () => {
    expect(ofLink({ x: 30 })).toEqual(['/links/0/ends/0']);
    expect(ofLink({ z: 2 })).toEqual(['/links/0/ends/0/z']);
    expect(ofLink({ z: 0 })).toEqual(['/links/0/ends/0/z']);
    expect(ofLink({ within: -1 })).toEqual(['/links/0/ends/0/within']);
    expect(ofLink({ opening: { circle: [5, 5, -1] } })).toEqual(['/links/0/ends/0/opening/circle/2']);
    expect(ofLink({}, { cost: Number.NaN })).toEqual(['/links/0/cost']);
  });

  it('see areas that are none, that are off the table or that meet', () => {
    const deck = { x: 0, y: 0, width: 10, depth: 24 };
    const hold = { x: 14, y: 0, width: 10, depth: 24 };
    expect(paths({ areas: [deck, hold] })).toEqual([]);
    expect(paths({ areas: [] })).toEqual(['/areas']);
    expect(paths({ areas: [{ ...deck, width: 0 }] })).toEqual(['/areas/0/width']);
    expect(paths({ areas: [{ ...deck, depth: Number.NaN }] })).toEqual(['/areas/0/depth', '/areas/0']);
    expect(paths({ areas: [deck, { ...hold, x: 15 }] })).toEqual(['/areas/1']);
    expect(paths({ areas: [deck, { ...hold, x: 10 }] })).toEqual(['/areas/1']);
    expect(paths({ areas: [deck, { ...hold, x: 10.001 }] })).toEqual([]);
  });

  it('let a table be larger that is mostly void', () => {
    const size = { width: 150, depth: 24 };
    expect(paths(size)).toEqual(['/width']);
    expect(paths({ ...size, areas: [{ x: 100, y: 0, width: 50, depth: 24 }] })).toEqual([]);
    expect(paths({ ...size, areas: [{ x: 0, y: 0, width: 120, depth: 24 }] })).toEqual(['/areas/0/width']);
  });
});

describe('an outline that runs clockwise', () => {
  const turned = (piece: Piece): Piece => {
    const [x, y, ...rest] = piece.outline;
    const corners = rest.flatMap((_, i) => (i % 2 === 0 ? [rest.slice(i, i + 2)] : []));
    return { ...piece, outline: [x!, y!, ...corners.reverse().flat()] };
  };

  it('is packed like the same outline the other way round', () => {
    const [right, wrong] = [house, turned(house)].map((piece) => tableOf({ ...BARE, pieces: [piece] }));
    expect(wrong!.xs).toEqual(right!.xs);
    expect(wrong!.ys).toEqual(right!.ys);
    expect(wrong!.pieces[0]!.outline).toEqual(house.outline);
  });

  it('has the same edges to fall from', () => {
    const coordinate = fc.integer({ min: 4100, max: 9900 }).map((n) => n / 1000);
    const rules = { gait: WALKER, within: 1, atLeast: 1, guardHeight: 0.25 };
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        const [right, wrong] = [house, turned(house)].map((piece) =>
          nearestDrop(tableOf({ ...BARE, pieces: [piece] }), { x, y, z: 3, ...FOOT }, rules),
        );
        expect(wrong).toEqual(right);
      }),
    );
  });
});
