import { scenarioName, scenarioPremise, scenarioText } from '../scenarios.ts';
import { classTitle, troopTitle, weaponTitle } from '../things.ts';
import { term } from '../vocabulary.ts';
import { RULE_BRIEFS } from './briefs.ts';
import { CHAPTERS } from './chapters.ts';
import { entryWords, signed } from './entries.ts';
import { CLASS_PORTRAITS, TROOP_PORTRAITS, WEAPON_MEANINGS } from './portraits.ts';

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
  chapters: CHAPTERS,
};
