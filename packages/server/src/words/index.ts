import { spoken } from '@vedette/engine';
import { en } from './en/index.ts';

/** What the server says, in every language that it has. */
export const words = spoken({ en }, (own) => own);
