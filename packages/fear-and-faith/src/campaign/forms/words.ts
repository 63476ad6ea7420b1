import type { Tongues } from '@vedette/engine';
import { forms } from '../words/en/forms.ts';

export type FormWords = typeof forms;

/** Those of the forms alone, in every language that they have: a page fetches them without the rules. */
export const tongues: Tongues<FormWords> = { en: forms };
