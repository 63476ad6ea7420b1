import type { Item } from '../../data/armoury/item.ts';
import { INCREASE_PAIRS } from '../../data/officer.ts';
import type { OfficerEntry, SoldierEntry, SpecialEntry, Unit } from '../unit.ts';

export type SoldierChange = Partial<SoldierEntry>;

export function blankUnit(nation: string, name: string, officer: string, rank: string): Unit {
  return {
    format: 'vedette-unit',
    version: 2,
    ruleset: 'silver-bayonet',
    name,
    nation,
    officer: { name: officer, rank, increases: [], attributes: [], equipment: [], special: [] },
    soldiers: [],
  };
}

/** Optional entries that are empty are left out, so that a file says no more than it means. */
function tidy<T extends object>(entry: T): T {
  return Object.fromEntries(
    Object.entries(entry).filter(([, value]) => value !== undefined && value !== ''),
  ) as T;
}

export function withUnit(unit: Unit, some: Partial<Pick<Unit, 'name' | 'nation' | 'country'>>): Unit {
  return { ...tidy({ ...unit, ...some }), name: some.name ?? unit.name };
}

export function withOfficer(unit: Unit, some: Partial<OfficerEntry>): Unit {
  const officer = { ...unit.officer, ...some };
  return { ...unit, officer: { ...tidy(officer), name: officer.name } };
}

export function withSoldier(unit: Unit, index: number, some: SoldierChange): Unit {
  const soldiers = unit.soldiers.map((soldier, i) => {
    if (i !== index) return soldier;
    const changed = { ...soldier, ...some };
    return { ...tidy(changed), name: changed.name };
  });
  return { ...unit, soldiers };
}

export function recruited(unit: Unit, soldier: SoldierEntry): Unit {
  return { ...unit, soldiers: [...unit.soldiers, tidy(soldier)] };
}

export function dismissed(unit: Unit, index: number): Unit {
  return { ...unit, soldiers: unit.soldiers.filter((_, i) => i !== index) };
}

/** Another man like this one, right behind him, with nothing yet written on his record. */
export function doubled(unit: Unit, index: number, name: string): Unit {
  const soldier = unit.soldiers[index];
  if (soldier === undefined) return unit;
  const { record: _, ...like } = soldier;
  return { ...unit, soldiers: spliced(unit.soldiers, index + 1, 0, { ...like, name }) };
}

export function shifted(unit: Unit, index: number, by: -1 | 1): Unit {
  const soldier = unit.soldiers[index];
  const to = index + by;
  if (soldier === undefined || to < 0 || to >= unit.soldiers.length) return unit;
  return { ...unit, soldiers: spliced(spliced(unit.soldiers, index, 1), to, 0, soldier) };
}

/** The stat is raised in place of the other one of its pair. */
export function raised(increases: readonly string[], stat: string): string[] {
  const rest = increases.filter(
    (chosen) =>
      !INCREASE_PAIRS.some(
        (pair) => pair.some((one) => one.stat === stat) && pair.some((one) => one.stat === chosen),
      ),
  );
  const known = INCREASE_PAIRS.flat().map((one): string => one.stat);
  return [...rest, stat].sort((a, b) => known.indexOf(a) - known.indexOf(b));
}

export interface HostChoice {
  /** As a unit writes it: `pistol`, `pistol#2`. */
  readonly ref: string;
  readonly item: string;
  /** Which of several. */
  readonly number: number;
}

/** Every piece that something can be put on, the second of two by its number. */
export function hostsIn(equipment: readonly string[]): readonly HostChoice[] {
  return equipment.map((item, i) => {
    const number = equipment.slice(0, i + 1).filter((other) => other === item).length;
    return { ref: number === 1 ? item : `${item}#${number}`, item, number };
  });
}

/** A special item as it is taken: an upgrade goes on the first piece that fits and has none like it. */
export function taken(
  wanted: Item,
  equipment: readonly string[],
  others: readonly SpecialEntry[],
): SpecialEntry {
  const hosts = wanted.special?.hosts ?? [];
  if (hosts.length === 0) return { item: wanted.id };
  const fitting = hostsIn(equipment).filter(({ item }) => hosts.includes(item));
  const free = fitting.find(({ ref }) => !others.some(({ host }) => host === ref)) ?? fitting[0];
  return free === undefined ? { item: wanted.id } : { item: wanted.id, host: free.ref };
}

/** After a change of equipment, upgrades whose piece is gone go on another that fits, where there is one. */
export function rehosted(
  special: readonly SpecialEntry[],
  equipment: readonly string[],
  armoury: readonly Item[],
): SpecialEntry[] {
  const refs = hostsIn(equipment).map(({ ref }) => ref);
  return special.map((entry, i) => {
    const item = armoury.find(({ id }) => id === entry.item);
    if (entry.host === undefined || refs.includes(entry.host) || item === undefined) return entry;
    const moved = taken(item, equipment, spliced(special, i, 1));
    return moved.host === undefined ? entry : moved;
  });
}

/** A copy of the list with some entries taken out of this place, and others put there. */
export function spliced<T>(list: readonly T[], at: number, removed: number, ...put: readonly T[]): T[] {
  return [...list.slice(0, at), ...put, ...list.slice(at + removed)];
}
