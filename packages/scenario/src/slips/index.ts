import type { Slips } from '@vedette/engine';
import { wordsFor } from './synonyms.ts';
import { type Unit, valuesFor } from './values.ts';

/** What authors of scenarios write in place of what they mean, in a game whose lengths are in this unit. */
export function slipsOf(unit: Unit): Slips {
  return { words: wordsFor, values: (written) => valuesFor(written, unit) };
}
