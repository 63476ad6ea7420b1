import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer, Request, Statement } from './messages.ts';
import { SharedFile } from './shared-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'vedette-file-'));
let made = 0;
let path: string;
let file: SharedFile;
let other: InstanceType<typeof Libsql>;

beforeEach(() => {
  path = join(folder, `${++made}`, 'matches.db');
  file = new SharedFile(path);
  other = new Libsql(path);
  carriedOut([shared(statement(0, 'CREATE TABLE kept (name TEXT PRIMARY KEY)'))]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const statement = (number: number, text: string, ...values: readonly string[]): Statement => ({
  number,
  text,
  values,
});

const insert = (number: number, name: string) =>
  statement(number, 'INSERT INTO kept (name) VALUES ($1)', name);

const shared = (...statements: readonly Statement[]): Request => ({ kind: 'shared', statements });

const names = () =>
  (other.prepare('SELECT name FROM kept ORDER BY rowid').all() as { readonly name: string }[]).map(
    ({ name }) => name,
  );

/** What was told at once, one after the other. */
function carriedOut(requests: readonly Request[]): (readonly Answer[])[] {
  const told: (readonly Answer[])[] = [];
  file.carryOut(requests, (answers) => told.push(answers));
  return told;
}

const FRAME = { header: 24, page: 4096, first: 32 } as const;

/** Commits in the log beside the file: the frames that end one say how large the file is then. */
function commits(): number {
  const log = readFileSync(`${path}-wal`);
  let count = 0;
  for (let at = FRAME.first; at < log.length; at += FRAME.header + FRAME.page)
    if (log.readUInt32BE(at + 4) !== 0) count++;
  return count;
}

describe('statements that wait for the file together', () => {
  it('share one commit, in whichever messages they came', () => {
    const before = commits();
    carriedOut([shared(insert(1, 'a'), insert(2, 'b')), shared(insert(3, 'c'))]);
    expect(commits() - before).toBe(1);
    carriedOut([shared(insert(4, 'd'))]);
    expect(commits() - before).toBe(2);
    expect(names()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are told of when whoever else opens the file finds them, and no sooner', () => {
    const found: (readonly string[])[] = [];
    file.carryOut([shared(insert(1, 'a'), insert(2, 'b'))], () => found.push(names()));
    expect(found).toEqual([['a', 'b']]);
  });

  it('are carried out in the order in which they were asked for', () => {
    const all = (number: number) => statement(number, 'SELECT COUNT(*) AS n FROM kept');
    const told = carriedOut([shared(all(1), insert(2, 'a'), all(3)), shared(insert(4, 'b'), all(5))]);
    // Whoever has read before anybody wrote waits for no disk.
    expect(told).toEqual([
      [{ number: 1, rows: [{ n: 0 }] }],
      [
        { number: 2, rows: [] },
        { number: 3, rows: [{ n: 1 }] },
        { number: 4, rows: [] },
        { number: 5, rows: [{ n: 2 }] },
      ],
    ]);
  });

  it('stand each by itself: one that fails leaves the others as they are', () => {
    const told = carriedOut([
      shared(insert(1, 'a'), insert(2, 'a'), statement(3, 'nonsense'), insert(4, 'b')),
    ]);
    expect(told.flat()).toMatchObject([
      { number: 1, rows: [] },
      { number: 2, problem: { message: expect.stringMatching(/unique/i) } },
      { number: 3, problem: { message: expect.stringContaining('nonsense') } },
      { number: 4, rows: [] },
    ]);
    expect(names()).toEqual(['a', 'b']);
  });

  it('stand by themselves even where one undoes what was done before it', () => {
    const undoing = statement(3, 'INSERT OR ROLLBACK INTO kept (name) VALUES ($1)', 'a');
    const told = carriedOut([shared(insert(1, 'a'), insert(2, 'b'), undoing, insert(4, 'c'))]).flat();
    expect(told).toHaveLength(4);
    expect(told).toMatchObject([
      { number: 3, problem: {} },
      { number: 1, rows: [] },
      { number: 2 },
      { number: 4 },
    ]);
    expect(names()).toEqual(['a', 'b', 'c']);
  });

  it('are all refused where the commit is: nothing of them is there', () => {
    carriedOut([
      { kind: 'own', statement: statement(1, 'PRAGMA foreign_keys = ON') },
      shared(statement(2, 'CREATE TABLE owed (name TEXT REFERENCES kept DEFERRABLE INITIALLY DEFERRED)')),
    ]);
    const owed = statement(4, 'INSERT INTO owed (name) VALUES ($1)', 'nobody');
    const told = carriedOut([shared(insert(3, 'a'), owed)]).flat();
    expect(told).toMatchObject([
      { number: 3, problem: { message: expect.stringMatching(/foreign key/i) } },
      { number: 4, problem: { message: expect.stringMatching(/foreign key/i) } },
    ]);
    expect(names()).toEqual([]);
    carriedOut([shared(insert(5, 'b'))]);
    expect(names()).toEqual(['b']);
  });

  it('stay outside a transaction that somebody has for himself', () => {
    const told = carriedOut([
      shared(insert(1, 'before')),
      { kind: 'step', number: 2, step: 'BEGIN IMMEDIATE' },
      { kind: 'own', statement: insert(3, 'taken back') },
      { kind: 'step', number: 4, step: 'ROLLBACK' },
      { kind: 'step', number: 5, step: 'ROLLBACK' },
      shared(insert(6, 'after')),
    ]).flat();
    expect(told.map((answer) => [answer.number, 'rows' in answer])).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => [number, true]),
    );
    expect(names()).toEqual(['before', 'after']);
  });
});

it('what somebody else writes is noticed once, what is written here never', () => {
  expect(file.othersWrote()).toBe(false);
  carriedOut([shared(insert(1, 'ours'))]);
  expect(file.othersWrote()).toBe(false);
  other.exec("INSERT INTO kept (name) VALUES ('theirs')");
  expect(file.othersWrote()).toBe(true);
  expect(file.othersWrote()).toBe(false);
});
