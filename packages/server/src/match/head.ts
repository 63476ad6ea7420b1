import type { Game, MatchSetup, Replay } from '@vedette/engine';
import type { Sitter } from '@vedette/referee';
import type { ClockSpec } from '@vedette/wire';

/** What is settled about a match when it is made. Holds the secret of its dice. */
export interface MatchHead {
  readonly ruleset: string;
  readonly setup: MatchSetup<Game>;
  /** What was played elsewhere before. */
  readonly before?: Replay<Game>;
  readonly sitters: readonly Sitter[];
  readonly clock: ClockSpec;
  readonly talk: boolean;
  readonly onlookerDelaySeconds: number;
  /** 32 bytes in hexadecimal, drawn by the server; shown when the match is over. */
  readonly secret: string;
  /** SHA-256 of each seat's invitation; null for a bot. */
  readonly invites: readonly (string | null)[];
  /** SHA-256 of what lets onlookers in. */
  readonly watch: string;
}
