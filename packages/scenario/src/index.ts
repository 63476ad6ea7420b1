export {
  type AimPack,
  aimsForm,
  drawAims,
  type HeldAim,
  imaginedAims,
  MOST_AIMS,
  openAims,
  ownAim,
} from './aims.ts';
export { type Combined, combined, holdsCombined, isWithin, type Limits, limits } from './condition.ts';
export { countOfDice, diceOf, isDice } from './dice.ts';
export { type EdgeName, edgeBy, edgeName, OPPOSITE } from './edge-name.ts';
export { type FaultCode, type FaultMaker, faults, misfitCodes, type Part } from './finding.ts';
export { guestId, isGuest, MOST_GUESTS, ownGuest } from './guests.ts';
export { duplicates, gapsIn, loopsIn } from './lists.ts';
export {
  type AreaOf,
  acrossTable,
  blastsOfNothing,
  conditionsIn,
  type Declared,
  type DeploymentGround,
  edgesNamed,
  fewerThan,
  hugeLengths,
  idleConditions,
  idleEvents,
  idleNumbers,
  idleParts,
  idleReserves,
  idleTurns,
  inchesMeant,
  joinedTwice,
  lateTurn,
  lateTurns,
  limitsSwapped,
  millimetresMeant,
  nobodyIsBoth,
  nobodyLeft,
  numbersRead,
  type Standing,
  sameValues,
  secondOf,
  sharedGround,
  sharedSpots,
  storedRead,
  textsUnder,
  tinyLengths,
  tooFarApart,
  unused,
  type Waiting,
} from './mistakes/index.ts';
export { type NamedWords, nobodyMeant } from './named-words.ts';
export { inTodaysWords, oldDice } from './old-dice.ts';
export { everyOperation, type InnerLists } from './operations.ts';
export { chosenOption, optionsOf, optionWordsOf } from './options.ts';
export { type OutlinedPiece, overlapsOf } from './overlap.ts';
export { ownAction } from './own-action.ts';
export { changesNumbers, numbersAsked, operationsWithin } from './promise.ts';
export { makeReference } from './reference/make.ts';
export type { OperationPlace, ReferenceExamples, ReferenceWords } from './reference/reference.ts';
export { type Names, unknownName, unknownNames, unknownValues, whatIsThere } from './references.ts';
export { amountRemembered, remembered } from './remembered.ts';
export { idleRings, rings } from './rings.ts';
export type { ScenarioSentences, WhatIsThere } from './sentences.ts';
export { cornersOf, shapes } from './shape.ts';
export { slipsOf } from './slips/index.ts';
export { diceForm, fault, optionFaults, optionsForm } from './state-form.ts';
export { groundFaults, tableForm } from './table-form.ts';
export { EDGES, type Edge, edge, id, option, type ScenarioOption, text, turns } from './vocabulary.ts';
export { scenarioWords } from './words/index.ts';
