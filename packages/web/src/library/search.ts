import { SHELVES, type Shelf } from '@vedette/engine';
import type { Entry } from './entry.ts';
import { gameTitle } from './games.ts';

/** An entry made ready for searching: its words with a blank before each, so that a prefix is found by its blank. */
interface Card {
  readonly entry: Entry;
  readonly title: string;
  readonly head: string;
  readonly passages: readonly { readonly text: string; readonly words: string }[];
}

export type SearchCatalogue = readonly Card[];

export interface Hit {
  readonly entry: Entry;
  /** The passage that made it a hit, where the title did not. */
  readonly passage: string | null;
}

export interface Findings {
  readonly groups: readonly { readonly shelf: Shelf; readonly hits: readonly Hit[] }[];
  readonly count: number;
  /** Nothing was found as written; these are a letter away. */
  readonly near: boolean;
}

export function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

const spaced = (text: string): string => ` ${wordsOf(text).join(' ')} `;

export function cataloguing(entries: readonly Entry[]): SearchCatalogue {
  return entries.map((entry) => {
    const { title, rule, line, group, facts, sections } = entry;
    const texts = sections.flatMap(({ items }) =>
      items.map(({ to, title: called, text }) => ({
        // Ids of options are found, and not shown.
        text: [to?.title, called?.startsWith('`') === true ? null : called, text].filter(Boolean).join(': '),
        words: spaced([to?.title, called, text].filter(Boolean).join(': ')),
      })),
    );
    const passages = [...facts.map(({ text }) => ({ text, words: spaced(text) })), ...texts];
    return {
      entry,
      title: spaced(title),
      // The name of the game would make everything a hit.
      head: spaced(`${title} ${rule ?? ''} ${entry.id} ${group.replace(gameTitle(entry.game), '')} ${line}`),
      passages,
    };
  });
}

/** Every word must begin some word of the entry's head or of one and the same passage; their order is free. */
export function search(catalogue: SearchCatalogue, query: string): Findings {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return { groups: [], count: 0, near: false };
  const found = ranked(catalogue, (card) => match(card, wanted));
  return found.length > 0
    ? { ...grouped(found), near: false }
    : { ...grouped(ranked(catalogue, (card) => nearly(card, wanted))), near: true };
}

interface Ranked {
  readonly hit: Hit;
  readonly rank: number;
}

type Matcher = (card: Card) => { readonly rank: number; readonly passage: string | null } | null;

function ranked(catalogue: SearchCatalogue, matcher: Matcher): readonly Ranked[] {
  return catalogue
    .flatMap((card) => {
      const found = matcher(card);
      return found === null ? [] : [{ hit: { entry: card.entry, passage: found.passage }, rank: found.rank }];
    })
    .sort((a, b) => b.rank - a.rank);
}

function grouped(found: readonly Ranked[]): Omit<Findings, 'near'> {
  // The shelf with the best hit comes first; of equals the shelf that stands first.
  const groups = SHELVES.map((shelf) => {
    const own = found.filter(({ hit }) => hit.entry.shelf === shelf);
    return { shelf, hits: own.map(({ hit }) => hit), best: own[0]?.rank ?? 0 };
  })
    .filter(({ hits }) => hits.length > 0)
    .sort((a, b) => b.best - a.best);
  return { groups, count: found.length };
}

const RANK = { exact: 100, title: 60, inTitle: 40, head: 20, passage: 5 } as const;

const begins = (words: string, wanted: string): boolean => words.includes(` ${wanted}`);

function match({ title, head, passages }: Card, wanted: readonly string[]): ReturnType<Matcher> {
  const query = wanted.join(' ');
  if (title === ` ${query} `) return { rank: RANK.exact, passage: null };
  if (title.startsWith(` ${query}`)) return { rank: RANK.title, passage: null };
  if (wanted.every((word) => begins(title, word))) return { rank: RANK.inTitle, passage: null };
  if (wanted.every((word) => begins(head, word))) return { rank: RANK.head, passage: null };
  const passage = passages.find(({ words }) =>
    wanted.every((word) => begins(words, word) || begins(head, word)),
  );
  return passage === undefined ? null : { rank: RANK.passage, passage: passage.text };
}

/** Titles one slip of the pen away, for words that are long enough to tell. */
function nearly({ title }: Card, wanted: readonly string[]): ReturnType<Matcher> {
  const words = title.trim().split(' ');
  const fits = wanted.every(
    (word) => begins(title, word) || (word.length > 3 && words.some((other) => isOneSlipAway(word, other))),
  );
  return fits ? { rank: 1, passage: null } : null;
}

/** One letter wrong, missing, too many, or two changed about; of a longer word only as much is read. */
export function isOneSlipAway(word: string, other: string): boolean {
  for (const length of [word.length - 1, word.length, word.length + 1]) {
    const start = other.slice(0, length);
    if (start.length === length && isSlip(word, start)) return true;
  }
  return false;
}

function isSlip(a: string, b: string): boolean {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  if (a.length > b.length) return a.slice(i + 1) === b.slice(i);
  if (a.length < b.length) return a.slice(i) === b.slice(i + 1);
  const swapped = a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2);
  return swapped || a.slice(i + 1) === b.slice(i + 1);
}
