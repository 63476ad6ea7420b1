import { mkdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FileThreadKeeper } from './file/file-thread-keeper.ts';
import { Sqlite } from './sqlite.ts';
import { type Ground, sqliteGround } from './stores.spec-support.ts';

let ground: Ground;
let path: string;
let open: Sqlite[];

beforeAll(async () => {
  ground = await sqliteGround();
});

afterAll(() => ground.end());

beforeEach(async () => {
  const place = await ground.place();
  path = 'file' in place ? place.file : '';
  open = [];
  await opened().query('CREATE TABLE kept (number INTEGER PRIMARY KEY, name TEXT NOT NULL)');
});

afterEach(() => Promise.all(open.map((each) => each.close())));

function opened(onOthersWriting?: () => void): Sqlite {
  const file = new Sqlite(path, onOthersWriting);
  open.push(file);
  return file;
}

const insert = (file: Sqlite, name: string) => file.query('INSERT INTO kept (name) VALUES ($1)', [name]);

async function names(file = opened()): Promise<readonly unknown[]> {
  return (await file.query('SELECT name FROM kept ORDER BY number')).map(({ name }) => name);
}

/** No text: where it comes first, no thread survives it. */
const DEADLY = 42 as unknown as string;

const NUMBERS = Array.from({ length: 100 }, (_, n) => `${n}`);

describe('the thread with the file', () => {
  it('keeps the order of what is asked, also of what nobody has waited for', async () => {
    const file = opened();
    const told: string[] = [];
    const all = NUMBERS.map((name) => insert(file, name).then(() => told.push(name)));
    await Promise.all(all);
    expect(told).toEqual(NUMBERS);
    expect(await names()).toEqual(NUMBERS);
  });

  it('does what it was asked for before it is closed, and nothing afterwards', async () => {
    const file = opened();
    const all = NUMBERS.map((name) => insert(file, name));
    const closed = file.close();
    await expect(insert(file, 'late')).rejects.toThrow('closed');
    await Promise.all([closed, ...all]);
    expect(await names()).toEqual(NUMBERS);
  });

  it('can be closed twice, and where it was never needed', async () => {
    const file = opened();
    await file.close();
    await file.close();
    await expect(insert(file, 'late')).rejects.toThrow('closed');
  });

  it('is replaced when it is lost: whoever waited is told, and what was acknowledged is there', async () => {
    const heard: string[] = [];
    const file = opened(() => heard.push('look again'));
    file.onNotice(() => {});
    await insert(file, 'acknowledged');
    const waiting = [file.query(DEADLY), insert(file, 'nobody knows'), insert(file, 'nor this')];
    for (const each of await Promise.allSettled(waiting))
      expect(each).toMatchObject({
        status: 'rejected',
        reason: { message: expect.stringContaining('lost') },
      });
    await insert(file, 'afterwards');
    expect(await names()).toEqual(['acknowledged', 'afterwards']);
    // Something may have been written of which nobody was told.
    await expect.poll(() => heard).toContain('look again');
  });

  it('is replaced for those who only watch, too', async () => {
    const heard: string[] = [];
    const file = opened(() => heard.push('look again'));
    file.onNotice(() => {});
    await expect(file.query(DEADLY)).rejects.toThrow('lost');
    await expect.poll(() => heard).toContain('look again');
    heard.length = 0;
    await insert(opened(), 'elsewhere');
    await expect.poll(() => heard).toContain('look again');
  });

  it('takes a transaction with it that was begun in it, and another does not go on with that', async () => {
    const lost: string[] = [];
    const events = { othersWrote: () => {}, lost: () => lost.push('lost') };
    const thread = new FileThreadKeeper({ path, succeeds: false }, events);
    await thread.step('BEGIN IMMEDIATE');
    await thread.own('INSERT INTO kept (name) VALUES ($1)', ['half of it']);
    await expect(
      new Promise((resolve, reject) => thread.share([{ text: DEADLY, values: [], resolve, reject }])),
    ).rejects.toThrow('lost');
    await expect(thread.own('INSERT INTO kept (name) VALUES ($1)', ['the rest'])).rejects.toThrow('lost');
    await expect(thread.step('COMMIT')).rejects.toThrow('lost');
    await thread.close();
    expect(lost).toEqual(['lost']);
    expect(await names()).toEqual([]);
  });

  it('says why it cannot open the file', async () => {
    const place = await ground.place();
    const taken = 'file' in place ? place.file : '';
    await mkdir(taken, { recursive: true });
    const file = new Sqlite(taken);
    await expect(file.query('SELECT 1 AS one')).rejects.toThrow(/open/);
    await file.close();
  });
});

describe('a transaction', () => {
  it('is not seen before its end, and whoever asks meanwhile comes after it', async () => {
    const file = opened();
    const done = file.transaction(async (queries) => {
      await queries.query('INSERT INTO kept (name) VALUES ($1)', ['first']);
      expect(await names()).toEqual([]);
      void insert(file, 'third');
      await queries.query('INSERT INTO kept (name) VALUES ($1)', ['second']);
    }, 'alone');
    await done;
    await expect.poll(() => names(file)).toEqual(['first', 'second', 'third']);
  });

  it('that fails changes nothing, and keeps nobody else from writing', async () => {
    const file = opened();
    const failing = file.transaction(async (queries) => {
      await queries.query('INSERT INTO kept (name) VALUES ($1)', ['never']);
      await queries.query('nonsense');
    }, 'alone');
    await expect(failing).rejects.toThrow('nonsense');
    await insert(file, 'after it');
    expect(await names()).toEqual(['after it']);
  });

  it('can end while another waits for the same file in the same process', async () => {
    const [here, there] = [opened(), opened()];
    const waiting = await here.transaction(async (queries) => {
      await names(there);
      const started = [insert(there, 'there')];
      await queries.query('INSERT INTO kept (name) VALUES ($1)', ['here']);
      return started;
    }, 'alone');
    await Promise.all(waiting);
    expect(await names()).toEqual(['here', 'there']);
  });
});
