import type { Level } from '@vedette/bots';
import type {
  Coat,
  Detachment,
  Evening,
  FigureCard,
  Formation,
  Ground,
  Json,
  LibrarySection,
  ScenarioWords,
  Seat,
  SetupRequest,
  SightReport,
  Stand,
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
  Placing,
  Question,
  ReplayHead,
  ReplayMark,
  SeatSnapshot,
  SeenGround,
  Tidings,
  Told,
  ToldProspect,
  ToldWay,
} from '@vedette/referee';
import type { CampaignCalls } from './campaign-messages.ts';
import type { GameFile, GameRequest, GameSummary, NewGame } from './game-file.ts';
import type { OnlineCalls } from './online-messages.ts';
import type { Snapshot } from './snapshot.ts';

export type {
  Bearing,
  Chart,
  Dispatch,
  Frame,
  Option,
  Placing,
  Question,
  ReplayMark,
  SeenGround,
} from '@vedette/referee';
export type { Snapshot } from './snapshot.ts';

import type { Zone } from './zones.ts';

/** A kept game that is looked at again. */
export interface KeptReplay extends ReplayHead {
  readonly summary: GameSummary;
}

/** A kept game at one glance: its map, who is asked, and what it was worth. */
export interface Glance extends Pick<SeatSnapshot, 'waitingFor'> {
  readonly chart: Chart;
  readonly scene: Pick<SeatSnapshot['scene'], 'figures' | 'markers' | 'sides'>;
  /** Points of each side, where the game counts them and is over. */
  readonly points: readonly { readonly seats: readonly Seat[]; readonly points: number }[];
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
    /** One of somebody's own, whole. */
    readonly document?: Json;
  }[];
  readonly units: readonly {
    readonly name: string;
    readonly document: Json;
    /** What it wears; null: the colour of its seat. */
    readonly coat: Coat | null;
    /** Where its owner can mend it; ready-made ones need no mending. */
    readonly mend?: string;
  }[];
  readonly options: TitledOptions;
  readonly optionGroups: readonly TitledGroup[];
  /** How strong its bots can be. */
  readonly levels: readonly Level[];
}

/** What somebody has brought as a file, a text or a link. */
export type Brought =
  | {
      readonly kind: 'scenario';
      readonly ruleset: string;
      readonly scenarios: readonly BroughtScenario[];
    }
  | {
      readonly kind: 'position';
      readonly ruleset: string;
      readonly document: Json;
      readonly problems: readonly ToldRefusal[];
    }
  | { readonly kind: 'unit'; readonly document: Json }
  | { readonly kind: 'game'; readonly record: Json }
  | { readonly kind: 'nothing'; readonly problems: readonly ToldRefusal[] };

/** One scenario of a file: what is wrong with it, and what could be better. */
export interface BroughtScenario {
  readonly document: Json;
  readonly title: string;
  readonly problems: readonly ToldRefusal[];
  readonly advice: readonly ToldRefusal[];
  /** Its y goes to the south. */
  readonly southUp: boolean;
}

/** One evening before it begins: the table as it is set up, who meets, and what lies beside it. */
export interface EveningPlan extends Pick<Glance, 'chart' | 'scene'> {
  readonly title: string;
  readonly premise: string | null;
  readonly brief: readonly LibrarySection[];
  /** Every unit as it goes. */
  readonly units: readonly Json[];
  /** Where each side sets up. */
  readonly zones: readonly Zone[];
  readonly evening: Evening;
}

/** A match whose units are not settled yet. */
export interface MatchInMind extends Pick<SetupRequest, 'scenario' | 'options'> {
  readonly seats: number;
}

/** What a match makes of one unit. */
export interface Judgement {
  /** Why it may not take a seat, seat by seat; null where it may. */
  readonly problems: readonly (ToldRefusal | null)[];
  /** Everything that is wrong with it in any match. */
  readonly faults?: readonly ToldRefusal[];
  /** Where only a part of it may go. */
  readonly part: Omit<Detachment<unknown>, 'of'> | null;
}

/** What can be asked of the referee, and what it answers. */
export interface Calls extends CampaignCalls, OnlineCalls {
  /** Settles the language; whatever is asked after it is answered in that. */
  speak(locale: string): null;
  catalogue(ruleset: string): Catalogue;
  /** What a text holds, and what is wrong with it. */
  brought(text: string, ruleset: string): Brought;
  /** Scenarios of one's own as they are listed; null for what cannot be played. */
  ownScenarios(
    ruleset: string,
    documents: readonly Json[],
  ): readonly (Catalogue['scenarios'][number] | null)[];
  /** The ground of a scenario, as it would be laid out. */
  preview(ruleset: string, request: GameRequest): Chart;
  /** Everything of one evening on paper. */
  evening(ruleset: string, request: GameRequest): EveningPlan;
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
  /** What is played, for whoever is about to play it; null where nobody has written it down. */
  brief(): ScenarioWords | null;
  stopThinking(): null;
  record(): GameFile;
  replay(id: string): KeptReplay;
  frame(number: number): Frame;
  /** Turns and losses from one decision of it to another. */
  marks(from: number, to: number): readonly ReplayMark[];
  /** A new game that stands as the replay did after so many decisions. */
  branch(number: number): Snapshot;
  /** A kept game, as the list shows it. */
  glance(id: string): Glance;
  /** What would be asked after these answers; null where nobody can know that. Others are asked with it what they measure `ahead`. */
  question(ahead: readonly Json[]): Question | null;
  /** How a bot would set up the company. */
  proposals(): readonly Placing[];
  /** Who would come to stand where by each of these answers. */
  stands(answers: readonly Json[]): readonly (readonly Stand[])[];
  ground(ahead?: readonly Json[]): Ground | null;
  way(path: readonly Waypoint[], ahead?: readonly Json[]): ToldWay;
  /** The cheapest way to a place, or as near as can be, and what it costs. */
  wayTo(
    to: Spot,
    ahead?: readonly Json[],
  ): { readonly path: readonly Waypoint[]; readonly way: ToldWay } | null;
  /** The legal place nearest to this one, if there is one close by. */
  nearest(spot: Spot, ahead?: readonly Json[]): Spot;
  levels(x: number, y: number): readonly number[];
  sight(viewer: Viewer, target: string): SightReport;
  /** A figure on a card, perhaps as another sees it; null: there is none such. */
  card(figure: string, from: string | null): FigureCard | null;
  /** The same of the replay that is open, after so many decisions. */
  replayCard(number: number, figure: string, from: string | null): FigureCard | null;
  /** Of one floor, or of what lies uppermost; null when another was asked for meanwhile. */
  seen(viewer: Viewer, level: number | null): SeenGround | null;
  bearings(viewer: Viewer): readonly Bearing[];
  odds(query: Json): Json;
  /** What the figure that is asked about can do to another. */
  prospects(target: string, from: Spot | null, ahead?: readonly Json[]): readonly ToldProspect[];
  /** Where everybody of a group would stand that is sent there. */
  formed(formation: Formation, ahead?: readonly Json[]): readonly Stand[];
  /** What the table says to a line that somebody types. */
  ask(line: string): Told;
  /** What is to be spoken since this was asked last; `anew`: to somebody who has just opened the game. */
  tidings(how: { readonly anew: boolean; readonly places: 'counted' | 'uncounted' }): Tidings;
  /** Every word that the table can be asked by, with an example. */
  commands(): readonly string[];
  /** Null when this answer would be taken. */
  objection(answer: Json, ahead?: readonly Json[]): ToldRefusal | null;
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
