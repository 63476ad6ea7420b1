import { afterEach, expect, it } from 'vitest';
import { compileServer } from '../online/servers.spec-support.ts';
import { compiled } from './compiled.ts';
import type { RulesThreadKeeper } from './rules-thread-keeper.ts';
import { MATCHES_OF_A_THREAD, RulesThreads, type ThreadCounts } from './rules-threads.ts';

let threads: RulesThreads | undefined;

afterEach(() => threads?.end());

function begun(counts: ThreadCounts): RulesThreads {
  compileServer();
  threads = new RulesThreads(
    {
      module: compiled('thread/rules-thread.js'),
      load: [],
      allowance: 60_000,
      longAllowance: 60_000,
      mebibytes: 256,
    },
    counts,
  );
  return threads;
}

it('matches go to the thread that has fewest', () => {
  const two = begun({ ready: 2, most: 2 });
  const entered = Array.from({ length: 6 }, () => two.enter());
  expect(new Set(entered).size).toBe(2);
  for (const thread of new Set(entered)) expect(entered.filter((each) => each === thread)).toHaveLength(3);
  two.leave(entered[0]!);
  expect(two.enter()).toBe(entered[0]);
});

it('another thread begins when all have their fill, and none beyond the most', () => {
  const few = begun({ ready: 1, most: 2 });
  const first = few.enter();
  for (let n = 1; n < MATCHES_OF_A_THREAD; n++) expect(few.enter()).toBe(first);
  expect(few.count).toBe(1);
  const second = few.enter();
  expect(second).not.toBe(first);
  for (let n = 1; n <= MATCHES_OF_A_THREAD; n++) few.enter();
  expect(few.count).toBe(2);
});

function filled(threads: RulesThreads, matches: number): RulesThreadKeeper[] {
  return Array.from({ length: matches }, () => threads.enter());
}

it('whoever leaves lets a later one in, where there was no room', () => {
  const few = begun({ ready: 1, most: 2 });
  const [first] = filled(few, MATCHES_OF_A_THREAD);
  few.leave(first!);
  expect(few.enter()).toBe(first);
  expect(few.count).toBe(1);
});

it('a thread that was begun for many ends when they have gone, and those that were always there stay', async () => {
  const few = begun({ ready: 1, most: 3 });
  const all = filled(few, 2 * MATCHES_OF_A_THREAD + 1);
  const [first, second, third] = new Set(all);
  expect(few.count).toBe(3);
  few.leave(third!);
  // Whoever comes again at once finds it.
  expect(few.count).toBe(3);
  expect(few.enter()).toBe(third);
  const asked = third!.ask('prepare', { ruleset: 'nothing', request: null }).catch((error: unknown) => error);
  for (const thread of all.filter((each) => each !== third).slice(0, MATCHES_OF_A_THREAD)) few.leave(thread);
  expect(few.count).toBe(3);
  few.leave(third!);
  expect(few.count).toBe(2);
  // What it had been asked it still does.
  expect(await asked).not.toMatchObject({ why: 'lost' });
  await expect(third!.ask('prepare', { ruleset: 'nothing', request: null })).rejects.toMatchObject({
    why: 'lost',
  });
  for (let n = 0; n < MATCHES_OF_A_THREAD; n++) few.leave(second!);
  expect(few.count).toBe(1);
  expect(few.enter()).toBe(first);
});

it('what belongs to no match goes where fewest wait', () => {
  const two = begun({ ready: 2, most: 2 });
  const busy = two.idlest;
  void busy.ask('prepare', { ruleset: 'nothing', request: null }).catch(() => {});
  expect(two.idlest).not.toBe(busy);
});

it('after the end nothing begins any more, and whoever asks is told', async () => {
  const few = begun({ ready: 1, most: 3 });
  filled(few, MATCHES_OF_A_THREAD);
  await few.end();
  const late = few.enter();
  expect(few.count).toBe(1);
  await expect(late.ask('prepare', { ruleset: 'nothing', request: null })).rejects.toMatchObject({
    why: 'lost',
  });
});
