import type { Tongues } from '@vedette/engine';
import { type MusterWords, use as useMuster } from '../../muster/builder/words.ts';
import { muster } from '../../words/en/muster.ts';
import { forms } from '../words/en/forms.ts';

/** The words of the forms, and those of the muster, parts of which they are made of. */
export interface FormWords {
  readonly forms: typeof forms;
  readonly muster: MusterWords;
}

/** Those of the forms alone, in every language that they have: a page fetches them without the rules. */
export const tongues: Tongues<FormWords> = { en: { forms, muster } };

let inUse: FormWords = tongues.en;

/** The words that are spoken by now: those of the forms that somebody asks, see `speaking`. */
export let words: FormWords['forms'] = inUse.forms;

/** Gives those that were spoken by before. */
export function use(next: FormWords): FormWords {
  const before = inUse;
  inUse = next;
  words = next.forms;
  useMuster(next.muster);
  return before;
}
