import type { TellingKind } from '@vedette/engine';
import type { StoryFact } from '../scenario/story/story-fact.ts';

/** What the scenario brings about, as those take it who follow the game. */
export const STORY_KINDS: Readonly<Record<StoryFact['type'], TellingKind>> = {
  storyGoesOn: 'story',
  wrecked: 'story',
  aimTaken: 'story',
  aimShown: 'story',
  cameToNothing: 'story',
  diceRolled: 'dice',
  rowRolled: 'dice',
  needNotRoll: 'story',
  placeChosen: 'story',
  replaced: 'story',
  fateLost: 'story',
  modified: 'story',
  imbued: 'story',
  found: 'story',
  cardDrawn: 'story',
  deckDiscarded: 'story',
  rollOffWon: 'story',
  sightLimited: 'story',
  learned: 'story',
};
