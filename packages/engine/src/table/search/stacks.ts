import { fills, SAME_LEVEL, sill } from '../ground/surface.ts';
import type { Table } from '../ground/table.ts';
import type { Bulk, Gait } from '../move/gait.ts';

/**
 * The different stacks of pieces that lie over one another somewhere on the table. Two lattice points with
 * the same stack offer the same levels, so levels are worked out once per stack, not per point.
 */
export interface Stacks {
  /** The stack without pieces is 0. */
  readonly pieces: number[][];
  readonly levels: number[][];
  /** Whether a figure may end there; what flies may also be above a place where nobody can stand. */
  readonly places: boolean[];
  /** The stack got by laying a piece on a stack. */
  laid(stack: number, piece: number): number;
}

export function newStacks(table: Table, gait: Gait, bulk: Bulk): Stacks {
  const pieces: number[][] = [[]];
  const levels: number[][] = [[0]];
  const places = [true];
  const known = new Map<number, number>();
  const count = table.pieces.length;
  return {
    pieces,
    levels,
    places,
    laid(stack, piece) {
      const key = stack * count + piece;
      let found = known.get(key);
      if (found === undefined) {
        found = pieces.length;
        const laid = [...pieces[stack]!, piece];
        pieces.push(laid);
        const free = levelsOf(table, gait, bulk, laid);
        places.push(free.length > 0);
        levels.push(free.length === 0 && gait.over === 'air' ? [0] : free);
        known.set(key, found);
      }
      return found;
    },
  };
}

/** The levels a body can be at where these pieces lie over one another, lowest first. */
export function levelsOf(table: Table, gait: Gait, bulk: Bulk, stack: readonly number[]): number[] {
  const levels = [0];
  for (const p of stack) {
    const piece = table.pieces[p]!;
    if (piece.surface !== 'none' && !levels.includes(piece.top)) levels.push(piece.top);
  }
  levels.sort((a, b) => a - b);
  // Who goes through terrain may also be inside it.
  if (gait.over === 'through') return levels;
  return levels.filter((z) => {
    for (const p of stack) {
      const piece = table.pieces[p]!;
      if (fills(piece) && piece.base < z + bulk.height - SAME_LEVEL && piece.top > z + sill(piece, gait.step))
        return false;
    }
    return true;
  });
}
