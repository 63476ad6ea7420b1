import type {
  Game,
  Json,
  OptionGroup,
  OptionTable,
  OptionValue,
  Refusal,
  Save,
  Seat,
  SetupRequest,
} from '@vedette/engine';
import type { AfterActionReport, Departed, GameMode, Stage } from '@vedette/silver-bayonet/campaign';
import type { OfficerEntry, SoldierEntry, Unit } from '@vedette/silver-bayonet/muster';
import type { Concern, Dispatch, Question } from './messages.ts';

/** A campaign as it is asked for. */
export interface NewCampaign {
  readonly title: string;
  /** Games to play; null: until the players have had enough. */
  readonly games: number | null;
  readonly seats: readonly { readonly name: string; readonly unit: unknown }[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: string;
}

/** What the list of campaigns shows of one. */
export interface CampaignSummary {
  readonly id: string;
  readonly title: string;
  readonly players: readonly { readonly name: string; readonly unit: string; readonly rank: number }[];
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

/** A campaign as it is kept, and as its file. */
export interface CampaignRecord {
  readonly format: 'vedette-campaign';
  readonly summary: CampaignSummary;
  readonly save: Save<Game>;
}

/** One name on the roll of a unit, with what the games have left on it. */
export interface MemberSheet {
  readonly id: string;
  readonly name: string;
  /** Soldier type, or `officer`. */
  readonly type: string;
  readonly rank: string | null;
  readonly xp: number;
  readonly tier: number;
  /** Experience that reaches the next tier; null when there is none. */
  readonly nextTier: number | null;
  /** Wounds and madness for good. */
  readonly scars: readonly string[];
  /** What weighs on the next game only. */
  readonly ailing: readonly string[];
  /** What each tier has brought. */
  readonly honours: readonly string[];
  readonly artefacts: readonly string[];
  readonly entry: OfficerEntry | SoldierEntry;
}

export interface PlayerSheet {
  readonly name: string;
  readonly unit: Pick<Unit, 'name' | 'nation' | 'country'>;
  readonly rank: number;
  readonly members: readonly MemberSheet[];
  readonly baggage: readonly string[];
  readonly fate: Readonly<Record<'power' | 'skill' | 'monster', number>>;
}

/** A game that is over and settled. */
export interface PastGame {
  readonly number: number;
  readonly title: string;
  readonly mode: GameMode;
  readonly sides: readonly { readonly seat: Seat; readonly differential: number; readonly rank: number }[];
  readonly report: AfterActionReport;
}

/** The game that is prepared, played or settled. */
export interface PresentGame {
  readonly number: number;
  readonly scenario: string;
  readonly title: string;
  readonly mode: GameMode;
  readonly stage: Stage;
  readonly seats: readonly Seat[];
}

/** What can be studied after the scenario in hand, for whoever writes its report by hand. */
export type Studies = Pick<AfterActionReport, 'procedures'> & {
  readonly aftermath: AfterActionReport['sides'][number]['aftermath'];
};

/** A campaign as it stands. */
export interface CampaignBook {
  readonly id: string;
  readonly title: string;
  /** Answers given so far. */
  readonly seq: number;
  readonly games: number | null;
  readonly players: readonly PlayerSheet[];
  readonly graves: readonly Departed[];
  readonly history: readonly PastGame[];
  readonly present: PresentGame | null;
  readonly question: Question | null;
  /** What a new roll would bring, where one is offered. */
  readonly chances: readonly { readonly title: string; readonly chance: number }[];
  /** The match that is waited for. */
  readonly match: SetupRequest | null;
  readonly studies: Studies | null;
  readonly dispatches: readonly Dispatch[];
  /** The first of them that the last answer brought. */
  readonly freshFrom: number;
  readonly canUndo: Refusal | null;
  readonly concern: Concern | null;
  readonly ended: { readonly reason: string; readonly winners: readonly Seat[] } | null;
}

/** What a campaign offers to whoever founds one. */
export interface CampaignCatalogue {
  readonly options: OptionTable;
  readonly optionGroups: readonly OptionGroup[];
  readonly units: readonly { readonly name: string; readonly document: Json }[];
}

type Taken = CampaignBook | { readonly refused: Refusal };

/** What can be asked about campaigns. */
export interface CampaignCalls {
  campaignCatalogue(): CampaignCatalogue;
  campaignBegin(campaign: NewCampaign): CampaignBook;
  campaignOpen(id: string): CampaignBook;
  /** From a file of this app, or of the command line. */
  campaignImport(file: unknown): CampaignBook;
  /** `seen`: how many answers the asker knows of, so that nothing is answered that another tab has changed. */
  campaignAnswer(id: string, seen: number, answer: Json): Taken;
  /** Null when this answer would be taken. */
  campaignObjection(id: string, answer: Json): Refusal | null;
  /** Takes in how a game of it went. */
  campaignReport(id: string, seen: number, game: string): Taken;
  /** The unit that is asked settles it by itself. */
  campaignSettle(id: string, seen: number): Taken;
  campaignUndo(id: string, seen: number): Taken;
}
