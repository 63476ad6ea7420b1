import { type GameLibrary, spoken, type Tongues } from '@vedette/engine';
import { type LibraryText, libraryWords } from '../words/en/library.ts';
import { entriesIn } from './entries.ts';

/** What the library says, in every language that it has. */
const tongues: Tongues<LibraryText> = { en: libraryWords };

/** All that this game brings to the library. */
function libraryIn(words: LibraryText): GameLibrary {
  return {
    entries: entriesIn(words),
    briefs: words.briefs,
    chapters: words.chapters,
    chapterNotes: { 'FF-OPT': words.optionNote },
    words: {},
  };
}

export default spoken(tongues, libraryIn);
