export { type Combined, combined, holdsCombined, isWithin, type Limits, limits } from './condition.ts';
export { type Fault, type FaultCode, faults, misfitCodes, type Part } from './finding.ts';
export { duplicates, gapsIn, loopsIn } from './lists.ts';
export { everyOperation, type InnerLists } from './operations.ts';
export { chosenOption, optionsOf } from './options.ts';
export { type OutlinedPiece, overlapsOf } from './overlap.ts';
export { type Names, unknownName, unknownNames, unknownValues } from './references.ts';
export { cornersOf, shapes } from './shape.ts';
export { EDGES, type Edge, edge, id, option, type ScenarioOption, text, turns } from './words.ts';
