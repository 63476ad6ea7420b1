/** Where things stand that can be looked up; every game fills those that it has something for. */
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

/** One entry as another names it. */
export interface Ref {
  readonly shelf: Shelf;
  readonly id: string;
  readonly title: string;
}

/** A line within an entry: a thing with its own entry, some words, or both. */
export interface EntryItem {
  readonly to?: Ref;
  readonly title?: string;
  readonly text?: string;
  readonly rules?: readonly string[];
}

export interface EntrySection {
  readonly title: string;
  readonly items: readonly EntryItem[];
  /** Shown only to whoever asks: it would spoil a surprise. */
  readonly folded?: true;
}

export interface EntryFact {
  readonly label: string;
  readonly text: string;
}

/** A thing somebody may look up. Plain data, so that one page shows all and one search finds all. */
export interface LibraryEntry {
  readonly shelf: Shelf;
  /** No two of one shelf have the same, whatever their games. */
  readonly id: string;
  readonly title: string;
  /** Its part of the shelf. */
  readonly group: string;
  /** What it is, in a sentence. */
  readonly line: string;
  readonly rule: string | null;
  /** Null: where its rule stands. */
  readonly page: string | null;
  readonly stats: readonly EntryFact[];
  readonly facts: readonly EntryFact[];
  readonly sections: readonly EntrySection[];
  /** The scenario that it is; one that is diced for has no ground of its own. */
  readonly scenario?: { readonly id: string; readonly diced: boolean };
}

/** What a game brings to the library, in words of our own. Its rules by number come from its catalogue. */
export interface GameLibrary {
  /** Everything but rules and rulings. */
  readonly entries: readonly LibraryEntry[];
  /** Rules in a line or two, by their ids. */
  readonly briefs: Readonly<Record<string, string>>;
  /** Chapters of the catalogue by the first parts of a rule's id; the longest that fits counts. */
  readonly chapters: Readonly<Record<string, string>>;
  /** What to say of rules without a brief, where a whole chapter is of one kind. */
  readonly chapterNotes?: Readonly<Record<string, string>>;
  /** Words of the log that are no thing on a shelf, with the rule that says what they are. */
  readonly words: Readonly<Record<string, string>>;
}

/** Sections with nothing in them are not shown. */
export function filledSections(sections: readonly EntrySection[]): readonly EntrySection[] {
  return sections.filter(({ items }) => items.length > 0);
}

/** Facts that there is nothing to say about are left out. */
export function knownFacts(facts: readonly (EntryFact | null)[]): readonly EntryFact[] {
  return facts.filter((fact) => fact !== null);
}
