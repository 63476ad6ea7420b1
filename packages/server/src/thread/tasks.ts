import type { Game, GivenOrder, Json, MatchSetup, Seat, ToldRefusal } from '@vedette/engine';
import type { Placing } from '@vedette/referee';
import type { Change, Hello } from '@vedette/wire';
import type { Entry } from '../journal/entry.ts';
import type { Ledger } from '../journal/ledger.ts';
import type { Brought } from '../match/carried-on.ts';
import type { MatchHead } from '../match/head.ts';
import type { ServerDeed } from '../match/running-match.ts';
import type { Telling, Viewer } from '../match/tellings.ts';
import type { Wills } from '../store/store.ts';

/** Where a match stands, as far as the thread that talks must know. */
export interface Standing {
  readonly ledger: Ledger;
  readonly awaitsBot: boolean;
  /** Whether the open question is one that a standing order answers. */
  readonly awaitsOrder: boolean;
  /** By the rules; null while it is played. */
  readonly winners: readonly Seat[] | null;
  readonly build: string;
}

/** Something that happened, and what everybody is told of it: once it is on disk. */
export interface Happened {
  readonly entry: Entry;
  readonly tellings: readonly Telling[];
  readonly standing: Standing;
}

interface Of {
  readonly match: string;
}

/** What a thread that runs rules can be asked. */
export interface Tasks {
  prepare: {
    readonly given: { readonly ruleset: string; readonly request: Json };
    readonly result: { readonly setup: MatchSetup<Game> } | { readonly refusals: readonly ToldRefusal[] };
  };
  bring: {
    readonly given: { readonly ruleset: string; readonly replay: Json };
    readonly result: Brought | { readonly refusals: readonly ToldRefusal[] };
  };
  open: {
    readonly given: Of & {
      readonly head: MatchHead;
      readonly wills: Wills;
      readonly boundary: string | null;
      readonly entries: readonly Entry[];
    };
    readonly result: Standing;
  };
  answer: {
    readonly given: Of & {
      readonly seat: Seat;
      readonly answer: Json;
      readonly at: number;
      readonly viewers: readonly Viewer[];
    };
    readonly result: Happened | { readonly refused: ToldRefusal };
  };
  think: {
    readonly given: Of & { readonly limit: number; readonly viewers: readonly Viewer[] };
    readonly result: Happened | null;
  };
  obey: {
    readonly given: Of & { readonly at: number; readonly viewers: readonly Viewer[] };
    readonly result: Happened | null;
  };
  rehearse: {
    readonly given: Of & { readonly seat: Seat; readonly answers: readonly Json[] };
    readonly result: readonly Change[] | null;
  };
  propose: { readonly given: Of & { readonly seat: Seat }; readonly result: readonly Placing[] };
  /** The match as onlookers saw it after so many entries, and what they were told since. */
  past: {
    readonly given: Of & {
      readonly head: MatchHead;
      readonly boundary: string | null;
      readonly entries: readonly Entry[];
      readonly past: number;
      readonly ref: number | undefined;
    };
    readonly result: {
      readonly view: string | null;
      readonly standing: Standing;
      readonly since: readonly { readonly at: number; readonly text: string }[];
    };
  };
  named: {
    readonly given: Of & { readonly locale: string | null };
    readonly result: { readonly game: string; readonly scenario: string | null };
  };
  heed: { readonly given: Of & { readonly wills: Wills }; readonly result: Standing };
  offers: { readonly given: Of & { readonly orders: readonly GivenOrder[] }; readonly result: boolean };
  do: {
    readonly given: Of & {
      readonly deed: ServerDeed;
      readonly at: number;
      readonly viewers: readonly Viewer[];
    };
    readonly result: Happened;
  };
  apply: {
    readonly given: Of & { readonly entries: readonly Entry[]; readonly viewers: readonly Viewer[] };
    readonly result: { readonly tellings: readonly (readonly Telling[])[]; readonly standing: Standing };
  };
  view: {
    readonly given: Of & {
      readonly viewer: Viewer;
      readonly has: Hello['has'];
      readonly ref: number | undefined;
    };
    readonly result: string | null;
  };
  forget: { readonly given: Of & { readonly viewer: Viewer }; readonly result: null };
  boundary: { readonly given: Of; readonly result: { readonly seq: number; readonly body: string } };
  replay: { readonly given: Of; readonly result: Json };
  drop: { readonly given: Of; readonly result: null };
}

export type TaskName = keyof Tasks;

export interface Asked<N extends TaskName = TaskName> {
  readonly number: number;
  readonly name: N;
  readonly given: Tasks[N]['given'];
}

export type Answered =
  | { readonly number: number; readonly result: unknown }
  | { readonly number: number; readonly fault: string };

export interface ThreadData {
  /** Rulesets besides those that players are offered: modules whose default export is one. */
  readonly load: readonly string[];
  /** Two numbers: the task that is carried out now, 0 for none; and how many stretches of work were begun. */
  readonly watch: SharedArrayBuffer;
}
