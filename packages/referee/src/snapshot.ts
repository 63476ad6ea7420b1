import type {
  Denied,
  Foregone,
  Form,
  Json,
  LengthUnit,
  Outcome,
  Prompt,
  PromptOption,
  Prospect,
  Scene,
  Seat,
  Stand,
  Telling,
  ToldRefusal,
  Walk,
  Way,
} from '@vedette/engine';
import type { Area } from '@vedette/engine/table';
import type { Sitter } from './sitter.ts';

/** One answer to choose, with its chances where it is a gamble. */
export interface Option extends PromptOption {
  readonly odds: string | null;
}

/** What is not on offer, and the sentence that says why. */
export type ToldDenied = Omit<Denied, 'problem'> & { readonly problem: ToldRefusal };
/** A path that is being drawn, and the sentence that says why it cannot be gone. */
export type ToldWay = Omit<Way, 'problem'> & { readonly problem: ToldRefusal | null };
/** What might come of an attack, or the sentence that says why it cannot be. */
export type ToldProspect = Omit<Prospect, 'problem'> & { readonly problem: ToldRefusal | null };

/** The open question, as it is put to whoever decides. */
export interface Question extends Prompt {
  /** For keeping it apart from others; what it means the rest says. */
  readonly kind: string;
  readonly form: Form;
  readonly seat: Seat;
  readonly options: readonly Option[];
  /** The answer that no die can better, where there is one, and why. */
  readonly foregone: Foregone | null;
  /** The answer that most would give, where that is another than the first of them. */
  readonly suggests?: string;
  /** What is not on offer, and why. */
  readonly denied: readonly ToldDenied[];
  /** Everything that the rules say with it: the limits of its form. */
  readonly facts: Readonly<Record<string, Json>>;
}

/** An answer that sets somebody up; null: nobody in particular. */
export interface Placing {
  /** Of the question that it is for. */
  readonly kind: string;
  readonly figure: string | null;
  readonly answer: Json;
  /** Everybody who comes onto the table by it; none where that cannot be known. */
  readonly stands: readonly Stand[];
}

/** One line of the log. */
export interface Dispatch {
  readonly number: number;
  readonly text: string;
  readonly rule: string;
  readonly telling: Telling;
  readonly event: { readonly type: string; readonly [fact: string]: Json };
}

/** All that a map of the ground needs. */
export interface Chart
  extends Pick<Scene, 'terrain' | 'yGrows' | 'areaNames' | 'manner' | 'placeNames' | 'scenery'> {
  /** What the table's lengths are in. */
  readonly unit: LengthUnit;
}

/** What changes on it from one decision to the next. */
export type Standing = Omit<Scene, keyof Chart>;

/** How somebody stands to a figure. */
export interface Bearing {
  readonly figure: string;
  readonly distance: number;
  /** What the figure sees of it. */
  readonly sight: 'clear' | 'cover' | 'hidden';
  /** Whether it sees the figure. */
  readonly looksBack: boolean;
}

/** What a figure sees of the area it is in: outlines as x0, y0, x1, y1, …, holes running the other way. */
export interface SeenGround {
  /** Who would be seen there: "a man on foot". */
  readonly whom: string;
  readonly area: Area;
  /** Where he would be seen at all, and where without cover. */
  readonly seen: readonly (readonly number[])[];
  readonly clear: readonly (readonly number[])[];
}

/** The match as those at one screen see it now. */
export interface SeatSnapshot {
  readonly seq: number;
  /** With whose eyes; null: an onlooker's. */
  readonly viewer: Seat | null;
  readonly scene: Standing;
  /** Comes only when it is another than before. */
  readonly chart: Chart | null;
  readonly sitters: readonly Sitter[];
  readonly question: Question | null;
  readonly waitingFor: Seat | null;
  /** What was told since the snapshot before; all of it in the first. */
  readonly dispatches: readonly Dispatch[];
  /** How many of those told before still stand. */
  readonly dispatchesFrom: number;
  /** The ways gone since the snapshot before, for the eye to follow. */
  readonly walks: readonly Walk[];
  /** Why nothing can be taken back here; null when something can. */
  readonly undoRefusal: ToldRefusal | null;
  /** It is handed to the next of those who share this screen, and one may see what another may not. */
  readonly secret: boolean;
  readonly outcome: Outcome | null;
  /** What is played; no scenario where a position was laid out by hand. */
  readonly ruleset: string;
  readonly scenario: string | null;
}

/** A game that is looked at again. */
export interface ReplayHead {
  readonly title: string;
  /** Decisions in it. */
  readonly length: number;
  readonly chart: Chart;
}

/** Something that a story is found again by: after so many decisions a turn began, or a side lost somebody. */
export type ReplayMark =
  | { readonly kind: 'turn'; readonly at: number; readonly turn: number }
  | { readonly kind: 'loss'; readonly at: number; readonly figure: string; readonly side: Seat | null };

/** How it stood after so many decisions. */
export interface Frame {
  readonly number: number;
  readonly scene: Standing;
  /** The ways gone by the last decision. */
  readonly walks: readonly Walk[];
  readonly dispatches: readonly Dispatch[];
  readonly outcome: Outcome | null;
  /** The ground; null where it is that of the head. */
  readonly chart: Chart | null;
}
