import { locale } from '../words/locale.ts';

/** A rule as its catalogue names it. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly page: string | null;
  /** It is none of the book's: the package of the game has added it. */
  readonly own?: true;
}

// Documents of another language lie in a folder of their own: docs/de/rulings.md, docs/de/rules/….
const rulings = import.meta.glob<string>(['../../../../docs/rulings.md', '../../../../docs/*/rulings.md'], {
  query: '?raw',
  import: 'default',
});
const books = import.meta.glob<readonly Rule[]>(
  [
    '../../../../docs/rules/*.json',
    '../../../../docs/*/rules/*.json',
    '!../../../../docs/**/*.definitions.json',
  ],
  { import: 'default' },
);
const definitions = import.meta.glob<Readonly<Record<string, string>>>(
  ['../../../../docs/rules/*.definitions.json', '../../../../docs/*/rules/*.definitions.json'],
  { import: 'default' },
);

type Files<T> = Readonly<Record<string, () => Promise<T>>>;

/** A document in the language that is spoken here, or in English. */
async function fetched<T>(files: Files<T>, name: string): Promise<T | undefined> {
  const docs = '../../../../docs';
  return (files[`${docs}/${locale}/${name}`] ?? files[`${docs}/${name}`])?.();
}

/** Where the books are silent, and what we decided; Markdown. */
export async function fetchRulings(): Promise<string> {
  return (await fetched(rulings, 'rulings.md')) ?? '';
}

/** Every rule of a game, by its number. */
export async function fetchRuleBook(game: string): Promise<readonly Rule[]> {
  return (await fetched(books, `rules/${game}.json`)) ?? [];
}

/** What the rules of a game that have no spec of their own are there for, by id. */
export async function fetchDefinitions(game: string): Promise<Readonly<Record<string, string>>> {
  return (await fetched(definitions, `rules/${game}.definitions.json`)) ?? {};
}
