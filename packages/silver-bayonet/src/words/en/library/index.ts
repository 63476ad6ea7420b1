import { DAMAGE_TYPES } from '../../../data/damage-types.ts';
import { FORMS } from '../../../data/forms.ts';
import { MONSTER_TYPES } from '../../../data/monsters/bestiary.ts';
import { TERROR_ROWS } from '../../../data/tables.ts';
import { capital, listed } from '../names.ts';
import { scenarioName, scenarioPremise, scenarioText, scenarioValues } from '../scenarios.ts';
import { attributeTitle, itemTitle, monsterTitle, nationTitle, soldierTitle, titles } from '../things.ts';
import { term } from '../vocabulary.ts';
import { RULE_BRIEFS } from './briefs.ts';
import { CALLED } from './called.ts';
import { CHAPTER_NOTES, CHAPTERS } from './chapters.ts';
import { entryWords, signed } from './entries.ts';
import { TERMS } from './glossary.ts';
import {
  ATTRIBUTE_MEANINGS,
  BEHAVIOUR_MEANINGS,
  DAMAGE_TYPE_MEANINGS,
  ITEM_MEANINGS,
  TERROR_MEANINGS,
} from './meanings.ts';
import { monsterTurns } from './monster-turns.ts';
import { KINDS, SYNONYMS, TITLES } from './naming.ts';
import { MONSTER_PORTRAITS, SOLDIER_PORTRAITS } from './portraits.ts';
import { QUICK } from './quick.ts';
import { RULE_TEXTS } from './rules/index.ts';

/** What the library says, in English: fetched without the rest of the game. */
export const library = {
  ...entryWords,
  signed,
  listed,
  term,
  titles: {
    attribute: attributeTitle,
    form: titles(FORMS),
    fright: titles(TERROR_ROWS),
    item: itemTitle,
    material: titles(DAMAGE_TYPES.map((id) => ({ id, title: capital(term(id)) }))),
    monster: monsterTitle,
    nation: nationTitle,
    soldier: soldierTitle,
    variant: titles(MONSTER_TYPES.flatMap(({ variants = [] }) => variants)),
  },
  scenario: { name: scenarioName, premise: scenarioPremise, text: scenarioText, values: scenarioValues },
  meanings: {
    attribute: ATTRIBUTE_MEANINGS,
    behaviour: BEHAVIOUR_MEANINGS,
    fright: TERROR_MEANINGS,
    item: ITEM_MEANINGS,
    material: DAMAGE_TYPE_MEANINGS,
  },
  portraits: { monster: MONSTER_PORTRAITS, soldier: SOLDIER_PORTRAITS },
  monsterTurns,
  briefs: RULE_BRIEFS,
  ruleTitles: TITLES,
  rules: RULE_TEXTS,
  kinds: KINDS,
  called: CALLED,
  synonyms: SYNONYMS,
  quick: QUICK,
  chapters: CHAPTERS,
  chapterNotes: CHAPTER_NOTES,
  terms: TERMS,
};
