import type { Look } from '../../game.ts';
import type { Figure } from '../../state.ts';
import type { Target } from '../format/place.ts';
import { NO_CHANCE } from './chance.ts';
import type { Context } from './context.ts';
import { thingsOf } from './place.ts';
import { isIn } from './room.ts';

/** SB-OPS-19: within so many inches of any of what is meant. */
export function near(look: Look, figure: Figure, within: number, of: Target, context: Context): boolean {
  return thingsOf(look, of, context, NO_CHANCE).some((thing) => isIn(look.s, { within, of: thing }, figure));
}
