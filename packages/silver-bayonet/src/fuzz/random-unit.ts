import type { Random } from '@vedette/engine';
import { item } from '../data/armoury/armoury.ts';
import { GENERAL_ARMOURY } from '../data/armoury/general.ts';
import { SPECIAL_ARMOURY } from '../data/armoury/special.ts';
import type { AttributeEntry } from '../data/attribute.ts';
import { ATTRIBUTES, attribute } from '../data/attributes.ts';
import { NATION_IDS } from '../data/nations.ts';
import { INCREASE_PAIRS } from '../data/officer.ts';
import { SOLDIER_TYPES, type SoldierType, soldierType } from '../data/soldiers.ts';
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
/** SB-ATT-55.R2: by option only. */
const BY_OPTION = 'sow-fear';

/** Names of what units are made of; the fuzzer comes round to all of them. */
export const UNIT_POOLS = {
  soldiers: SOLDIER_TYPES.map(({ id }) => id),
  special: SPECIAL_ARMOURY.map(({ id }) => id),
  equipment: GENERAL_ARMOURY.map(({ id }) => id),
  chosen: ATTRIBUTES.filter(({ id, officers }) => officers === true || id === BY_OPTION).map(({ id }) => id),
} as const;

/** The switches without which nobody may choose this attribute (SB-ATT-02). */
export function optionsFor(id: string): Readonly<Record<string, true>> {
  const [source] = attribute(id).sources;
  return {
    ...(source === 'core' ? {} : { [`supplement-${source}`]: true }),
    ...(id === BY_OPTION ? { 'sow-fear-for-officers': true } : {}),
  };
}

/** A legal unit whose Officer has this attribute; without one, a unit with a soldier that was recruited least. */
export function randomUnit(
  random: Random,
  pick: Pick,
  options: SilverBayonetOptions,
  wanted: string | null,
): Unit {
  const type = wanted === null ? soldierType(pick('soldiers')) : null;
  const nation = any(random, type?.nations ?? attribute(wanted!).nations ?? NATION_IDS);
  const officer = randomOfficer(random, pick, options, nation, wanted);
  let unit: Unit = {
    format: 'vedette-unit',
    version: 1,
    ruleset: 'silver-bayonet',
    name: 'Strangers',
    nation,
    officer,
    soldiers: [],
  };
  const enlist = (recruited: SoldierType) => {
    const soldier = recruit(random, recruited, unit.soldiers.length, options, nation);
    const changed = { ...unit, soldiers: [...unit.soldiers, soldier] };
    if (unitProblems(changed, options).length === 0) unit = changed;
  };
  if (type !== null) enlist(type);
  for (let n = 0; n < TRIES && unit.soldiers.length < MOST_SOLDIERS; n++) {
    if (unitCost(unit) >= budget(unit.officer)) break;
    enlist(any(random, SOLDIER_TYPES));
  }
  return unit;
}

function randomOfficer(
  random: Random,
  pick: Pick,
  options: SilverBayonetOptions,
  nation: string,
  wanted: string | null,
): OfficerEntry {
  const offered = idsOf(attributesOnOffer({ nation, role: 'officer', who: 'The Officer' }, options));
  const first = wanted ?? any(random, offered);
  const second = any(
    random,
    offered.filter((id) => id !== first),
  );
  const special = pick('special');
  const host = hostFor(random, special);
  const gun = pick('equipment');
  const needs = item(gun).shot?.needs ?? null;
  return {
    name: 'The Officer',
    increases: INCREASE_PAIRS.map((pair) => any(random, pair).stat),
    attributes: [first, second],
    equipment: [...new Set([gun, ...(host === null ? [] : [host]), ...(needs === null ? [] : [needs])])],
    special: [host === null ? { item: special } : { item: special, host }],
  };
}

function recruit(
  random: Random,
  type: SoldierType,
  n: number,
  options: SilverBayonetOptions,
  nation: string,
): SoldierEntry {
  const sets = type.equipment === 'slots' ? [SLOT_SET] : type.equipment;
  const set = random.below(sets.length);
  const offered = idsOf(attributesOnOffer({ nation, role: 'soldier', who: type.title }, options));
  return {
    name: `${type.title} ${n + 1}`,
    type: type.id,
    ...(type.equipment === 'slots' ? { equipment: [...SLOT_SET] } : { set }),
    ...(type.choosesAttribute === true ? { attribute: any(random, offered) } : {}),
    // SB-UNIT-15: at most one of them, and by option only; the others are refused.
    ...(type.nations.includes(nation) ? {} : { outside: true }),
    special: specialFor(random, sets[set]!),
  };
}

/** One special item, on a host that fits if it needs one; none if nothing fits. */
function specialFor(random: Random, equipment: readonly string[]): SpecialEntry[] {
  const { id, special } = any(random, SPECIAL_ARMOURY);
  const hosts = special!.hosts;
  if (hosts.length === 0) return [{ item: id }];
  const fitting = equipment.filter((carried) => hosts.includes(carried));
  return fitting.length === 0 ? [] : [{ item: id, host: any(random, fitting) }];
}

function hostFor(random: Random, special: string): string | null {
  const hosts = item(special).special?.hosts ?? [];
  return hosts.length === 0 ? null : any(random, hosts);
}

function idsOf(attributes: readonly AttributeEntry[]): readonly string[] {
  return attributes.map(({ id }) => id);
}

function any<T>(random: Random, things: readonly T[]): T {
  return things[random.below(things.length)]!;
}
