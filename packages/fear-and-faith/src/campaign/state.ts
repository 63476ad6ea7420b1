import type { MatchState, Seat } from '@vedette/engine';
import type { ListId } from '../data/profiles/lists.ts';
import type { BoughtAdvance, PartyDocument, PartyEntry } from '../muster/party.ts';
import type { Scenario } from '../scenario/format/scenario.ts';
import type { CampaignOptions } from './options.ts';
import type { AfterGameReport } from './report/report.ts';

/** A model for as long as the campaign lasts; its entry in the party's document has the same id. */
export type MemberId = string;

/** The entry is replaced, never changed in place; each is one model. */
export interface Member {
  readonly id: MemberId;
  entry: PartyEntry;
  /** Whose it was at first. */
  readonly home: Seat;
  /** FF-CAMP-08: what it was before it turned; null: it never did. */
  former: PartyEntry | null;
  /** FF-CAMP-09: the game in which it was infected, or turned; null: neither. */
  cursedIn: number | null;
}

/** What its document says of the whole party. */
type PartyHead = Pick<PartyDocument, 'name' | 'side' | 'age' | 'own' | 'pool'>;

export interface Player {
  readonly name: string;
  readonly party: PartyHead;
  /** FF-CAMP-06: the rosters that it was made of. */
  readonly lists: readonly ListId[];
  members: Member[];
  /** FF-CAMP-12; `on` names a member. */
  advances: BoughtAdvance[];
  /** FF-CAMP-01: victory points in the bank. */
  points: number;
  /** All that were ever banked. */
  earned: number;
  /** Ids given so far. */
  enlisted: number;
}

/** What comes before a game, the game, and what comes after it in its order. */
export const STAGES = [
  'preparation',
  'report',
  'survivors',
  'insanity',
  'infection',
  'victory-points',
  'replacements',
  'new-models',
  'advances',
  'cures',
  'breaking-the-curse',
] as const;
export type Stage = (typeof STAGES)[number];

/** One party in a game and in what follows it. */
export interface SideInHand {
  readonly seat: Seat;
  /** Who goes, in the order of the roll. */
  fielded: MemberId[];
  /** FF-CAMP-04: who has fallen and is to be replaced. */
  fallen: MemberId[];
  /** What it scored, and what it banked for that (FF-CAMP-03). */
  scored: number;
  banked: number;
}

/** The game that is prepared, played or settled. */
export interface GameInHand {
  readonly number: number;
  readonly scenario: string;
  readonly sides: SideInHand[];
  stage: Stage;
  /** Whose turn it is in the stage: a place in `sides`. */
  turn: number;
  report: AfterGameReport | null;
}

/** A game that is over and settled. */
interface SettledGame {
  readonly number: number;
  readonly scenario: string;
  readonly sides: readonly {
    readonly seat: Seat;
    readonly scored: number;
    readonly banked: number;
    /** All that it had banked by then. */
    readonly earned: number;
  }[];
  readonly report: AfterGameReport;
}

/** Somebody who is not coming back. */
export interface Departed {
  readonly id: MemberId;
  readonly seat: Seat;
  readonly name: string;
  readonly profile: string;
  /** After which game. */
  readonly game: number;
  readonly cause: 'killed' | 'lost' | 'laid-to-rest';
}

export interface CampaignState extends MatchState {
  readonly title: string;
  readonly options: CampaignOptions;
  /** FF-SCN-01: scenarios of the players' own, on top of the printed ones. Replaced as a whole. */
  scenarios: readonly Scenario[];
  /** Games to play; null: until somebody has had enough. */
  readonly games: number | null;
  readonly players: Player[];
  game: GameInHand | null;
  /** Replaced as a whole, so that clones share it. */
  history: readonly SettledGame[];
  departed: readonly Departed[];
  ended: {
    readonly reason: 'games' | 'called-off' | 'nobody-left';
    readonly winners: readonly Seat[];
  } | null;
}
