/** Units without the game around them, for whoever builds, judges or prints one. */
export { coatOf, symbolOf } from '../board/symbols.ts';
export { DEFAULT_OPTIONS } from '../options.ts';
export { attributesOnOffer } from './attribute-choice.ts';
export { type Carrying, equipmentOf, officerCarrying, slotsUsed, soldierCarrying } from './carrying.ts';
export { budget, soldierCost, unitCost } from './cost.ts';
export { type MusteredItem, musterOfficer, musterSoldier } from './mustered.ts';
export type { OfficerEntry, SoldierEntry, SpecialEntry, Unit } from './unit.ts';
export { MOST_ALLOWED, unitProblems } from './unit-problems.ts';
export { units } from './units.ts';
