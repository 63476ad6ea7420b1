import type { Cell, Database, Queries, Row } from './database.ts';
import { FileThreadKeeper, type Waiting } from './file/file-thread-keeper.ts';

/** Milliseconds until a lost thread is replaced, if nobody asks before. */
const AGAIN = 500;

/** One file, by libsql, in a thread of its own: whoever talks does not wait for the disk. */
export class Sqlite implements Database {
  /** One writes at a time. */
  readonly skipLocked = '';
  private readonly path: string;
  private readonly onOthersWriting: () => void;
  private readonly listeners = new Set<(text: string) => void>();
  private thread: FileThreadKeeper | null = null;
  private threads = 0;
  private replacing: NodeJS.Timeout | undefined;
  private waiting: Waiting[] = [];
  /** Whoever wants the file for himself waits for whoever has it. */
  private turn: Promise<unknown> = Promise.resolve();
  private isTaken = false;
  private isClosed = false;

  /** `onOthersWriting`: another process has written something, nobody knows what. */
  constructor(path: string, onOthersWriting: () => void = () => {}) {
    this.path = path;
    this.onOthersWriting = onOthersWriting;
  }

  query(text: string, values: readonly Cell[] = []): Promise<readonly Row[]> {
    if (this.isClosed) return Promise.reject(new Error('The store is closed.'));
    return new Promise((resolve, reject) => {
      this.waiting.push({ text, values, resolve, reject });
      if (this.waiting.length === 1) setImmediate(() => this.send());
    });
  }

  transaction<T>(work: (queries: Queries) => Promise<T>, how: 'alone' | 'reading' = 'reading'): Promise<T> {
    const mine = this.turn.then(async () => {
      this.isTaken = true;
      // To this very thread: what another one would go on with is no longer all of it.
      const thread = this.running();
      try {
        await thread.step(how === 'alone' ? 'BEGIN IMMEDIATE' : 'BEGIN');
        const done = await work({ query: (text, values = []) => thread.own(text, values) });
        await thread.step('COMMIT');
        return done;
      } catch (error) {
        await thread.step('ROLLBACK').catch(() => {});
        throw error;
      } finally {
        this.isTaken = false;
        this.send();
      }
    });
    this.turn = mine.catch(() => {});
    return mine;
  }

  async write(text: string, values: readonly Cell[], notice: string): Promise<boolean> {
    const written = (await this.query(`${text} RETURNING 1 AS written`, values)).length > 0;
    if (written) for (const listener of this.listeners) listener(notice);
    return written;
  }

  /** A file has no way of telling other processes. */
  async announce(): Promise<void> {}

  onNotice(listener: (text: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** When everything that was asked before is done. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.turn;
    this.send();
    clearTimeout(this.replacing);
    await this.thread?.close();
  }

  private send(): void {
    if (this.isTaken || this.waiting.length === 0) return;
    const waiting = this.waiting;
    this.waiting = [];
    this.running().share(waiting);
  }

  private running(): FileThreadKeeper {
    this.thread ??= new FileThreadKeeper(
      { path: this.path, succeeds: this.threads++ > 0 },
      {
        othersWrote: () => {
          if (this.listeners.size > 0) this.onOthersWriting();
        },
        lost: () => this.replace(),
      },
    );
    return this.thread;
  }

  /** Whoever watches wants to hear of others also when nothing is asked here. */
  private replace(): void {
    this.thread = null;
    if (this.isClosed) return;
    this.replacing = setTimeout(() => this.running(), AGAIN);
    this.replacing.unref();
  }
}
