import { gameLibrary, spoken } from '@vedette/engine';
import { libraryTongues } from '../words/library.ts';
import { entriesIn } from './entries.ts';

/** All that this game brings to the library. */
export default spoken(libraryTongues, (words) => gameLibrary(words, { entries: entriesIn(words) }));
