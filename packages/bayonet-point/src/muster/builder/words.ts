import type { Tongues } from '@vedette/engine';
import { muster as en } from '../../words/en/muster.ts';

export type MusterWords = typeof en;

/** Those of the muster alone, in every language that it has: a page fetches it without the rules. */
export const tongues: Tongues<MusterWords> = { en };

/** The words that are spoken by now: those of the muster that somebody asks, see `speaking`. */
export let words: MusterWords = tongues.en;

/** Gives those that were spoken by before. */
export function use(next: MusterWords): MusterWords {
  const before = words;
  words = next;
  return before;
}
