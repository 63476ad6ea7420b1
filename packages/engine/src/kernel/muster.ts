import type { ZodType } from 'zod';
import type { Coat, CounterSymbol } from './counter.ts';
import type { Json } from './json.ts';
import type { TextRead } from './unit-text.ts';

/** The counter that stands for somebody. */
export interface Badge {
  readonly symbol: CounterSymbol;
  /** Two letters that tell those with the same symbol apart. */
  readonly mark?: string;
  readonly coat: Coat;
}

/** A number and what it is called. */
export interface Stat {
  readonly title: string;
  /** The same in two or three letters. */
  readonly short: string;
  readonly value: string;
}

/** Other numbers that somebody has at times: "Mounted". */
export interface OtherStats {
  readonly title: string;
  readonly stats: readonly Stat[];
}

/** A name and what is to be said of it. */
export interface Line {
  readonly title: string;
  readonly words: string;
}

/** Words that open an entry of the ruleset's library. */
export interface Term {
  readonly title: string;
  readonly shelf: string;
  readonly id: string;
}

/** Something that can be chosen. */
export interface Offer {
  readonly id: string;
  readonly title: string;
  /** What it costs or takes up. */
  readonly aside?: string;
  /** What it is or does; of a list only that of the chosen one is shown. */
  readonly note?: string;
  /** Offers of a list under one heading. */
  readonly group?: string;
  /** Why it cannot be chosen now. */
  readonly barred?: string;
  /** What it consists of, in place of the title. */
  readonly parts?: readonly Line[];
}

interface FieldBase {
  /** Where it lies in the unit, as a JSON pointer; edits name it by this. */
  readonly at: string;
  readonly label: string;
}

/** Words of the player's own: a name, a rank. */
export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly value: string;
  /** Letters that there is room for. */
  readonly most: number;
  readonly placeholder?: string;
  /** That the ruleset knows others, in words for the button that asks for one. */
  readonly suggest?: string;
}

export interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Numbers that are usual. */
  readonly usual?: readonly number[];
}

/** One of several. */
export interface OneField extends FieldBase {
  readonly kind: 'one';
  /** The chosen offer’s id; empty: none. */
  readonly value: string;
  readonly offers: readonly Offer[];
  /** A list that is let down, or all of them beside each other. */
  readonly shown: 'list' | 'buttons';
  /** What choosing none is called; without it one must be chosen. */
  readonly none?: string;
  /** A word that leads to it from the field before. */
  readonly lead?: string;
}

/** Some of several, each once or more often. Too many can be taken: the findings say so. */
export interface SomeField extends FieldBase {
  readonly kind: 'some';
  readonly offers: readonly (Offer & { readonly count: number })[];
  /** Counted, or ticked. */
  readonly shown: 'counts' | 'ticks';
}

/** Yes or no. */
export interface TickField extends FieldBase {
  readonly kind: 'tick';
  readonly value: boolean;
}

export type Field = TextField | NumberField | OneField | SomeField | TickField;

/** Choices that belong together, under a heading. */
export interface FieldBlock {
  /** The place whose findings stand here. */
  readonly at: string;
  readonly title: string;
  /** How much of its limit is used. */
  readonly aside?: string;
  /** Fields of one row stand beside each other. */
  readonly rows: readonly (readonly Field[])[];
  /** What is given, without a choice. */
  readonly lines?: readonly Line[];
}

/** Somebody, or some troop of the unit, or the unit itself. */
export interface Entry {
  readonly at: string;
  /** What it is: "Rifleman". */
  readonly title: string;
  /** Its own name, for the buttons that are about it; empty while it has none. */
  readonly called: string;
  readonly badge?: Badge;
  readonly aside?: string;
  readonly cost?: string;
  readonly fields: readonly Field[];
  readonly stats: readonly Stat[];
  readonly other?: OtherStats;
  readonly terms: readonly Term[];
  readonly blocks: readonly FieldBlock[];
  readonly notes: readonly string[];
}

/** Whoever can be added, with what he costs. */
export interface Recruit {
  readonly id: string;
  readonly title: string;
  readonly badge: Badge;
  /** What limits of the unit count it as: "personality". */
  readonly aside?: string;
  readonly cost: string;
  /** Whether there is too little left for him. */
  readonly dear: boolean;
  readonly stats: readonly Stat[];
  readonly other?: OtherStats;
  /** What he carries as he comes, in a line. */
  readonly arms?: string;
  readonly traits: string;
  readonly portrait: string;
}

export interface RecruitGroup {
  /** Null: those who are looked for first; the others are folded away under their title. */
  readonly title: string | null;
  readonly note?: string;
  readonly recruits: readonly Recruit[];
}

/** A die as it fell, and what it brought. */
export interface MusterDie {
  readonly title: string;
  readonly sides: number;
  readonly fell: number;
  readonly means: string;
}

/** Something to be done at a click. */
export interface Deed {
  readonly title: string;
  readonly change: Change;
}

interface SectionBase {
  /** A word of letters and hyphens: its address on the page. */
  readonly id: string;
  readonly title: string;
}

/** One entry that is always there. */
export interface EntrySection extends SectionBase {
  readonly kind: 'entry';
  readonly entry: Entry;
}

/** Entries that come, go and change places. */
export interface RollSection extends SectionBase {
  readonly kind: 'roll';
  readonly at: string;
  readonly entries: readonly Entry[];
  /** Said when nobody is there. */
  readonly empty: string;
  /** Whether its entries were given by dice: they have names to change and no more. */
  readonly fixed?: true;
}

/** Who can be added. */
export interface RecruitSection extends SectionBase {
  readonly kind: 'recruit';
  /** What is left to spend. */
  readonly aside?: string;
  readonly groups: readonly RecruitGroup[];
}

