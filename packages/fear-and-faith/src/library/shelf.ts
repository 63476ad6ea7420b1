import type { GameLibrary } from '@vedette/engine';
import { briefs } from '../words/en/briefs/index.ts';
import { libraryWords } from '../words/en/library.ts';
import { entries } from './entries.ts';

/** All that this game brings to the library. */
const library: GameLibrary = {
  entries: entries(),
  briefs,
  chapters: libraryWords.chapters,
  chapterNotes: { 'FF-OPT': libraryWords.optionNote },
  words: {},
};

export default library;
