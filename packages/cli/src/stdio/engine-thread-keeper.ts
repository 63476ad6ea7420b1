import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { outOfTime } from '../protocol/allowance.ts';
import type { Desk } from '../protocol/desk.ts';
import { errorText } from '../protocol/envelope.ts';
import { type ProtocolError, protocolError } from '../protocol/errors.ts';
import type { KeptMatch } from '../protocol/kept-match.ts';
import { type Allowed, THREAD_MEBIBYTES, TOO_MUCH_MEMORY } from '../protocol/limits.ts';
import type { FromThread, ThreadData, ToThread } from './thread-messages.ts';

const THREAD = new URL('./engine-thread.js', import.meta.url);

/** How long a thread may take to begin, and to end by itself. */
const PATIENCE = { beginning: 60_000, ending: 1000 } as const;

/** Milliseconds between two looks at the memory. */
const LOOKS = 25;

type Done = Extract<FromThread, { readonly kind: 'done' }>;

/** Why a request came to nothing. */
type Why = 'time' | 'memory' | { readonly crash: string };

/** What is heard of a thread: its next word, or that there will be none. */
type Heard = FromThread | { readonly kind: 'nothing'; readonly why: Why };

/**
 * A desk in a thread of its own. A request that takes more time or memory than it may is ended together with its
 * thread, whatever it is at; the next thread takes the open matches over as they stood before it.
 */
export class EngineThreadKeeper {
  private readonly load: readonly string[];
  private readonly allowed: Allowed;
  private readonly matches = new Map<string, KeptMatch>();
  private examples: readonly string[] = [];
  private opened = 0;
  private thread: Promise<Worker> | null = null;

  constructor(load: readonly string[], allowed: Allowed) {
    this.load = load;
    this.allowed = allowed;
  }

  /** Throws when there is a ruleset that cannot be loaded. */
  async begin(): Promise<void> {
    await this.running();
  }

  readonly desk: Desk = async (request, allowance) => {
    const answered = await this.carriedOut({ request, allowance });
    if (!('why' in answered)) return answered.reply;
    return request.silent ? null : errorText(request.id, errorOf(answered.why).wire);
  };

  private async carriedOut(
    message: NonNullable<ToThread>,
  ): Promise<{ readonly reply: string | null } | { readonly why: Why }> {
    try {
      const thread = await this.running();
      thread.postMessage(message, []);
      const heard = await this.next(thread, message.allowance.milliseconds);
      if (heard.kind === 'done') return { reply: this.took(heard) };
      await this.replace(thread);
      return { why: heard.kind === 'nothing' ? heard.why : { crash: 'The thread spoke out of turn.' } };
    } catch (thrown) {
      return { why: { crash: thrown instanceof Error ? thrown.message : String(thrown) } };
    }
  }

  async end(): Promise<void> {
    const thread = await this.thread?.catch(() => null);
    if (!thread) return;
    const exit = new Promise((resolve) => thread.once('exit', resolve));
    thread.postMessage(null satisfies ToThread, []);
    const timer = setTimeout(() => void thread.terminate(), PATIENCE.ending);
    await exit;
    clearTimeout(timer);
  }

  private running(): Promise<Worker> {
    if (this.thread === null) {
      const beginning = this.beginning();
      this.thread = beginning;
      // Whoever asks next tries again.
      beginning.catch(() => {
        if (this.thread === beginning) this.thread = null;
      });
    }
    return this.thread;
  }

  private async beginning(): Promise<Worker> {
    const { load, examples, allowed, opened, matches } = this;
    const workerData: ThreadData = { load, examples, allowed, opened, matches };
    const thread = new Worker(THREAD, {
      workerData,
      execArgv: [],
      // Standard output belongs to the protocol, whatever a loaded ruleset may print.
      stdout: true,
      resourceLimits: {
        maxOldGenerationSizeMb: THREAD_MEBIBYTES.old,
        maxYoungGenerationSizeMb: THREAD_MEBIBYTES.young,
      },
    });
    thread.stdout.pipe(process.stderr, { end: false });
    // What happens while nobody waits for the thread shows when somebody does.
    thread.on('error', () => {});
    thread.once('exit', () => {
      this.thread = null;
    });
    const heard = await this.next(thread, PATIENCE.beginning);
    if (heard.kind === 'ready') return thread;
    await thread.terminate();
    throw new Error(heard.kind === 'failed' ? heard.message : 'The engine could not begin.');
  }

  private next(thread: Worker, milliseconds: number): Promise<Heard> {
    return nextWord(thread, milliseconds, this.allowed.memoryBytes * TOO_MUCH_MEMORY);
  }

  private async replace(thread: Worker): Promise<void> {
    await thread.terminate();
    this.thread = null;
    // Not waited for: this reply need not be later for it.
    this.running().catch(() => {});
  }

  private took({ reply, changed, examples }: Done): string | null {
    for (const [id, match] of changed) {
      if (match === null) this.matches.delete(id);
      else {
        if (!this.matches.has(id)) this.opened++;
        this.matches.set(id, match);
      }
    }
    this.examples = examples;
    return reply;
  }
}

function nextWord(thread: Worker, milliseconds: number, memory: number): Promise<Heard> {
  return new Promise((resolve) => {
    const settle = (heard: Heard) => {
      clearTimeout(timer);
      clearInterval(looking);
      thread.off('message', settle).off('error', onError).off('exit', onExit);
      resolve(heard);
    };
    const nothing = (why: Why) => settle({ kind: 'nothing', why });
    const onError = (error: Error & { readonly code?: string }) =>
      nothing(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : { crash: error.message });
    const onExit = () => nothing({ crash: 'The thread ended by itself.' });
    const timer = setTimeout(nothing, milliseconds, 'time');
    const looking = setInterval(() => {
      if (process.memoryUsage.rss() > memory) nothing('memory');
    }, LOOKS);
    thread.on('message', settle).on('error', onError).on('exit', onExit);
  });
}

function errorOf(why: Why): ProtocolError {
  if (why === 'time') return outOfTime();
  if (why === 'memory')
    return protocolError('message.out-of-memory', 'This takes more memory than there is; it was broken off.');
  return protocolError('engine.crash', why.crash);
}
