import type { Game } from './context.ts';
import type { Match } from './match.ts';
import type { Pending } from './pending.ts';
import type { Outcome } from './ruleset.ts';
import type { Seat } from './state.ts';

/** Everything a player, a bot or the network gets of a match. */
export interface SeatView<G extends Game> {
  readonly seat: Seat | null;
  readonly state: G['state'];
  /** The question, if it is this seat's. */
  readonly pending: Pending<G> | null;
  /** Who decides now; null when the match is over. */
  readonly waitingFor: Seat | null;
  /** Number of the next answer. */
  readonly seq: number;
  readonly events: readonly G['event'][];
  readonly outcome: Outcome | null;
}

/**
 * The match as a seat may see it (null: an onlooker), with what it was told after its first `after` events. They
 * are counted by the seat's own, so that the numbers do not betray what others were told.
 */
export function viewOf<G extends Game>(match: Match<G>, seat: Seat | null, after = 0): SeatView<G> {
  const { ruleset, pending, state } = match;
  return {
    seat,
    state: ruleset.view(state, seat),
    pending: pending !== null && pending.seat === seat ? pending : null,
    waitingFor: pending === null ? null : pending.seat,
    seq: match.answers.length,
    events: match.told
      .filter(({ to }) => to === null || (seat !== null && to.includes(seat)))
      .slice(after)
      .map(({ event }) => event),
    outcome: ruleset.outcome(state),
  };
}
