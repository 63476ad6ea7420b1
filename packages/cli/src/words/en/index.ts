import { refusals } from './refusals.ts';

/** What the command line and the engine process say in English. */
export const en = { refusals };
