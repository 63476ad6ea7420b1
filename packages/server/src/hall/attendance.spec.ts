import { expect, it } from 'vitest';
import type { Notice } from '../store/store.ts';
import { Attendance } from './attendance.ts';

/** Processes that hear each other, by a clock of their own. */
function house() {
  const clock = { now: 0 };
  const all: Attendance[] = [];
  const cut = new Set<Attendance>();
  const told: string[] = [];
  const process = () => {
    const own: Attendance = new Attendance({
      store: {
        announce: async (notice: Notice) => {
          for (const each of all) if (!cut.has(each) && !cut.has(own)) each.heard(notice as never);
        },
      },
      now: () => clock.now,
      changed: (match) => told.push(match),
      fault: (_, error) => {
        throw error;
      },
    });
    all.push(own);
    own.introduce();
    return own;
  };
  return { clock, cut, told, process };
}

const NOBODY = { seats: [], onlookers: 0 };

it('whoever is connected elsewhere is known here, also to a process that comes later', () => {
  const { process, told } = house();
  const [one, two] = [process(), process()];
  one.tell('match', { seats: [0, 2], onlookers: 1 });
  expect(two.elsewhere('match')).toEqual({ seats: [0, 2], onlookers: 1 });
  expect(one.elsewhere('match')).toEqual(NOBODY);
  const three = process();
  two.tell('match', { seats: [2], onlookers: 2 });
  expect(three.elsewhere('match')).toEqual({ seats: [0, 2], onlookers: 3 });
  expect(three.elsewhere('other')).toEqual(NOBODY);
  told.length = 0;
  two.tell('match', { seats: [2], onlookers: 2 });
  expect(told).toEqual([]);
});

it('a process that stops takes its people with it; one that was killed, after some silence', async () => {
  const { process, clock, cut, told } = house();
  const [one, two, three] = [process(), process(), process()];
  two.tell('second', { seats: [1], onlookers: 0 });
  three.tell('third', { seats: [0], onlookers: 0 });
  await two.close();
  expect(one.elsewhere('second')).toEqual(NOBODY);
  cut.add(three);
  clock.now = 10_000;
  one.beat();
  expect(one.elsewhere('third')).toEqual({ seats: [0], onlookers: 0 });
  told.length = 0;
  clock.now = 17_000;
  one.beat();
  expect(one.elsewhere('third')).toEqual(NOBODY);
  expect(told).toEqual(['third']);
});

it('a sign of life keeps everybody', () => {
  const { process, clock } = house();
  const [one, two] = [process(), process()];
  two.tell('match', { seats: [1], onlookers: 0 });
  for (clock.now = 0; clock.now < 60_000; clock.now += 5000) {
    two.beat();
    one.beat();
  }
  expect(one.elsewhere('match')).toEqual({ seats: [1], onlookers: 0 });
});
