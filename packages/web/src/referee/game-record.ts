import type { Level } from '@vedette/bots';
import type { Game, Outcome, Save, SetupRequest } from '@vedette/engine';

/** Who decides for a seat. */
export type Sitter = 'person' | Level;

/** Which game of which campaign it is. */
export interface OfCampaign {
  readonly id: string;
  readonly game: number;
}

/** A game as it is asked for. */
export interface NewGame {
  readonly ruleset: string;
  readonly request: SetupRequest;
  readonly sitters: readonly Sitter[];
  readonly seed: string;
  readonly campaign?: OfCampaign;
}

/** What the list of games shows of one. */
export interface GameSummary {
  readonly id: string;
  readonly ruleset: string;
  readonly title: string;
  readonly players: readonly { readonly name: string; readonly sitter: Sitter }[];
  readonly begun: number;
  readonly changed: number;
  readonly turn: number;
  readonly decisions: number;
  readonly outcome: Outcome | null;
  readonly campaign?: OfCampaign;
}

/** A game as it is kept, and as its file. */
export interface GameRecord {
  readonly format: 'vedette-game';
  readonly summary: GameSummary;
  readonly seed: string;
  readonly save: Save<Game>;
}
