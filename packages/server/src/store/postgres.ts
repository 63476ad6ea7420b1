import { Client, type CustomTypesConfig, Pool, types as usualTypes } from 'pg';
import type { Cell, Database, Queries, Row } from './database.ts';

const CHANNEL = 'vedette';
/** Milliseconds until a lost line to the database is tried again. */
const AGAIN = 500;
const MOST_CONNECTIONS = 10;

const INT8 = 20;
/** Our numbers of 64 bits are times: they fit. */
const types: CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === INT8 && format !== 'binary' ? Number : usualTypes.getTypeParser(id, format),
};

/** A PostgreSQL server. Several processes may share it: what one writes, the others hear of. */
export class Postgres implements Database {
  readonly skipLocked = 'FOR UPDATE SKIP LOCKED';
  private readonly pool: Pool;
  private readonly url: string;
  private readonly listeners = new Set<(text: string) => void>();
  private listening: Client | null = null;
  private closed = false;
  /** Told when the line on which notices come is there again: what was said meanwhile nobody has heard. */
  private readonly onReturn: () => void;

  private constructor(url: string, onReturn: () => void) {
    this.url = url;
    this.onReturn = onReturn;
    this.pool = new Pool({ connectionString: url, max: MOST_CONNECTIONS, types });
    // A connection that breaks while nobody uses it: the pool opens another.
    this.pool.on('error', () => {});
  }

  static async open(url: string, onReturn: () => void): Promise<Postgres> {
    const database = new Postgres(url, onReturn);
    await database.listen();
    return database;
  }

  async query(text: string, values: readonly Cell[] = []): Promise<readonly Row[]> {
    return (await this.pool.query<Record<string, Cell>>(text, [...values])).rows;
  }

  async transaction<T>(
    work: (queries: Queries) => Promise<T>,
    how: 'alone' | 'reading' = 'reading',
  ): Promise<T> {
    const client = await this.pool.connect();
    const query = async (text: string, values: readonly Cell[] = []) =>
      (await client.query<Record<string, Cell>>(text, [...values])).rows;
    try {
      await client.query(how === 'alone' ? 'BEGIN' : 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      if (how === 'alone') await client.query(`SELECT pg_advisory_xact_lock(hashtext('${CHANNEL}'))`);
      const done = await work({ query });
      await client.query('COMMIT');
      client.release();
      return done;
    } catch (error) {
      const broken = await client.query('ROLLBACK').then(
        () => false,
        () => true,
      );
      client.release(broken);
      throw error;
    }
  }

  async write(text: string, values: readonly Cell[], notice: string): Promise<boolean> {
    const place = values.length + 1;
    const told = `WITH written AS (${text} RETURNING 1) SELECT pg_notify('${CHANNEL}', $${place}) FROM (SELECT 1 FROM written LIMIT 1) AS one`;
    return (await this.query(told, [...values, notice])).length > 0;
  }

  async announce(notice: string): Promise<void> {
    await this.query(`SELECT pg_notify('${CHANNEL}', $1)`, [notice]);
  }

  onNotice(listener: (text: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.listening?.end().catch(() => {});
    await this.pool.end();
  }

  private async listen(): Promise<void> {
    const client = new Client({ connectionString: this.url });
    client.on('notification', ({ payload }) => {
      for (const listener of this.listeners) listener(payload ?? '');
    });
    client.on('error', () => {});
    client.once('end', () => this.listenAgain());
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    this.listening = client;
  }

  private listenAgain(): void {
    if (this.closed || this.listening === null) return;
    this.listening = null;
    const attempt = () => {
      if (this.closed) return;
      this.listen().then(
        () => this.onReturn(),
        () => setTimeout(attempt, AGAIN).unref(),
      );
    };
    setTimeout(attempt, AGAIN).unref();
  }
}
