/** Units without the game around them, for whoever builds, judges or prints one. */
export { coatOf, symbolOf } from '../board/symbols.ts';
export { DEFAULT_OPTIONS } from '../options.ts';
export { attributesOnOffer } from './attribute-choice.ts';
export { carryingEdited, equipmentBlock, specialBlock } from './builder/armoury-blocks.ts';
export { muster } from './builder/muster.ts';
export { nameFor, rankFor } from './builder/names.ts';
export { soldierCost } from './cost.ts';
export type { OfficerEntry, SoldierEntry, SpecialEntry, Unit } from './unit.ts';
export { units } from './units.ts';
