/** Where things stand that can be looked up; every game fills those that it has something for. */
export const SHELVES = [
  'scenarios',
  'soldiers',
  'monsters',
  'armoury',
  'attributes',
  'rules',
  'rulings',
  /** How scenarios are written. */
  'writing',
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

/** A line of a table; where a number decides which it is, from and up to where it holds. */
export interface TableRow {
  readonly cells: readonly string[];
  readonly from?: number;
  readonly to?: number;
}

export interface EntryTable {
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface LibrarySection {
  readonly title: string;
  readonly items: readonly EntryItem[];
  /** Shown below its items. */
  readonly table?: EntryTable;
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
  readonly sections: readonly LibrarySection[];
  /** The scenario that it is; one that is diced for has no ground of its own. */
  readonly scenario?: { readonly id: string; readonly diced: boolean };
}

/** What a chapter of rules is for. Whoever asks at the table means play; the format is for makers of scenarios. */
export const RULE_KINDS = ['play', 'companies', 'campaign', 'scenarios', 'format'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** A rule at the length that settles an argument. */
export interface RuleText {
  readonly says: readonly string[];
  readonly table?: EntryTable;
  readonly example?: string;
  /** Rules that are read together with it. */
  readonly see?: readonly string[];
}

/** A part of the quick reference: steps, lines, a table, or some of these. */
export interface QuickBlock {
  readonly title: string;
  /** Where it can be read at length. */
  readonly rule?: string;
  readonly steps?: readonly string[];
  readonly lines?: readonly string[];
  /** What several rules say, each under its own title. */
  readonly rules?: readonly QuickRule[];
  readonly table?: EntryTable;
}

/** A rule among others in a part of a quick reference. */
export interface QuickRule {
  readonly id: string;
  readonly text: string;
}

/** What fits on one page of paper. */
export interface QuickSheet {
  readonly title: string;
  readonly blocks: readonly QuickBlock[];
}

/** What a game brings to the library, in words of our own. Its rules by number come from its catalogue. */
export interface GameLibrary {
  /** Everything but rules and rulings. */
  readonly entries: readonly LibraryEntry[];
  /** Rules in a line or two, by their ids. */
  readonly briefs: Readonly<Record<string, string>>;
  /** Titles for rules that the catalogue calls by a word that says nothing away from its chapter. */
  readonly titles?: Readonly<Record<string, string>>;
  /** The same rules at length. */
  readonly rules?: Readonly<Record<string, RuleText>>;
  /** What chapters are for that are not for play, by the first parts of a rule's id; the longest that fits counts. */
  readonly kinds?: Readonly<Record<string, RuleKind>>;
  /** What people call things and ask when they mean them, phrases apart by a slash: by rule, or as `shelf/id`. */
  readonly called?: Readonly<Record<string, string>>;
  /** Words that mean the same to whoever asks; the first of each is the game's own. */
  readonly synonyms?: readonly (readonly string[])[];
  /** The quick reference, a page each. */
  readonly quick?: readonly QuickSheet[];
  /** Chapters of the catalogue by the first parts of a rule's id; the longest that fits counts. */
  readonly chapters: Readonly<Record<string, string>>;
  /** What to say of rules without a brief, where a whole chapter is of one kind. */
  readonly chapterNotes?: Readonly<Record<string, string>>;
  /** Words of the log that are no thing on a shelf, with the rule that says what they are. */
  readonly words: Readonly<Record<string, string>>;
}

/** The same under the names by which a game's words keep it. */
interface LibraryWords extends Required<Omit<GameLibrary, 'entries' | 'titles' | 'words' | 'chapterNotes'>> {
  readonly ruleTitles: Readonly<Record<string, string>>;
}

/** What a game's words and its entries make together. */
export function gameLibrary(
  { briefs, ruleTitles: titles, rules, kinds, called, synonyms, quick, chapters }: LibraryWords,
  rest: Pick<GameLibrary, 'entries' | 'chapterNotes'> & Partial<Pick<GameLibrary, 'words'>>,
): GameLibrary {
  return { briefs, titles, rules, kinds, called, synonyms, quick, chapters, words: {}, ...rest };
}

/** Sections with nothing in them are not shown. */
export function filledSections(sections: readonly LibrarySection[]): readonly LibrarySection[] {
  return sections.filter(({ items, table }) => items.length > 0 || table !== undefined);
}

/** Lines of a table that no number decides. */
export function plainRows(...lines: readonly (readonly string[])[]): readonly TableRow[] {
  return lines.map((cells) => ({ cells }));
}

/** Facts that there is nothing to say about are left out. */
export function knownFacts(facts: readonly (EntryFact | null)[]): readonly EntryFact[] {
  return facts.filter((fact) => fact !== null);
}

/** Rules at length, with a case for each that has none of its own. */
export function withExamples(
  texts: Readonly<Record<string, RuleText>>,
  examples: Readonly<Record<string, string>>,
): Readonly<Record<string, RuleText>> {
  return Object.fromEntries(
    Object.entries(texts).map(([rule, text]) => {
      const example = text.example ?? examples[rule];
      return [rule, example === undefined ? text : { ...text, example }];
    }),
  );
}

/** Parts of a quick reference that are cut out of the rules at length. */
export function quickBlocks(texts: Readonly<Record<string, RuleText>>) {
  const tableOf = (rule: string): EntryTable => texts[rule]!.table!;
  const ruled = (...rules: readonly string[]): readonly QuickRule[] =>
    rules.map((id) => ({ id, text: texts[id]!.says.join(' ') }));
  return {
    tableOf,
    tabled: (title: string, rule: string): QuickBlock => ({ title, rule, table: tableOf(rule) }),
    /** Steps of a table whose first column only counts. */
    stepped: (title: string, rule: string): QuickBlock => ({
      title,
      rule,
      steps: tableOf(rule).rows.map(({ cells }) => cells.slice(1).join(', ')),
    }),
    /** What one rule says; of several, what each says for itself. */
    said: (title: string, rule: string, ...others: readonly string[]): QuickBlock => ({
      title,
      rule,
      ...(others.length === 0 ? { lines: texts[rule]!.says } : { rules: ruled(rule, ...others) }),
    }),
    ruled,
  };
}
