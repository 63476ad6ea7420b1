import { LIBRARIES } from '@vedette/games';
import type { Term } from '../play/terms.ts';
import { locale } from '../words/locale.ts';

/** Shelves whose things the log calls by their names. */
const NAMED: ReadonlySet<string> = new Set(['monsters', 'armoury', 'attributes']);

/** What the log of a game may name, its things and words that a rule stands behind, without the rest of the library. */
export async function fetchGlossary(game: string): Promise<readonly Term[]> {
  const library = (await LIBRARIES[game]?.())?.in(locale);
  if (library === undefined) return [];
  const things = library.entries.filter(({ shelf }) => NAMED.has(shelf));
  return [
    ...things.map(({ title, shelf, id }) => ({ words: title, to: { shelf, id } })),
    ...Object.entries(library.words).map(([word, rule]) => ({ words: word, to: { rule } })),
  ];
}
