import type { Random } from '@vedette/engine';
import { GENERAL_ARMOURY } from '../data/armoury/general.ts';
import { SPECIAL_ARMOURY } from '../data/armoury/special.ts';
import { INCREASE_PAIRS } from '../data/officer.ts';
import { SOLDIER_TYPES, soldierType } from '../data/soldiers.ts';
import { attributesOnOffer } from '../muster/attribute-choice.ts';
import { budget, unitCost } from '../muster/cost.ts';
import type { OfficerEntry, SoldierEntry, SpecialEntry, Unit } from '../muster/unit.ts';
import { unitProblems } from '../muster/unit-problems.ts';
import type { SilverBayonetOptions } from '../options.ts';

type Pick = (pool: string) => string;

const MOST_SOLDIERS = 7;
const TRIES = 60;
/** What those who equip by slots carry here. */
const SLOT_SET: readonly string[] = ['musket', 'cartridge-box', 'hand-weapon'];

/** Names of what units are made of; the fuzzer comes round to all of them. */
export const UNIT_POOLS = {
  soldiers: SOLDIER_TYPES.map(({ id }) => id),
  special: SPECIAL_ARMOURY.map(({ id }) => id),
  equipment: GENERAL_ARMOURY.map(({ id }) => id),
} as const;

/** Some legal unit under these options. Parts are thrown in at random and kept while the whole stays legal. */
export function randomUnit(random: Random, pick: Pick, options: SilverBayonetOptions): Unit {
  const wanted = soldierType(pick('soldiers'));
  const nation = wanted.nations[random.below(wanted.nations.length)]!;
  let unit = bareUnit(random, nation, options);
  const keep = (changed: Unit) => {
    if (unitProblems(changed, options).length === 0) unit = changed;
  };
  keep({ ...unit, soldiers: [...unit.soldiers, recruit(random, pick, wanted.id, 0, options, nation)] });
  for (let n = 0; n < TRIES && unit.soldiers.length < MOST_SOLDIERS; n++) {
    if (unitCost(unit) >= budget(unit.officer)) break;
    const type = SOLDIER_TYPES[random.below(SOLDIER_TYPES.length)]!;
    if (!type.nations.includes(nation)) continue;
    keep({ ...unit, soldiers: [...unit.soldiers, recruit(random, pick, type.id, n + 1, options, nation)] });
  }
  for (let n = 0; n < 4; n++) {
    const equipment = [...unit.officer.equipment, pick('equipment')];
    keep({ ...unit, officer: { ...unit.officer, equipment } });
  }
  const special = specialFor(random, pick, unit.officer.equipment);
  keep({ ...unit, officer: { ...unit.officer, special } });
  return unit;
}

function bareUnit(random: Random, nation: string, options: SilverBayonetOptions): Unit {
  const offered = attributesOnOffer({ nation, role: 'officer', who: 'The Officer' }, options).map(
    ({ id }) => id,
  );
  const first = offered[random.below(offered.length)]!;
  const others = offered.filter((id) => id !== first);
  const officer: OfficerEntry = {
    name: 'The Officer',
    increases: INCREASE_PAIRS.map((pair) => pair[random.below(pair.length)]!.stat),
    attributes: [first, others[random.below(others.length)]!],
    equipment: ['hand-weapon'],
    special: [],
  };
  return {
    format: 'vedette-unit',
    version: 1,
    ruleset: 'silver-bayonet',
    name: 'Strangers',
    nation,
    officer,
    soldiers: [],
  };
}

function recruit(
  random: Random,
  pick: Pick,
  id: string,
  n: number,
  options: SilverBayonetOptions,
  nation: string,
): SoldierEntry {
  const type = soldierType(id);
  const sets = type.equipment === 'slots' ? [SLOT_SET] : type.equipment;
  const set = random.below(sets.length);
  const equipment = sets[set]!;
  const offered = attributesOnOffer({ nation, role: 'soldier', who: type.title }, options).map(
    (attribute) => attribute.id,
  );
  return {
    name: `${type.title} ${n + 1}`,
    type: id,
    ...(type.equipment === 'slots' ? { equipment: [...equipment] } : { set }),
    ...(type.choosesAttribute === true ? { attribute: offered[random.below(offered.length)]! } : {}),
    special: specialFor(random, pick, equipment),
  };
}

/** One special item, on a host that fits if it needs one; none if nothing fits. */
function specialFor(random: Random, pick: Pick, equipment: readonly string[]): SpecialEntry[] {
  const item = pick('special');
  const hosts = SPECIAL_ARMOURY.find(({ id }) => id === item)?.special?.hosts ?? [];
  if (hosts.length === 0) return [{ item }];
  const fitting = equipment.filter((id) => hosts.includes(id));
  return fitting.length === 0 ? [] : [{ item, host: fitting[random.below(fitting.length)]! }];
}
