import type { en } from './en/index.ts';

/** Every word of the app that does not come from a ruleset; the compiler holds each language against English. */
export type Words = typeof en;
