import type { Game, Json } from '@vedette/engine';
import type { Hello } from './client.ts';
import { changed } from './patch.ts';
import { hashOfGround, hashOfSeen, type Seen } from './seen.ts';
import type { ChangesMessage, ViewMessage } from './server.ts';

/** What is known of a match at a distance. */
export interface Followed {
  readonly seq: number;
  readonly hash: string;
  readonly seen: Seen;
  readonly events: readonly Game['event'][];
}

/** Follows a match by what a server tells: the whole once, then changes. */
export class Follower {
  private readonly fixed: readonly string[];
  private known: Followed | null = null;

  /** `fixed`: of the ruleset. */
  constructor(fixed: readonly string[]) {
    this.fixed = fixed;
  }

  /** Null before the first view. */
  get now(): Followed | null {
    return this.known;
  }

  /** What to say in `hello` after a break; undefined where nothing is known. */
  get has(): Hello['has'] {
    if (this.known === null) return undefined;
    const { seq, hash, seen, events } = this.known;
    return { seq, hash, ground: hashOfGround(seen.state, this.fixed), events: events.length };
  }

  /** False: this is not what it changes, or not what comes of it. Then the whole is needed (`whole`). */
  take(message: ViewMessage | ChangesMessage): boolean {
    const next = message.type === 'view' ? this.viewed(message) : this.gone(message);
    if (next === null || hashOfSeen(next.seen, this.fixed) !== next.hash) return false;
    this.known = next;
    return true;
  }

  private viewed(message: ViewMessage): Followed | null {
    const { seq, hash, state, pending, waitingFor, answers, outcome, told } = message;
    const ground = message.ground ?? this.groundKnown();
    if (ground === null || told.from > (this.known?.events.length ?? 0)) return null;
    const seen = {
      state: { ...ground, ...state } as unknown as Game['state'],
      pending: pending as Seen['pending'],
      waitingFor,
      answers,
      outcome,
    };
    return { seq, hash, seen, events: this.eventsAfter(told) };
  }

  private gone({ since, seq, hash, changes, told }: ChangesMessage): Followed | null {
    const { known } = this;
    if (known === null || known.seq !== since || told.from > known.events.length) return null;
    try {
      const seen = changed(known.seen as unknown as Json, changes) as unknown as Seen;
      return { seq, hash, seen, events: this.eventsAfter(told) };
    } catch {
      return null;
    }
  }

  private groundKnown(): Record<string, Json> | null {
    if (this.known === null) return null;
    const state = this.known.seen.state as unknown as Record<string, Json>;
    return Object.fromEntries(this.fixed.filter((key) => key in state).map((key) => [key, state[key]!]));
  }

  private eventsAfter({ from, events }: ViewMessage['told']): readonly Game['event'][] {
    return [...(this.known?.events.slice(0, from) ?? []), ...(events as unknown as Game['event'][])];
  }
}
