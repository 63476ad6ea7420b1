import { parseAttribute } from '../data/attribute-text.ts';
import { SOLDIER_TYPES } from '../data/soldiers.ts';
import { attributesGained } from './record.ts';
import type { OfficerEntry, SoldierEntry } from './unit.ts';

/** Ids of every attribute that a member has, by birth, by choice and by experience. */
export function heldAttributes(member: OfficerEntry | SoldierEntry): readonly string[] {
  return [...bornWith(member), ...attributesGained(member)];
}

/** Those it came with. */
export function bornWith(member: OfficerEntry | SoldierEntry): readonly string[] {
  if ('attributes' in member) return member.attributes;
  const type = SOLDIER_TYPES.find(({ id }) => id === member.type);
  const innate = (type?.attributes ?? []).map((text) => parseAttribute(text).id);
  return member.attribute === undefined ? innate : [...innate, member.attribute];
}
