import { DEFAULT_OPTIONS, type SilverBayonetOptions } from '../options.ts';
import type { OfficerEntry, SoldierEntry, Unit } from './unit.ts';
import { unitProblems } from './unit-problems.ts';

/** A legal Officer, but for what is changed. */
export function officer(changes: Partial<OfficerEntry> = {}): OfficerEntry {
  return {
    name: 'Lukas',
    increases: ['melee', 'health', 'courage'],
    attributes: ['artillerist', 'hard-to-put-down'],
    equipment: [],
    special: [],
    ...changes,
  };
}

/** A legal soldier of this type, as long as the type has nothing to choose. */
export function soldier(type: string, changes: Partial<SoldierEntry> = {}): SoldierEntry {
  return { name: 'Hans', type, special: [], ...changes };
}

/** A legal Austrian unit without soldiers, but for what is changed. */
export function unit(changes: Partial<Unit> = {}): Unit {
  return {
    format: 'vedette-unit',
    version: 1,
    ruleset: 'silver-bayonet',
    name: 'The Watch',
    nation: 'austria',
    officer: officer(),
    soldiers: [],
    ...changes,
  };
}

export function several(count: number, type: string): SoldierEntry[] {
  return Array.from({ length: count }, () => soldier(type));
}

/** Code, rule and path of everything that is wrong with the unit. */
export function wrong(given: Unit, options: Partial<SilverBayonetOptions> = {}): readonly string[] {
  const found = unitProblems(given, { ...DEFAULT_OPTIONS, ...options });
  return found.map(({ code, rule, path }) => `${code} ${rule} ${path}`);
}
