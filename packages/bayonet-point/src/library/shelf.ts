import type { GameLibrary } from '@vedette/engine';
import { RULE_BRIEFS } from './briefs.ts';
import { CHAPTERS } from './chapters.ts';
import { entries } from './entries.ts';

/** All that this game brings to the library. */
const library: GameLibrary = { entries: entries(), briefs: RULE_BRIEFS, chapters: CHAPTERS, words: {} };

export default library;
