import { tableOf } from '@vedette/engine/table';
import type { Look } from '../../game.ts';
import { thisTurn } from '../../models.ts';
import type { FaithState, Model } from '../../state.ts';
import type { Entered } from './trials.ts';

const BITS = 12;

/** One bit for each piece of that ground, in the order of the table. */
function bitOf(s: FaithState, { trait, piece }: Entered): number {
  const same = tableOf(s.terrain).pieces.filter(({ flags }) => flags.includes(trait));
  return 1 << (same.findIndex(({ id }) => id === piece) % BITS);
}

const COUNTS = { holy: 'barred-holy', pentagram: 'barred-pentagram' } as const;

function countOf(trait: string): 'barred-holy' | 'barred-pentagram' | null {
  return trait === 'holy' || trait === 'pentagram' ? COUNTS[trait] : null;
}

/** FF-MOV-25: a roll failed here before in this turn. */
export function barredThisTurn({ s }: Look, model: Model, entered: Entered): boolean {
  const count = countOf(entered.trait);
  if (count === null) return false;
  return Math.floor(thisTurn(model, count) / bitOf(s, entered)) % 2 === 1;
}

/** FF-MOV-25: it is impassable for this model until the turn ends. */
export function barForTurn(s: FaithState, model: Model, entered: Entered): void {
  const count = countOf(entered.trait);
  if (count !== null) model.turn[count] = thisTurn(model, count) + bitOf(s, entered);
}
