export const SHELVES = [
  'scenarios',
  'soldiers',
  'monsters',
  'armoury',
  'attributes',
  'rules',
  'rulings',
] as const;
export type Shelf = (typeof SHELVES)[number];

export type GameId = 'silver-bayonet' | 'bayonet-point' | 'fear-and-faith' | 'all';

/** One entry as another names it. */
export interface Ref {
  readonly shelf: Shelf;
  readonly id: string;
  readonly title: string;
}

/** A line within an entry: a thing with its own entry, some words, or both. */
export interface Item {
  readonly to?: Ref;
  readonly title?: string;
  readonly text?: string;
  readonly rules?: readonly string[];
}

export interface Section {
  readonly title: string;
  readonly items: readonly Item[];
  /** Shown only to whoever asks: it would spoil a surprise. */
  readonly folded?: true;
}

export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** A thing somebody may look up. Plain data, so that one page shows all and one search finds all. */
export interface Entry {
  readonly shelf: Shelf;
  readonly id: string;
  readonly title: string;
  readonly game: GameId;
  /** Its part of the shelf. */
  readonly group: string;
  /** What it is, in a sentence. */
  readonly line: string;
  readonly rule: string | null;
  readonly page: string | null;
  readonly stats: readonly Fact[];
  readonly facts: readonly Fact[];
  readonly sections: readonly Section[];
  /** The scenario that it is. */
  readonly scenario?: { readonly ruleset: string; readonly id: string; readonly diced: boolean };
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

/** Sections with nothing in them are not shown. */
export function filled(sections: readonly Section[]): readonly Section[] {
  return sections.filter(({ items }) => items.length > 0);
}

/** Facts that there is nothing to say about are left out. */
export function known(facts: readonly (Fact | null)[]): readonly Fact[] {
  return facts.filter((fact) => fact !== null);
}

export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
