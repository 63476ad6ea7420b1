import type { OwnProfile, PartyDocument, PartyEntry } from '../party.ts';

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

/** One more of them, or the last of them fewer. */
export function counted(list: readonly string[], id: string, by: 1 | -1): string[] {
  if (by > 0) return list.includes(id) ? [...list] : [...list, id];
  const last = list.lastIndexOf(id);
  return list.filter((_, i) => i !== last);
}

type Optional<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];

/** The same with a part that is there or not. */
export function having<T extends object, K extends Optional<T>>(whole: T, key: K, part: T[K] | undefined): T {
  const { [key]: _, ...rest } = whole;
  return (part === undefined ? rest : { ...rest, [key]: part }) as T;
}

/** The same with a list that is left out when nothing is on it. */
export function listing<T extends object, K extends Optional<T>>(
  whole: T,
  key: K,
  list: T[K] & readonly unknown[],
): T {
  return having(whole, key, list.length === 0 ? undefined : list);
}

/** An id that nothing here has. */
function unusedId(stem: string, taken: readonly string[]): string {
  let number = 1;
  while (taken.includes(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

export function entryId({ entries }: PartyDocument): string {
  return unusedId(
    'model',
    entries.map(({ id }) => id),
  );
}

export function ownId({ own = [], entries }: PartyDocument): string {
  return unusedId('own', [...own.map(({ id }) => id), ...entries.map(({ profile }) => profile)]);
}

export function withEntries(party: PartyDocument, entries: PartyEntry[]): PartyDocument {
  return { ...party, entries };
}

export function withOwn(party: PartyDocument, own: OwnProfile[]): PartyDocument {
  return listing(party, 'own', own);
}
