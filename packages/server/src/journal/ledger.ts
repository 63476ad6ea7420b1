import type { Seat } from '@vedette/engine';
import type { Sitter } from '@vedette/referee';
import type { MatchHead } from '../match/head.ts';
import { type Clocks, clocksAtBeginning, holidayTaken, ticked } from './clocks.ts';
import type { Entry } from './entry.ts';

/** A seat, as the journal tells of it. */
interface SeatLedger {
  /** SHA-256 of the key of whoever sits there. */
  readonly holder: string | null;
  readonly name: string | null;
  readonly commitment: string | null;
  readonly nonce: string | null;
  readonly sitter: Sitter;
}

/** Everything about a match that can be told without its rules: what its journal comes to. */
export interface Ledger {
  /** Entries so far. */
  readonly seq: number;
  readonly seats: readonly SeatLedger[];
  readonly begun: boolean;
  /** Answers that stand. */
  readonly answers: number;
  readonly rewinds: number;
  /** `seq` after the last rewind; what was told before may not stand. */
  readonly rewoundAt: number;
  /** `seq` since which the present question is asked. */
  readonly askedAt: number;
  readonly waitingFor: Seat | null;
  /** Who decided last by himself, not by a standing order, and as which entry; null: nobody yet. */
  readonly lastHand: { readonly seat: Seat; readonly seq: number } | null;
  readonly claimed: { readonly by: Seat; readonly from: Seat } | null;
  /** How many answers somebody wants to keep, and who agrees. */
  readonly rewind: { readonly to: number; readonly agreed: readonly Seat[] } | null;
  /** Who wants to take the game home, and whether it was taken. */
  readonly home: readonly Seat[];
  readonly takenHome: boolean;
  /** Who wants to play again, and the match for it. */
  readonly again: readonly Seat[];
  readonly rematch: string | null;
  readonly clocks: Clocks;
}

export function emptyLedger({ sitters, setup, clock, before }: MatchHead): Ledger {
  return {
    seq: 0,
    seats: sitters.map((sitter, seat) => ({
      holder: null,
      name: setup.seats[seat]?.name ?? null,
      commitment: null,
      nonce: null,
      sitter,
    })),
    begun: false,
    answers: before?.answers.length ?? 0,
    rewinds: 0,
    rewoundAt: 0,
    askedAt: 0,
    waitingFor: null,
    lastHand: null,
    claimed: null,
    rewind: null,
    home: [],
    takenHome: false,
    again: [],
    rematch: null,
    clocks: clocksAtBeginning(clock, sitters.length),
  };
}

/** The ledger with one entry more, which must be the next. */
export function entered(ledger: Ledger, entry: Entry): Ledger {
  if (entry.seq !== ledger.seq) throw new Error(`Entry ${entry.seq} cannot follow ${ledger.seq} others.`);
  return { ...done(ledger, entry), seq: ledger.seq + 1 };
}

function done(ledger: Ledger, entry: Entry): Ledger {
  const { deed, seq } = entry;
  switch (deed.type) {
    case 'sat':
      return withSeat(ledger, deed.seat, {
        holder: deed.holder,
        ...(deed.name === null ? {} : { name: deed.name }),
      });
    case 'sealed':
      return withSeat(ledger, deed.seat, { commitment: deed.commitment });
    case 'nonce':
      return withSeat(ledger, deed.seat, { nonce: deed.nonce });
    case 'sitter':
      return withSeat(ledger, deed.seat, { sitter: deed.sitter });
    case 'begun':
      return asked({ ...ledger, begun: true }, entry, deed.next);
    case 'answer':
      return asked(
        {
          ...ledger,
          answers: ledger.answers + 1,
          lastHand: deed.order === undefined ? { seat: deed.seat, seq } : ledger.lastHand,
        },
        entry,
        deed.next,
      );
    case 'rewind': {
      const rewound = { answers: deed.to, rewinds: ledger.rewinds + 1, rewoundAt: seq + 1 };
      return asked({ ...ledger, ...rewound }, entry, deed.next);
    }
    case 'holiday':
      return {
        ...ledger,
        clocks: holidayTaken(ledger.clocks, {
          seat: deed.seat,
          days: deed.days,
          at: entry.at,
          thinking: ledger.waitingFor === deed.seat,
        }),
      };
    case 'proposed': {
      const agreed = ledger.rewind?.to === deed.to ? ledger.rewind.agreed : [];
      return { ...ledger, rewind: { to: deed.to, agreed: [...new Set([...agreed, deed.seat])] } };
    }
    case 'declined':
      return { ...ledger, rewind: null };
    case 'home':
      return { ...ledger, home: deed.wanted ? [...new Set([...ledger.home, deed.seat])] : [] };
    case 'taken-home':
      return { ...ledger, takenHome: true, waitingFor: null };
    case 'again':
      return { ...ledger, again: [...new Set([...ledger.again, deed.seat])] };
    case 'rematch':
      return { ...ledger, rematch: deed.match };
    case 'claimed':
      return { ...ledger, claimed: { by: deed.seat, from: deed.from }, waitingFor: null };
  }
}

function withSeat(ledger: Ledger, seat: Seat, change: Partial<SeatLedger>): Ledger {
  return { ...ledger, seats: ledger.seats.map((each, i) => (i === seat ? { ...each, ...change } : each)) };
}

function asked(ledger: Ledger, { seq, at }: Entry, next: Seat | null): Ledger {
  const clocks = ticked(ledger.clocks, ledger.waitingFor, next, at);
  return { ...ledger, clocks, askedAt: seq + 1, waitingFor: next, rewind: null };
}

type Phase = 'gathering' | 'sealing' | 'playing' | 'over';

export function phaseOf({ begun, waitingFor, seats }: Ledger, sitters: readonly Sitter[]): Phase {
  if (begun) return waitingFor === null ? 'over' : 'playing';
  const people = seats.filter((_, seat) => sitters[seat] === 'person');
  return people.every(({ commitment }) => commitment !== null) ? 'sealing' : 'gathering';
}

/** The seats that were made for people. */
export function peopleOf(sitters: readonly Sitter[]): readonly Seat[] {
  return sitters.flatMap((sitter, seat) => (sitter === 'person' ? [seat] : []));
}