/** Dice that made the unit, each to be seen. */
export interface DiceSection extends SectionBase {
  readonly kind: 'dice';
  readonly at: string;
  readonly note: string;
  readonly fields: readonly Field[];
  readonly deeds: readonly Deed[];
  readonly groups: readonly { readonly title: string; readonly rolls: readonly MusterDie[] }[];
}

export type Section = EntrySection | RollSection | RecruitSection | DiceSection;

/** A change of a unit as plain data; places are JSON pointers, as the form has them. */
export type Change =
  | { readonly do: 'set'; readonly at: string; readonly to: Json }
  | { readonly do: 'count'; readonly at: string; readonly offer: string; readonly by: 1 | -1 }
  /** Something else from the ruleset's own list. */
  | { readonly do: 'suggest'; readonly at: string }
  | { readonly do: 'add'; readonly recruit: string }
  /** Another like this one, right behind it. */
  | { readonly do: 'copy'; readonly at: string }
  | { readonly do: 'move'; readonly at: string; readonly by: 1 | -1 }
  | { readonly do: 'remove'; readonly at: string }
  | { readonly do: 'roll'; readonly at: string };

/** A change, with the seed of whatever it leaves to chance: the same edits make the same unit. */
export type Edit = Change & { readonly seed: string };

/** A count against its limit; null: there is none. */
export interface TallyLine {
  readonly title: string;
  readonly value: number;
  readonly most: number | null;
}

/** Something that the rules say about a unit. */
export interface Finding {
  /** Against the rules; only by an option of the match; or allowed and unwise. */
  readonly kind: 'problem' | 'option' | 'advice';
  readonly message: string;
  readonly rule: string | null;
  /** Where in the unit, as a JSON pointer. */
  readonly path: string;
  /** What would put it right. */
  readonly mend?: Deed;
}

/** Boxes to tick. */
export interface Boxes {
  readonly title: string;
  readonly count: number;
  readonly shape: 'square' | 'round';
}

/** A thing on a sheet; `tick` is a box beside it, in words. */
export interface SheetLine extends Line {
  readonly tick?: string;
}

/** One entry on paper: a part of the sheet, or a card. */
export interface SheetBlock {
  readonly badge: Badge;
  readonly name: string;
  /** "Rifleman · 10 points". */
  readonly line: string;
  /** Whether it leads the others. */
  readonly lead: boolean;
  /** A number that grows, with room to write it; empty: not yet. */
  readonly grows?: { readonly title: string; readonly value: string };
  readonly stats: readonly Stat[];
  readonly other?: OtherStats;
  readonly arms: readonly SheetLine[];
  readonly traits: readonly SheetLine[];
  readonly boxes: readonly Boxes[];
}

/** A unit on paper. */
export interface UnitSheet {
  readonly name: string;
  readonly line: string;
  /** What the whole unit has to tick, under a heading; on cards it stands with whoever leads. */
  readonly pool: { readonly title: string; readonly boxes: readonly Boxes[] } | null;
  readonly blocks: readonly SheetBlock[];
  /** How its numbers are read, where they do not say it themselves; at the foot of every page. */
  readonly legend?: string;
}

/** A way to a new unit. */
export interface Beginning {
  readonly id: string;
  readonly title: string;
  /** The whole sentence, for a button. */
  readonly label: string;
  readonly badge: Badge;
  /** Beginnings under one heading. */
  readonly group?: string;
}

/** The unit in a list. */
export interface UnitSummary {
  readonly name: string;
  readonly badge: Badge;
  readonly line: string;
}

/** Sentences that call the unit what this game calls it. */
export interface MusterWords {
  readonly lede: string;
  readonly raise: string;
  readonly kept: string;
  readonly none: string;
  readonly all: string;
  readonly compareTwo: string;
  readonly comparing: string;
  readonly shared: string;
  readonly link: string;
  readonly legal: string;
  /** What a unit without a name is called. */
  readonly unnamed: string;
  readonly parts: string;
  /** The sheet, among what can be printed. */
  readonly sheet: string;
}

/**
 * How units of a game are put together, for a page that knows no game: it lists, keeps, changes, takes back, compares,
 * shares and prints them by this alone. Everything is a function of the unit's document; nothing is remembered.
 */
export interface Muster<Unit> {
  readonly ruleset: string;
  readonly title: string;
  readonly words: MusterWords;
  /** What its documents call themselves under `format`; null where they do not. */
  readonly format: string | null;
  readonly schema: ZodType<Unit>;
  /** Ready-made units, each by a word of letters and hyphens. */
  readonly ready: readonly { readonly id: string; readonly unit: Unit }[];
  readonly beginnings: readonly Beginning[];
  begin(beginning: string, seed: string): Unit;
  /** The same unit under another name, without what it has lived through where that cannot be doubled. */
  renamed(unit: Unit, name: string): Unit;
  summary(unit: Unit): UnitSummary;
  form(unit: Unit): readonly Section[];
  /** A change that does not fit the unit leaves it as it is. */
  edit(unit: Unit, edit: Edit): Unit;
  tally(unit: Unit): readonly TallyLine[];
  /** Whatever state of being made the unit is in. */
  findings(unit: Unit): readonly Finding[];
  sheet(unit: Unit): UnitSheet;
  /** Lines to hold beside those of another unit: always the same in the same order. */
  compare(unit: Unit): readonly { readonly title: string; readonly value: string }[];
  /** What a unit should know of an enemy before they meet: never against the rules. */
  warnings?(unit: Unit, enemy: Unit): readonly Finding[];
  /** For a letter, a forum, a club's notice board. */
  text(unit: Unit): string;
  /** The unit in a text like that, though it may have been changed by hand; null: it is none of this game. */
  read?(text: string): TextRead<Unit> | null;
}
