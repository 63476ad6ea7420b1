import type {
  Asking,
  CampaignWords,
  Founding,
  Game,
  Json,
  Kept,
  Ledger,
  OptionValue,
  Save,
  Seat,
  SetupRequest,
  TitledGroup,
  TitledOptions,
  ToldRefusal,
} from '@vedette/engine';
import type { Dispatch, Question } from '@vedette/referee';
import type { GameAnnal, ToldGame } from './campaign-annals.ts';
import type { Concern } from './concern.ts';
import type { Sitter } from './game-file.ts';

/** A campaign as it is asked for. */
export interface NewCampaign {
  /** The game that it is made of. */
  readonly game: string;
  readonly title: string;
  /** Games to play; null: until the players have had enough. */
  readonly games: number | null;
  readonly seats: readonly { readonly name: string; readonly unit: unknown }[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: string;
  /** Who decides between the games; all people where it is left out. */
  readonly sitters?: readonly Sitter[];
}

/** What the list of campaigns shows of one. */
export interface CampaignSummary {
  readonly id: string;
  readonly title: string;
  readonly players: readonly { readonly name: string; readonly unit: string }[];
  /** Games settled so far. */
  readonly games: number;
  readonly begun: number;
  readonly changed: number;
  readonly ended: boolean;
  /** Nobody can tell how it came to stand as it does. */
  readonly unproved?: true;
  /** How often it has been written. */
  readonly revision?: number;
}

/** A campaign as it is kept, and as its file; what an older version has kept has no trail, and a file's means nothing. */
export interface CampaignRecord {
  readonly format: 'vedette-campaign';
  readonly summary: CampaignSummary;
  readonly save: Save<Game>;
  readonly trail?: Kept<Game>['trail'];
  /** Who decides between the games, by seat; people where nothing is said. */
  readonly sitters?: readonly Sitter[];
  /** What is known of its games beside their reports. */
  readonly annals?: readonly GameAnnal[];
}

/** A line of the chronicle, and whether a game begins with it. */
export interface ChronicleLine extends Dispatch {
  readonly opens: number | 'next' | null;
}

/** A campaign as it stands. */
export interface CampaignBook extends Ledger {
  readonly id: string;
  /** The game that it is made of. */
  readonly game: string;
  readonly words: CampaignWords;
  /** Answers given so far. */
  readonly seq: number;
  readonly question: Question | null;
  /** How the question is put. */
  readonly asking: Asking | null;
  /** The match that is waited for. */
  readonly match: SetupRequest | null;
  readonly dispatches: readonly ChronicleLine[];
  /** The first of them that the last answer brought. */
  readonly freshFrom: number;
  /** Why nothing can be taken back; null when something can. */
  readonly undoRefusal: ToldRefusal | null;
  readonly concern: Concern | null;
  /** Who decides between the games, by seat. */
  readonly sitters: readonly Sitter[];
  /** Of the games that have been reported. */
  readonly annals: readonly GameAnnal[];
}

/** What a campaign offers to whoever founds one. */
export interface CampaignCatalogue {
  readonly game: string;
  readonly founding: Omit<Founding<unknown>, 'document'>;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: TitledOptions;
  readonly optionGroups: readonly TitledGroup[];
  readonly units: readonly { readonly name: string; readonly document: Json }[];
}

type Taken = CampaignBook | { readonly refused: ToldRefusal };

/** What can be asked about campaigns. */
export interface CampaignCalls {
  campaignCatalogue(game: string): CampaignCatalogue;
  /** Of these units, which a campaign of this game may begin with. */
  campaignTakes(game: string, units: readonly Json[]): readonly boolean[];
  campaignBegin(campaign: NewCampaign): CampaignBook;
  campaignOpen(id: string): CampaignBook;
  /** From a file of this app, or of the command line. */
  campaignImport(file: unknown): CampaignBook;
  /** `seen`: how many answers the asker knows of, so that nothing is answered that another tab has changed. */
  campaignAnswer(id: string, seen: number, seat: Seat, answer: Json, told?: ToldGame): Taken;
  /** Puts right by hand who won a game of the past, and who brought down whom. */
  campaignAmend(id: string, seen: number, game: number, told: ToldGame, note: string): Taken;
  /** The option for a scenario of the players' own, and that scenario; where it is refused, nothing was answered. */
  campaignBring(id: string, seen: number, seat: Seat, option: string, scenario: Json): Taken;
  /** Null when this answer would be taken. */
  campaignObjection(id: string, answer: Json): ToldRefusal | null;
  /** Takes in how a game of it went. */
  campaignReport(id: string, seen: number, game: string): Taken;
  /** The unit that is asked settles it by itself; `all`: and everything after it, until those at the table are asked. */
  campaignSettle(id: string, seen: number, all: boolean): Taken;
  /** Who decides for this seat from now on. */
  campaignSit(id: string, seen: number, seat: Seat, sitter: Sitter): Taken;
  /** Every player's unit as it is now; null where there is none. */
  campaignUnits(id: string): readonly (Json | null)[];
  /** What is kept of every campaign of this browser, for the club's year. */
  campaignYears(): readonly CampaignBook[];
  campaignUndo(id: string, seen: number): Taken;
}
