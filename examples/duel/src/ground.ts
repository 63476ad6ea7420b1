import type { Piece, TableData } from '@vedette/engine/table';
import { z } from 'zod';

/** DU-01 */
export const SIZE = 12;
export const GRID = 1000;

export type PieceKind = 'wall' | 'mud' | 'mound';

const kinds: Readonly<
  Record<PieceKind, Pick<Piece, 'top' | 'ground' | 'solid' | 'climbable' | 'surface' | 'sight'>>
> = {
  wall: { top: 1, ground: 'open', solid: true, climbable: false, surface: 'none', sight: 'solid' },
  mud: { top: 0, ground: 'mud', solid: false, climbable: true, surface: 'none', sight: 'clear' },
  mound: { top: 1, ground: 'open', solid: false, climbable: true, surface: 'slope', sight: 'solid' },
};

const coordinate = z.number().min(0).max(SIZE);

/** A rectangle of something: x, y, width, depth. */
export const pieceSchema = z.strictObject({
  kind: z.enum(['wall', 'mud', 'mound']),
  rect: z.tuple([coordinate, coordinate, z.number().positive().max(SIZE), z.number().positive().max(SIZE)]),
});

export type PieceDocument = z.infer<typeof pieceSchema>;

/** What a piece of the ground is. */
export function kindOf(id: string): PieceKind {
  return id.replace(/-\d+$/, '') as PieceKind;
}

export function groundOf(pieces: readonly PieceDocument[]): TableData {
  return {
    width: SIZE,
    depth: SIZE,
    grid: GRID,
    regions: {},
    links: [],
    pieces: pieces.map(({ kind, rect: [x, y, width, depth] }, i) => ({
      id: `${kind}-${i + 1}`,
      outline: [x, y, x + width, y, x + width, y + depth, x, y + depth],
      base: 0,
      flags: [],
      guarded: [],
      ramps: [],
      ...kinds[kind],
    })),
  };
}
