import type { MatchState, Seat } from '@vedette/engine';
import type { Artefact } from '../muster/record.ts';
import type { OfficerEntry, SoldierEntry, Unit } from '../muster/unit.ts';
import type { FatePool } from '../state.ts';
import type { OwnScenario } from './founding.ts';
import type { CampaignOptions } from './options.ts';
import type { AfterActionReport } from './report/report.ts';

/** A member for as long as the campaign lasts; ids are never given twice. */
export type MemberId = string;

/** The entry is replaced, never changed in place. */
export interface Enlisted<Entry extends OfficerEntry | SoldierEntry> {
  readonly id: MemberId;
  entry: Entry;
}

export type Member = Enlisted<OfficerEntry> | Enlisted<SoldierEntry>;

export interface Player {
  readonly name: string;
  /** What its unit document says of the whole. */
  unit: Pick<Unit, 'name' | 'nation' | 'country'>;
  /** Null from his loss to the appointment of the next. */
  officer: Enlisted<OfficerEntry> | null;
  soldiers: Enlisted<SoldierEntry>[];
  /** SB-CAMP-21: what nobody can carry for now. */
  readonly baggage: Artefact[];
  /** SB-OPS-45: dice noted for the next game. */
  fate: FatePool;
  /** SB-CAMP-22, as reckoned after its last game. */
  rank: number;
  /** Ids given so far. */
  enlisted: number;
}

/** SB-CAMP-01, with what comes before a game. */
export const STAGES = [
  'preparation',
  'report',
  'injuries',
  'experience',
  'research',
  'reorganisation',
  're-equipment',
  'power-rank',
] as const;
export type Stage = (typeof STAGES)[number];

export type GameMode = 'competitive' | 'solo' | 'co-operative';

/** One unit in a game and in what follows it. */
export interface SideInHand {
  readonly seat: Seat;
  /** Who goes, the Officer first (SB-COOP-02.R1). */
  fielded: MemberId[];
  /** SB-CAMP-24: how far the highest-ranked opponent is ahead, and what that brings. */
  differential: number;
  bonusXp: number;
  dice: FatePool;
  /** SB-FATE-12: unspent dice, for rerolls of injuries. */
  left: { power: number; skill: number };
  /** SB-UNIT-12.R2: who may pick one more special item. */
  readonly veterans: MemberId[];
  /** Recruits and officers of this very reorganisation, who are equipped already. */
  readonly newcomers: MemberId[];
}

export type XpKind = 'participation' | 'bonus' | 'extra';

/** SB-CAMP-14: what a figure has gained from one game. */
export type XpGained = Partial<Record<XpKind, number>>;

/** One roll of the after-game sequence. */
export interface RollRecord {
  readonly seat: Seat;
  readonly member: MemberId;
  readonly table: string;
  readonly die: number;
  readonly result: string;
  /** The left-over die spent on it when it was rolled again (SB-CAMP-03). */
  readonly reroll: 'power' | 'skill' | null;
}

/** The game that is prepared, played or settled. */
export interface GameInHand {
  readonly number: number;
  readonly scenario: string;
  readonly mode: GameMode;
  readonly sides: SideInHand[];
  stage: Stage;
  /** Whose turn it is in the stage: a place in `sides`. */
  turn: number;
  report: AfterActionReport | null;
  readonly rolls: RollRecord[];
  readonly xp: Record<MemberId, XpGained>;
}

/** A game that is over and settled. */
interface SettledGame {
  readonly number: number;
  readonly scenario: string;
  readonly mode: GameMode;
  readonly sides: readonly { readonly seat: Seat; readonly differential: number; readonly rank: number }[];
  readonly report: AfterActionReport;
  readonly rolls: readonly RollRecord[];
  readonly xp: Readonly<Record<MemberId, XpGained>>;
}

/** Somebody who is not coming back. */
export interface Departed {
  readonly id: MemberId;
  readonly seat: Seat;
  readonly name: string;
  /** Soldier type, or `officer`. */
  readonly type: string;
  readonly xp: number;
  /** After which game. */
  readonly game: number;
  readonly cause: 'dead' | 'insane' | 'retired' | 'dismissed' | 'disbanded';
}

export interface CampaignState extends MatchState {
  readonly title: string;
  readonly options: CampaignOptions;
  /** Scenarios beyond the built-in ones. Replaced as a whole. */
  scenarios: readonly OwnScenario[];
  /** Games to play; null: until somebody has had enough. */
  readonly games: number | null;
  readonly players: Player[];
  game: GameInHand | null;
  /** Replaced as a whole, so that clones share it. */
  history: readonly SettledGame[];
  departed: readonly Departed[];
  ended: { readonly reason: 'goal' | 'games' | 'called-off'; readonly winners: readonly Seat[] } | null;
}
