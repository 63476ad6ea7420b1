import type { KeptUnit } from './kept.ts';
import type { AnyMuster } from './musters.ts';

export const SORTS = ['changed', 'name', 'size'] as const;
export type Sort = (typeof SORTS)[number];

/** What somebody looks for; empty words: everything. */
export interface Sought {
  readonly words: string;
  /** Null: in all of them. */
  readonly folder: string | null;
  readonly sort: Sort;
}

/** Folders that are in use, by name. */
export function foldersOf(kept: readonly KeptUnit[]): readonly string[] {
  return [...new Set(kept.flatMap(({ folder }) => folder ?? []))].sort((a, b) => a.localeCompare(b));
}

/** Letters as they are compared: without case and accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** Those that have every word somewhere: in the name, in the line below it, in somebody's name, among the tags. */
export function soughtIn(
  muster: AnyMuster,
  kept: readonly KeptUnit[],
  { words, folder, sort }: Sought,
): readonly KeptUnit[] {
  const wanted = plain(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = kept.filter((entry) => {
    if (folder !== null && entry.folder !== folder) return false;
    const text = textOf(muster, entry);
    return wanted.every((word) => text.includes(word));
  });
  const nameOf = ({ unit }: KeptUnit) => muster.summary(unit).name;
  const sizeOf = ({ unit }: KeptUnit) => muster.tally(unit)[0]?.value ?? 0;
  if (sort === 'name') return found.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  if (sort === 'size') return found.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return found.toSorted((a, b) => b.changed - a.changed);
}

function textOf(muster: AnyMuster, { unit, folder = '', tags = [] }: KeptUnit): string {
  const { name, line } = muster.summary(unit);
  const { blocks } = muster.sheet(unit);
  return plain([name, line, folder, ...tags, ...blocks.flatMap((one) => [one.name, one.line])].join(' '));
}

/** "siege, painted" as it is typed. */
export function tagsIn(typed: string): readonly string[] {
  return [...new Set(typed.split(',').map((tag) => tag.trim().slice(0, 40)))]
    .filter((tag) => tag !== '')
    .slice(0, 12);
}
