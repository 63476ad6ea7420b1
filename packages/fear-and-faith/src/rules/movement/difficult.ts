import { type Piece, pieceSpans, type Spot, sweptPieces, type Table, tableOf } from '@vedette/engine/table';
import type { Look } from '../../game.ts';
import type { Model } from '../../state.ts';
import { STEP } from '../ground/contact.ts';
import { gaitOf } from './gait.ts';

/** FF-MOV-05: an overlap that is no more than this is none. */
export const OVERLAP = 1;

/** FF-MOV-05, FF-MOV-14: whether the swept base touches ground that is difficult for it, start and end included. */
export function crossesDifficult(look: Look, mover: Model, to: Spot): boolean {
  // FF-CAMP-16
  if (mover.conditions.sureFooted !== undefined) return false;
  const table = tableOf(look.s.terrain);
  const swept = sweptPieces(table, mover.radius, mover.x, mover.y, to.x, to.y, OVERLAP);
  if (swept.length === 0) return false;
  const { ignores } = gaitOf(look, mover);
  return swept.some((p) => {
    const piece = table.pieces[p]!;
    if (!isDifficult(piece, mover, to) || eased(piece, mover, ignores)) return false;
    return !isBridged(table, p, swept, mover, to);
  });
}

/** Whether there is any such ground so near that a Move could lead there. */
export function difficultNear(look: Look, mover: Model, far: number): boolean {
  const table = tableOf(look.s.terrain);
  const { x, y, radius } = mover;
  return sweptPieces(table, radius + far, x, y, x, y).some((p) => {
    const { ground, flags } = table.pieces[p]!;
    return ground === 'difficult' || flags.includes('stairs');
  });
}

function isDifficult({ ground, solid, base, flags }: Piece, mover: Model, to: Spot): boolean {
  // FF-MOV-14: stairs are difficult on the way up.
  if (flags.includes('stairs')) return to.z > mover.z + STEP;
  if (solid || flags.includes('ladder')) return false;
  // FF-SPEC-02: whoever goes through deep water at all is not slowed by it.
  return ground === 'difficult' && Math.min(Math.abs(base - mover.z), Math.abs(base - to.z)) <= STEP;
}

const EASY = 'easy-for-animals-and-werewolves';

/** FF-MOV-05: special rules that make light of it; FF-SCN-30: bushes that some creatures slip through. */
function eased({ flags }: Piece, { tags }: Model, ignores: readonly string[]): boolean {
  if (ignores.some((flag) => flags.includes(flag))) return true;
  return flags.includes(EASY) && (tags.includes('animal') || tags.includes('werewolf'));
}

const WATER = ['shallow-water', 'deep-water', 'running-water'];

/** FF-MOV-28: water that it crosses on a bridge or ford all the way. */
export function isBridged(table: Table, p: number, swept: readonly number[], from: Spot, to: Spot): boolean {
  if (!table.pieces[p]!.flags.some((flag) => WATER.includes(flag))) return false;
  const bridges = swept.filter((other) => table.pieces[other]!.flags.includes('overrides-water'));
  if (bridges.length === 0) return false;
  const dry = bridges.flatMap((bridge) => pieceSpans(table, bridge, from.x, from.y, to.x, to.y, 0));
  return pieceSpans(table, p, from.x, from.y, to.x, to.y, 0).every(([a, b]) =>
    dry.some(([c, d]) => c <= a && d >= b),
  );
}
