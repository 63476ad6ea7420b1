import { listed } from '../words/format.ts';
import { say } from '../words/say.ts';

/** Where a rule stands in the books, as its catalogue says. */
interface Source {
  /** A supplement; null for the book of the game itself. */
  readonly book: string | null;
  /** "58", "21–24"; for a game without pages its paragraph, "§9.2". */
  readonly place: string;
}

const PLACES = /(?:(?<book>[A-Z][a-z]+) )?p\.(?<page>\d+(?:-\d+)?)|(?<paragraph>§[\d.]*\d)/g;

/** "p.21-24, p.60", "Carpathians p.60-61", "§9.2, Table 3": each place that can be looked up; notes beside them are left out. */
function sourcesIn(page: string | null): readonly Source[] {
  return [...(page ?? '').matchAll(PLACES)].map(({ groups = {} }) => ({
    book: groups['book'] ?? null,
    place: groups['paragraph'] ?? groups['page']!.replace('-', '–'),
  }));
}

/** "p. 21–24, 60", "Carpathians, p. 60–61", "§9.2"; null where no book says it. */
export function pageInWords(page: string | null): string | null {
  const sources = sourcesIn(page);
  if (sources.length === 0) return null;
  const books = [...new Set(sources.map(({ book }) => book))];
  const said = books.map((book) => {
    const places = sources.filter((source) => source.book === book).map(({ place }) => place);
    const pages = places[0]?.startsWith('§') ? listed(places) : say.library.pages(places);
    return book === null ? pages : listed([book, pages]);
  });
  return say.apart(said);
}
