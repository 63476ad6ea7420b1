import { proof } from './proof.ts';

/** What is said about online games, in English. */
export const en = { proof };
