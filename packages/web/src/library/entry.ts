import { type LibraryEntry, type Ref, type RuleKind, SHELVES, type Shelf } from '@vedette/engine';

/** Stands for the game of what holds for every game. */
export const ALL_GAMES = 'all';

/** What somebody may want to see alone, in the order in which it is offered. */
export const ENTRY_KINDS = [
  'play',
  'figures',
  'kit',
  'scenarios',
  'companies',
  'campaign',
  'rulings',
  'format',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** An entry on the common shelves. */
export interface Entry extends LibraryEntry {
  /** Whose it is: a ruleset's id, or all games'. */
  readonly game: string;
  /** Of a rule: what its chapter is for. */
  readonly purpose?: RuleKind;
  /** Its words are another entry's, or nobody's: whoever searches means the other, and opens this by its number only. */
  readonly voice?: 'echo' | 'silent';
  /** What people call it. */
  readonly called?: string;
}

const KIND_OF_SHELF: Readonly<Record<Exclude<Shelf, 'rules'>, EntryKind>> = {
  scenarios: 'scenarios',
  soldiers: 'figures',
  monsters: 'figures',
  armoury: 'kit',
  attributes: 'kit',
  rulings: 'rulings',
  writing: 'format',
};

export function kindOf({ shelf, purpose }: Pick<Entry, 'shelf' | 'purpose'>): EntryKind {
  return shelf === 'rules' ? (purpose ?? 'play') : KIND_OF_SHELF[shelf];
}

export function isEntryKind(text: string): text is EntryKind {
  return (ENTRY_KINDS as readonly string[]).includes(text);
}

export function isShelf(text: string): text is Shelf {
  return (SHELVES as readonly string[]).includes(text);
}

export function pathTo({ shelf, id }: Pick<Ref, 'shelf' | 'id'>): string {
  return `/library/${shelf}/${id}`;
}

export function refTo({ shelf, id, title }: Entry): Ref {
  return { shelf, id, title };
}
