import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deed, Entry } from '../journal/entry.ts';
import type { MatchHead } from '../match/head.ts';
import { MIGRATIONS } from './migrations.ts';
import { openStore, type StorePlace } from './open-store.ts';
import { Postgres } from './postgres.ts';
import type { SqlStore } from './sql-store.ts';
import { Sqlite } from './sqlite.ts';
import type { MatchRecord, Notice } from './store.ts';
import { type Ground, postgresGround, sqliteGround } from './stores.spec-support.ts';

/** What older Vedettes have left on disk; nothing is ever taken out of it. */
const FIXTURES = new URL('../../fixtures/store/', import.meta.url);
const FORMS = readdirSync(FIXTURES);

it('every form of the store is kept', () => {
  expect(FORMS).toHaveLength(MIGRATIONS.length);
});

const HEAD = { ruleset: 'duel', secret: 'never told', invites: ['a', null] } as unknown as MatchHead;

const record = (id: string): MatchRecord => ({ id, made: 1_800_000_000_000, head: HEAD, aside: null });

const answered = (seq: number, answer: string): Entry => ({
  seq,
  at: 1_800_000_000_000 + seq,
  deed: { type: 'answer', seat: 0, answer, by: 'person', next: 1 } satisfies Deed,
});

let sqlite: Ground;
let postgres: Ground;

beforeAll(async () => {
  sqlite = await sqliteGround();
  postgres = await postgresGround();
});

afterAll(async () => {
  await sqlite?.end();
  await postgres?.end();
});

