export { conditionsIn, idleConditions, lateTurn, lateTurns } from './conditions.ts';
export { fewerThan } from './counts.ts';
export { idleEvents } from './events.ts';
export { idleParts } from './idle.ts';
export { idleReserves, type Waiting } from './reserve.ts';
export { type Standing, sharedSpots } from './spots.ts';
export { type Declared, edgesNamed, textsUnder, unused } from './unused.ts';
