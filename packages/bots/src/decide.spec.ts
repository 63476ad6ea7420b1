import { expect, it } from 'vitest';
import { type Clock, decide, decideInTime } from './decide.ts';
import type { Thinking } from './player.ts';

/** Thinks in so many portions; hurried, it says how far it came. */
function* thinking(portions: number, passes: () => void = () => {}): Thinking {
  for (let done = 1; done <= portions; done++) {
    passes();
    if ((yield { done, of: portions }) === 'enough') return `best of ${done}`;
  }
  return 'best of all';
}

/** A clock that a thought can move on, and that notes when others get their turn. */
function clock(limits: Pick<Clock, 'limit' | 'portion'>) {
  let now = 1000;
  const breaths: number[] = [];
  return {
    ...limits,
    now: () => now,
    breathe: async () => {
      breaths.push(now - 1000);
    },
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    breaths,
  };
}

it('thinks to the end where there is no clock', () => {
  expect(decide(thinking(5))).toBe('best of all');
  expect(decide(thinking(0))).toBe('best of all');
});

it('gives the best so far when somebody says that it is enough', () => {
  let portions = 0;
  const enough = () => portions >= 7;
  expect(
    decide(
      thinking(1_000_000, () => {
        portions++;
      }),
      enough,
    ),
  ).toBe('best of 7');
});

it('thinks to the end within the time, and lets others have their turn', async () => {
  const watch = clock({ limit: 1000, portion: 20 });
  const seen: number[] = [];
  const answer = await decideInTime(
    thinking(6, () => watch.pass(10)),
    watch,
    null,
    ({ done }) => seen.push(done),
  );
  expect(answer).toBe('best of all');
  expect(watch.breaths.length).toBeGreaterThan(1);
  expect(seen).toHaveLength(watch.breaths.length);
});

it('gives the best so far when the time is up', async () => {
  const watch = clock({ limit: 100, portion: 20 });
  const answer = await decideInTime(
    thinking(1_000_000, () => watch.pass(10)),
    watch,
  );
  expect(answer).toBe('best of 10');
  expect(watch.now() - 1000).toBe(100);
});

it('without any time it still has an answer', async () => {
  const watch = clock({ limit: 0, portion: 20 });
  expect(await decideInTime(thinking(1_000_000), watch)).toBe('best of 1');
});

it('gives the best so far when it is told to stop, and does not think on', async () => {
  const watch = clock({ limit: 1_000_000, portion: 10 });
  const signal = { aborted: false };
  const answer = await decideInTime(
    thinking(1_000_000, () => watch.pass(10)),
    watch,
    signal,
    ({ done }) => {
      signal.aborted = done >= 3;
    },
  );
  expect(answer).toBe('best of 3');
});
