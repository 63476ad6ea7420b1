import { locale } from '../words/locale.ts';
import { say } from '../words/say.ts';
import type { Call, Calls, Reply, Request } from './messages.ts';

interface Waiting {
  resolve(value: unknown): void;
  reject(reason: Error): void;
}

/** Milliseconds of silence while something is asked, after which nobody believes in an answer any more. */
const PATIENCE = 60_000;

/** Whoever keeps the rules of the game on the table: in this browser, or for a match on a server. */
export interface Referee {
  call<C extends Call>(call: C, ...given: Parameters<Calls[C]>): Promise<ReturnType<Calls[C]>>;
}

/** The engine in its worker, as the page calls it. */
class OwnReferee implements Referee {
  private readonly worker = new Worker(new URL('./referee.worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;
  private watch: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.answered(data));
    this.worker.addEventListener('error', ({ message }) => this.dismiss(message));
    this.worker.addEventListener('messageerror', () => this.dismiss(''));
    // Whoever cannot be told of it is dismissed, and says so.
    this.call('speak', locale).catch(() => {});
  }

  call<C extends Call>(call: C, ...given: Parameters<Calls[C]>): Promise<ReturnType<Calls[C]>> {
    const number = this.calls++;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      this.beginWatch();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window.
      this.worker.postMessage({ number, call, given } satisfies Request<C>);
    });
  }

  private answered(reply: Reply): void {
    const waiting = this.waiting.get(reply.number);
    this.waiting.delete(reply.number);
    this.beginWatch();
    if ('failure' in reply) waiting?.reject(new Error(reply.failure));
    else waiting?.resolve(reply.value);
  }

  private beginWatch(): void {
    clearTimeout(this.watch);
    if (this.waiting.size > 0) {
      this.watch = setTimeout(() => this.dismiss(say.referee.silent), PATIENCE);
    }
  }

  /** One that fell ill is sent home, and all who waited are told; the next call goes to another, who reads what was kept. */
  private dismiss(why: string): void {
    clearTimeout(this.watch);
    this.worker.terminate();
    if (seated === this) seated = null;
    const words = why || say.referee.ill;
    for (const { reject } of this.waiting.values()) reject(new Error(words));
    this.waiting.clear();
    for (const tell of listeners) tell(words);
  }
}

const listeners = new Set<(why: string) => void>();

/** Tells when a referee was sent home, and with him whatever was on his table. */
export function whenDismissed(tell: (why: string) => void): void {
  listeners.add(tell);
}

let seated: OwnReferee | null = null;

/** The referee of this browser, called in when first needed. */
export function ownReferee(): Referee {
  seated ??= new OwnReferee();
  return seated;
}

let remote: Referee | null = null;

/** Another keeps the rules as long as somebody plays elsewhere; null: our own again. */
export function seat(other: Referee | null): void {
  remote = other;
}

/** The one referee of this page. */
export function referee(): Referee {
  return remote ?? ownReferee();
}
