import type { PieceKind } from '../../ground.ts';
import type { Phase } from '../../state.ts';
import { pieces } from './names.ts';

const phases: Readonly<Record<Phase, string>> = { cards: 'Cards', initiative: 'Initiative', turn: 'Turns' };

/** What stands on and beside the map. */
export const board = {
  title: 'A duel',
  hoard: 'Fate',
  dice: 'Dice',
  duellist: 'Duellist',
  phases,
  /** Who might be seen somewhere, and what hides him. */
  whom: 'a duellist',
  by: (kind: PieceKind) => `a ${pieces[kind]}`,
};
