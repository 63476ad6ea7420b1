import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Cell, Queries, Row } from './database.ts';
import { openStore, type StorePlace } from './open-store.ts';
import type { SqlStore } from './sql-store.ts';

/** What is kept of each table, with the columns by which a row is known first. Boundaries come again by themselves. */
const TABLES: Readonly<
  Record<string, { readonly key: readonly string[]; readonly rest: readonly string[] }>
> = {
  matches: { key: ['id'], rest: ['made', 'head', 'aside'] },
  journal: { key: ['match', 'seq'], rest: ['at', 'deed'] },
  holders: { key: ['holder', 'match', 'seat'], rest: [] },
  talk: { key: ['match', 'number'], rest: ['at', 'seat', 'line'] },
  orders: { key: ['match', 'seat'], rest: ['body'] },
  addresses: { key: ['match', 'seat', 'place'], rest: ['body'] },
  house: { key: ['name'], rest: ['value'] },
};

const HEAD = { format: 'vedette-backup', version: 1 } as const;
/** Rows that are read, or written, at once. */
const PORTION = 500;

export interface BackupCount {
  readonly matches: number;
  readonly rows: number;
}

/** Everything as it is at one moment, into one file; the server may go on meanwhile. */
export async function backup(place: StorePlace, file: string): Promise<BackupCount> {
  const store = await openStore(place);
  const unfinished = `${file}.part`;
  try {
    const count = { matches: 0, rows: 0 };
    await store.database.transaction(async (queries) => {
      const lines = Readable.from(written(queries, count));
      await pipeline(lines, createGzip(), createWriteStream(unfinished));
    });
    await rename(unfinished, file);
    return count;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await store.close();
  }
}

async function* written(queries: Queries, count: { matches: number; rows: number }): AsyncGenerator<string> {
  yield `${JSON.stringify(HEAD)}\n`;
  for (const [table, { key, rest }] of Object.entries(TABLES)) {
    for await (const row of rowsOf(queries, table, key, rest)) {
      count.rows++;
      if (table === 'matches') count.matches++;
      yield `${JSON.stringify({ table, row })}\n`;
    }
  }
  yield `${JSON.stringify({ end: count.rows })}\n`;
}

async function* rowsOf(
  queries: Queries,
  table: string,
  key: readonly string[],
  rest: readonly string[],
): AsyncGenerator<Row> {
  const columns = [...key, ...rest].join(', ');
  const order = key.join(', ');
  let after: readonly Cell[] | null = null;
  for (;;) {
    const places = key.map((_, i) => `$${i + 1}`).join(', ');
    const beyond = after === null ? '' : `WHERE (${order}) > (${places})`;
    const text = `SELECT ${columns} FROM ${table} ${beyond} ORDER BY ${order} LIMIT ${PORTION}`;
    const rows: readonly Row[] = await queries.query(text, after ?? []);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PORTION) return;
    after = key.map((column) => last[column]!);
  }
}

interface Line {
  readonly table: string;
  readonly row: Row;
}

/** Puts back what is missing; the server may run meanwhile. Where something else is there, nothing is written. */
export async function restore(place: StorePlace, file: string): Promise<BackupCount> {
  const store = await openStore(place);
  try {
    const count = { matches: 0, rows: 0 };
    await inPortions(file, async (line) => {
      count.rows++;
      if (line.table === 'matches') count.matches++;
      await mustFit(store, line);
    });
    await inPortions(file, ({ table, row }) => put(store, table, row));
    return count;
  } finally {
    await store.close();
  }
}

async function inPortions(file: string, work: (line: Line) => Promise<unknown>): Promise<void> {
  let lines: Line[] = [];
  for await (const line of linesIn(file)) {
    lines.push(line);
    if (lines.length < PORTION) continue;
    await Promise.all(lines.map(work));
    lines = [];
  }
  await Promise.all(lines.map(work));
}

async function* linesIn(file: string): AsyncGenerator<Line> {
  const unzipped = createReadStream(file).pipe(createGunzip());
  const lines = createInterface({ input: unzipped });
  let number = 0;
  let ended = false;
  try {
    for await (const text of lines) {
      const line = JSON.parse(text) as Partial<Line & typeof HEAD & { readonly end: number }>;
      if (number === 0 && (line.format !== HEAD.format || line.version !== HEAD.version))
        throw new Error(`${file} is no backup of Vedette.`);
      if (line.end !== undefined) ended = line.end === number - 1;
      else if (number > 0) yield checked(line, file);
      number++;
    }
  } catch (cause) {
    throw cause instanceof SyntaxError || (cause as { readonly code?: string }).code?.startsWith('Z_')
      ? new Error(`${file} is no backup of Vedette.`, { cause })
      : cause;
  }
  if (!ended) throw new Error(`${file} is not whole: its end is missing.`);
}

function checked({ table, row }: Partial<Line>, file: string): Line {
  if (table === undefined || row === undefined || !Object.hasOwn(TABLES, table))
    throw new Error(`${file} has a line that no backup of Vedette has.`);
  return { table, row };
}

/** Of a journal's place there is one entry, of an id one match: another one is never written over. */
async function mustFit({ database }: SqlStore, { table, row }: Line): Promise<void> {
  const { key, rest } = TABLES[table]!;
  const compared = rest.filter((column) => column !== 'aside');
  if (compared.length === 0) return;
  const where = key.map((column, i) => `${column} = $${i + 1}`).join(' AND ');
  const values = key.map((column) => row[column]!);
  const [found] = await database.query(`SELECT ${compared.join(', ')} FROM ${table} WHERE ${where}`, values);
  if (found === undefined || compared.every((column) => found[column] === row[column])) return;
  throw new Error(
    `In ${table}, ${values.join(' ')} is something else here than in the backup. Nothing was written.`,
  );
}

function put({ database }: SqlStore, table: string, row: Row): Promise<unknown> {
  const { key, rest } = TABLES[table]!;
  const columns = [...key, ...rest];
  const places = columns.map((_, i) => `$${i + 1}`).join(', ');
  return database.query(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places}) ON CONFLICT DO NOTHING`,
    columns.map((column) => row[column] ?? null),
  );
}
