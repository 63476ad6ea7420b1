import { Worker } from 'node:worker_threads';
import { SpentTime } from './spent-time.ts';
import type { Answered, TaskName, Tasks, ThreadData } from './tasks.ts';

/** Why a task came to nothing. */
export class TaskFailure extends Error {
  /** `fault`: it failed by itself. `cut-off`: it took too long, or too much. `lost`: its thread was ended for another's sake. */
  readonly why: 'fault' | 'cut-off' | 'lost';

  constructor(why: TaskFailure['why'], message: string) {
    super(message);
    this.why = why;
  }
}

export interface ThreadOptions {
  /** The compiled module of the thread. */
  readonly module: URL;
  readonly load: readonly string[];
  /** Milliseconds that a stretch of work may take: see `SpentTime`. */
  readonly allowance: number;
  /** The same where a whole match is opened, taken back or made. */
  readonly longAllowance: number;
  readonly mebibytes: number;
}

const LONG: ReadonlySet<TaskName> = new Set<TaskName>([
  'prepare',
  'bring',
  'open',
  'apply',
  'do',
  'past',
  'replay',
]);

/** Milliseconds between two looks at the clock, and how long a thread may take to begin. */
const LOOKS = 50;
const BEGINNING = 60_000;

function idle(): Int32Array<SharedArrayBuffer> {
  return new Int32Array(new SharedArrayBuffer(8));
}

interface Waiting {
  readonly name: TaskName;
  resolve(result: unknown): void;
  reject(failure: TaskFailure): void;
}

/** A thread for rules, replaced when it is stuck. Matches in it are lost from memory then, and from nowhere else. */
export class RulesThreadKeeper {
  private readonly options: ThreadOptions;
  private worker: Promise<Worker> | null = null;
  private waiting = new Map<number, Waiting>();
  private working: Int32Array<SharedArrayBuffer> = idle();
  private asked = 0;
  private readonly asking = new Set<Promise<unknown>>();
  /** Counts threads: a match that was opened in an earlier one is not open in this. */
  private generation = 0;
  private looked = { stretch: -1, spent: new SpentTime() };
  private readonly looking: NodeJS.Timeout;
  private ended = false;

  constructor(options: ThreadOptions) {
    this.options = options;
    this.looking = setInterval(() => this.look(), LOOKS);
    this.looking.unref();
  }

  /** Begins the thread before anybody asks. */
  warm(): void {
    this.running().catch(() => {});
  }

  get number(): number {
    return this.generation;
  }

  get queue(): number {
    return this.asking.size;
  }

  ask<N extends TaskName>(name: N, given: Tasks[N]['given']): Promise<Tasks[N]['result']> {
    const asking = this.hand(name, given).finally(() => this.asking.delete(asking));
    this.asking.add(asking);
    return asking;
  }

  /** Does what it has been asked, and ends. */
  async retire(): Promise<void> {
    await Promise.allSettled(this.asking);
    await this.end();
  }

  private async hand<N extends TaskName>(name: N, given: Tasks[N]['given']): Promise<Tasks[N]['result']> {
    const worker = await this.running();
    const number = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { name, resolve, reject });
      worker.postMessage({ number, name, given }, []);
    });
  }

  async end(): Promise<void> {
    this.ended = true;
    clearInterval(this.looking);
    const worker = await this.worker?.catch(() => null);
    this.worker = null;
    await worker?.terminate();
    this.lose(0, 'lost', 'The server stops.');
  }

  private running(): Promise<Worker> {
    if (this.ended) return Promise.reject(new TaskFailure('lost', 'The server stops.'));
    this.worker ??= this.begin().catch((error: unknown) => {
      this.worker = null;
      throw error;
    });
    return this.worker;
  }

  private begin(): Promise<Worker> {
    const { module, load, mebibytes } = this.options;
    const working = idle();
    const workerData: ThreadData = { load, watch: working.buffer };
    const worker = new Worker(module, {
      workerData,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: mebibytes },
    });
    this.working = working;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        // It is the next one's business no more.
        worker.removeAllListeners('exit');
        void worker.terminate();
        reject(new TaskFailure('lost', 'A thread for rules could not begin.'));
      }, BEGINNING);
      worker.on('message', (answered: Answered) => {
        if (answered.number !== 0) return this.take(answered);
        clearTimeout(late);
        resolve(worker);
      });
      worker.once('error', (error) => {
        clearTimeout(late);
        reject(error);
        this.replace(worker, `The thread broke: ${error.message}`);
      });
      worker.once('exit', () => this.replace(worker, 'The thread ended by itself.'));
    });
  }

  private take(answered: Answered): void {
    const waiting = this.waiting.get(answered.number);
    this.waiting.delete(answered.number);
    if (waiting === undefined) return;
    if ('fault' in answered) waiting.reject(new TaskFailure('fault', answered.fault));
    else waiting.resolve(answered.result);
  }

  /** A stretch of work that began before the last look and still lasts. */
  private look(): void {
    const number = Atomics.load(this.working, 0);
    const stretch = Atomics.load(this.working, 1);
    if (number === 0 || stretch !== this.looked.stretch) {
      if (stretch !== this.looked.stretch) this.looked = { stretch, spent: new SpentTime() };
      return;
    }
    const name = this.waiting.get(number)?.name;
    const { allowance, longAllowance } = this.options;
    const most = name !== undefined && LONG.has(name) ? longAllowance : allowance;
    if (this.looked.spent.milliseconds < most) return;
    void this.worker?.then((worker) => {
      this.replace(worker, 'It took too long.');
      return worker.terminate();
    });
  }

  /** Whoever was being worked for is cut off; the others may ask again. */
  private replace(worker: Worker, why: string): void {
    const gone = this.worker;
    if (gone === null || this.ended) return;
    worker.removeAllListeners('exit');
    const culprit = Atomics.load(this.working, 0);
    this.worker = null;
    // Whatever was open in it is open nowhere.
    this.generation++;
    this.working = idle();
    this.looked = { stretch: -1, spent: new SpentTime() };
    this.lose(culprit, 'cut-off', why);
  }

  private lose(culprit: number, why: TaskFailure['why'], message: string): void {
    const waiting = this.waiting;
    this.waiting = new Map();
    for (const [number, { reject }] of waiting)
      reject(
        number === culprit
          ? new TaskFailure(why, message)
          : new TaskFailure('lost', 'The thread was ended for the sake of another match.'),
      );
  }
}
