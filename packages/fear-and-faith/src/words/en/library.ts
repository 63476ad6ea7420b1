import type { Side } from '../../data/profiles/profile.ts';
import { briefs } from './briefs/index.ts';
import { CALLED } from './called.ts';
import { weaponMeanings } from './meanings.ts';
import { musterWords } from './muster.ts';
import { KINDS, SYNONYMS, TITLES } from './naming.ts';
import { QUICK } from './quick.ts';
import { RULE_TEXTS } from './rules/index.ts';

const sides: Readonly<Record<Side, string>> = { good: 'good', evil: 'evil', neutral: 'neutral' };

/** What the library's entries are told in. */
export const libraryWords = {
  briefs,
  ruleTitles: TITLES,
  rules: RULE_TEXTS,
  kinds: KINDS,
  called: CALLED,
  synonyms: SYNONYMS,
  quick: QUICK,
  muster: musterWords,
  weapons: weaponMeanings,
  chapters: {
    'FF-GEN': 'Dice, measuring, terms',
    'FF-PARTY': 'Raising a party',
    'FF-SET': 'Setting up',
    'FF-ACT': 'Activation',
    'FF-GRP': 'Groups',
    'FF-MOV': 'Movement',
    'FF-RNG': 'Shooting',
    'FF-HTH': 'Hand to hand',
    'FF-FEAR': 'Fear',
    'FF-MOR': 'Morale',
    'FF-MAG': 'Magic',
    'FF-SPEC': 'Special rules',
    'FF-SCN': 'Scenarios',
    'FF-CAMP': 'Campaigns',
    'FF-OPT': 'Options',
  },
  optionNote: 'A switch that players may set for a match; the rule it turns says what it does.',
  stats: { quality: 'Quality', combat: 'Combat', move: 'Move', points: 'Points' },
  facts: {
    side: 'Side',
    size: 'Base',
    cost: 'In the formula',
    personality: 'Personality',
    weapon: 'Gives',
    bonus: 'Bonus',
    range: 'Range',
    hands: 'Hands',
    reload: 'Loading',
    metal: 'May be',
    ages: 'Ages',
    group: 'For',
    most: 'At most',
  },
  said: {
    sides,
    base: (diameter: number) => `${diameter} mm`,
    yes: 'yes',
    estimated: (cost: string) => `${cost} (our guess)`,
    silver: 'of silver',
    wood: 'of wood',
    bands: (stick: string, near: number) => `${stick}: ${near}, ${2 * near} at −1, ${3 * near} mm at −2`,
    bandsByHand: (stick: string, near: number) =>
      `${stick}: ${near}, ${2 * near} at −2, ${3 * near} mm at −4`,
    actions: (n: number) => (n === 0 ? 'none' : n === 1 ? '1 action' : `${n} actions in a row`),
    generic: 'any party',
    times: (n: number) => (n === 1 ? 'once' : `${n} times`),
  },
  sections: {
    rules: 'Special rules',
    arms: 'Carries',
    bearers: 'Who has it',
    clashes: 'Never together with',
  },
  groups: {
    rules: 'Fear and Faith: special rules',
    advances: 'Fear and Faith: advances',
    ranged: 'Fear and Faith: for shooting and throwing',
    close: 'Fear and Faith: for close quarters',
    blast: 'Fear and Faith: thrown once',
    profiles: (list: string) => `Fear and Faith: ${list}`,
  },
};

export type LibraryText = typeof libraryWords;
