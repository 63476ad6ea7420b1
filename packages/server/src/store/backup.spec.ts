import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchHead } from '../match/head.ts';
import { backup, restore } from './backup.ts';
import { openStore, type StorePlace } from './open-store.ts';
import { type Ground, postgresGround, sqliteGround } from './stores.spec-support.ts';

const HEAD = { ruleset: 'duel' } as unknown as MatchHead;
let folder: string;
let grounds: Readonly<Record<string, Ground>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vedette-backup-'));
  grounds = { SQLite: await sqliteGround(), PostgreSQL: await postgresGround() };
});

afterAll(async () => {
  for (const ground of Object.values(grounds)) await ground.end();
  await rm(folder, { recursive: true });
});

const entry = (seq: number, answer = `${seq}`) =>
  ({ seq, at: 5, deed: { type: 'answer', seat: 0, answer, by: 'person', next: 1 } }) as const;

/** Three matches, the first a long one. */
async function filled(place: StorePlace): Promise<void> {
  const store = await openStore(place);
  for (const id of ['a', 'b', 'c']) await store.make({ id, made: 1, head: HEAD, aside: null });
  await store.append('a', {
    seq: 0,
    at: 1,
    deed: { type: 'sat', seat: 0, holder: 'key', name: 'Ä "quoted"' },
  });
  await Promise.all(Array.from({ length: 600 }, (_, n) => store.append('a', entry(n + 1))));
  await store.say('b', { seat: 0, at: 1, line: { text: 'hello' } }, 10);
  await store.setAside('c', 'broken');
  await store.keepBoundary('a', { seq: 50, body: '{}' });
  await store.close();
}

describe.each([
  ['SQLite', 'SQLite'],
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
])('a backup of %s', (from, to) => {
  it(`taken while it is written to, is put back into ${to} as it was`, async () => {
    const [source, target] = [await grounds[from]!.place(), await grounds[to]!.place()];
    await filled(source);
    const file = join(folder, `${from}-${to}.gz`);
    const running = await openStore(source);
    const writing = (async () => {
      for (let n = 0; n < 60; n++) await running.append('b', entry(n));
    })();
    const count = await backup(source, file);
    await writing;
    expect(count.matches).toBe(3);
    const there = await openStore(target);
    expect(await restore(target, file)).toEqual(count);
    expect(await there.read('a', 0)).toEqual(await running.read('a', 0));
    const kept = await there.read('b', 0);
    expect(kept).toEqual((await running.read('b', 0)).slice(0, kept.length));
    expect(await there.talk('b', 0)).toHaveLength(1);
    expect(await there.matchesOf('key')).toEqual([{ match: 'a', seat: 0 }]);
    expect((await there.match('c'))?.aside).toBe('broken');
    expect(await there.newestBoundary('a')).toBeNull();
    // Twice is as good as once, and what was played since stays.
    await there.append('a', entry(601));
    await restore(target, file);
    expect(await there.read('a', 0)).toHaveLength(602);
    await Promise.all([running.close(), there.close()]);
  });
});

describe('what is put back', () => {
  let file: string;
  let place: StorePlace;

  beforeAll(async () => {
    place = await grounds['SQLite']!.place();
    await filled(place);
    file = join(folder, 'whole.gz');
    await backup(place, file);
  });

  it('never writes over another history: it says where, and writes nothing', async () => {
    const target = await grounds['SQLite']!.place();
    const store = await openStore(target);
    await store.append('a', entry(7, 'another'));
    await expect(restore(target, file)).rejects.toThrow('journal, a 7');
    expect(await store.read('a', 0)).toHaveLength(1);
    expect(await store.count()).toBe(0);
    await store.close();
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, text.length / 2), 'not whole'],
    ['without its end', (text: string) => text.split('\n').slice(0, -2).join('\n'), 'not whole'],
    ['of another kind', () => '{"format":"other"}\n', 'no backup'],
    [
      'with a strange table',
      (text: string) => text.replace('"table":"talk"', '"table":"users"'),
      'no backup',
    ],
  ])('is refused when it is %s', async (_, change, words) => {
    const text = gunzipSync(await readFile(file)).toString();
    const damaged = join(folder, 'damaged.gz');
    // Cut between two lines, so that every line is JSON.
    const lines = change(text);
    await writeFile(damaged, gzipSync(lines.slice(0, lines.lastIndexOf('\n') + 1)));
    const target = await grounds['SQLite']!.place();
    await expect(restore(target, damaged)).rejects.toThrow(words);
    const store = await openStore(target);
    expect(await store.count()).toBe(0);
    await store.close();
  });

  it('is refused when it is no file of ours at all', async () => {
    const strange = join(folder, 'strange.gz');
    await writeFile(strange, 'hello');
    await expect(restore(place, strange)).rejects.toThrow('no backup');
  });
});
