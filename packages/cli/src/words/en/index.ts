import { outsiders } from './outsiders.ts';
import { refusals } from './refusals.ts';
import { watch } from './watch.ts';

/** What the command line and the engine process say in English. */
export const en = { outsiders, refusals, watch };