describe.each([
  ['SQLite', () => sqlite],
  ['PostgreSQL', () => postgres],
])('matches in %s', (name, laid) => {
  let ground: Ground;
  let place: StorePlace;
  let store: SqlStore;

  beforeAll(async () => {
    ground = laid();
    place = await ground.place();
    store = await openStore(place);
  });

  afterAll(() => store?.close());

  it('are found again as they were made, and others are not there', async () => {
    await store.make(record('made'));
    expect(await store.match('made')).toEqual(record('made'));
    expect(await store.match('other')).toBeNull();
    await expect(store.make(record('made'))).rejects.toThrow(/unique/i);
    expect(await store.count()).toBe(1);
  });

  it('have one entry in each place, whoever comes first', async () => {
    expect(await store.append('m1', answered(0, 'first'))).toBe(true);
    expect(await store.append('m1', answered(0, 'second'))).toBe(false);
    expect(await store.read('m1', 0)).toEqual([answered(0, 'first')]);
    const raced = await Promise.all(
      Array.from({ length: 20 }, (_, n) => store.append('m1', answered(1, `racer ${n}`))),
    );
    expect(raced.filter(Boolean)).toHaveLength(1);
    expect(await store.read('m1', 0)).toHaveLength(2);
  });

  it('are read from any place on, in order, and apart from each other', async () => {
    for (const seq of [0, 1, 2, 3, 10, 11]) await store.append('m2', answered(seq, `${seq}`));
    await store.append('m3', answered(0, 'another match'));
    expect((await store.read('m2', 2)).map(({ seq }) => seq)).toEqual([2, 3, 10, 11]);
    expect(await store.read('m2', 12)).toEqual([]);
  });

  it('keep their newest boundaries, and no more', async () => {
    expect(await store.newestBoundary('m4')).toBeNull();
    for (const seq of [50, 150, 100]) await store.keepBoundary('m4', { seq, body: `{"at":${seq}}` });
    expect(await store.newestBoundary('m4')).toEqual({ seq: 150, body: '{"at":150}' });
    const [row] = await store.database.query('SELECT COUNT(*) AS n FROM boundaries WHERE match = $1', ['m4']);
    expect(row).toEqual({ n: 2 });
  });

  it('are found by the key of whoever sits in them', async () => {
    const sat = (holder: string): Deed => ({ type: 'sat', seat: 1, holder, name: null });
    await store.append('m5', { seq: 0, at: 1, deed: sat('his') });
    await store.append('m6', { seq: 0, at: 1, deed: sat('his') });
    expect(await store.matchesOf('his')).toEqual([
      { match: 'm5', seat: 1 },
      { match: 'm6', seat: 1 },
    ]);
    expect(await store.matchesOf('hers')).toEqual([]);
  });

  it('can be set aside, once, and their journal stays', async () => {
    await store.make(record('m7'));
    await store.append('m7', answered(0, 'kept'));
    await store.setAside('m7', 'a step took too long');
    await store.setAside('m7', 'another reason');
    expect(await store.match('m7')).toEqual({ ...record('m7'), aside: 'a step took too long' });
    expect(await store.read('m7', 0)).toHaveLength(1);
  });

  it('remember what was said, each line once and not more than may be', async () => {
    const line = (text: string) => ({ seat: 0, at: 5, line: { text } });
    const numbers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((text) => store.say('m8', line(text), 4)),
    );
    expect(new Set(numbers)).toEqual(new Set([0, 1, 2, 3, null]));
    expect(await store.talk('m8', 2)).toMatchObject([{ number: 2 }, { number: 3 }]);
  });

  it('tell whoever watches of each entry, once it is there, and of nothing that was refused', async () => {
    const heard: Notice[] = [];
    // What was written to other matches before may be told late.
    const ofThis = (to: Notice[]) => (notice: Notice) => {
      if ('match' in notice && notice.match === 'm9') to.push(notice);
    };
    const stop = store.watch(ofThis(heard));
    await store.append('m9', answered(0, 'one'));
    await store.append('m9', answered(0, 'refused'));
    await store.say('m9', { seat: 0, at: 5, line: { phrase: 'thanks' } }, 10);
    await expect
      .poll(() => heard)
      .toEqual([
        { match: 'm9', kind: 'entry', number: 0 },
        { match: 'm9', kind: 'talk', number: 0 },
      ]);
    stop();
    const later: Notice[] = [];
    const stopLater = store.watch(ofThis(later));
    await store.append('m9', answered(1, 'unheard'));
    await expect.poll(() => later).toEqual([{ match: 'm9', kind: 'entry', number: 1 }]);
    expect(heard).toHaveLength(2);
    stopLater();
  });

  it('are on disk when they are said to be: whoever opens the place again finds them', async () => {
    const elsewhere = await ground.place();
    const first = await openStore(elsewhere);
    await Promise.all(Array.from({ length: 50 }, (_, n) => first.append('m', answered(n, `${n}`))));
    const second = await openStore(elsewhere);
    expect(await second.read('m', 0)).toHaveLength(50);
    expect(await second.append('m', answered(49, 'too late'))).toBe(false);
    await Promise.all([first.close(), second.close()]);
  });

  it.each(FORMS)('of %s are brought to today’s, with everything in them', async (form) => {
    const elsewhere = await ground.place();
    const older =
      'url' in elsewhere ? await Postgres.open(elsewhere.url, () => {}) : new Sqlite(elsewhere.file);
    for (const statement of readFileSync(new URL(form, FIXTURES), 'utf8').split(';\n'))
      if (statement.trim() !== '') await older.query(statement);
    await older.close();
    const today = await openStore(elsewhere);
    expect(await today.match('kept')).toMatchObject({
      made: 1_800_000_000_000,
      head: { ruleset: 'duel' },
      aside: null,
    });
    expect((await today.read('kept', 0)).map(({ deed }) => deed.type)).toEqual(['sat', 'answer']);
    expect(await today.newestBoundary('kept')).toEqual({ seq: 2, body: '{}' });
    expect(await today.matchesOf('ab')).toEqual([{ match: 'kept', seat: 0 }]);
    expect(await today.talk('kept', 0)).toMatchObject([{ line: { text: 'well met' } }]);
    expect(await today.append('kept', answered(2, 'on it goes'))).toBe(true);
    await today.close();
  });

  it('of a newer form are left alone', async () => {
    const elsewhere = await ground.place();
    const ours = await openStore(elsewhere);
    await ours.database.query('INSERT INTO vedette_form (number) VALUES ($1)', [999]);
    await ours.close();
    await expect(openStore(elsewhere)).rejects.toThrow('too old');
  });

  it('are brought to today’s form once, however many begin at once', async () => {
    const elsewhere = await ground.place();
    const opened = await Promise.all([1, 2, 3].map(() => openStore(elsewhere)));
    const [row] = await opened[0]!.database.query('SELECT COUNT(*) AS n FROM vedette_form');
    expect(row).toEqual({ n: 1 });
    await Promise.all(opened.map((each) => each.close()));
  });

  it(`say what they are: ${name}`, async () => {
    await store.check();
    if (!('file' in place)) return;
    const [mode] = await store.database.query('SELECT * FROM pragma_journal_mode');
    const [sync] = await store.database.query('SELECT * FROM pragma_synchronous');
    expect([mode, sync]).toEqual([{ journal_mode: 'wal' }, { synchronous: 2 }]);
  });
});

it('what one process writes to PostgreSQL another hears', async () => {
  const place = await postgres.place();
  const [here, there] = [await openStore(place), await openStore(place)];
  const heard: Notice[] = [];
  there.watch((notice) => heard.push(notice));
  await here.append('m', answered(0, 'one'));
  await here.make(record('m'));
  await here.setAside('m', 'broken');
  await expect
    .poll(() => heard)
    .toEqual([
      { match: 'm', kind: 'entry', number: 0 },
      { match: 'm', kind: 'aside' },
    ]);
  await Promise.all([here.close(), there.close()]);
});
