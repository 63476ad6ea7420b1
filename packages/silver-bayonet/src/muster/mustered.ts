import { item } from '../data/armoury/armoury.ts';
import { joinAttributes } from '../data/attribute-text.ts';
import { attribute } from '../data/attributes.ts';
import { INCREASE_PAIRS, OFFICER } from '../data/officer.ts';
import { soldierType } from '../data/soldiers.ts';
import type { Stats } from '../data/stats.ts';
import { equipmentOf, hostIndex } from './carrying.ts';
import { afflictionsOf, attributesGained, hardened, startingHealth } from './record.ts';
import type { OfficerEntry, SoldierEntry, SpecialEntry, Unit } from './unit.ts';

/** A piece of equipment with the upgrades on it. */
export interface MusteredItem {
  readonly id: string;
  readonly upgrades: readonly string[];
}

/** A member as play needs him, all choices worked in. */
export interface MusteredFigure {
  readonly name: string;
  /** Soldier type, or `officer`. */
  readonly type: string;
  readonly role: 'officer' | 'soldier';
  readonly stats: Stats;
  /** As texts: `damage-reduction:1`. */
  readonly attributes: readonly string[];
  readonly items: readonly MusteredItem[];
  /** SB-SET-05: its maximum, less what it carries over from its last game. */
  readonly health: number;
  /** SB-CAMP-07 to -09: madness, as the kit has it. */
  readonly afflictions: readonly string[];
}

/** A legal unit's figures, the Officer first. */
export function musterUnit({ officer, soldiers }: Unit): readonly MusteredFigure[] {
  return [musterOfficer(officer), ...soldiers.map(musterSoldier)];
}

/** SB-UNIT-04 to -08. */
export function musterOfficer(officer: OfficerEntry): MusteredFigure {
  const items = musterItems(officer.equipment, officer.special);
  const stats = worn(hardened(increased(OFFICER.stats, officer.increases), officer), items);
  return {
    name: officer.name,
    type: 'officer',
    role: 'officer',
    stats,
    attributes: joinAttributes([...officer.attributes, ...attributesGained(officer)].map(chosenText)),
    items,
    health: startingHealth(stats, officer),
    afflictions: afflictionsOf(officer),
  };
}

/** SB-UNIT-10, -12. */
export function musterSoldier(soldier: SoldierEntry): MusteredFigure {
  const type = soldierType(soldier.type);
  const items = musterItems(equipmentOf(soldier, type), soldier.special);
  const chosen = soldier.attribute === undefined ? [] : [soldier.attribute];
  const line = hardened(type.stats, soldier);
  const stats = type.wornInStats === true ? line : worn(line, items);
  return {
    name: soldier.name,
    type: type.id,
    role: 'soldier',
    stats,
    attributes: joinAttributes([
      ...type.attributes,
      ...[...chosen, ...attributesGained(soldier)].map(chosenText),
    ]),
    items,
    health: startingHealth(stats, soldier),
    afflictions: afflictionsOf(soldier),
  };
}

/** SB-ATT-55.R2: the one attribute with a number that can be chosen has 0. */
function chosenText(id: string): string {
  return attribute(id).argument?.kind === 'number' ? `${id}:0` : id;
}

/** SB-UNIT-05. */
function increased(stats: Stats, increases: readonly string[]): Stats {
  const raised = { ...stats };
  for (const { stat, by } of INCREASE_PAIRS.flat()) {
    if (stat !== 'recruitment' && increases.includes(stat)) raised[stat] += by;
  }
  return raised;
}

/** SB-MOV-09: what armour takes off Speed; never below 1 (SB-GEN-15.R2). */
function worn(stats: Stats, items: readonly MusteredItem[]): Stats {
  const change = items.reduce((sum, { id }) => sum + (item(id).armour?.speed ?? 0), 0);
  return change === 0 ? stats : { ...stats, speed: Math.max(1, stats.speed + change) };
}

/** SB-EQ-20: upgrades on their hosts, the rest carried. */
function musterItems(
  equipment: readonly string[],
  special: readonly SpecialEntry[],
): readonly MusteredItem[] {
  const upgrades = special.filter(({ host }) => host !== undefined);
  const carried = special.filter(({ host }) => host === undefined);
  return [
    ...equipment.map((id, i) => ({
      id,
      upgrades: upgrades.filter(({ host }) => hostIndex(equipment, host!) === i).map(({ item }) => item),
    })),
    ...carried.map(({ item }) => ({ id: item, upgrades: [] })),
  ];
}
