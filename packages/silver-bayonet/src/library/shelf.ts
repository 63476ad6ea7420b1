import { gameLibrary, spoken } from '@vedette/engine';
import { type LibraryText, libraryTongues } from '../words/library.ts';
import { armouryEntries } from './armoury.ts';
import { attributeEntries } from './attributes.ts';
import { monsterEntries } from './monsters.ts';
import { scenarioEntries } from './scenarios.ts';
import { soldierEntries } from './soldiers.ts';

/** Words of the log that are explained by a rule. */
const ruleByTerm = ({ terms }: LibraryText) =>
  Object.fromEntries(Object.entries(terms).flatMap(([rule, own]) => own.map((term) => [term, rule])));

/** All that this game brings to the library. */
export default spoken(libraryTongues, (words) =>
  gameLibrary(words, {
    entries: [scenarioEntries, soldierEntries, monsterEntries, armouryEntries, attributeEntries].flatMap(
      (entriesIn) => entriesIn(words),
    ),
    chapterNotes: words.chapterNotes,
    words: ruleByTerm(words),
  }),
);
