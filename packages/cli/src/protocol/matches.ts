import type { Game, Match, Seat } from '@vedette/engine';
import { protocolError } from './errors.ts';
import { answersSince, bytesOf, type KeptMatch, kept, revived } from './kept-match.ts';
import { LIMITS } from './limits.ts';
import type { Shelf } from './shelf.ts';

/** The open matches of one process. */
export interface Matches {
  readonly ids: readonly string[];
  get(id: string): Match<Game>;
  /** Id for one match more. */
  next(): string;
  /** Throws when it is too large, and keeps what it had. */
  put(id: string, match: Match<Game>): void;
  remove(id: string): void;
}

/** All open matches, as another thread takes them over. */
export interface KeptMatches {
  /** How many were ever opened. */
  readonly opened: number;
  readonly matches: ReadonlyMap<string, KeptMatch>;
}

/** Tells of every change; null: the match is closed. */
type OnKept = (id: string, match: KeptMatch | null) => void;

/** One open match. Taken over from another thread, it comes to life when it is first asked for. */
interface Entry {
  live: Match<Game> | null;
  kept: KeptMatch;
  /** What its answers since it was last written down whole have taken. */
  spent: Spent;
}

interface Spent {
  readonly milliseconds: number;
  readonly bytes: number;
}

/** What a match may have to do again when its thread was ended; after that it is written down whole. */
const MOST_SPENT: Spent = { milliseconds: 300, bytes: 64 * 1024 };
const MOST_ANSWERS = 50;
const NOTHING: Spent = { milliseconds: 0, bytes: 0 };

const NONE: KeptMatches = { opened: 0, matches: new Map() };

export function openMatches(shelf: Shelf, before: KeptMatches = NONE, onKept: OnKept = () => {}): Matches {
  const open = new Map<string, Entry>();
  for (const [id, match] of before.matches) open.set(id, { live: null, kept: match, spent: NOTHING });
  let { opened } = before;
  let taken = performance.now();

  const bytesOfOthers = (id: string) => {
    let sum = 0;
    for (const [other, entry] of open) if (other !== id) sum += entry.kept.whole.byteLength;
    return sum;
  };
  const mostBytes = (id: string) => Math.min(LIMITS.matchBytes, LIMITS.allMatchBytes - bytesOfOthers(id));

  /** The same match some answers further, when these are few enough to give again. */
  const further = (entry: Entry | undefined, match: Match<Game>): Entry | null => {
    const answers = entry === undefined || entry.live === null ? null : answersSince(entry.live, match);
    if (entry === undefined || answers === null) return null;
    const since = [...entry.kept.since, ...answers];
    const spent = {
      milliseconds: entry.spent.milliseconds + performance.now() - taken,
      bytes: entry.spent.bytes + bytesOf(answers),
    };
    const much = spent.milliseconds > MOST_SPENT.milliseconds || spent.bytes > MOST_SPENT.bytes;
    return much || since.length > MOST_ANSWERS
      ? null
      : { live: match, kept: { ...entry.kept, since }, spent };
  };

  return {
    get ids() {
      return [...open.keys()];
    },
    get(id) {
      const entry = open.get(id);
      if (entry === undefined) throw protocolError('match.unknown', `No match "${id}" is open.`);
      taken = performance.now();
      entry.live ??= revived(shelf, entry.kept);
      return entry.live;
    },
    next() {
      if (open.size >= LIMITS.matches) {
        throw protocolError('match.too-many', `${LIMITS.matches} matches are open; close one first.`);
      }
      return `m${opened + 1}`;
    },
    put(id, match) {
      const entry = further(open.get(id), match) ?? {
        live: match,
        kept: kept(match, mostBytes(id)),
        spent: NOTHING,
      };
      if (!open.has(id)) opened++;
      open.set(id, entry);
      onKept(id, entry.kept);
    },
    remove(id) {
      open.delete(id);
      onKept(id, null);
    },
  };
}

/** A seat of this match, or an error. */
export function seatOf(match: Match<Game>, seat: Seat): Seat {
  const { seats } = match.state;
  if (seat < seats) return seat;
  throw protocolError('seat.unknown', `The match has seats 0 to ${seats - 1}, and no seat ${seat}.`);
}
