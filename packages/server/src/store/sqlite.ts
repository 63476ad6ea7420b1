import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import type { Cell, Database, Queries, Row } from './database.ts';

/** How long one waits for another process that writes to the same file. */
const PATIENCE = 10_000;
const AGAIN = 20;
/** Milliseconds between two looks whether another process has written. */
const LOOK = 50;

interface Waiting {
  readonly text: string;
  readonly values: readonly Cell[];
  resolve(rows: readonly Row[]): void;
  reject(error: unknown): void;
}

type Statement = Libsql.Statement<Cell[]>;

/**
 * One file, by libsql. What is asked for in the same turn of the loop is one transaction, so that many answers share one
 * wait for the disk.
 */
export class Sqlite implements Database {
  /** One writes at a time. */
  readonly skipLocked = '';
  private readonly file: InstanceType<typeof Libsql>;
  private readonly statements = new Map<string, Statement>();
  private readonly listeners = new Set<(text: string) => void>();
  private waiting: Waiting[] = [];
  /** Whoever wants the file for himself waits for whoever has it. */
  private turn: Promise<unknown> = Promise.resolve();
  private busy = false;
  private readonly onOthersWriting: () => void;
  private looking: NodeJS.Timeout | undefined;
  private version: unknown;

  /** `onOthersWriting`: another process has written something, nobody knows what. */
  constructor(path: string, onOthersWriting: () => void = () => {}) {
    this.onOthersWriting = onOthersWriting;
    mkdirSync(dirname(path), { recursive: true });
    this.file = new Libsql(path, { timeout: PATIENCE });
    this.file.exec(`PRAGMA busy_timeout = ${PATIENCE}`);
    this.file.exec('PRAGMA journal_mode = WAL');
    this.file.exec('PRAGMA synchronous = FULL');
  }

  query(text: string, values: readonly Cell[] = []): Promise<readonly Row[]> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ text, values, resolve, reject });
      if (this.waiting.length === 1) setImmediate(() => this.flush());
    });
  }

  transaction<T>(work: (queries: Queries) => Promise<T>, how: 'alone' | 'reading' = 'reading'): Promise<T> {
    const mine = this.turn.then(async () => {
      this.busy = true;
      try {
        await this.begin(how === 'alone' ? 'BEGIN IMMEDIATE' : 'BEGIN');
        const done = await work({ query: async (text, values = []) => this.run(text, values) });
        this.file.exec('COMMIT');
        return done;
      } catch (error) {
        if (this.file.inTransaction) this.file.exec('ROLLBACK');
        throw error;
      } finally {
        this.busy = false;
        if (this.waiting.length > 0) setImmediate(() => this.flush());
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
    if (this.looking === undefined) {
      this.version = this.writtenByOthers();
      this.looking = setInterval(() => this.look(), LOOK);
      this.looking.unref();
    }
    return () => this.listeners.delete(listener);
  }

  async close(): Promise<void> {
    clearInterval(this.looking);
    await this.turn;
    this.flush();
    this.file.close();
  }

  private look(): void {
    if (this.busy) return;
    const version = this.writtenByOthers();
    if (version === this.version) return;
    this.version = version;
    this.onOthersWriting();
  }

  /** A number that changes whenever somebody else has written. */
  private writtenByOthers(): unknown {
    return this.run('PRAGMA data_version', [])[0]?.['data_version'];
  }

  /** Whoever else has the file may sit in this very process: waiting must not keep him from ending. */
  private async begin(how: string): Promise<void> {
    const until = Date.now() + PATIENCE;
    for (;;) {
      try {
        this.file.exec('PRAGMA busy_timeout = 0');
        this.file.exec(how);
        return;
      } catch (error) {
        if (Date.now() > until || (error as { readonly code?: string }).code !== 'SQLITE_BUSY') throw error;
      } finally {
        this.file.exec(`PRAGMA busy_timeout = ${PATIENCE}`);
      }
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }

  private flush(): void {
    if (this.busy) return;
    const batch = this.waiting;
    this.waiting = [];
    if (batch.length === 0) return;
    const done: (() => void)[] = [];
    try {
      const writes = batch.some(({ text }) => !text.startsWith('SELECT'));
      if (writes) this.file.exec('BEGIN IMMEDIATE');
      for (const { text, values, resolve, reject } of batch)
        done.push(this.attempt(text, values, resolve, reject));
      if (writes) this.file.exec('COMMIT');
    } catch (error) {
      // Nothing of it is on disk: nobody may believe otherwise.
      if (this.file.inTransaction) this.file.exec('ROLLBACK');
      for (const { reject } of batch) reject(error);
      return;
    }
    for (const tell of done) tell();
  }

  /** What to say about it once all of the batch is on disk. A statement that fails changes nothing by itself. */
  private attempt(
    text: string,
    values: readonly Cell[],
    resolve: Waiting['resolve'],
    reject: Waiting['reject'],
  ): () => void {
    try {
      const rows = this.run(text, values);
      return () => resolve(rows);
    } catch (error) {
      return () => reject(error);
    }
  }

  private run(text: string, values: readonly Cell[]): readonly Row[] {
    let statement = this.statements.get(text);
    if (statement === undefined) {
      statement = this.file.prepare<Cell[]>(text.replaceAll(/\$(\d+)/g, '?$1'));
      this.statements.set(text, statement);
    }
    if (statement.reader) return statement.all(...values) as Row[];
    statement.run(...values);
    return [];
  }
}
