import { Worker } from 'node:worker_threads';
import type { Crew, Hand } from '../batch.ts';
import type { Contest } from '../contest.ts';
import type { PlayedGame } from '../play-one.ts';

/** What a thread is told when it starts. */
export interface ThreadData {
  /** URL of a module that exports the ruleset by default. */
  readonly module: string;
  readonly contest: Contest;
}

/** What a thread says of a game: how it went, or why it broke off. */
export type ThreadReply =
  | { readonly number: number; readonly record: PlayedGame }
  | { readonly number: number; readonly broken: string };

interface Waiting {
  resolve(record: PlayedGame | null): void;
  reject(error: Error): void;
}

/** Games given to a thread at a time: it need not wait for the next. */
const AT_ONCE = 2;

const WORKER = new URL('./worker.js', import.meta.url);

/** A crew of so many threads. */
export function threads(count: number, data: ThreadData): Crew {
  const crew = Array.from({ length: count }, () => thread(data));
  return {
    hands: crew.flatMap(({ hand }) => Array.from({ length: AT_ONCE }, () => hand)),
    dismiss: async () => {
      await Promise.all(crew.map(({ dismiss }) => dismiss()));
    },
  };
}

function thread(workerData: ThreadData): { readonly hand: Hand; dismiss(): Promise<void> } {
  // Whatever flags this process was started with are not meant for a thread.
  const worker = new Worker(WORKER, { workerData, execArgv: [] });
  const waiting = new Map<number, Waiting>();
  let broken: Error | null = null;
  let dismissed = false;
  worker.on('message', (reply: ThreadReply) => {
    const game = waiting.get(reply.number);
    waiting.delete(reply.number);
    if ('record' in reply) game?.resolve(reply.record);
    else game?.reject(new Error(reply.broken));
  });
  worker.on('error', (error) => {
    broken = error instanceof Error ? error : new Error(String(error));
    for (const { reject } of waiting.values()) reject(broken);
  });
  const play = (number: number) =>
    new Promise<PlayedGame | null>((resolve, reject) => {
      if (dismissed) return resolve(null);
      if (broken !== null) return reject(broken);
      waiting.set(number, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
      worker.postMessage(number);
    });
  return {
    hand: { play },
    async dismiss() {
      dismissed = true;
      await worker.terminate();
      for (const { resolve } of waiting.values()) resolve(null);
    },
  };
}
