import { ATTRIBUTE_MEANINGS } from '../../library/meanings.ts';

/** What attributes do, in a sentence. */
export const meanings: Readonly<Record<string, string>> = ATTRIBUTE_MEANINGS;
