import { ITEMS } from '../data/armoury/armoury.ts';
import { OFFICER } from '../data/officer.ts';
import { SOLDIER_TYPES, type SoldierType } from '../data/soldiers.ts';
import type { SilverBayonetOptions } from '../options.ts';
import { attributesGained } from './record.ts';
import type { OfficerEntry, SoldierEntry, SpecialEntry } from './unit.ts';

/** What a member has on him, and how much he may have. */
export interface Carrying {
  readonly equipment: readonly string[];
  readonly special: readonly SpecialEntry[];
  /** SB-EQ-01: null for figures without slots. */
  readonly slots: number | null;
  readonly mostSpecial: number;
  /** The rule that sets `mostSpecial`. */
  readonly specialRule: string;
}

/** SB-ATT-40: one item more. */
function veteran(attributes: readonly (string | undefined)[]): number {
  return attributes.includes('supernatural-veteran') ? 1 : 0;
}

export function officerCarrying(officer: OfficerEntry): Carrying {
  const { equipment, special, attributes } = officer;
  const mostSpecial = OFFICER.specialItems + veteran([...attributes, ...attributesGained(officer)]);
  return { equipment, special, slots: OFFICER.slots, mostSpecial, specialRule: 'SB-UNIT-08' };
}

/** SB-UNIT-10 for those who equip by slots, SB-UNIT-12 for the others. Null for a type that does not exist. */
export function soldierCarrying(
  soldier: SoldierEntry,
  options: Pick<SilverBayonetOptions, 'slot-soldier-special'>,
): Carrying | null {
  const type = SOLDIER_TYPES.find(({ id }) => id === soldier.type);
  if (type === undefined) return null;
  const { special, attribute } = soldier;
  const extra = veteran([...type.attributes, attribute, ...attributesGained(soldier)]);
  const equipment = equipmentOf(soldier, type);
  if (type.equipment === 'slots') {
    const mostSpecial = options['slot-soldier-special'] + extra;
    return { equipment, special, slots: OFFICER.slots, mostSpecial, specialRule: 'SB-UNIT-10' };
  }
  return { equipment, special, slots: null, mostSpecial: 1 + extra, specialRule: 'SB-UNIT-12' };
}

/** The soldier's General Armoury equipment: his own choice by slots, or the set of his type. */
export function equipmentOf(soldier: SoldierEntry, type: SoldierType): readonly string[] {
  if (type.equipment === 'slots') return soldier.equipment ?? [];
  return type.equipment[soldier.set ?? 0] ?? [];
}

/** SB-UNIT-07, -08: slots in use, special items included. */
export function slotsUsed({ equipment, special }: Pick<Carrying, 'equipment' | 'special'>): number {
  const ids = [...equipment, ...special.map(({ item }) => item)];
  return ids.reduce((sum, id) => sum + (ITEMS.find((item) => item.id === id)?.slots ?? 0), 0);
}

/** Where in the equipment the host of an upgrade is, or -1: `pistol#2` is the second pistol. */
export function hostIndex(equipment: readonly string[], host: string): number {
  const [id, number = '1'] = host.split('#');
  const places = equipment.flatMap((item, i) => (item === id ? [i] : []));
  return places[Number(number) - 1] ?? -1;
}
