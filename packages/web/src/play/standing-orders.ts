import type { Option, Question } from '../referee/messages.ts';

/** Among the kinds of question that are always answered alike: whatever its kind, one in which a die would gain nothing. */
export const FOREGONE = 'foregone';

/** The answer by which somebody is done, where nothing else is left to him; giving up is left to his own hand. */
export function onlyEnd(options: readonly Option[]): string | null {
  const [common, another] = options.filter(({ grave }) => grave !== true);
  if (common === undefined || another !== undefined) return null;
  return common.ends === 'activation' && common.spends === undefined ? common.id : null;
}

/** The answer that a player has given for good, or the only one that is left; null: ask. */
export function standingAnswer(
  { kind, options, foregone }: Question,
  always: Readonly<Record<string, string>>,
): string | null {
  const end = onlyEnd(options);
  if (end !== null) return end;
  if (foregone !== null && always[FOREGONE] !== undefined) return foregone.answer;
  const answer = always[kind];
  return answer !== undefined && options.some(({ id }) => id === answer) ? answer : null;
}
