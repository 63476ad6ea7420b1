import type { TroopTypeId } from '../../data/troops.ts';
import type { FigureEntry, UnitEntry } from '../force.ts';

/** What is raised at a click, to be changed afterwards. */
export interface Template {
  readonly id: 'muskets' | 'rifles' | 'pikes' | 'lancers' | 'light-horse' | 'heavy-horse';
  readonly troops: TroopTypeId;
  readonly weapons: readonly string[];
}

export const TEMPLATES: readonly Template[] = [
  { id: 'muskets', troops: 'infantry', weapons: ['musket'] },
  { id: 'rifles', troops: 'infantry', weapons: ['rifle'] },
  { id: 'pikes', troops: 'infantry', weapons: ['pike'] },
  {
    id: 'lancers',
    troops: 'light-cavalry',
    weapons: ['lance', 'carbine'],
  },
  {
    id: 'light-horse',
    troops: 'light-cavalry',
    weapons: ['sword', 'carbine'],
  },
  {
    id: 'heavy-horse',
    troops: 'heavy-cavalry',
    weapons: ['sword', 'carbine'],
  },
];

export const UNIT = 'unit:';
export const MAN = 'man:';

const USUAL_STRENGTH = { infantry: 8, 'light-cavalry': 6, 'heavy-cavalry': 5 } as const;

export function unitOf({ troops, weapons }: Template, name: string): UnitEntry {
  return { name, troops, class: 'average', figures: USUAL_STRENGTH[troops], weapons: [...weapons] };
}

export function manOf({ troops, weapons }: Template, name: string): FigureEntry {
  return { name, troops, class: 'average', weapons: [...weapons] };
}
