import type { Question } from '../referee/messages.ts';

/** Among the kinds of question that are always answered alike: whatever its kind, one in which a die would gain nothing. */
export const FOREGONE = 'foregone';

/** Answers that end the game: nobody gives them but by his own hand. */
export const GRAVE: ReadonlySet<string> = new Set(['concede', 'truce', 'call-it-a-day']);

/** The answer that ends somebody's turn. */
const END = 'end';

/** Whether nothing is left to somebody but to be done. */
export function onlyEnds(options: readonly { readonly id: string }[]): boolean {
  const common = options.filter(({ id }) => !GRAVE.has(id));
  return common.length === 1 && common[0]!.id === END;
}

/** The answer that a player has given for good, or the only one that is left; null: ask. */
export function standingAnswer(
  { kind, options, foregone }: Question,
  always: Readonly<Record<string, string>>,
): string | null {
  if (onlyEnds(options)) return END;
  if (foregone !== null && always[FOREGONE] !== undefined) return foregone.answer;
  const answer = always[kind];
  return answer !== undefined && options.some(({ id }) => id === answer) ? answer : null;
}
