import type { Tongues } from '@vedette/engine';
import { en } from './en/index.ts';

/** Everything that a campaign says in one language. */
export type Words = typeof en;

/** In every language that it has. */
export const tongues: Tongues<Words> = { en };
