import type { Seat } from '@vedette/engine';
import type { TableMessage } from '@vedette/wire';
import { millisecondsLeft } from '../journal/clocks.ts';
import { type Ledger, phaseOf } from '../journal/ledger.ts';
import type { MatchHead } from '../match/head.ts';

/** What goes on around the table that no journal knows. */
export interface Around {
  readonly match: string;
  readonly present: ReadonlySet<Seat>;
  readonly onlookers: number;
  readonly winners: readonly Seat[] | null;
  readonly aside: boolean;
  readonly now: number;
}

export function tableMessage(head: MatchHead, ledger: Ledger, around: Around): TableMessage {
  const { now } = around;
  const phase = around.aside ? 'aside' : phaseOf(ledger, head.sitters);
  return {
    type: 'table',
    seq: ledger.seq,
    at: now,
    phase,
    seats: ledger.seats.map((seat, i) => seatMessage(seat, i, ledger, head, around)),
    waitingFor: ledger.waitingFor,
    rewind: ledger.rewind === null ? null : { to: ledger.rewind.to, agreed: [...ledger.rewind.agreed] },
    home: [...ledger.home],
    rematch: {
      wanted: [...ledger.again],
      match: ledger.rematch,
      seats: ledger.seats.map((_, seat) => seatInRematch(seat, ledger.seats.length)),
    },
    onlookers: around.onlookers,
    result: resultOf(ledger, around.winners),
    game: phase === 'over' ? `/api/matches/${around.match}/game` : null,
  };
}

function seatMessage(
  { holder, name, sitter, commitment, nonce }: Ledger['seats'][number],
  seat: Seat,
  { waitingFor, clocks }: Ledger,
  { sitters }: MatchHead,
  { present, now }: Around,
): TableMessage['seats'][number] {
  const clock = clocks?.seats[seat];
  return {
    name,
    sitter,
    taken: holder !== null || sitters[seat] !== 'person',
    present: present.has(seat),
    sealed: commitment,
    nonce,
    millisecondsLeft: millisecondsLeft(clocks, seat, waitingFor === seat, now),
    holidayUntil: clock?.holiday?.until ?? null,
    holidayDaysLeft: clock?.holidayDaysLeft ?? null,
  };
}

function resultOf({ claimed, takenHome }: Ledger, winners: readonly Seat[] | null): TableMessage['result'] {
  if (claimed !== null) return { by: 'time', winners: [claimed.by] };
  if (takenHome) return { by: 'home', winners: [] };
  return winners === null ? null : { by: 'rules', winners: [...winners] };
}

/** Everybody moves one seat on: sides are swapped, and each keeps his unit. */
export function seatInRematch(seat: Seat, seats: number): Seat {
  return (seat + 1) % seats;
}
