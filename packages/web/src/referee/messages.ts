import type {
  Form,
  Ground,
  Json,
  OptionTable,
  Outcome,
  Prospect,
  Refusal,
  Scene,
  Seat,
  SetupRequest,
  SightReport,
  Viewer,
  Way,
} from '@vedette/engine';
import type { Spot, Waypoint } from '@vedette/engine/table';
import type { CampaignCalls } from './campaign-messages.ts';
import type { GameRecord, GameSummary, NewGame, OfCampaign, Sitter } from './game-record.ts';

/** The open question, as it is put to whoever decides. */
export interface Question {
  readonly kind: string;
  readonly form: Form;
  readonly seat: Seat;
  readonly title: string;
  /** With the chances of each, where it is a gamble. */
  readonly options: readonly { readonly id: string; readonly words: string; readonly odds: string | null }[];
  /** Everything that the rules say with it. */
  readonly facts: Readonly<Record<string, Json>>;
}

/** One line of the log. */
export interface Dispatch {
  readonly number: number;
  readonly text: string;
  readonly rule: string;
  readonly event: { readonly type: string; readonly [fact: string]: Json };
}

/** All that a map of the ground needs. */
export interface Chart extends Pick<Scene, 'terrain' | 'yGrows' | 'areaNames'> {
  /** What the table's lengths are in. */
  readonly unit: string;
}

/** What changes on it from one decision to the next. */
export type Standing = Omit<Scene, keyof Chart>;

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
  readonly canUndo: Refusal | null;
  readonly outcome: Outcome | null;
  readonly campaign: OfCampaign | null;
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
  readonly dispatches: readonly Dispatch[];
  readonly outcome: Outcome | null;
}

/** What a game offers to whoever sets one up. */
export interface Catalogue {
  readonly title: string;
  readonly scenarios: readonly {
    readonly id: string;
    readonly title: string;
    readonly mode: string | null;
    readonly premise: string | null;
    readonly players: { readonly min: number; readonly max: number };
    readonly options: OptionTable;
  }[];
  readonly units: readonly { readonly name: string; readonly document: Json }[];
  readonly options: OptionTable;
}

/** What can be asked of the referee, and what it answers. */
export interface Calls extends CampaignCalls {
  catalogue(ruleset: string): Catalogue;
  /** The ground of a scenario, as it would be laid out. */
  preview(ruleset: string, request: SetupRequest): Chart;
  begin(game: NewGame): Snapshot;
  open(id: string): Snapshot;
  import(record: unknown): Snapshot;
  close(): null;
  answer(answer: Json): Snapshot | { readonly refused: Refusal };
  undo(): Snapshot | { readonly refused: Refusal };
  /** The bot that is asked decides, within its time. */
  think(milliseconds: number): Snapshot;
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
  odds(query: Json): Json;
  /** What the figure that is asked about can do to another. */
  prospects(target: string, from: Spot | null): readonly Prospect[];
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
