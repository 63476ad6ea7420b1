import { describe, expect, it } from 'vitest';
import { homeOfWords } from './home-of-words.ts';
import { GAMES, REFERENCES } from './index.ts';

/** What an author takes from one game into another: words that say what happens, when, and what must hold. */
const TAKEN = ['operation', 'event', 'condition', 'tally'];

/** Words of one game alone that everybody uses for many things; a name of a game would be no help. */
const EVERYDAY = ['layout', 'named', 'open', 'round', 'take', 'thing', 'time', 'give'];

interface Book {
  readonly id: string;
  readonly title: string;
  readonly words: ReadonlySet<string>;
  readonly taken: readonly string[];
}

const books: readonly Book[] = await Promise.all(
  GAMES.map(async ({ id, title }) => {
    const all = (await REFERENCES[id]!()).in('en').words;
    return {
      id,
      title,
      words: new Set(all.flatMap(({ id: word, kind }) => (['terrain', 'tag'].includes(kind) ? [] : [word]))),
      taken: all.flatMap(({ id: word, kind }) => (TAKEN.includes(kind) ? [word] : [])),
    };
  }),
);

describe.each(books)('words of $title', (book) => {
  const others = books.filter(({ id }) => id !== book.id);
  const own = book.taken.filter(
    (word) => !EVERYDAY.includes(word) && !others.some(({ words }) => words.has(word)),
  );

  it('are told as its own wherever another game is written for', () => {
    for (const { id } of others)
      for (const word of own) expect([id, word, homeOfWords(id)(word)]).toEqual([id, word, book.title]);
  });

  it('are never told as those of another', () => {
    for (const word of book.words) expect([word, homeOfWords(book.id)(word)]).toEqual([word, null]);
  });
});
