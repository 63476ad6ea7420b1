import { budget, soldierCost } from './cost.ts';
import { type MusteredFigure, musterOfficer, musterSoldier } from './mustered.ts';
import { recordOf, tierOn } from './record.ts';
import type { OfficerEntry, SoldierEntry, Unit } from './unit.ts';

/** SB-UNIT-16: a line of the unit sheet. */
export interface SheetLine extends MusteredFigure {
  /** SB-GEN-15: the Officer's budget, a soldier's cost. */
  readonly recruitment: number;
  readonly xp: number;
  readonly tier: number;
}

export function unitSheet({ officer, soldiers }: Unit): readonly SheetLine[] {
  return [
    { ...musterOfficer(officer), recruitment: budget(officer), ...experience(officer) },
    ...soldiers.map((soldier) => ({
      ...musterSoldier(soldier),
      recruitment: soldierCost(soldier),
      ...experience(soldier),
    })),
  ];
}

function experience(member: OfficerEntry | SoldierEntry): Pick<SheetLine, 'xp' | 'tier'> {
  const { xp } = recordOf(member);
  return { xp, tier: tierOn(xp) };
}
