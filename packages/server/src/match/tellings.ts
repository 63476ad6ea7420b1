import { type Game, type Json, type Match, type Ruleset, type Seat, viewOf } from '@vedette/engine';
import { type Host, walksBetween } from '@vedette/referee';
import {
  apart,
  type ChangesMessage,
  changesBetween,
  type Hello,
  hashOfGround,
  hashOfSeen,
  type Obeyed,
  type Seen,
  seenOf,
  type ViewMessage,
} from '@vedette/wire';
import type { Ledger } from '../journal/ledger.ts';

/** Who looks: a seat, or, null, an onlooker. */
export type Viewer = Seat | null;

/** A message for everybody who looks with the same eyes. */
export interface Telling {
  readonly viewer: Viewer;
  readonly text: string;
}

/** What there is to tell of. */
export interface Told {
  readonly host: Host;
  readonly ledger: Ledger;
  /** The newest uses of each seat's standing orders. */
  readonly obeyed: readonly (readonly Obeyed[])[];
}

/** What a viewer was told last. */
interface LastTold {
  readonly seq: number;
  readonly match: Match<Game>;
  readonly seen: Seen;
  readonly events: readonly Game['event'][];
}

/** What each viewer was told of a match, so that he is told no more than what has changed. */
export class Tellings {
  private readonly ruleset: Ruleset<Game>;
  private readonly lastTold = new Map<Viewer, LastTold>();

  constructor(ruleset: Ruleset<Game>) {
    this.ruleset = ruleset;
  }

  has(viewer: Viewer): boolean {
    return this.lastTold.has(viewer);
  }

  /** Whoever was told nothing yet is told the whole. */
  to(viewer: Viewer, now: Told): Telling {
    const last = this.lastTold.get(viewer);
    return { viewer, text: last === undefined ? this.whole(viewer, now) : this.changes(viewer, now, last) };
  }

  /** The whole, without what the page says it has. */
  view(viewer: Viewer, now: Told, has: Hello['has'], ref: number | undefined): string {
    const { seq } = now.ledger;
    const last = this.lastTold.get(viewer);
    // Whoever follows this viewer already stands where the match stands: all tellings have been told.
    const look = last?.seq === seq ? last : this.look(viewer, now);
    this.lastTold.set(viewer, look);
    if (has === undefined) return this.whole(viewer, now, ref);
    const hash = hashOfSeen(look.seen, this.ruleset.fixed);
    if (has.hash === hash && has.seq === seq && has.events === look.events.length)
      return JSON.stringify({ type: 'current', ref, seq, hash });
    return this.whole(viewer, now, ref, has);
  }

  /** Nobody looks with these eyes any more. */
  forget(viewer: Viewer): void {
    this.lastTold.delete(viewer);
  }

  private whole(viewer: Viewer, now: Told, ref?: number, has?: Hello['has']): string {
    const { ledger, obeyed } = now;
    const look = this.look(viewer, now);
    this.lastTold.set(viewer, look);
    const { fixed } = this.ruleset;
    const { state, ...seen } = look.seen;
    const { ground, rest } = apart(state, fixed);
    const knows = has !== undefined && has.ground === hashOfGround(state, fixed);
    const stands = has !== undefined && has.seq >= ledger.rewoundAt && has.seq <= ledger.seq;
    const from = stands ? Math.min(has.events, look.events.length) : 0;
    const message = {
      type: 'view' as const,
      ref,
      seq: look.seq,
      hash: hashOfSeen(look.seen, fixed),
      ground: knows ? null : ground,
      state: rest,
      ...seen,
      told: { from, events: look.events.slice(from) as unknown as Json[] },
      obeyed: viewer === null ? [] : [...obeyed[viewer]!],
    };
    return JSON.stringify(message satisfies ViewMessage);
  }

  private changes(viewer: Viewer, now: Told, last: LastTold): string {
    const { host, ledger, obeyed } = now;
    const look = this.look(viewer, now);
    this.lastTold.set(viewer, look);
    const from = last.seq < ledger.rewoundAt ? commonStart(last.events, look.events) : last.events.length;
    const message = {
      type: 'changes' as const,
      seq: look.seq,
      since: last.seq,
      hash: hashOfSeen(look.seen, this.ruleset.fixed),
      changes: [...changesBetween(last.seen as unknown as Json, look.seen as unknown as Json)],
      told: { from, events: look.events.slice(from) as unknown as Json[] },
      walks: walksBetween(last.match, look.match, viewer, host),
      obeyed: viewer === null ? [] : obeyed[viewer]!.filter(({ number }) => number >= last.seen.answers),
    };
    return JSON.stringify(message satisfies ChangesMessage);
  }

  private look(viewer: Viewer, { host: { match }, ledger: { seq } }: Told): LastTold {
    const view = viewOf(match, viewer);
    return { seq, match, seen: seenOf(view), events: view.events };
  }
}

function commonStart(before: readonly Game['event'][], after: readonly Game['event'][]): number {
  const texts = before.map((event) => JSON.stringify(event));
  const other = texts.findIndex((text, i) => i >= after.length || text !== JSON.stringify(after[i]));
  return other < 0 ? before.length : other;
}
