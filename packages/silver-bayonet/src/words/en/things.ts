import { ITEMS } from '../../data/armoury/armoury.ts';
import type { Source } from '../../data/attribute.ts';
import { ATTRIBUTES } from '../../data/attributes.ts';
import { MONSTER_TYPES } from '../../data/monsters/bestiary.ts';
import { NATIONS } from '../../data/nations.ts';
import { SOLDIER_TYPES } from '../../data/soldiers.ts';

interface Titled {
  readonly id: string;
  readonly title: string;
}

/** What the books call things; of an id that nothing has, the id as somebody wrote it. */
export function titles(things: readonly Titled[]): (id: string) => string {
  const byId = new Map(things.map(({ id, title }) => [id, title]));
  return (id) => byId.get(id) ?? id;
}

export const attributeTitle = titles(ATTRIBUTES);
export const itemTitle = titles(ITEMS);
export const monsterTitle = titles(MONSTER_TYPES);
export const nationTitle = titles(NATIONS);
export const soldierTitle = titles(SOLDIER_TYPES);

const SOURCES: Readonly<Record<Source, string>> = {
  core: 'The Silver Bayonet',
  carpathians: 'Carpathians',
  canada: 'Canada',
  egypt: 'Egypt',
  italy: 'Italy',
};

export const sourceTitle = (source: Source): string => SOURCES[source];

/** A monster of the bestiary by its title, one of somebody's own by the name he gave it. */
export function monsterCalled(id: string, name: string): string {
  return MONSTER_TYPES.some((monster) => monster.id === id) ? monsterTitle(id) : name;
}
