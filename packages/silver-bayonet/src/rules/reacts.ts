import type { Look } from '../game.ts';
import type { Figure } from '../state.ts';

/** SB-MEL-07.R1: whether a figure can do anything in somebody else's activation. */
export function reacts({ s }: Look, { terror }: Figure): boolean {
  return s.options['paralysed-reacts'] === 'yes' || terror?.kind !== 'paralysed';
}
