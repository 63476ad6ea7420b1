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

/** The threads for rules, and how many open matches stick to each. */
export class RulesThreads {
  private readonly options: ThreadOptions;
  private readonly most: number;
  private readonly matches = new Map<RulesThreadKeeper, number>();

  constructor(options: ThreadOptions, { ready, most }: ThreadCounts) {
    this.options = options;
    this.most = most;
    for (let n = 0; n < ready; n++) this.begin();
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
    const [thread, matches] = [...this.matches].reduce((emptiest, each) =>
      each[1] < emptiest[1] ? each : emptiest,
    );
    const its = matches >= MATCHES_OF_A_THREAD && this.count < this.most ? this.begin() : thread;
    this.matches.set(its, this.matches.get(its)! + 1);
    return its;
  }

  /** A match is closed. */
  leave(thread: RulesThreadKeeper): void {
    this.matches.set(thread, this.matches.get(thread)! - 1);
  }

  async end(): Promise<void> {
    await Promise.all([...this.matches.keys()].map((thread) => thread.end()));
  }

  private begin(): RulesThreadKeeper {
    const thread = new RulesThreadKeeper(this.options);
    thread.warm();
    this.matches.set(thread, 0);
    return thread;
  }
}
