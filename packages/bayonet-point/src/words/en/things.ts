import { type ClassId, troopClass } from '../../data/classes.ts';
import { terrainType } from '../../data/terrain.ts';
import { type TroopTypeId, troopType } from '../../data/troops.ts';
import { FIREARMS, MELEE_WEAPONS } from '../../data/weapons.ts';

/** What the book calls a weapon; of an id that none has, the id as somebody wrote it. */
export function weaponTitle(id: string): string {
  return [...FIREARMS, ...MELEE_WEAPONS].find((weapon) => weapon.id === id)?.title ?? id;
}

/** The parts of the printed scenarios; others are called as their authors wrote them. */
const ROLES: Readonly<Record<string, string>> = {
  attacker: 'attacker',
  defender: 'defender',
  first: 'first side',
  second: 'second side',
  west: 'west',
  east: 'east',
};

export function roleName(id: string): string {
  return Object.hasOwn(ROLES, id) ? ROLES[id]! : id;
}

export const classTitle = (id: ClassId): string => troopClass(id).title;
export const troopTitle = (id: TroopTypeId): string => troopType(id).title;
export const terrainTitle = (id: string): string => terrainType(id).title;
