import type { TroopTypeId } from '../../data/troops.ts';
import type { FigureEntry, UnitEntry } from '../force.ts';

/** What is raised at a click, to be changed afterwards. */
export interface Template {
  readonly id: string;
  readonly title: string;
  readonly single: string;
  readonly troops: TroopTypeId;
  readonly weapons: readonly string[];
}

export const TEMPLATES: readonly Template[] = [
  { id: 'muskets', title: 'Muskets', single: 'Musketeer', troops: 'infantry', weapons: ['musket'] },
  { id: 'rifles', title: 'Rifles', single: 'Rifleman', troops: 'infantry', weapons: ['rifle'] },
  { id: 'pikes', title: 'Pikes', single: 'Pikeman', troops: 'infantry', weapons: ['pike'] },
  {
    id: 'lancers',
    title: 'Lancers',
    single: 'Lancer',
    troops: 'light-cavalry',
    weapons: ['lance', 'carbine'],
  },
  {
    id: 'light-horse',
    title: 'Light horse',
    single: 'Light horseman',
    troops: 'light-cavalry',
    weapons: ['sword', 'carbine'],
  },
  {
    id: 'heavy-horse',
    title: 'Heavy horse',
    single: 'Heavy horseman',
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
