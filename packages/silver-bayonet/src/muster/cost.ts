import { COOP, FEY_TOUCHED_COST, INCREASE_PAIRS, OFFICER, OUTSIDE_SURCHARGE } from '../data/officer.ts';
import { SOLDIER_TYPES } from '../data/soldiers.ts';
import { attributesGained, recruitmentGained } from './record.ts';
import type { OfficerEntry, SoldierEntry, Unit } from './unit.ts';

/** SB-ATT-50: whoever has it costs more, and an Officer has that much less to spend. */
function feyTouched(attributes: readonly (string | undefined)[]): number {
  return attributes.includes('fey-touched') ? FEY_TOUCHED_COST : 0;
}

/** Recruitment points of one soldier; a type that does not exist costs nothing, and is a problem of its own. */
export function soldierCost(soldier: SoldierEntry): number {
  const { type, outside, attribute } = soldier;
  const known = SOLDIER_TYPES.find(({ id }) => id === type);
  if (known === undefined) return 0;
  return (
    known.cost +
    (outside === true ? OUTSIDE_SURCHARGE : 0) +
    feyTouched([attribute, ...attributesGained(soldier)])
  );
}

export function unitCost({ soldiers }: Unit): number {
  return soldiers.reduce((sum, soldier) => sum + soldierCost(soldier), 0);
}

/** SB-UNIT-04, -05, SB-CAMP-15: the Officer's Recruitment. */
export function budget(officer: OfficerEntry): number {
  const { increases, attributes } = officer;
  const raise = INCREASE_PAIRS.flat().find(({ stat }) => stat === 'recruitment')!;
  const raised = increases.includes(raise.stat) ? raise.by : 0;
  const gained = recruitmentGained(officer);
  return OFFICER.recruitment + raised + gained - feyTouched([...attributes, ...attributesGained(officer)]);
}

/** SB-COOP-02: 40 in place of 100, raised in the normal ways. */
export function coopBudget(officer: OfficerEntry): number {
  return budget(officer) - OFFICER.recruitment + COOP.recruitment;
}
