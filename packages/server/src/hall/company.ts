import type { Seat } from '@vedette/engine';
import type { TableMessage } from '@vedette/wire';
import type { Telling, Viewer } from '../match/tellings.ts';
import type { Attendance, Present } from './attendance.ts';
import { type Guest, tell } from './guest.ts';

/** The pages that are connected to a match: here, and, as far as it is known, elsewhere. */
export class Company {
  readonly guests = new Set<Guest>();
  private readonly match: string;
  private readonly attendance: Attendance;
  private lastTable = '';

  constructor(match: string, attendance: Attendance) {
    this.match = match;
    this.attendance = attendance;
  }

  enter(guest: Guest): void {
    this.guests.add(guest);
    this.attendance.tell(this.match, this.here());
  }

  /** False: he was not there. */
  leave(guest: Guest): boolean {
    if (!this.guests.delete(guest)) return false;
    this.attendance.tell(this.match, this.here());
    return true;
  }

  /** Everybody who is known to be connected, by whichever process. */
  present(): { readonly present: ReadonlySet<Seat>; readonly onlookers: number } {
    const [here, elsewhere] = [this.here(), this.attendance.elsewhere(this.match)];
    return {
      present: new Set([...here.seats, ...elsewhere.seats]),
      onlookers: here.onlookers + elsewhere.onlookers,
    };
  }

  /** With whose eyes somebody here follows the match. */
  viewers(): readonly Viewer[] {
    return [...new Set([...this.guests].filter(({ follows }) => follows).map(({ seat }) => seat))];
  }

  deliver(tellings: readonly Telling[]): void {
    for (const { viewer, text } of tellings)
      for (const guest of this.guests) if (guest.follows && guest.seat === viewer) guest.send(text);
  }

  /** The table, where something of it has changed since it was told; `anew`: also where nothing has. */
  tellTable(message: TableMessage, anew = false): void {
    // Who decides is told with every view: without a clock nothing else changes from answer to answer.
    const { seq: _, at: __, waitingFor: ___, ...lasting } = message;
    const text = JSON.stringify(lasting);
    if (text === this.lastTable && !anew) return;
    this.lastTable = text;
    for (const guest of this.guests) tell(guest, message);
  }

  private here(): Present {
    const seats = [...this.guests].map(({ seat }) => seat);
    return {
      seats: [...new Set(seats)].filter((seat) => seat !== null).toSorted((a, b) => a - b),
      onlookers: seats.filter((seat) => seat === null).length,
    };
  }
}
