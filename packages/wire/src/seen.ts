import { type Game, hashJson, hashState, type Json, type Seat, type SeatView } from '@vedette/engine';

/** A match as one seat, or an onlooker, may see it: what `viewOf` gives, without what was told. */
export interface Seen {
  readonly state: Game['state'];
  readonly pending: { readonly kind: string; readonly seat: number; readonly question: Json } | null;
  readonly waitingFor: number | null;
  /** Answers given so far. */
  readonly answers: number;
  readonly outcome: Json;
}

export function seenOf({ state, pending, waitingFor, seq, outcome }: SeatView<Game>): Seen {
  return {
    state,
    pending: pending as Seen['pending'],
    waitingFor,
    answers: seq,
    outcome: outcome as Json,
  };
}

/** The other way round: as the rules' own helpers, and a session, take it. */
export function viewIn(
  { state, pending, waitingFor, answers, outcome }: Seen,
  events: readonly Game['event'][],
  seat: Seat | null,
): SeatView<Game> {
  return {
    seat,
    state,
    pending: pending as unknown as SeatView<Game>['pending'],
    waitingFor,
    seq: answers,
    events,
    outcome: outcome as unknown as SeatView<Game>['outcome'],
  };
}

/** By which both ends know that they see the same. What `fixed` keys hold is looked at once. */
export function hashOfSeen(
  { state, pending, waitingFor, answers, outcome }: Seen,
  fixed: readonly string[],
): string {
  return hashJson([hashState(state, fixed), pending, waitingFor, answers, outcome]);
}

/** A state in two parts: what is replaced as a whole or not at all, and the rest. */
export function apart(
  state: Game['state'],
  fixed: readonly string[],
): { readonly ground: Record<string, Json>; readonly rest: Record<string, Json> } {
  const ground: Record<string, Json> = {};
  const rest: Record<string, Json> = {};
  for (const [key, value] of Object.entries(state as unknown as Record<string, Json>))
    (fixed.includes(key) ? ground : rest)[key] = value;
  return { ground, rest };
}

export function hashOfGround(state: Game['state'], fixed: readonly string[]): string {
  return hashState(apart(state, fixed).ground as unknown as Game['state'], fixed);
}
