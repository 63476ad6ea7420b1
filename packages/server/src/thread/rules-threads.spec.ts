import { afterEach, expect, it } from 'vitest';
import { compileServer } from '../online/servers.spec-support.ts';
import { compiled } from './compiled.ts';
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
