import type { Staging } from '@vedette/engine';
import type { BayonetPointEvent } from '../events.ts';

/** How each kind of event is shown on the field; nothing where the log, the counters or another event say it better. */
export const STAGING: Staging<BayonetPointEvent['type']> = {
  rolled: [],
  armyRolled: [],
  terrain: [],
  sideTaken: [],
  // Whoever forms up is put there by hand.
  deployed: [],
  cameOn: ['arrival'],
  scenarioRolled: ['slip'],
  roleTaken: [],
  numberSet: [],
  moraleRolled: [],
  turnsKnown: [],
  objectsPlaced: [],
  storyGoesOn: ['slip'],
  roused: ['terror'],
  animal: ['objective'],
  through: ['objective'],
  keptOff: [],
  stepBegan: [],
  initiative: [],
  tested: ['fire', 'dice', 'ball', 'blow', 'terror'],
  activated: [],
  order: [],
  gathersRound: [],
  gotUp: [],
  moved: ['move', 'back-off'],
  acted: [],
  // The charge itself is a move.
  charges: [],
  outcome: ['dice', 'harm'],
  horse: ['fall'],
  struckDown: ['death', 'fall', 'terror'],
  rose: [],
  flees: ['terror'],
  rallied: ['terror'],
  pursues: [],
  pursuitEnded: [],
  ended: [],
};
