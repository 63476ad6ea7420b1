import type { Edit } from '@vedette/engine';
import { BAN_TYPES, type BanType, TRANSFORMATION_PACKAGES } from '../../data/rule-text.ts';
import { LONGEST_NAME, MOST_WRITTEN, type PartyDocument, type PartyEntry } from '../party.ts';
import { gripOf } from './choices.ts';
import { counted, entryId, having, listing } from './draft.ts';

/** Things that an entry's lists have room for. */
const MOST_LISTED = { extra: 8, wooden: 6 } as const;
const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[1-9][0-9]?)?$/;

/** An entry after a change of one of its fields. */
export function entryChanged(
  party: PartyDocument,
  entry: PartyEntry,
  [field, number]: readonly string[],
  edit: Edit,
): PartyEntry {
  if (edit.do === 'count') {
    if (field !== 'extra' && field !== 'wooden') return entry;
    const list = entry[field] ?? [];
    if (edit.by > 0 && list.length >= MOST_LISTED[field]) return entry;
    return listing(entry, field, counted(list, edit.offer, edit.by));
  }
  if (edit.do !== 'set') return entry;
  const { to } = edit;
  if (field === 'id') return { ...entry, id: entryId(party) };
  if (field === 'count' && typeof to === 'number' && to >= 1 && to <= MOST_WRITTEN.inEntry)
    return having(entry, 'count', Math.trunc(to) === 1 ? undefined : Math.trunc(to));
  if (field === 'record') return having(entry, 'record', undefined);
  if (typeof to !== 'string') return entry;
  return chosen(entry, field, number, to);
}

function chosen(
  entry: PartyEntry,
  field: string | undefined,
  number: string | undefined,
  to: string,
): PartyEntry {
  switch (field) {
    case 'name':
      return { ...entry, name: to };
    case 'ban':
      return listing(entry, 'ban', bansWith(entry.ban ?? [], Number(number), to));
    case 'package':
      return having(
        entry,
        'package',
        TRANSFORMATION_PACKAGES.find((id) => id === to),
      );
    case 'master':
      return having(entry, 'master', KEY.test(to) ? to : undefined);
    case 'haunts':
      return having(entry, 'haunts', to.trim() === '' ? undefined : to.slice(0, LONGEST_NAME));
    case 'hand':
      return having(entry, 'hand', gripOf(to) ?? undefined);
    default:
      return entry;
  }
}

/** The types with another at one place; nothing at that place takes it off the list. */
function bansWith(bans: readonly BanType[], index: number, to: string): BanType[] {
  const type = BAN_TYPES.find((id) => id === to);
  if (type === undefined) return bans.filter((_, i) => i !== index);
  return index < bans.length ? bans.map((old, i) => (i === index ? type : old)) : [...bans, type];
}
