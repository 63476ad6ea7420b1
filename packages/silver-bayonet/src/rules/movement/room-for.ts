import { nearestPlace, type Spot } from '@vedette/engine/table';
import { stands } from '../../figures.ts';
import type { Look } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { gaitOf } from './gait.ts';
import { groundOf } from './ground-of.ts';

/** SB-GEN-11. */
const RING = 0.1;

/** SB-GEN-11: where a figure can stand, as near to a place as may be; null: nowhere. */
export function roomFor(look: Look, figure: Figure, at: Spot): Spot | null {
  const table = groundOf(look, figure);
  const others = look.s.figures.filter((other) => other !== figure && stands(other));
  const gait = gaitOf(look, figure);
  return nearestPlace(table, figure, at, others, { gait, ring: RING, limit: table.width + table.depth });
}
