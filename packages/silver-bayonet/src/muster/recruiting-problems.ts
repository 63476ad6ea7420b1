import type { Refusal } from '@vedette/engine';
import { OFFICER } from '../data/officer.ts';
import { SOLDIER_TYPES, soldierType } from '../data/soldiers.ts';
import type { SilverBayonetOptions } from '../options.ts';
import { say } from '../refusals.ts';
import { problem } from './codes.ts';
import { budget, unitCost } from './cost.ts';
import type { SoldierEntry, Unit } from './unit.ts';

const PATH = '/soldiers';

/** What is wrong with the soldiers as a whole: number, price, limits. */
export function recruitingProblems(unit: Unit): readonly Refusal[] {
  const found: Refusal[] = [];
  const count = unit.soldiers.length;
  if (count > OFFICER.mostSoldiers) {
    const said = say('unit.too-many-soldiers', { count, mostSoldiers: OFFICER.mostSoldiers });
    found.push(problem('unit.too-many-soldiers', 'SB-UNIT-11', PATH, said));
  }
  const cost = unitCost(unit);
  const most = budget(unit.officer);
  if (cost > most) {
    const said = say('unit.over-budget', { cost, officer: unit.officer.name, most });
    found.push(problem('unit.over-budget', 'SB-UNIT-11', PATH, said));
  }
  for (const { id, mostPerUnit } of SOLDIER_TYPES) {
    const those = unit.soldiers.filter(({ type }) => type === id).length;
    if (mostPerUnit === undefined || those <= mostPerUnit) continue;
    const said = say('unit.too-many-of-type', { those, type: id, mostPerUnit });
    found.push(problem('unit.too-many-of-type', 'SB-UNIT-13', PATH, said));
  }
  return found;
}

/** SB-UNIT-14, -15: everybody is on the list of the nation, or is the one from outside. */
export function listProblems(
  { nation: home, soldiers }: Unit,
  options: Pick<SilverBayonetOptions, 'outside-list'>,
): readonly Refusal[] {
  const found: Refusal[] = [];
  let outsiders = 0;
  for (const [i, soldier] of soldiers.entries()) {
    if (!SOLDIER_TYPES.some(({ id }) => id === soldier.type)) continue;
    const at = `${PATH}/${i}`;
    if (soldier.outside !== true) found.push(...offList(soldier, home, at));
    else if (isListed(soldier, home)) {
      const said = say('unit.outside-needless', { soldier: soldier.name, nation: home });
      found.push(problem('unit.outside-needless', 'SB-UNIT-15', `${at}/outside`, said));
    } else if (!options['outside-list']) {
      const said = say('unit.outside-off', { soldier: soldier.name });
      found.push(problem('unit.outside-off', 'SB-UNIT-15', `${at}/outside`, said));
    } else if (++outsiders > 1) {
      const said = say('unit.outside-many', { soldier: soldier.name, number: outsiders });
      found.push(problem('unit.outside-many', 'SB-UNIT-15', `${at}/outside`, said));
    }
  }
  return found;
}

function isListed({ type }: SoldierEntry, home: string): boolean {
  return soldierType(type).nations.includes(home);
}

function offList(soldier: SoldierEntry, home: string, at: string): readonly Refusal[] {
  if (isListed(soldier, home)) return [];
  const { nations } = soldierType(soldier.type);
  const said = say('unit.not-on-list', { soldier: soldier.name, nation: home, type: soldier.type, nations });
  return [problem('unit.not-on-list', 'SB-UNIT-14', `${at}/type`, said)];
}
