import { term } from './vocabulary.ts';

const ENDINGS: Readonly<Record<string, string>> = {
  'no-figures': 'There is nobody left to fight.',
  'last-turn': 'Night falls, and that is that.',
  'no-monsters': 'Nothing stirs any more. It is over.',
  objective: 'That is what they came for. It is over.',
  truce: 'By common consent, enough.',
};

/** Why a match is over. */
export function endingOf(reason: string): string {
  return ENDINGS[reason] ?? `It is over: ${term(reason)}.`;
}
