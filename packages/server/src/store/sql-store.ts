import type { Deed, Entry } from '../journal/entry.ts';
import type { MatchHead } from '../match/head.ts';
import type { Database, Row } from './database.ts';
import { MIGRATIONS } from './migrations.ts';
import type {
  Addressed,
  Boundary,
  Holding,
  Job,
  MatchRecord,
  Notice,
  Store,
  TalkLine,
  Will,
  Wills,
} from './store.ts';

/** So many boundaries of a match are kept: the newest may be damaged. */
const KEPT_BOUNDARIES = 2;

/** Matches in a database. */
export class SqlStore implements Store {
  readonly database: Database;

  private constructor(database: Database) {
    this.database = database;
  }

  /** Brought to the newest form first; of several processes that begin at once, one does it. */
  static async open(database: Database): Promise<SqlStore> {
    await migrate(database);
    return new SqlStore(database);
  }

  async make({ id, made, head }: MatchRecord): Promise<void> {
    await this.database.query('INSERT INTO matches (id, made, head) VALUES ($1, $2, $3)', [
      id,
      made,
      JSON.stringify(head),
    ]);
  }

  async match(id: string): Promise<MatchRecord | null> {
    const [row] = await this.database.query('SELECT id, made, head, aside FROM matches WHERE id = $1', [id]);
    return row === undefined ? null : recordOf(row);
  }

  async append(match: string, { seq, at, deed }: Entry): Promise<boolean> {
    // Where a seat is found by its key: first, so that no seat is ever taken that cannot be found. The journal decides.
    if (deed.type === 'sat')
      await this.database.query(
        'INSERT INTO holders (holder, match, seat) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [deed.holder, match, deed.seat],
      );
    return this.database.write(
      'INSERT INTO journal (match, seq, at, deed) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [match, seq, at, JSON.stringify(deed)],
      noticeText({ match, kind: 'entry', number: seq }),
    );
  }

  async read(match: string, from: number): Promise<readonly Entry[]> {
    const rows = await this.database.query(
      'SELECT seq, at, deed FROM journal WHERE match = $1 AND seq >= $2 ORDER BY seq',
      [match, from],
    );
    return rows.map(({ seq, at, deed }) => ({
      seq: Number(seq),
      at: Number(at),
      deed: JSON.parse(String(deed)) as Deed,
    }));
  }

  async keepBoundary(match: string, { seq, body }: Boundary): Promise<void> {
    await this.database.query(
      'INSERT INTO boundaries (match, seq, body) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [match, seq, body],
    );
    await this.database.query(
      `DELETE FROM boundaries WHERE match = $1 AND seq NOT IN
        (SELECT seq FROM boundaries WHERE match = $1 ORDER BY seq DESC LIMIT ${KEPT_BOUNDARIES})`,
      [match],
    );
  }

  async newestBoundary(match: string): Promise<Boundary | null> {
    const [row] = await this.database.query(
      'SELECT seq, body FROM boundaries WHERE match = $1 ORDER BY seq DESC LIMIT 1',
      [match],
    );
    return row === undefined ? null : { seq: Number(row['seq']), body: String(row['body']) };
  }

  async setAside(match: string, why: string): Promise<void> {
    await this.database.write(
      'UPDATE matches SET aside = $2 WHERE id = $1 AND aside IS NULL',
      [match, why],
      noticeText({ match, kind: 'aside' }),
    );
  }

  async matchesOf(holder: string): Promise<readonly Holding[]> {
    const rows = await this.database.query(
      'SELECT match, seat FROM holders WHERE holder = $1 ORDER BY match, seat',
      [holder],
    );
    return rows.map(({ match, seat }) => ({ match: String(match), seat: Number(seat) }));
  }

  async count(): Promise<number> {
    const [row] = await this.database.query('SELECT COUNT(*) AS count FROM matches');
    return Number(row!['count']);
  }

  async say(
    match: string,
    { seat, at, line }: Omit<TalkLine, 'number'>,
    most: number,
  ): Promise<number | null> {
    for (;;) {
      const [row] = await this.database.query('SELECT COUNT(*) AS number FROM talk WHERE match = $1', [
        match,
      ]);
      const number = Number(row!['number']);
      if (number >= most) return null;
      const written = await this.database.write(
        'INSERT INTO talk (match, number, at, seat, line) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
        [match, number, at, seat, JSON.stringify(line)],
        noticeText({ match, kind: 'talk', number }),
      );
      if (written) return number;
    }
  }

  async talk(match: string, from: number): Promise<readonly TalkLine[]> {
    const rows = await this.database.query(
      'SELECT number, at, seat, line FROM talk WHERE match = $1 AND number >= $2 ORDER BY number',
      [match, from],
    );
    return rows.map(({ number, at, seat, line }) => ({
      number: Number(number),
      at: Number(at),
      seat: Number(seat),
      line: JSON.parse(String(line)) as TalkLine['line'],
    }));
  }

  async keepOrders(match: string, seat: number, will: Will): Promise<void> {
    await this.database.write(
      'INSERT INTO orders (match, seat, body) VALUES ($1, $2, $3) ON CONFLICT (match, seat) DO UPDATE SET body = excluded.body',
      [match, seat, JSON.stringify(will)],
      noticeText({ match, kind: 'orders', seat }),
    );
  }

