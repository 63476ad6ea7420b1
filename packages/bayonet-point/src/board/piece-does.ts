import type { PieceDoes } from '@vedette/engine';
import { ground, pieceNamed, typeOf } from '../rules/ground/pieces.ts';
import type { BayonetPointState } from '../state.ts';
import { words } from '../words/now.ts';

/** BP-GEN-16: what a piece of ground does to sight and walking, in words. */
export function pieceDoes(s: BayonetPointState, id: string): PieceDoes | null {
  const table = ground(s);
  const piece = pieceNamed(table, id);
  if (piece < 0) return null;
  const { sight, cover, foot } = typeOf(table, piece);
  const does = words.board.ground;
  const covered = does.cover[cover];
  return {
    sight: covered === null ? does.sight[sight] : `${does.sight[sight]}, ${covered}`,
    walking: does.foot[foot],
    covers: cover !== 'none',
  };
}
