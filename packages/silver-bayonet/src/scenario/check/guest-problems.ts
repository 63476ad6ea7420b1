import type { Refusal } from '@vedette/engine';
import { unknownName } from '@vedette/scenario';
import { SOLDIER_TYPES } from '../../data/soldiers.ts';
import { soldierProblems } from '../../muster/soldier-problems.ts';
import { DEFAULT_OPTIONS } from '../../options.ts';
import type { Scenario } from '../format/scenario.ts';
import { fault } from './finding.ts';

/** SB-UNIT-10 to -17: guests are soldiers as a unit could have them, of whatever nation. */
export function guestProblems({ guests = [] }: Scenario): readonly Refusal[] {
  const known = { 'soldier-type': SOLDIER_TYPES.map(({ id }) => id) };
  return guests.flatMap((guest, i) => {
    const { id: _id, ...soldier } = guest;
    const path = `/guests/${i}`;
    const strange = unknownName(
      { path: `${path}/type`, value: soldier.type },
      'soldier-type',
      { known },
      fault,
    );
    if (strange.length > 0) return strange;
    return soldierProblems({ ...soldier, special: [] }, '', path, DEFAULT_OPTIONS);
  });
}
