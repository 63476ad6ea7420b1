import type { Tongues } from '@vedette/engine';
import { library } from './en/library/index.ts';

/** What the library says in one language; apart from the words of play, so that a page of it fetches none of those. */
export type LibraryText = typeof library;

/** In every language that it has. */
export const libraryTongues: Tongues<LibraryText> = { en: library };
