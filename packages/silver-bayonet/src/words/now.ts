import { use as useMuster } from '../muster/builder/words.ts';
import { tongues, type Words } from './index.ts';

/** The words that are spoken by now: those of the tongue that somebody asks, see `speaking`. */
export let words: Words = tongues.en;

/** Gives those that were spoken by before. */
export function use(next: Words): Words {
  const before = words;
  words = next;
  useMuster(next.muster);
  return before;
}
