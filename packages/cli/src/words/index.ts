import { spoken, type Tongues } from '@vedette/engine';
import { en } from './en/index.ts';

export type Words = typeof en;

const tongues: Tongues<Words> = { en };

/** What the command line and the engine process say, in every language that they have. */
export const words = spoken(tongues, (own) => own);
