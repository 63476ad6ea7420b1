import type { GivenOrder } from '@vedette/engine';
import type { NoticeAddress } from '@vedette/wire';
import type { Entry } from '../journal/entry.ts';
import type { MatchHead } from '../match/head.ts';

export interface MatchRecord {
  readonly id: string;
  readonly made: number;
  readonly head: MatchHead;
  /** Why nobody plays it any more, if that is so. */
  readonly aside: string | null;
}

/** A match as it stood after so many entries, so that only what came later has to be played again. */
export interface Boundary {
  readonly seq: number;
  readonly body: string;
}

export interface TalkLine {
  readonly number: number;
  readonly seat: number;
  readonly at: number;
  readonly line: { readonly text: string } | { readonly phrase: string };
}

/** What somebody has ordered beforehand, and in which language its uses are told. */
export interface Will {
  readonly orders: readonly GivenOrder[];
  readonly locale: string | null;
}

export type Wills = ReadonlyMap<number, Will>;

/** An address, and in which language somebody is told there. */
export interface Addressed {
  readonly address: NoticeAddress;
  readonly locale: string | null;
  /** A mailbox whose owner has not said yet that he wants it. */
  readonly unconfirmed?: true;
}

/** Something that is to be done once, at its time, by whichever process comes to it. */
export interface Job {
  readonly id: string;
  /** JSON. */
  readonly body: string;
  /** How often it was begun, this time counted. */
  readonly tries: number;
}

/** What one process lets the others know. */
export type Notice =
  | { readonly match: string; readonly kind: 'entry' | 'talk'; readonly number: number }
  | { readonly match: string; readonly kind: 'orders' | 'addresses'; readonly seat: number }
  | { readonly match: string; readonly kind: 'aside' }
  /** Somebody is at it. */
  | {
      readonly match: string;
      readonly kind: 'considering';
      readonly process: string;
      readonly seat: number;
      readonly busy: boolean;
    }
  /** Who is connected to some matches by a process; whoever `asks` wants to know it of the others. */
  | {
      readonly kind: 'present';
      readonly process: string;
      readonly matches: readonly (readonly [
        match: string,
        present: { readonly seats: readonly number[]; readonly onlookers: number },
      ])[];
    }
  | { readonly kind: 'alive'; readonly process: string; readonly asks: boolean }
  | { readonly kind: 'gone'; readonly process: string };

/** Where a seat is held. */
export interface Holding {
  readonly match: string;
  readonly seat: number;
}

/** Where matches are kept. What a promise has resolved for is on disk. */
export interface Store {
  make(record: MatchRecord): Promise<void>;
  match(id: string): Promise<MatchRecord | null>;
  /** False: another entry has this place already. */
  append(match: string, entry: Entry): Promise<boolean>;
  /** The entries from this one on, in order. */
  read(match: string, from: number): Promise<readonly Entry[]>;
  keepBoundary(match: string, boundary: Boundary): Promise<void>;
  newestBoundary(match: string): Promise<Boundary | null>;
  setAside(match: string, why: string): Promise<void>;
  /** The seats that a key opens, by its SHA-256. */
  matchesOf(holder: string): Promise<readonly Holding[]>;
  count(): Promise<number>;
  /** Its number; null when the match has as many lines as it may. */
  say(match: string, line: Omit<TalkLine, 'number'>, most: number): Promise<number | null>;
  talk(match: string, from: number): Promise<readonly TalkLine[]>;
  /** Instead of those before. */
  keepOrders(match: string, seat: number, will: Will): Promise<void>;
  /** Of every seat that has left any. */
  orders(match: string): Promise<Wills>;
  /** Where somebody wants to be told that he is waited for; with null, not there any more. */
  keepAddress(match: string, seat: number, place: string, address: Addressed | null): Promise<void>;
  /** The seats that have any at which they may be told. */
  addressedSeats(match: string): Promise<ReadonlySet<number>>;
  addresses(match: string, seat: number): Promise<readonly Addressed[]>;
  /** Unless it is planned, or done, already. */
  planJob(job: { readonly id: string; readonly due: number; readonly body: object }): Promise<void>;
  /**
   * One that is due, for whoever asks and nobody else; null: none is. Whoever sends something has one attempt: if he
   * dies in it, nobody knows whether it was sent, and it is not sent again. Any other job can be claimed again after the
   * lease.
   */
  claimJob(now: number, lease: number): Promise<Job | null>;
  /** Done, or, with a time, to be done again. */
  settleJob(id: string, due: number | null, now: number): Promise<void>;
  /** Those that were done before. */
  forgetJobs(before: number): Promise<void>;
  /** Something that the house keeps for itself; made when there is none yet. */
  ownValue(name: string, make: () => string): Promise<string>;
  /** Lets the other processes know something that is not kept. */
  announce(notice: Notice): Promise<void>;
  /** Told of whatever is written from now on, here or by another process. */
  watch(listener: (notice: Notice) => void): () => void;
  /** Whether it can be reached. */
  check(): Promise<void>;
  close(): Promise<void>;
}
