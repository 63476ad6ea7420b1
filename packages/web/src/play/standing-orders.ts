import { type Grant, type TakenForGranted, takenForGranted } from '@vedette/referee/granted';
import type { Question } from '../referee/messages.ts';

export { GRANTS, onlyEnd, takenForGranted } from '@vedette/referee/granted';

/** An answer that is given without asking; `because` null: the player has said so himself. */
export interface Granted extends Omit<TakenForGranted, 'because'> {
  readonly because: Grant | null;
}

/** Under which name an order about such a question is kept. */
export function orderName({ kind, standing }: Pick<Question, 'kind' | 'standing'>): string {
  return standing?.of === undefined ? kind : `${kind}:${standing.of}`;
}

/** What is answered for a player: where there is nothing to decide, unless he wants to be asked, and what he has said for good. */
export function grantedTo(
  question: Question,
  always: Readonly<Record<string, string>>,
  askMe: readonly string[],
): Granted | null {
  const taken = takenForGranted(question);
  if (taken !== null && !askMe.includes(taken.because)) return taken;
  const answer = always[orderName(question)];
  return answer !== undefined && question.options.some(({ id }) => id === answer)
    ? { answer, because: null, words: null }
    : null;
}
