import { scenarioName, scenarioPremise, scenarioText } from '../scenarios.ts';
import { classTitle, troopTitle, weaponTitle } from '../things.ts';
import { term } from '../vocabulary.ts';
import { RULE_BRIEFS } from './briefs.ts';
import { CALLED } from './called.ts';
import { CHAPTERS } from './chapters.ts';
import { entryWords, signed } from './entries.ts';
import { KINDS, SYNONYMS, TITLES } from './naming.ts';
import { CLASS_PORTRAITS, TROOP_PORTRAITS, WEAPON_MEANINGS } from './portraits.ts';
import { QUICK } from './quick.ts';
import { RULE_TEXTS } from './rules/index.ts';

/** What the library says, in English: fetched without the rest of the game. */
export const library = {
  ...entryWords,
  game: 'Bayonet Point',
  signed,
  term,
  titles: { class: classTitle, troop: troopTitle, weapon: weaponTitle },
  scenario: { name: scenarioName, premise: scenarioPremise, text: scenarioText },
  portraits: { class: CLASS_PORTRAITS, troop: TROOP_PORTRAITS },
  meanings: { weapon: WEAPON_MEANINGS },
  briefs: RULE_BRIEFS,
  ruleTitles: TITLES,
  rules: RULE_TEXTS,
  kinds: KINDS,
  called: CALLED,
  synonyms: SYNONYMS,
  quick: QUICK,
  chapters: CHAPTERS,
};
