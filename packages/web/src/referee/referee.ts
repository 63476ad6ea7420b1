import type { Call, Calls, Reply, Request } from './messages.ts';

interface Waiting {
  resolve(value: unknown): void;
  reject(reason: Error): void;
}

/** The engine in its worker, as the page calls it. */
class Referee {
  private readonly worker = new Worker(new URL('./referee.worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.answered(data));
    this.worker.addEventListener('error', ({ message }) => this.failAll(message));
  }

  call<C extends Call>(call: C, ...given: Parameters<Calls[C]>): Promise<ReturnType<Calls[C]>> {
    const number = this.calls++;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window.
      this.worker.postMessage({ number, call, given } satisfies Request<C>);
    });
  }

  private answered(reply: Reply): void {
    const waiting = this.waiting.get(reply.number);
    this.waiting.delete(reply.number);
    if ('failure' in reply) waiting?.reject(new Error(reply.failure));
    else waiting?.resolve(reply.value);
  }

  private failAll(message: string): void {
    for (const { reject } of this.waiting.values())
      reject(new Error(message || 'The referee has fallen ill.'));
    this.waiting.clear();
  }
}

let seated: Referee | null = null;

/** The one referee of this page, called in when first needed. */
export function referee(): Referee {
  seated ??= new Referee();
  return seated;
}
