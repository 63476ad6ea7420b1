import type { Seat } from '@vedette/engine';
import type { Notice, Store } from '../store/store.ts';
import { newToken } from './secrets.ts';

/** Who is connected to a match by one process. */
export interface Present {
  readonly seats: readonly Seat[];
  readonly onlookers: number;
}

type AttendanceNotice = Extract<Notice, { readonly kind: 'present' | 'alive' | 'gone' }>;

interface OtherProcess {
  heardAt: number;
  readonly matches: Map<string, Present>;
}

export interface AttendanceOptions {
  readonly store: Pick<Store, 'announce'>;
  /** Milliseconds, by a clock that never goes back. */
  now(): number;
  /** Somebody has come or gone elsewhere. */
  changed(match: string): void;
  fault(what: string, error: unknown): void;
}

/** Milliseconds between two signs of life, and of silence after which a process is gone, and everybody with it. */
const SIGN = 5000;
const SILENCE = 16_000;
/** Matches in one notice: PostgreSQL carries 8,000 bytes. */
const AT_ONCE = 100;

/** Who is connected to which match by the other processes of the house; the others know who is here. */
export class Attendance {
  readonly process = newToken();
  private readonly options: AttendanceOptions;
  private readonly here = new Map<string, Present>();
  private readonly others = new Map<string, OtherProcess>();
  private readonly timer: NodeJS.Timeout;

  constructor(options: AttendanceOptions) {
    this.options = options;
    this.timer = setInterval(() => this.beat(), SIGN);
    this.timer.unref();
  }

  /** Says that this process is there, and asks who is with the others. */
  introduce(): void {
    void this.announce({ kind: 'alive', process: this.process, asks: true });
    this.tellAll();
  }

  /** Those who are connected here. */
  tell(match: string, present: Present): void {
    const before = this.here.get(match) ?? NOBODY;
    if (isSame(before, present)) return;
    if (isSame(NOBODY, present)) this.here.delete(match);
    else this.here.set(match, present);
    void this.announce({ kind: 'present', process: this.process, matches: [[match, present]] });
  }

  elsewhere(match: string): Present {
    const found = [...this.others.values()].flatMap(({ matches }) => matches.get(match) ?? []);
    return {
      seats: [...new Set(found.flatMap(({ seats }) => seats))],
      onlookers: found.reduce((sum, { onlookers }) => sum + onlookers, 0),
    };
  }

  heard(notice: AttendanceNotice): void {
    const { process, kind } = notice;
    if (process === this.process) return;
    if (kind === 'gone') {
      this.forget(process);
      return;
    }
    const other = this.others.get(process) ?? { heardAt: 0, matches: new Map<string, Present>() };
    other.heardAt = this.options.now();
    this.others.set(process, other);
    if (kind === 'alive') {
      if (notice.asks) this.tellAll();
      return;
    }
    for (const [match, present] of notice.matches) {
      if (isSame(NOBODY, present)) other.matches.delete(match);
      else other.matches.set(match, present);
      this.options.changed(match);
    }
  }

  /** A sign of life; and whoever has given none for long is gone. */
  beat(): void {
    void this.announce({ kind: 'alive', process: this.process, asks: false });
    const since = this.options.now() - SILENCE;
    for (const [process, { heardAt }] of this.others) if (heardAt < since) this.forget(process);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.announce({ kind: 'gone', process: this.process });
  }

  private tellAll(): void {
    const all = [...this.here];
    for (let from = 0; from < all.length; from += AT_ONCE)
      void this.announce({
        kind: 'present',
        process: this.process,
        matches: all.slice(from, from + AT_ONCE),
      });
  }

  private forget(process: string): void {
    const matches = this.others.get(process)?.matches.keys() ?? [];
    this.others.delete(process);
    for (const match of matches) this.options.changed(match);
  }

  private announce(notice: AttendanceNotice): Promise<void> {
    return this.options.store
      .announce(notice)
      .catch((error: unknown) => this.options.fault('announce', error));
  }
}

const NOBODY: Present = { seats: [], onlookers: 0 };

function isSame(one: Present, other: Present): boolean {
  return one.onlookers === other.onlookers && one.seats.join() === other.seats.join();
}
