import type { Level } from '@vedette/bots';
import type {
  Denied,
  Detachment,
  Foregone,
  Form,
  Formation,
  Ground,
  Json,
  OptionGroup,
  OptionTable,
  Outcome,
  Prompt,
  PromptOption,
  Prospect,
  Refusal,
  Scene,
  Seat,
  SetupRequest,
  SightReport,
  Telling,
  Viewer,
  Walk,
  Way,
} from '@vedette/engine';
import type { Area, Spot, Waypoint } from '@vedette/engine/table';
import type { CampaignCalls } from './campaign-messages.ts';
import type { GameRecord, GameRequest, GameSummary, NewGame, OfCampaign, Sitter } from './game-record.ts';

/** One answer to choose, with its chances where it is a gamble. */
export interface Option extends PromptOption {
  readonly odds: string | null;
}

/** The open question, as it is put to whoever decides. */
export interface Question extends Prompt {
  /** For keeping it apart from others; what it means the rest says. */
  readonly kind: string;
  readonly form: Form;
  readonly seat: Seat;
  readonly options: readonly Option[];
  /** The answer that no die can better, where there is one, and why. */
  readonly foregone: Foregone | null;
  /** What is not on offer, and why. */
  readonly denied: readonly Denied[];
  /** Everything that the rules say with it: the limits of its form. */
  readonly facts: Readonly<Record<string, Json>>;
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
export interface Chart extends Pick<Scene, 'terrain' | 'yGrows' | 'areaNames'> {
  /** What the table's lengths are in. */
  readonly unit: string;
}

/** What changes on it from one decision to the next. */
export type Standing = Omit<Scene, keyof Chart>;

/** What whoever plays should know about how the game is kept. */
export type Concern =
  /** It was played on in another tab; this is how it stands there. */
  | { readonly kind: 'elsewhere' }
  /** This browser would not keep it. */
  | { readonly kind: 'unkept'; readonly why: string }
  /** The rules have changed since; so many decisions could not be played again. */
  | { readonly kind: 'dropped'; readonly count: number }
  /** It was begun under other rules, or somebody has been at its file: nobody can tell how it came to stand like this. */
  | { readonly kind: 'unproved' };

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

/** The match as one seat sees it now. */
export interface Snapshot {
  readonly game: string;
  readonly seq: number;
  readonly viewer: Seat | null;
  readonly scene: Standing;
  /** Comes only when it is another than before. */
  readonly chart: Chart | null;
  readonly sitters: readonly Sitter[];
  readonly question: Question | null;
  readonly waitingFor: Seat | null;
  /** What was told since the snapshot before; all of it in the first. */
  readonly dispatches: readonly Dispatch[];
  readonly dispatchesFrom: number;
  /** The ways gone since the snapshot before, for the eye to follow. */
  readonly walks: readonly Walk[];
  readonly canUndo: Refusal | null;
  readonly outcome: Outcome | null;
  readonly campaign: OfCampaign | null;
  readonly concern: Concern | null;
  /** What is played; no scenario where a position was laid out by hand. */
  readonly ruleset: string;
  readonly scenario: string | null;
}

/** A game that is looked at again. */
export interface ReplayHead {
  readonly summary: GameSummary;
  readonly title: string;
  /** Decisions in it. */
  readonly length: number;
  readonly chart: Chart;
}

/** How it stood after so many decisions. */
export interface Frame {
  readonly number: number;
  readonly scene: Standing;
  /** The ways gone by the last decision. */
  readonly walks: readonly Walk[];
  readonly dispatches: readonly Dispatch[];
  readonly outcome: Outcome | null;
}

/** What a game offers to whoever sets one up. */
export interface Catalogue {
  readonly title: string;
  readonly scenarios: readonly {
    readonly id: string;
    readonly title: string;
    readonly mode: 'competitive' | 'solo' | null;
    readonly premise: string | null;
    readonly players: { readonly min: number; readonly max: number };
    readonly options: OptionTable;
  }[];
  readonly units: readonly { readonly name: string; readonly document: Json }[];
  /** A fair pairing of them, seat by seat. */
  readonly usual: readonly number[];
  readonly options: OptionTable;
  readonly optionGroups: readonly OptionGroup[];
  /** How strong its bots can be. */
  readonly levels: readonly Level[];
}

/** A match whose units are not settled yet. */
export interface MatchInMind extends Pick<SetupRequest, 'scenario' | 'options'> {
  readonly seats: number;
}

/** What a match makes of one unit. */
export interface Judgement {
  /** Why it may not take a seat, seat by seat; null where it may. */
  readonly problems: readonly (Refusal | null)[];
  /** Where only a part of it may go. */
  readonly part: Omit<Detachment<unknown>, 'of'> | null;
}

/** What can be asked of the referee, and what it answers. */
export interface Calls extends CampaignCalls {
  catalogue(ruleset: string): Catalogue;
  /** The ground of a scenario, as it would be laid out. */
  preview(ruleset: string, request: GameRequest): Chart;
  /** Which of the units may go where, by these rules, with so many players. */
  judge(ruleset: string, match: MatchInMind, units: readonly Json[]): readonly Judgement[];
  begin(game: NewGame): Snapshot;
  open(id: string): Snapshot;
  import(record: unknown): Snapshot;
  close(): null;
  /** As it stands now, when another tab has played on; null when it has not. */
  fresh(): Snapshot | null;
  /** To the question that comes after so many answers; where another is open by now, how it stands. */
  answer(seq: number, answer: Json): Snapshot | { readonly refused: Refusal };
  undo(): Snapshot | { readonly refused: Refusal };
  /** The bot that is asked decides, within its time; null when the game was put away meanwhile. */
  think(milliseconds: number): Snapshot | null;
  /** Bots decide as long as nobody else is asked and this time lasts; null as above. */
  hurry(milliseconds: number): Snapshot | null;
  stopThinking(): null;
  record(): GameRecord;
  replay(id: string): ReplayHead;
  frame(number: number): Frame;
  ground(): Ground | null;
  way(path: readonly Waypoint[]): Way;
  /** The cheapest way to a place, or as near as can be, and what it costs. */
  wayTo(to: Spot): { readonly path: readonly Waypoint[]; readonly way: Way } | null;
  /** The legal place nearest to this one, if there is one close by. */
  nearest(spot: Spot): Spot;
  levels(x: number, y: number): readonly number[];
  sight(viewer: Viewer, target: string): SightReport;
  /** Of one floor, or of what lies uppermost; null when another was asked for meanwhile. */
  seen(viewer: Viewer, level: number | null): SeenGround | null;
  bearings(viewer: Viewer): readonly Bearing[];
  odds(query: Json): Json;
  /** What the figure that is asked about can do to another. */
  prospects(target: string, from: Spot | null): readonly Prospect[];
  /** Where everybody of a group would stand that is sent there. */
  formed(formation: Formation): readonly Spot[];
  /** Null when this answer would be taken. */
  objection(answer: Json): Refusal | null;
}

export type Call = keyof Calls;

/** The same calls as the referee takes them, each perhaps after some time. */
export type Handlers<Some = Calls> = {
  readonly [C in keyof Some]: Some[C] extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Answer | Promise<Answer>
    : never;
};

export interface Request<C extends Call = Call> {
  readonly number: number;
  readonly call: C;
  readonly given: Parameters<Calls[C]>;
}

export type Reply =
  | { readonly number: number; readonly value: unknown }
  | { readonly number: number; readonly failure: string };
