import { type Table, tableOf } from '@vedette/engine/table';
import type { Look } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { lessPaid } from './stairs.ts';

/** The table as this figure moves on it: for some a hedge is no hindrance (SB-ATT-59), or a bank the end of the world (SB-ATT-56). */
export function groundOf(look: Look, figure: Figure): Table {
  return tableOf(lessPaid(look.modify('terrain', figure, look.s.terrain), figure));
}
