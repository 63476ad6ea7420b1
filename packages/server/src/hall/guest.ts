import type { Seat } from '@vedette/engine';
import type { ServerMessage } from '@vedette/wire';

/** A page that is connected to a match. */
export interface Guest {
  /** Its seat; null: it looks on. */
  readonly seat: Seat | null;
  /** Whether it has been told the whole, and is told changes. */
  follows: boolean;
  /** Later, to whoever looks on with a delay. */
  send(text: string): void;
  /** After so many milliseconds, whoever he is. */
  sendIn(text: string, milliseconds: number): void;
}

export function tell(guest: Guest, message: ServerMessage): void {
  guest.send(JSON.stringify(message));
}

export function tellIn(guest: Guest, milliseconds: number, message: ServerMessage): void {
  guest.sendIn(JSON.stringify(message), milliseconds);
}
