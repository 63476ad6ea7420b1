import type { Seat } from '@vedette/engine';
import type { MadeMatch, Remembered } from '@vedette/wire';
import { documentsOf, keepDocument, shelf } from '../referee/shelf.ts';
import { newKey, newNonce, type Right } from './links.ts';

/** A place at a match on a server, as this device keeps it. */
export interface KeptSeat {
  readonly match: string;
  /** Null: one looks on. */
  readonly seat: Seat | null;
  /** Opens the seat, or lets one look on. */
  readonly key: string;
  /** From the link, until the seat is taken. */
  readonly invite: string | null;
  /** This seat's share of the dice. */
  readonly nonce: string;
  readonly name: string | null;
  /** What whoever made the match can give to others. */
  readonly made: Pick<MadeMatch, 'seats' | 'watch'> | null;
  /** The seals as this device saw them before any die was thrown. */
  readonly remembered: Remembered | null;
  /** Has had the orders of the day before him. */
  readonly briefed?: boolean;
  /** The game as it was taken home. */
  readonly home: string | null;
  /** As it stood when it was looked at last. */
  readonly known: {
    readonly title: string;
    readonly names: readonly string[];
    readonly phase: string;
    readonly waitingFor: Seat | null;
  } | null;
  readonly changed: number;
}

const KIND = 'online';

const keyOf = ({ match, seat }: Pick<KeptSeat, 'match' | 'seat'>): string =>
  `${KIND}/${match}/${seat === null ? 'watch' : seat}`;

export async function keepSeat(kept: KeptSeat): Promise<void> {
  await keepDocument({ key: keyOf(kept), kind: KIND, value: kept });
}

/** The newest first. */
export async function keptSeats(): Promise<readonly KeptSeat[]> {
  const all = (await documentsOf(KIND)).map(({ value }) => value as KeptSeat);
  return all.sort((a, b) => b.changed - a.changed);
}

export async function forgetSeat(kept: KeptSeat): Promise<void> {
  await (await shelf()).delete('documents', keyOf(kept));
}

/** A place by what a link gives; with what is kept of it already. */
export function seatBy(match: string, right: Right, before: KeptSeat | null): KeptSeat {
  const fresh: KeptSeat = {
    match,
    seat: 'watch' in right ? null : right.seat,
    key: newKey(),
    invite: null,
    nonce: newNonce(),
    name: null,
    made: null,
    remembered: null,
    home: null,
    known: null,
    changed: Date.now(),
  };
  const kept = before ?? fresh;
  if ('watch' in right) return { ...kept, key: right.watch };
  if ('key' in right) return { ...kept, key: right.key, nonce: right.nonce, invite: null };
  return { ...kept, invite: right.invite };
}
