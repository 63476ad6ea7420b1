import silverBayonet from '@vedette/silver-bayonet';
import { expect, it } from 'vitest';
import type { Contest } from './contest.ts';
import { contestPlayer } from './play-one.ts';
import { summaryOf } from './summary.ts';

const [one, other] = silverBayonet.units.ready;

const CONTEST: Contest = {
  scenario: 'skirmish',
  options: { 'turn-limit': 4 },
  seed: 'spec',
  a: { level: 'random' },
  b: { level: 'random' },
  units: [[one, other]],
  exchange: true,
};

it('games of a grown ruleset are counted by turns, sides, casualties and points', () => {
  const play = contestPlayer(silverBayonet, CONTEST);
  const { length, standings, casualties, earned, deaths } = summaryOf([0, 1].map(play));
  expect(length.turns!.most).toBeLessThanOrEqual(4);
  expect(standings.edges!.rows.length).toBeGreaterThan(0);
  const fallen = casualties!.a.total + casualties!.b.total + casualties!.others.total;
  expect(deaths!.counts.flat().reduce((sum, count) => sum + count, 0)).toBe(fallen);
  expect(earned!.a.least).toBeGreaterThanOrEqual(0);
});

it('a game in which somebody has to think is told and repeated like any other', () => {
  const thoughtful: Contest = {
    ...CONTEST,
    options: { 'turn-limit': 1 },
    a: { level: 'veteran', budget: { simulations: 0 } },
  };
  const [once, again] = [0, 0].map(contestPlayer(silverBayonet, thoughtful));
  expect(again).toEqual(once);
  expect(once!.turns).toBeGreaterThan(0);
});
