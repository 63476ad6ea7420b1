import type { en } from '../words/en/index.ts';

/** What is said to somebody who plays by ear, in one language. */
export type EarWords = (typeof en)['ear'];
