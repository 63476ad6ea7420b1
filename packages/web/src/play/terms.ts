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

export type Piece = string | Term;

export type TermFinder = (text: string) => readonly Found[];

interface Found {
  readonly start: number;
  readonly term: Term;
}

/** Finds any of these terms as whole words, whatever their capitals; of two that begin at one place the longer. */
export function termFinder(terms: readonly Term[]): TermFinder {
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
    if (start > at) pieces.push(text.slice(at, start));
    pieces.push(term);
    at = start + term.words.length;
  }
  if (at < text.length) pieces.push(text.slice(at));
  return pieces;
}
