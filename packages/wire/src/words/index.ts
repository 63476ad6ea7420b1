import { spoken } from '@vedette/engine';
import { en } from './en/index.ts';

/** What is said about online games, in every language. */
export const words = spoken({ en }, (own) => own);
