import type { Game, Match, Seat } from '@vedette/engine';
import { protocolError } from './errors.ts';
import { LIMITS } from './limits.ts';

/** The open matches of one process. */
export interface Matches {
  readonly ids: readonly string[];
  get(id: string): Match<Game>;
  /** Id for one match more. */
  next(): string;
  put(id: string, match: Match<Game>): void;
  remove(id: string): void;
}

export function openMatches(): Matches {
  const open = new Map<string, Match<Game>>();
  let opened = 0;
  return {
    get ids() {
      return [...open.keys()];
    },
    get(id) {
      const match = open.get(id);
      if (match === undefined) throw protocolError('match.unknown', `No match "${id}" is open.`);
      return match;
    },
    next() {
      if (open.size >= LIMITS.matches) {
        throw protocolError('match.too-many', `${LIMITS.matches} matches are open; close one first.`);
      }
      return `m${opened + 1}`;
    },
    put(id, match) {
      if (!open.has(id)) opened++;
      open.set(id, match);
    },
    remove: (id) => void open.delete(id),
  };
}

/** A seat of this match, or an error. */
export function seatOf(match: Match<Game>, seat: Seat): Seat {
  const { seats } = match.state;
  if (seat < seats) return seat;
  throw protocolError('seat.unknown', `The match has seats 0 to ${seats - 1}, and no seat ${seat}.`);
}
