import { RulesThreadKeeper, type ThreadOptions } from './rules-thread-keeper.ts';

/**
 * Matches of one thread, above which another is begun. A thread that clears up its memory marks all that it has, and for as
 * long is slow; the fewer matches it has, the shorter that is, and the fewer wait.
 */
export const MATCHES_OF_A_THREAD = 500;

/** How many there are from the beginning, and how many there may be. */
export interface ThreadCounts {
  readonly ready: number;
  readonly most: number;
}

/** So many places must be free in the others before an empty one ends: who comes and goes begins none each time. */
const PLACES_LEFT = MATCHES_OF_A_THREAD / 2;

/** The threads for rules, and how many open matches stick to each. */
export class RulesThreads {
  private readonly options: ThreadOptions;
  private readonly counts: ThreadCounts;
  /** In the order in which they began: those that are always there come first. */
  private readonly matches = new Map<RulesThreadKeeper, number>();
  private readonly leaving = new Set<Promise<void>>();
  private ended = false;

  constructor(options: ThreadOptions, counts: ThreadCounts) {
    this.options = options;
    this.counts = counts;
    for (let n = 0; n < counts.ready; n++) this.begin();
  }

  get count(): number {
    return this.matches.size;
  }

  /** Tasks that wait. */
  get queue(): number {
    return [...this.matches.keys()].reduce((sum, { queue }) => sum + queue, 0);
  }

  /** For what belongs to no open match. */
  get idlest(): RulesThreadKeeper {
    return [...this.matches.keys()].reduce((idlest, each) => (each.queue < idlest.queue ? each : idlest));
  }

  /** For a match that is opened: it sticks to it until it is closed. */
  enter(): RulesThreadKeeper {
    const its = this.withRoom() ?? (this.mayBegin() ? this.begin() : emptiest([...this.matches]));
    this.matches.set(its, this.matches.get(its)! + 1);
    return its;
  }

  /** A match is closed. */
  leave(thread: RulesThreadKeeper): void {
    this.matches.set(thread, this.matches.get(thread)! - 1);
    this.shrink();
  }

  async end(): Promise<void> {
    this.ended = true;
    await Promise.all([...[...this.matches.keys()].map((thread) => thread.end()), ...this.leaving]);
  }

  /** The emptiest of those that are always there; the others are filled one after the other, so that the last empties. */
  private withRoom(): RulesThreadKeeper | undefined {
    const all = [...this.matches];
    const always = emptiest(all.slice(0, this.counts.ready));
    if (this.matches.get(always)! < MATCHES_OF_A_THREAD) return always;
    return all.find(([, matches]) => matches < MATCHES_OF_A_THREAD)?.[0];
  }

  /** Nobody would end what began after the end. */
  private mayBegin(): boolean {
    return !this.ended && this.count < this.counts.most;
  }

  private begin(): RulesThreadKeeper {
    const thread = new RulesThreadKeeper(this.options);
    thread.warm();
    this.matches.set(thread, 0);
    return thread;
  }

  /** An empty thread ends where the others have room enough. */
  private shrink(): void {
    if (this.ended || this.count <= this.counts.ready) return;
    const all = [...this.matches];
    const open = all.reduce((sum, [, matches]) => sum + matches, 0);
    if (open + PLACES_LEFT > (this.count - 1) * MATCHES_OF_A_THREAD) return;
    const empty = all.slice(this.counts.ready).findLast(([, matches]) => matches === 0);
    if (empty === undefined) return;
    this.matches.delete(empty[0]);
    const leaving = empty[0].retire().finally(() => this.leaving.delete(leaving));
    this.leaving.add(leaving);
  }
}

function emptiest(threads: readonly (readonly [RulesThreadKeeper, number])[]): RulesThreadKeeper {
  return threads.reduce((least, each) => (each[1] < least[1] ? each : least))[0];
}
