import type { Tongues } from '@vedette/engine';
import { en } from './en/index.ts';

/** In every language that the game has. */
export const tongues: Tongues<typeof en> = { en };
