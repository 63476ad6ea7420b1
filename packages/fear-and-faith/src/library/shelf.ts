import { gameLibrary, spoken, type Tongues } from '@vedette/engine';
import { type LibraryText, libraryWords } from '../words/en/library.ts';
import { entriesIn } from './entries.ts';

/** What the library says, in every language that it has. */
const tongues: Tongues<LibraryText> = { en: libraryWords };

/** All that this game brings to the library. */
export default spoken(tongues, (words) =>
  gameLibrary(words, { entries: entriesIn(words), chapterNotes: { 'FF-OPT': words.optionNote } }),
);
