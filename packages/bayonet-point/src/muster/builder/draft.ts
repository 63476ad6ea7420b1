import type { Json } from '@vedette/engine';
import type { FigureEntry, Force, UnitEntry } from '../force.ts';

export const HEAD = { format: 'vedette-force', version: 1, ruleset: 'bayonet-point' } as const;

/** A copy of the list with one entry in place of another. */
export function replaced<T>(list: readonly T[], at: number, entry: T): T[] {
  return list.map((old, i) => (i === at ? entry : old));
}

/** The list with one entry up or down; as it is where that would be off the list. */
export function shifted<T>(list: T[], at: number, by: 1 | -1): T[] {
  const to = at + by;
  const entry = list[at];
  if (entry === undefined || to < 0 || to >= list.length) return list;
  const rest = list.filter((_, i) => i !== at);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
}

/** Takes one up, or lays the last of its kind down. */
export function rearmed(weapons: readonly string[], id: string, by: 1 | -1): string[] {
  if (by > 0) return weapons.includes(id) ? [...weapons] : [...weapons, id];
  const last = weapons.lastIndexOf(id);
  return weapons.filter((_, i) => i !== last);
}

export function withExtra(unit: UnitEntry, wanted: Json): UnitEntry {
  const { extra: _, ...plain } = unit;
  return wanted === 'pistol' || wanted === 'sword' ? { ...plain, extra: wanted } : plain;
}

export function asLeader(figure: FigureEntry): FigureEntry {
  return { ...asMan(figure), leader: true };
}

export function asMan(figure: FigureEntry): FigureEntry {
  const { leader: _, ...plain } = figure;
  return plain;
}

export function playOf({ figures }: Force): 'units' | 'individuals' {
  return figures.length > 0 ? 'individuals' : 'units';
}
