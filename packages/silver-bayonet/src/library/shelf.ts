import type { GameLibrary } from '@vedette/engine';
import { armouryEntries } from './armoury.ts';
import { attributeEntries } from './attributes.ts';
import { RULE_BRIEFS } from './briefs.ts';
import { CHAPTER_NOTES, CHAPTERS } from './chapters.ts';
import { GLOSSARY } from './glossary.ts';
import { monsterEntries } from './monsters.ts';
import { scenarioEntries } from './scenarios.ts';
import { soldierEntries } from './soldiers.ts';

/** All that this game brings to the library. */
const library: GameLibrary = {
  entries: [
    ...scenarioEntries(),
    ...soldierEntries(),
    ...monsterEntries(),
    ...armouryEntries(),
    ...attributeEntries(),
  ],
  briefs: RULE_BRIEFS,
  chapters: CHAPTERS,
  chapterNotes: CHAPTER_NOTES,
  words: GLOSSARY,
};

export default library;
