import { type Edit, type Random, random } from '@vedette/engine';
import { SPECIAL_ARMOURY } from '../../data/armoury/special.ts';
import { INCREASE_PAIRS } from '../../data/officer.ts';
import { SOLDIER_TYPES } from '../../data/soldiers.ts';
import { equipmentOf } from '../carrying.ts';
import { MOST_WRITTEN, type OfficerEntry, type SoldierEntry, type Unit } from '../unit.ts';
import { carryingEdited } from './armoury-blocks.ts';
import {
  dismissed,
  doubled,
  raised,
  recruited,
  rehosted,
  shifted,
  spliced,
  withOfficer,
  withSoldier,
  withUnit,
} from './draft.ts';
import { nameFor, rankFor, unitNameFor } from './names.ts';

/** Before the type of a recruit from another nation's list. */
export const OUTSIDE = 'outside:';

/** The unit after a change of the form; one that fits nothing leaves it as it is. */
export function editUnit(unit: Unit, edit: Edit): Unit {
  const chance = random(edit.seed);
  if (edit.do === 'add') return withRecruit(unit, edit.recruit, chance);
  const [, part, ...rest] = edit.at.split('/');
  if (part === 'officer') return editOfficer(unit, rest, edit, chance);
  if (part === 'soldiers') return editSoldiers(unit, rest, edit, chance);
  return editCompany(unit, part, edit, chance);
}

function namesIn({ officer, soldiers }: Unit): readonly string[] {
  return [officer, ...soldiers].map(({ name }) => name);
}

function isFull({ soldiers }: Unit): boolean {
  return soldiers.length >= MOST_WRITTEN.soldiers;
}

function withRecruit(unit: Unit, wanted: string, chance: Random): Unit {
  const outside = wanted.startsWith(OUTSIDE);
  const type = outside ? wanted.slice(OUTSIDE.length) : wanted;
  if (!SOLDIER_TYPES.some(({ id }) => id === type) || isFull(unit)) return unit;
  const name = nameFor(unit.nation, type, namesIn(unit), chance);
  return recruited(unit, { name, type, special: [], ...(outside ? { outside } : {}) });
}

function editCompany(unit: Unit, field: string | undefined, edit: Edit, chance: Random): Unit {
  if (edit.do === 'suggest' && field === 'name')
    return withUnit(unit, { name: unitNameFor(unit.nation, unit.name, chance) });
  if (edit.do !== 'set' || typeof edit.to !== 'string') return unit;
  if (field === 'name' || field === 'nation' || field === 'country')
    return withUnit(unit, { [field]: edit.to });
  return unit;
}

function editOfficer(unit: Unit, place: readonly string[], edit: Edit, chance: Random): Unit {
  const { officer, nation } = unit;
  const [field] = place;
  if (edit.do === 'suggest') {
    if (field === 'rank') return withOfficer(unit, { rank: rankFor(nation, officer.rank ?? '', chance) });
    return withOfficer(unit, { name: nameFor(nation, 'officer', namesIn(unit), chance) });
  }
  if (field === 'equipment' || field === 'special')
    return withOfficer(unit, carryingEdited(officer, place, edit));
  if (edit.do !== 'set' || typeof edit.to !== 'string') return unit;
  return withOfficer(unit, officerSet(officer, place, edit.to));
}

function officerSet(
  officer: OfficerEntry,
  [field, which]: readonly string[],
  to: string,
): Partial<OfficerEntry> {
  const { increases, attributes } = officer;
  const known = INCREASE_PAIRS.flat().some(({ stat }) => stat === to);
  if (field === 'name' || field === 'rank') return { [field]: to };
  if (field === 'increases' && known) return { increases: raised(increases, to) };
  if (field !== 'attributes' || !(Number(which) >= 0)) return {};
  return { attributes: spliced(attributes, Number(which), 1, ...(to === '' ? [] : [to])) };
}

function editSoldiers(unit: Unit, [number, ...place]: readonly string[], edit: Edit, chance: Random): Unit {
  const index = Number(number);
  const soldier = unit.soldiers[index];
  if (soldier === undefined) return unit;
  const nextName = () => nameFor(unit.nation, soldier.type, namesIn(unit), chance);
  if (edit.do === 'remove') return dismissed(unit, index);
  if (edit.do === 'move') return shifted(unit, index, edit.by);
  if (edit.do === 'copy') return isFull(unit) ? unit : doubled(unit, index, nextName());
  if (edit.do === 'suggest') return withSoldier(unit, index, { name: nextName() });
  return withSoldier(unit, index, soldierChange(soldier, place, edit));
}

function soldierChange(soldier: SoldierEntry, place: readonly string[], edit: Edit): Partial<SoldierEntry> {
  const type = SOLDIER_TYPES.find(({ id }) => id === soldier.type);
  const [field] = place;
  if (field === 'special' || (field === 'equipment' && edit.do === 'count')) {
    const equipment = [...(type === undefined ? (soldier.equipment ?? []) : equipmentOf(soldier, type))];
    const carried = carryingEdited({ equipment, special: soldier.special }, place, edit);
    return field === 'special' ? { special: carried.special } : carried;
  }
  if (edit.do !== 'set') return {};
  if (field === 'set') return setChange(soldier, Number(edit.to));
  if (field === 'equipment' && edit.to === null) return { equipment: undefined };
  if (field === 'outside') return { outside: edit.to === true ? true : undefined };
  if (typeof edit.to !== 'string') return {};
  if (field === 'name') return { name: edit.to };
  return field === 'attribute' ? { attribute: edit.to === '' ? undefined : edit.to } : {};
}

/** Another of the type's sets, with upgrades moved to what fits in it; the first is left unsaid. */
function setChange(soldier: SoldierEntry, set: number): Partial<SoldierEntry> {
  const type = SOLDIER_TYPES.find(({ id }) => id === soldier.type);
  const chosen = { ...soldier, set: set === 0 ? undefined : set };
  if (type === undefined || type.equipment === 'slots') return { set: chosen.set };
  const equipment = equipmentOf(chosen, type);
  return { set: chosen.set, special: rehosted(soldier.special, equipment, SPECIAL_ARMOURY) };
}
