import type { Game, Json, Match, Seat } from '@vedette/engine';
import type { Host } from './host.ts';

/** What a session needs of whoever hosts the match, here or elsewhere. */
export type Hosted = Pick<Host, 'match' | 'ruleset' | 'drawn' | 'sitters' | 'objection' | 'undoRefusal'> & {
  /** The match after answers that a seat has in mind, where it cannot be played on here; null: that is not known. */
  readonly ahead?: (seat: Seat, answers: readonly Json[]) => Match<Game> | null;
};
