import type { Game, Json, Kept, Outcome, Save, SetupRequest } from '@vedette/engine';
import type { Sitter } from '@vedette/referee';

export type { Sitter } from '@vedette/referee';

/** Which game of which campaign it is. */
export interface OfCampaign {
  readonly id: string;
  readonly game: number;
}

/** A match as it is asked for; where only a part of a unit may go, with who goes: the usual ones if nobody chose. */
export interface GameRequest extends SetupRequest {
  readonly seats: readonly (SetupRequest['seats'][number] & { readonly members?: readonly number[] })[];
}

/** A game as it is asked for. */
export interface NewGame {
  readonly ruleset: string;
  readonly request: GameRequest;
  readonly sitters: readonly Sitter[];
  readonly seed: string;
  readonly campaign?: OfCampaign;
  /** Laid out by hand: it is played from here, and the request says nothing but who sits there. */
  readonly position?: Json;
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
  /** Nobody can tell how it came to stand as it does. */
  readonly unproved?: true;
  /** How often it has been written. */
  readonly revision?: number;
}

/** A game as its file. */
export interface GameFile {
  readonly format: 'vedette-game';
  readonly summary: GameSummary;
  readonly seed: string;
  readonly save: Save<Game>;
}

/** A game as it is kept; what an older version has kept has no trail. */
export interface KeptGame extends GameFile {
  readonly trail?: Kept<Game>['trail'];
}
