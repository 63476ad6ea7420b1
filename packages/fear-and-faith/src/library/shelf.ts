import type { GameLibrary } from '@vedette/engine';
import { libraryWords } from '../words/en/library.ts';
import { entriesIn } from './entries.ts';

/** All that this game brings to the library. */
const library: GameLibrary = {
  entries: entriesIn(libraryWords),
  briefs: libraryWords.briefs,
  chapters: libraryWords.chapters,
  chapterNotes: { 'FF-OPT': libraryWords.optionNote },
  words: {},
};

export default library;
