import { type Body, type Gait, legalPlace, type TableData, tableOf } from '@vedette/engine/table';
import { RADIUS } from '../state.ts';

/** DU-01 and DU-05: mud counts double, walls are not climbed, slopes cost nothing. */
export const onFoot: Gait = {
  over: 'ground',
  step: 0.25,
  ground: { mud: 2 },
  ignores: [],
  barred: [],
  stacks: false,
  climb: Number.POSITIVE_INFINITY,
  descend: Number.POSITIVE_INFINITY,
  traverse: Number.POSITIVE_INFINITY,
  climbs: [],
  leap: null,
  jump: null,
  clearance: RADIUS,
  margin: RADIUS,
};

/** Whether a duellist can be where he is, the other one apart. */
export function stands(ground: TableData, body: Body): boolean {
  return legalPlace(tableOf(ground), body, [], { gait: onFoot });
}
