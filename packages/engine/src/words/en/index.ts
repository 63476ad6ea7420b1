import { refusals } from './refusals.ts';

/** What the engine says in English. */
export const en = { refusals };
