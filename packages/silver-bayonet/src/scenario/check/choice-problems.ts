import type { Refusal } from '@vedette/engine';
import { secondOf, unknownName } from '@vedette/scenario';
import { allergiesOf } from '../../data/attribute-text.ts';
import { DAMAGE_TYPES } from '../../data/damage-types.ts';
import { MONSTER_TYPES } from '../../data/monsters/bestiary.ts';
import type { MonsterType } from '../../data/monsters/monster.ts';
import { monsterFrom } from '../../muster/own-monster.ts';
import { say } from '../../refusals.ts';
import type { Place } from '../format/place.ts';
import type { Scenario } from '../format/scenario.ts';
import { fault, type Part } from './finding.ts';
import { allOperations } from './operations-of.ts';

/** SB-OPS-30 `unknown-id`: which of its kind a monster is, and what a weapon counts as. */
export function choiceProblems(scenario: Scenario): readonly Refusal[] {
  return [...strangeMonsters(scenario), ...strangeMaterials(scenario)];
}

/** What says which monster comes, and which of its kind. */
interface Called {
  readonly monster: string;
  readonly variant?: string | undefined;
  readonly equipment?: number | undefined;
  readonly allergies?: readonly string[] | undefined;
}

/** Every place in the document that brings a monster. */
export function monstersIn(scenario: Scenario): readonly Part<Called>[] {
  const starting = (scenario.monsters ?? []).map((value, i) => ({ path: `/monsters/${i}`, value }));
  const placed = allOperations(scenario).flatMap(({ path, value }) =>
    value.op === 'place-monster' ? [{ path, value }] : [],
  );
  return [...starting, ...placed];
}

/** SB-OPS-13. */
function strangeMonsters(scenario: Scenario): readonly Refusal[] {
  const types: readonly MonsterType[] = [...MONSTER_TYPES, ...(scenario.bestiary ?? []).map(monsterFrom)];
  return monstersIn(scenario).flatMap(({ path, value: { monster, variant, equipment = 0 } }) => {
    const type = types.find(({ id }) => id === monster);
    if (type === undefined) return [];
    const known = { variant: (type.variants ?? []).map(({ id }) => id) };
    const found =
      variant === undefined
        ? []
        : [...unknownName({ path: `${path}/variant`, value: variant }, 'variant', { known }, fault)];
    if (equipment >= type.equipment.length) {
      const last = type.equipment.length - 1;
      const said = say('scenario.no-equipment', { monster, name: type.title, last, equipment });
      found.push(fault('unknown-id', `${path}/equipment`, said, 'SB-OPS-13'));
    }
    return found;
  });
}

/** SB-ATT-09, SB-OPS-49: whatever somebody cannot bear is a damage type, troubles others too, or is brought here. */
export function needlessAllergies(scenario: Scenario): readonly Refusal[] {
  const listed = MONSTER_TYPES.flatMap(({ attributes }) => allergiesOf(attributes));
  const done = allOperations(scenario).flatMap(({ value }) =>
    value.op === 'imbue' || value.op === 'give-item' ? (value.as ?? []) : [],
  );
  const carried = (scenario.objects ?? []).flatMap(({ carry }) =>
    (carry.while ?? []).flatMap((gift) => ('imbue' in gift ? gift.imbue : [])),
  );
  const known = { material: [...new Set([...DAMAGE_TYPES, ...listed, ...done, ...carried])] };
  const own = (scenario.bestiary ?? []).flatMap(({ attributes }, i) =>
    attributes.flatMap((text, n) =>
      allergiesOf([text]).map((value) => ({ path: `/bestiary/${i}/attributes/${n}`, value })),
    ),
  );
  const given = monstersIn(scenario).flatMap(({ path, value: { allergies = [] } }) =>
    allergies.map((value, n) => ({ path: `${path}/allergies/${n}`, value })),
  );
  return [...own, ...given].flatMap((part) => unknownName(part, 'material', { known }, fault));
}

/** SB-OPS-49: a material that weapons have, or one that some figure here is allergic to. */
function strangeMaterials(scenario: Scenario): readonly Refusal[] {
  const given = monstersIn(scenario).flatMap(({ value }) => value.allergies ?? []);
  const own = (scenario.bestiary ?? []).flatMap(({ attributes }) => allergiesOf(attributes));
  const listed = MONSTER_TYPES.flatMap(({ attributes }) => allergiesOf(attributes));
  const known = { material: [...new Set([...DAMAGE_TYPES, ...given, ...own, ...listed])] };
  const check = (path: string, value: string | undefined) =>
    value === undefined ? [] : unknownName({ path, value }, 'material', { known }, fault);
  const done = allOperations(scenario).flatMap(({ path, value }) =>
    value.op === 'imbue' || value.op === 'give-item' ? check(`${path}/as`, value.as) : [],
  );
  const carried = (scenario.objects ?? []).flatMap(({ carry }, i) =>
    (carry.while ?? []).flatMap((gift, n) =>
      'imbue' in gift ? check(`/objects/${i}/carry/while/${n}/imbue`, gift.imbue) : [],
    ),
  );
  return [...done, ...carried];
}

/** SB-OPS-13, SB-OPS-40: of some there is only one, and whoever brings two of them at once brings one. */
export function secondCopies(scenario: Scenario): readonly Refusal[] {
  const types: readonly MonsterType[] = [...MONSTER_TYPES, ...(scenario.bestiary ?? []).map(monsterFrom)];
  const only = new Map(
    types.flatMap(({ id, title, unique }) => (unique === true ? [[id, title] as const] : [])),
  );
  const twice = (path: string, monster: string) => [secondOf(path, only.get(monster)!, fault, 'SB-OPS-13')];
  const standing = (scenario.monsters ?? []).flatMap(({ monster }, i, all) => {
    const before = all.slice(0, i).some((other) => other.monster === monster);
    return before && only.has(monster) ? twice(`/monsters/${i}`, monster) : [];
  });
  const placed = allOperations(scenario).flatMap(({ path, value }) => {
    if (value.op !== 'place-monster' || !only.has(value.monster)) return [];
    const times = (value.n ?? 1) * placesAt(value.at);
    return times > 1 ? twice((value.n ?? 1) > 1 ? `${path}/n` : `${path}/at`, value.monster) : [];
  });
  return [...standing, ...placed];
}

/** SB-OPS-22: at how many places one operation is done. */
function placesAt(at: Place): number {
  if ('edgeCentre' in at) return at.edgeCentre === 'undeployed' ? 2 : 1;
  return 'corner' in at && at.corner === 'all' ? 4 : 1;
}
