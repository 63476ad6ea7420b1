import type { Game, Kind, QuestionOf } from './context.ts';
import type { Seat } from './state.ts';

/** A question that waits for its answer. */
export type Pending<G extends Game> = {
  readonly [K in Kind<G>]: { readonly kind: K; readonly seat: Seat; readonly question: QuestionOf<G, K> };
}[Kind<G>];

/**
 * A question as a policy gets it. The object is used again for the next question: do not keep it.
 * `view` is all a policy may know.
 */
export type Asked<G extends Game> = Pending<G> & { view(): G['state'] };
