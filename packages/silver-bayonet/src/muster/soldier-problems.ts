import type { Refusal } from '@vedette/engine';
import { SOLDIER_TYPES, type SoldierType } from '../data/soldiers.ts';
import type { SilverBayonetOptions } from '../options.ts';
import { say } from '../refusals.ts';
import { choiceProblem } from './attribute-choice.ts';
import { soldierCarrying } from './carrying.ts';
import { carryingProblems } from './carrying-problems.ts';
import { problem } from './codes.ts';
import { specialProblems } from './special-problems.ts';
import type { SoldierEntry } from './unit.ts';

/** What is wrong with one soldier, whoever his comrades are. */
export function soldierProblems(
  soldier: SoldierEntry,
  nation: string,
  path: string,
  options: SilverBayonetOptions,
): readonly Refusal[] {
  const type = SOLDIER_TYPES.find(({ id }) => id === soldier.type);
  const carrying = soldierCarrying(soldier, options);
  if (type === undefined || carrying === null) {
    const known = SOLDIER_TYPES.map(({ id }) => id).join(', ');
    const said = say('unit.unknown-soldier', { soldier: soldier.name, type: soldier.type, known });
    return [problem('unit.unknown-soldier', 'SB-UNIT-11', `${path}/type`, said)];
  }
  return [
    ...equipmentProblems(soldier, type, path),
    ...attributeProblems(soldier, type, nation, path, options),
    ...(type.equipment === 'slots' ? carryingProblems(soldier.name, path, carrying) : []),
    ...specialProblems(soldier.name, path, carrying),
  ];
}

/** SB-UNIT-10, -12: by slots or by set, never both. */
function equipmentProblems(soldier: SoldierEntry, type: SoldierType, path: string): readonly Refusal[] {
  const { name, set, equipment } = soldier;
  if (type.equipment === 'slots') {
    const said = say('unit.set-needless', { name, type: type.id });
    return set === undefined ? [] : [problem('unit.set-needless', 'SB-UNIT-10', `${path}/set`, said)];
  }
  const found: Refusal[] = [];
  const sets = type.equipment.length;
  if (set !== undefined && set >= sets) {
    const said = say('unit.equipment-set', { name, type: type.id, sets, set });
    found.push(problem('unit.equipment-set', 'SB-UNIT-12', `${path}/set`, said));
  }
  if (equipment !== undefined) {
    const said = say('unit.equipment-fixed', { name, type: type.id });
    found.push(problem('unit.equipment-fixed', 'SB-UNIT-12', `${path}/equipment`, said));
  }
  return found;
}

/** SB-UNIT-17: one chosen attribute, for the types that choose. */
function attributeProblems(
  { name, attribute }: SoldierEntry,
  type: SoldierType,
  nation: string,
  path: string,
  options: SilverBayonetOptions,
): readonly Refusal[] {
  const at = `${path}/attribute`;
  if (type.choosesAttribute !== true) {
    const said = say('unit.attribute-needless', { name, type: type.id });
    return attribute === undefined ? [] : [problem('unit.attribute-needless', 'SB-UNIT-17', at, said)];
  }
  if (attribute === undefined) {
    const said = say('unit.attribute-missing', { name, type: type.id });
    return [problem('unit.attribute-missing', 'SB-UNIT-17', path, said)];
  }
  const unfit = choiceProblem(attribute, { who: name, role: 'soldier', nation }, options, at);
  return unfit === null ? [] : [unfit];
}
