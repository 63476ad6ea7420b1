import type { Refusal } from '@vedette/engine';
import { nation } from '../data/nations.ts';
import { OFFICER } from '../data/officer.ts';
import { SOLDIER_TYPES, soldierType } from '../data/soldiers.ts';
import type { SilverBayonetOptions } from '../options.ts';
import { problem } from './codes.ts';
import { budget, unitCost } from './cost.ts';
import type { SoldierEntry, Unit } from './unit.ts';

const PATH = '/soldiers';

/** What is wrong with the soldiers as a whole: number, price, limits. */
export function recruitingProblems(unit: Unit): readonly Refusal[] {
  const found: Refusal[] = [];
  const count = unit.soldiers.length;
  if (count > OFFICER.mostSoldiers) {
    const message = `The unit has ${count} soldiers; the most is ${OFFICER.mostSoldiers}.`;
    found.push(problem('unit.too-many-soldiers', 'SB-UNIT-11', PATH, message));
  }
  const cost = unitCost(unit);
  const most = budget(unit.officer);
  if (cost > most) {
    const message = `The soldiers cost ${cost}; ${unit.officer.name} can recruit for ${most}.`;
    found.push(problem('unit.over-budget', 'SB-UNIT-11', PATH, message));
  }
  for (const { id, title, mostPerUnit } of SOLDIER_TYPES) {
    const those = unit.soldiers.filter(({ type }) => type === id).length;
    if (mostPerUnit === undefined || those <= mostPerUnit) continue;
    const message = `The unit has ${those} of ${title}; the most is ${mostPerUnit}.`;
    found.push(problem('unit.too-many-of-type', 'SB-UNIT-13', PATH, message));
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
      const message = `${soldier.name} is on the list of ${nation(home).title}: not from outside, and 8 points cheaper.`;
      found.push(problem('unit.outside-needless', 'SB-UNIT-15', `${at}/outside`, message));
    } else if (!options['outside-list']) {
      const message = `${soldier.name} comes from outside the list, which this match does not allow.`;
      found.push(problem('unit.outside-off', 'SB-UNIT-15', `${at}/outside`, message));
    } else if (++outsiders > 1) {
      const message = `${soldier.name} is the second from outside the list; there can be one.`;
      found.push(problem('unit.outside-many', 'SB-UNIT-15', `${at}/outside`, message));
    }
  }
  return found;
}

function isListed({ type }: SoldierEntry, home: string): boolean {
  return soldierType(type).nations.includes(home);
}

function offList(soldier: SoldierEntry, home: string, at: string): readonly Refusal[] {
  if (isListed(soldier, home)) return [];
  const { title, nations } = soldierType(soldier.type);
  const where = nations.map((id) => nation(id).title).join(', ');
  const message = `${soldier.name}: ${nation(home).title} has no ${title}; ${where} has.`;
  return [problem('unit.not-on-list', 'SB-UNIT-14', `${at}/type`, message)];
}
