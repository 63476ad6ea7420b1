import { budget, soldierCost } from './cost.ts';
import { type MusteredFigure, musterOfficer, musterSoldier } from './mustered.ts';
import type { Unit } from './unit.ts';

/** SB-UNIT-16: a line of the unit sheet. */
export interface SheetLine extends MusteredFigure {
  /** SB-GEN-15: the Officer's budget, a soldier's cost. */
  readonly recruitment: number;
  readonly xp: number;
  readonly tier: number;
}

/** The sheet of a unit that has not yet played: no experience, no tier. */
export function unitSheet({ officer, soldiers }: Unit): readonly SheetLine[] {
  const start = { xp: 0, tier: 0 };
  return [
    { ...musterOfficer(officer), recruitment: budget(officer), ...start },
    ...soldiers.map((soldier) => ({
      ...musterSoldier(soldier),
      recruitment: soldierCost(soldier),
      ...start,
    })),
  ];
}
