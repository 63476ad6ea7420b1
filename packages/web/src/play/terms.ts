/** What a word of the log leads to. */
type Target =
  | { readonly figure: string }
  | { readonly rule: string }
  | { readonly shelf: string; readonly id: string };

/** Words that lead somewhere. */
export interface Term {
  readonly words: string;
  readonly to: Target;
}

/** Words that are somebody's name, whether they lead anywhere or not. */
export interface Name {
  readonly words: string;
  readonly to: Target | null;
}

export type Piece = string | Term;

export type TermFinder = (text: string) => readonly Found[];

interface Found {
  readonly start: number;
  readonly term: Name;
}

/** Finds any of these terms as whole words, whatever their capitals; of two that begin at one place the longer. */
export function termFinder(terms: readonly Name[]): TermFinder {
  if (terms.length === 0) return () => [];
  const byWords = new Map(terms.map((term) => [term.words.toLowerCase(), term]));
  const longestFirst = [...byWords.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
      start: index,
      term: { words, to: byWords.get(words.toLowerCase())!.to },
    }));
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** A text cut into plain words and terms. Where terms overlap, the earlier begins, then the earlier finder's. */
export function piecesOf(text: string, finders: readonly TermFinder[]): readonly Piece[] {
  const all = finders.flatMap((find, rank) => find(text).map((found) => ({ ...found, rank })));
  all.sort((a, b) => a.start - b.start || a.rank - b.rank);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, term } of all) {
    if (start < at) continue;
    const { words, to } = term;
    // A name that leads nowhere stays plain words, and no term is found in it.
    const plain = to === null ? text.slice(at, start + words.length) : text.slice(at, start);
    at = start + words.length;
    const before = pieces.at(-1);
    if (typeof before === 'string') pieces[pieces.length - 1] = before + plain;
    else if (plain !== '') pieces.push(plain);
    if (to !== null) pieces.push({ words, to });
  }
  const [rest, last] = [text.slice(at), pieces.at(-1)];
  if (typeof last === 'string') pieces[pieces.length - 1] = last + rest;
  else if (rest !== '') pieces.push(rest);
  return pieces;
}
