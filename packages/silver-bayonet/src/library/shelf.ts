import { type GameLibrary, spoken } from '@vedette/engine';
import { type LibraryText, libraryTongues } from '../words/library.ts';
import { armouryEntries } from './armoury.ts';
import { attributeEntries } from './attributes.ts';
import { monsterEntries } from './monsters.ts';
import { scenarioEntries } from './scenarios.ts';
import { soldierEntries } from './soldiers.ts';

/** All that this game brings to the library. */
function libraryIn(words: LibraryText): GameLibrary {
  return {
    entries: [
      ...scenarioEntries(words),
      ...soldierEntries(words),
      ...monsterEntries(words),
      ...armouryEntries(words),
      ...attributeEntries(words),
    ],
    briefs: words.briefs,
    chapters: words.chapters,
    chapterNotes: words.chapterNotes,
    words: Object.fromEntries(
      Object.entries(words.terms).flatMap(([rule, terms]) => terms.map((term) => [term, rule])),
    ),
  };
}

export default spoken(libraryTongues, libraryIn);
