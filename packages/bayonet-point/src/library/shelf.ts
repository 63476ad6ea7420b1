import { type GameLibrary, spoken } from '@vedette/engine';
import { type LibraryText, libraryTongues } from '../words/library.ts';
import { entriesIn } from './entries.ts';

/** All that this game brings to the library. */
function libraryIn(words: LibraryText): GameLibrary {
  return { entries: entriesIn(words), briefs: words.briefs, chapters: words.chapters, words: {} };
}

export default spoken(libraryTongues, libraryIn);
