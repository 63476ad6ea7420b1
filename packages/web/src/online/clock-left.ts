import type { Seat } from '@vedette/engine';
import type { TableMessage } from '@vedette/wire';

type Clocked = Pick<TableMessage, 'at' | 'phase' | 'seats' | 'waitingFor'>;

/** Milliseconds under which a clock is looked at with worry. */
const LOW = { live: 60_000, letter: 12 * 3_600_000 };

/** What is left to a seat by the server's time; days off do not count. Null: as long as one likes. */
export function leftAt({ at, phase, seats, waitingFor }: Clocked, seat: Seat, now: number): number | null {
  const { millisecondsLeft = null, holidayUntil = null } = seats[seat] ?? {};
  if (millisecondsLeft === null || phase !== 'playing' || seat !== waitingFor) return millisecondsLeft;
  return millisecondsLeft - Math.max(0, now - Math.max(at, holidayUntil ?? 0));
}

/** Whoever is asked and has no time left. */
export function overdueSeat(table: Clocked, now: number): Seat | null {
  const { phase, seats, waitingFor } = table;
  if (phase !== 'playing' || waitingFor === null || seats[waitingFor]?.sitter !== 'person') return null;
  const left = leftAt(table, waitingFor, now);
  return left !== null && left <= 0 ? waitingFor : null;
}

/** Until when a seat has days off; null: it has none now. */
export function offUntil({ seats }: Clocked, seat: Seat, now: number): number | null {
  const until = seats[seat]?.holidayUntil ?? null;
  return until !== null && until > now ? until : null;
}

export function isLow(left: number, kind: 'live' | 'letter'): boolean {
  return left <= LOW[kind];
}
