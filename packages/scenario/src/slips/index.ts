import type { Slips } from '@vedette/engine';
import { wordsFor } from './synonyms.ts';
import { valuesFor } from './values.ts';

/** What authors of scenarios write in place of what they mean. */
export const slips: Slips = { words: wordsFor, values: valuesFor };
