import { Worker } from 'node:worker_threads';
import { compiled } from '../../thread/compiled.ts';
import type { Cell, Row } from '../database.ts';
import type { Answer, FileThreadData, Report, Request } from './messages.ts';

/** A statement that somebody waits for. */
export interface Waiting {
  readonly text: string;
  readonly values: readonly Cell[];
  resolve(rows: readonly Row[]): void;
  reject(error: unknown): void;
}

export interface FileThreadEvents {
  /** Something was written to the file, nobody knows what. */
  othersWrote(): void;
  /** The thread is no more, and nobody has ended it. */
  lost(): void;
}

type Step = Extract<Request, { readonly kind: 'step' }>['step'];

/** One thread with the file, from its beginning to its end; where it breaks, whoever waits is told. */
export class FileThreadKeeper {
  private readonly worker: Worker;
  private readonly events: FileThreadEvents;
  private readonly waiting = new Map<number, Pick<Waiting, 'resolve' | 'reject'>>();
  private asked = 0;
  private gone: Error | null = null;

  constructor(data: FileThreadData, events: FileThreadEvents) {
    this.events = events;
    this.worker = new Worker(compiled('store/file/file-thread.js'), { workerData: data, execArgv: [] });
    // Nobody stays for its sake who does not wait for it.
    this.worker.unref();
    this.worker.on('message', (report: Report) => this.hear(report));
    this.worker.once('error', (error) => this.lose(error.message));
    this.worker.once('exit', () => this.lose('It ended by itself.'));
  }

  /** Each by itself, in this order; those of the same moment share a commit. */
  share(statements: readonly Waiting[]): void {
    const numbered = statements.map(({ text, values, ...waiting }) => ({
      number: this.expect(waiting),
      text,
      values,
    }));
    this.send({ kind: 'shared', statements: numbered });
  }

  /** In the transaction that was begun by a step. */
  own(text: string, values: readonly Cell[]): Promise<readonly Row[]> {
    return this.answerTo((number) => ({ kind: 'own', statement: { number, text, values } }));
  }

  async step(step: Step): Promise<void> {
    await this.answerTo((number) => ({ kind: 'step', number, step }));
  }

  /** When everything that was asked is done. */
  async close(): Promise<void> {
    if (this.gone !== null) return;
    await this.answerTo((number) => ({ kind: 'close', number })).catch(() => {});
    this.gone ??= new Error('The store is closed.');
    await this.worker.terminate();
  }

  private answerTo(request: (number: number) => Request): Promise<readonly Row[]> {
    return new Promise((resolve, reject) => this.send(request(this.expect({ resolve, reject }))));
  }

  private expect(waiting: Pick<Waiting, 'resolve' | 'reject'>): number {
    const number = ++this.asked;
    if (this.gone !== null) waiting.reject(this.gone);
    else {
      if (this.waiting.size === 0) this.worker.ref();
      this.waiting.set(number, waiting);
    }
    return number;
  }

  private send(request: Request): void {
    if (this.gone === null) this.worker.postMessage(request, []);
  }

  private hear(report: Report): void {
    if ('othersWrote' in report) {
      this.events.othersWrote();
      return;
    }
    for (const answer of report.answers) this.take(answer);
    if (this.waiting.size === 0) this.worker.unref();
  }

  private take(answer: Answer): void {
    const waiting = this.waiting.get(answer.number);
    this.waiting.delete(answer.number);
    if ('rows' in answer) waiting?.resolve(answer.rows);
    else waiting?.reject(Object.assign(new Error(answer.problem.message), { code: answer.problem.code }));
  }

  private lose(why: string): void {
    if (this.gone !== null) return;
    this.gone = new Error(`The thread that writes matches is lost: ${why}`);
    for (const { reject } of this.waiting.values()) reject(this.gone);
    this.waiting.clear();
    this.events.lost();
  }
}
