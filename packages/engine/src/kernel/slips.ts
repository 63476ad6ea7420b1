import { LONGEST_WORD, nearestWord } from './nearest-word.ts';

/** What people write in place of what they mean, likeliest first; only what fits where it stands is ever offered. */
export interface Slips {
  words(written: string): readonly string[];
  values(written: unknown): readonly unknown[];
  /** Nothing: nobody knows of other games. */
  readonly home?: HomeOfWords;
}

/** What the game is called whose word this is, where it is another's alone. */
export type HomeOfWords = (written: string) => string | null;

export const NO_SLIPS: Slips = { words: () => [], values: () => [] };

/** Of a word that belongs to another game. */
export function homeOf(written: string, slips: Slips): { readonly home?: string } {
  const home = written.length > LONGEST_WORD ? null : slips.home?.(written);
  return home == null ? {} : { home };
}

/** What a word is used for in place of another goes before what it looks like. */
export function meantBy(written: string, known: readonly string[], slips: Slips): string | null {
  if (written.length > LONGEST_WORD) return null;
  const word = slips.words(written).find((one) => known.includes(one));
  // What another game calls so is no slip of the pen for what looks like it here.
  return word ?? (homeOf(written, slips).home === undefined ? nearestWord(written, known) : null);
}
