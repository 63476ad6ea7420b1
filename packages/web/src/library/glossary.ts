import type { Term } from '../play/terms.ts';
import type { Entry } from './entry.ts';

/** Shelves whose things the log calls by their names. */
const NAMED: ReadonlySet<string> = new Set(['monsters', 'armoury', 'attributes']);

/** What the log of a game may name: its things, and words that a rule stands behind. */
export function glossaryOf(
  game: string,
  entries: readonly Entry[],
  words: Readonly<Record<string, string>>,
): readonly Term[] {
  const things = entries.filter((entry) => entry.game === game && NAMED.has(entry.shelf));
  return [
    ...things.map(({ title, shelf, id }) => ({ words: title, to: { shelf, id } })),
    ...Object.entries(words).map(([word, rule]) => ({ words: word, to: { rule } })),
  ];
}
