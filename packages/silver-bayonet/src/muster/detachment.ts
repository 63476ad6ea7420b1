import type { Detachment } from '@vedette/engine';
import { COOP } from '../data/officer.ts';
import type { SilverBayonet } from '../game.ts';
import { words } from './builder/words.ts';
import { coopBudget, soldierCost } from './cost.ts';
import { coopProblems } from './match-problems.ts';
import type { Unit } from './unit.ts';

/** SB-COOP-02.R1: of a larger unit the Officer goes, and any three soldiers whose cost fits. */
export function detachment(
  unit: Unit,
  { mode }: SilverBayonet['scenario'],
  seats: number,
): Detachment<Unit> | null {
  if (mode !== 'solo' || seats < 2 || coopProblems(unit, '').length === 0) return null;
  const members = unit.soldiers.map((soldier) => ({
    name: soldier.name,
    kind: words.soldierTitle(soldier.type),
    points: soldierCost(soldier),
  }));
  const points = coopBudget(unit.officer);
  return {
    rule: 'SB-COOP-02',
    members,
    most: COOP.mostSoldiers,
    points,
    usual: fullest(
      members.map((member) => member.points),
      points,
    ),
    note: words.coop(COOP.mostSoldiers, points),
    nobody: words.officerAlone,
    of: (chosen) => ({ ...unit, soldiers: unit.soldiers.filter((_, i) => chosen.includes(i)) }),
  };
}

/** As many as may go, of those the dearest that fit, of equals the first on the roll. */
function fullest(costs: readonly number[], points: number): readonly number[] {
  const ways = choices(costs.length, COOP.mostSoldiers);
  const cost = (way: readonly number[]) => way.reduce((sum, i) => sum + costs[i]!, 0);
  return ways
    .filter((way) => cost(way) <= points)
    .reduce((best, way) =>
      way.length > best.length || (way.length === best.length && cost(way) > cost(best)) ? way : best,
    );
}

/** Every choice of up to so many out of so many; nobody at all is one of them. */
function choices(of: number, most: number): readonly (readonly number[])[] {
  let ways: readonly (readonly number[])[] = [[]];
  for (let i = of - 1; i >= 0; i--) {
    ways = [...ways.filter((way) => way.length < most).map((way) => [i, ...way]), ...ways];
  }
  return ways;
}
