import { distanceToPiece, type Piece, tableOf } from '@vedette/engine/table';
import type { SilverCx } from '../../game.ts';
import type { Figure, SilverBayonetState } from '../../state.ts';
import { takeOut } from '../damage/at-zero.ts';
import { STEP } from '../movement/gait.ts';
import { tagsOf } from './monster-in.ts';

/** SB-MON-04: the tag of those whom the sun destroys. */
const VAMPIRE = 'vampire';

/** SB-MON-30.R1, SB-OPS-15: with the option a vampire that starts its activation in direct sunlight is no more. */
export function sunlight(cx: SilverCx, monster: Figure): void {
  const { s } = cx;
  if (!s.options['vampires-burn-in-sunlight'] || s.scenario.directSunlight !== true) return;
  if (!tagsOf(s, monster).includes(VAMPIRE) || isShaded(s, monster)) return;
  takeOut(cx, monster, 'removed', 'SB-MON-30');
}

/** Indoors, or in or beneath something at least as tall as itself. */
function isShaded({ terrain }: SilverBayonetState, monster: Figure): boolean {
  const table = tableOf(terrain);
  return table.pieces.some(
    (piece, p) => distanceToPiece(table, p, monster.x, monster.y) === 0 && shades(piece, monster),
  );
}

function shades({ base, top, sight, solid, flags }: Piece, { z, height }: Figure): boolean {
  if (top >= z + height && sight !== 'clear') return true;
  const indoors = flags.includes('structure') || flags.includes('open-structure');
  return indoors && !solid && Math.abs(base - z) <= STEP;
}
