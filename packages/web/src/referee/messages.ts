import type { Level } from '@vedette/bots';
import type {
  Detachment,
  Formation,
  Ground,
  Json,
  Seat,
  SetupRequest,
  SightReport,
  TitledGroup,
  TitledOptions,
  ToldRefusal,
  Viewer,
} from '@vedette/engine';
import type { Spot, Waypoint } from '@vedette/engine/table';
import type {
  Bearing,
  Chart,
  Frame,
  ReplayHead,
  SeatSnapshot,
  SeenGround,
  ToldProspect,
  ToldWay,
} from '@vedette/referee';
import type { CampaignCalls } from './campaign-messages.ts';
import type { Concern } from './concern.ts';
import type { GameFile, GameRequest, GameSummary, NewGame, OfCampaign } from './game-file.ts';

export type {
  Bearing,
  Chart,
  Dispatch,
  Frame,
  Option,
  Question,
  SeenGround,
} from '@vedette/referee';

/** The game on the table, as those who play at this screen see it. */
export interface Snapshot extends SeatSnapshot {
  readonly game: string;
  readonly campaign: OfCampaign | null;
  readonly concern: Concern | null;
}

/** A kept game that is looked at again. */
export interface KeptReplay extends ReplayHead {
  readonly summary: GameSummary;
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
    readonly options: TitledOptions;
    /** A fair pairing of units, seat by seat. */
    readonly usual: readonly number[];
  }[];
  readonly units: readonly { readonly name: string; readonly document: Json }[];
  readonly options: TitledOptions;
  readonly optionGroups: readonly TitledGroup[];
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
  readonly problems: readonly (ToldRefusal | null)[];
  /** Where only a part of it may go. */
  readonly part: Omit<Detachment<unknown>, 'of'> | null;
}

/** What can be asked of the referee, and what it answers. */
export interface Calls extends CampaignCalls {
  /** Settles the language; whatever is asked after it is answered in that. */
  speak(locale: string): null;
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
  /** From a seat, to the question that comes after so many answers; where another is open by now, how it stands. */
  answer(seq: number, seat: Seat, answer: Json): Snapshot | { readonly refused: ToldRefusal };
  undo(): Snapshot | { readonly refused: ToldRefusal };
  /** The bot that is asked decides, within its time; null when the game was put away meanwhile. */
  think(milliseconds: number): Snapshot | null;
  /** Bots decide as long as nobody else is asked and this time lasts; null as above. */
  hurry(milliseconds: number): Snapshot | null;
  stopThinking(): null;
  record(): GameFile;
  replay(id: string): KeptReplay;
  frame(number: number): Frame;
  ground(): Ground | null;
  way(path: readonly Waypoint[]): ToldWay;
  /** The cheapest way to a place, or as near as can be, and what it costs. */
  wayTo(to: Spot): { readonly path: readonly Waypoint[]; readonly way: ToldWay } | null;
  /** The legal place nearest to this one, if there is one close by. */
  nearest(spot: Spot): Spot;
  levels(x: number, y: number): readonly number[];
  sight(viewer: Viewer, target: string): SightReport;
  /** Of one floor, or of what lies uppermost; null when another was asked for meanwhile. */
  seen(viewer: Viewer, level: number | null): SeenGround | null;
  bearings(viewer: Viewer): readonly Bearing[];
  odds(query: Json): Json;
  /** What the figure that is asked about can do to another. */
  prospects(target: string, from: Spot | null): readonly ToldProspect[];
  /** Where everybody of a group would stand that is sent there. */
  formed(formation: Formation): readonly Spot[];
  /** Null when this answer would be taken. */
  objection(answer: Json): ToldRefusal | null;
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