  async orders(match: string): Promise<Wills> {
    const rows = await this.database.query('SELECT seat, body FROM orders WHERE match = $1', [match]);
    return new Map(rows.map(({ seat, body }) => [Number(seat), JSON.parse(String(body)) as Will]));
  }

  async keepAddress(match: string, seat: number, place: string, address: Addressed | null): Promise<void> {
    const key = [match, seat, place];
    const notice = noticeText({ match, kind: 'addresses', seat });
    if (address === null)
      await this.database.write(
        'DELETE FROM addresses WHERE match = $1 AND seat = $2 AND place = $3',
        key,
        notice,
      );
    else
      await this.database.write(
        'INSERT INTO addresses (match, seat, place, body) VALUES ($1, $2, $3, $4) ON CONFLICT (match, seat, place) DO UPDATE SET body = excluded.body',
        [...key, JSON.stringify(address)],
        notice,
      );
  }

  async addressedSeats(match: string): Promise<ReadonlySet<number>> {
    const rows = await this.database.query('SELECT seat, body FROM addresses WHERE match = $1', [match]);
    const confirmed = rows.filter(({ body }) => !(JSON.parse(String(body)) as Addressed).unconfirmed);
    return new Set(confirmed.map(({ seat }) => Number(seat)));
  }

  async addresses(match: string, seat: number): Promise<readonly Addressed[]> {
    const rows = await this.database.query(
      'SELECT body FROM addresses WHERE match = $1 AND seat = $2 ORDER BY place',
      [match, seat],
    );
    return rows.map(({ body }) => JSON.parse(String(body)) as Addressed);
  }

  async planJob({ id, due, body }: Parameters<Store['planJob']>[0]): Promise<void> {
    await this.database.query(
      'INSERT INTO jobs (id, body, due, tries, changed) VALUES ($1, $2, $3, 0, $3) ON CONFLICT DO NOTHING',
      [id, JSON.stringify(body), due],
    );
  }

  async claimJob(now: number, lease: number): Promise<Job | null> {
    // Looking costs no write.
    const due = await this.database.query('SELECT 1 AS one FROM jobs WHERE due <= $1 LIMIT 1', [now]);
    if (due.length === 0) return null;
    const [row] = await this.database.query(
      `UPDATE jobs SET due = CASE WHEN id LIKE 'send/%' THEN NULL ELSE CAST($2 AS BIGINT) END, tries = tries + 1, changed = $1
        WHERE id = (SELECT id FROM jobs WHERE due <= $1 ORDER BY due LIMIT 1 ${this.database.skipLocked})
        RETURNING id, body, tries`,
      [now, now + lease],
    );
    return row === undefined
      ? null
      : { id: String(row['id']), body: String(row['body']), tries: Number(row['tries']) };
  }

  async settleJob(id: string, due: number | null, now: number): Promise<void> {
    await this.database.query('UPDATE jobs SET due = $2, changed = $3 WHERE id = $1', [id, due, now]);
  }

  async forgetJobs(before: number): Promise<void> {
    await this.database.query('DELETE FROM jobs WHERE due IS NULL AND changed < $1', [before]);
  }

  async ownValue(name: string, make: () => string): Promise<string> {
    const kept = () => this.database.query('SELECT value FROM house WHERE name = $1', [name]);
    let [row] = await kept();
    if (row === undefined) {
      await this.database.query('INSERT INTO house (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        name,
        make(),
      ]);
      [row] = await kept();
    }
    return String(row!['value']);
  }

  announce(notice: Notice): Promise<void> {
    return this.database.announce(noticeText(notice));
  }

  watch(listener: (notice: Notice) => void): () => void {
    return this.database.onNotice((text) => listener(JSON.parse(text) as Notice));
  }

  async check(): Promise<void> {
    await this.database.query('SELECT 1 AS one');
  }

  close(): Promise<void> {
    return this.database.close();
  }
}

function noticeText(notice: Notice): string {
  return JSON.stringify(notice);
}

function recordOf({ id, made, head, aside }: Row): MatchRecord {
  return {
    id: String(id),
    made: Number(made),
    head: JSON.parse(String(head)) as MatchHead,
    aside: aside === null ? null : String(aside),
  };
}

async function migrate(database: Database): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.query('CREATE TABLE IF NOT EXISTS vedette_form (number INTEGER NOT NULL)');
    const [row] = await queries.query('SELECT MAX(number) AS number FROM vedette_form');
    const form = Number(row?.['number'] ?? 0);
    if (form > MIGRATIONS.length)
      throw new Error(
        `The store is of form ${form}, and this Vedette knows ${MIGRATIONS.length}: it is too old for it.`,
      );
    for (const statements of MIGRATIONS.slice(form))
      for (const statement of statements) await queries.query(statement);
    if (form < MIGRATIONS.length)
      await queries.query('INSERT INTO vedette_form (number) VALUES ($1)', [MIGRATIONS.length]);
  }, 'alone');
}
