export { conditionsIn, idleConditions, lateTurn, lateTurns } from './conditions.ts';
export { fewerThan, limitsSwapped, secondOf } from './counts.ts';
export { nobodyLeft } from './deployed.ts';
export { idleEvents, idleTurns } from './events.ts';
export { nobodyIsBoth } from './filters.ts';
export { blastsOfNothing } from './gone.ts';
export { idleParts } from './idle.ts';
export {
  acrossTable,
  hugeLengths,
  inchesMeant,
  millimetresMeant,
  tinyLengths,
  tooFarApart,
} from './lengths.ts';
export { idleNumbers } from './numbers.ts';
export { idleReserves, type Waiting } from './reserve.ts';
export { type AreaOf, type DeploymentGround, sharedGround } from './shared-ground.ts';
export { type Standing, sharedSpots } from './spots.ts';
export { joinedTwice } from './twice.ts';
export {
  type Declared,
  edgesNamed,
  numbersRead,
  sameValues,
  storedRead,
  textsUnder,
  unused,
} from './unused.ts';
