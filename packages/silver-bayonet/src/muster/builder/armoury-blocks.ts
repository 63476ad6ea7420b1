import type { Edit, FieldBlock, Offer, OneField } from '@vedette/engine';
import { GENERAL_ARMOURY } from '../../data/armoury/general.ts';
import { SPECIAL_ARMOURY } from '../../data/armoury/special.ts';
import { type Carrying, slotsUsed } from '../carrying.ts';
import { MOST_WRITTEN, type SpecialEntry } from '../unit.ts';
import { itemTitle, numbersOf } from './arms.ts';
import { hostsIn, rehosted, spliced, taken } from './draft.ts';
import { words } from './words.ts';

type Carried = Pick<Carrying, 'equipment' | 'special' | 'slots' | 'mostSpecial'>;

/** The General Armoury by slots. Too much can be taken: the rules then say so beside it. */
export function equipmentBlock(carrying: Carried, at: string): FieldBlock {
  const { equipment, slots } = carrying;
  const count = (id: string) => equipment.filter((carried) => carried === id).length;
  const strange = [...new Set(equipment)].filter((id) => !GENERAL_ARMOURY.some((item) => item.id === id));
  const offers = [
    ...GENERAL_ARMOURY.map((item) => ({
      id: item.id,
      title: words.itemTitle(item.id),
      aside: words.slotsEach(item.slots),
      note: numbersOf(item),
      count: count(item.id),
    })),
    ...strange.map((id) => ({ id, title: id, count: count(id) })),
  ];
  return {
    at: `${at}/equipment`,
    title: words.equipment,
    ...(slots === null ? {} : { aside: words.slots(slotsUsed(carrying), slots) }),
    rows: [
      [{ kind: 'some', at: `${at}/equipment`, label: words.equipment, shown: 'counts', offers } as const],
    ],
  };
}

/** Special Armoury items, a row each, with what an upgrade is put on; one empty row more while there is room. */
export function specialBlock(who: string, carrying: Carried, at: string): FieldBlock {
  const { equipment, special, mostSpecial } = carrying;
  const rows: readonly (SpecialEntry | null)[] = special.length < mostSpecial ? [...special, null] : special;
  return {
    at: `${at}/special`,
    title: words.special,
    aside: words.of(special.length, mostSpecial),
    rows: rows.map((entry, i) => specialRow(who, i, entry, equipment, `${at}/special/${i}`)),
  };
}

function specialRow(
  who: string,
  index: number,
  entry: SpecialEntry | null,
  equipment: readonly string[],
  at: string,
): readonly OneField[] {
  const offers = SPECIAL_ARMOURY.map(({ id, special }): Offer => {
    const { hosts } = special!;
    const fits = hosts.length === 0 || hosts.some((host) => equipment.includes(host));
    const note = words.itemMeanings[id];
    return {
      id,
      title: words.itemTitle(id),
      ...(note === undefined ? {} : { note }),
      ...(fits ? {} : { barred: words.noHost }),
    };
  });
  const item: OneField = {
    kind: 'one',
    at,
    label: words.specialNumber(who, index + 1),
    value: entry?.item ?? '',
    offers: withStrange(offers, entry?.item ?? '', (id) => id),
    shown: 'list',
    none: entry === null ? words.takeSpecial : words.nothing,
  };
  const hosts = SPECIAL_ARMOURY.find(({ id }) => id === entry?.item)?.special?.hosts ?? [];
  return hosts.length === 0 ? [item] : [item, hostField(who, index, entry?.host ?? '', hosts, equipment, at)];
}

function hostField(
  who: string,
  index: number,
  host: string,
  hosts: readonly string[],
  equipment: readonly string[],
  at: string,
): OneField {
  const fitting = hostsIn(equipment).filter(({ item }) => hosts.includes(item));
  const offers = fitting.map(({ ref, item, number }) => ({
    id: ref,
    title: words.nth(itemTitle(item), number),
  }));
  return {
    kind: 'one',
    at: `${at}/host`,
    label: words.hostNumber(who, index + 1),
    value: host,
    offers: withStrange(offers, host, (id) => id),
    shown: 'list',
    lead: words.on,
    ...(host === '' ? { none: words.chooseHost } : {}),
  };
}

/** The offers, and before them what is chosen and not among them. */
export function withStrange(
  offers: readonly Offer[],
  value: string,
  title: (id: string) => string,
): readonly Offer[] {
  if (value === '' || offers.some(({ id }) => id === value)) return offers;
  return [{ id: value, title: title(value) }, ...offers];
}

/** What a member carries after an edit of one of the two blocks; `place`: the rest of the pointer. */
export function carryingEdited<T extends { equipment: string[]; special: SpecialEntry[] }>(
  carried: T,
  place: readonly string[],
  edit: Edit,
): T {
  const { equipment, special } = carried;
  const [part, number, host] = place;
  if (part === 'equipment' && edit.do === 'count') {
    const last = equipment.lastIndexOf(edit.offer);
    const full = equipment.length >= MOST_WRITTEN.equipment;
    if (edit.by < 0 ? last < 0 : full) return carried;
    const next = edit.by > 0 ? [...equipment, edit.offer] : spliced(equipment, last, 1);
    return { ...carried, equipment: next, special: rehosted(special, next, SPECIAL_ARMOURY) };
  }
  const index = Number(number);
  if (part !== 'special' || edit.do !== 'set' || typeof edit.to !== 'string') return carried;
  if (!(index >= 0 && index <= special.length && index < MOST_WRITTEN.special)) return carried;
  const entry = special[index];
  if (host === 'host')
    return entry === undefined
      ? carried
      : { ...carried, special: spliced(special, index, 1, { item: entry.item, host: edit.to }) };
  return { ...carried, special: spliced(special, index, 1, ...chosen(edit.to, carried, index)) };
}

function chosen(
  id: string,
  { equipment, special }: { equipment: string[]; special: SpecialEntry[] },
  index: number,
): readonly SpecialEntry[] {
  const item = SPECIAL_ARMOURY.find((known) => known.id === id);
  return item === undefined ? [] : [taken(item, equipment, spliced(special, index, 1))];
}
