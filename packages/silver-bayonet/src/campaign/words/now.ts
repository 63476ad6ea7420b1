import { use as usePlay } from '../../words/now.ts';
import { use as useForms } from '../forms/words.ts';
import { tongues, type Words } from './index.ts';

/** The words that are spoken by now: those of the tongue that somebody asks, see `speaking`. */
export let words: Words = tongues.en;

/** Gives those that were spoken by before. */
export function use(next: Words): Words {
  const before = words;
  words = next;
  usePlay(next.play);
  useForms({ forms: next.forms, muster: next.play.muster });
  return before;
}
