import { Conflict, Lost, Refused } from './refused.ts';

/** How often something is tried where another process, or another match, came between. */
const TRIES = 8;

/** Whatever is done with a match, one thing after the other. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  take<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(() => persistent(work));
    this.last = mine.catch(() => {});
    return mine;
  }
}

async function persistent<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Conflict || error instanceof Lost)) throw error;
      if (tries === TRIES) throw new Refused('server.fault');
    }
  }
}
