import type { Question } from '../referee/messages.ts';

/** Among the kinds of question that are always answered alike: whatever its kind, one in which a die would gain nothing. */
export const FOREGONE = 'foregone';

/** The answer that a player has given for good; null: ask. */
export function standingAnswer(
  { kind, options, foregone }: Question,
  always: Readonly<Record<string, string>>,
): string | null {
  if (foregone !== null && always[FOREGONE] !== undefined) return foregone.answer;
  const answer = always[kind];
  return answer !== undefined && options.some(({ id }) => id === answer) ? answer : null;
}
