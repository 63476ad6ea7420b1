import duel from '@vedette/duel';
import type { Chronicle } from '@vedette/engine';
import { expect, it } from 'vitest';
import { contest } from './contest.spec-support.ts';
import { contestPlayer, type PlayedGame } from './play-one.ts';
import { summaryOf } from './summary.ts';
import { tableOf } from './table.ts';

const chronicle: Chronicle = {
  first: 0,
  sides: ['north', 'south'],
  roles: ['attacker', 'defender'],
  earned: [3, 1],
  rewards: [
    { id: 'idol', text: 'For the idol.', points: [2, 1] },
    { id: 'field', text: null, points: [1, 0] },
    { id: 'crown', text: null, points: [0, 0] },
  ],
  rules: { fuse: 2, flood: 0 },
  cards: { 'red/wolf': 1, 'red/ghost': 0 },
  fallen: [
    { seat: 1, cause: 'shot', x: 1, y: 35 },
    { seat: null, cause: 'fall', x: 36, y: 0 },
  ],
  ground: { width: 36, depth: 36 },
};

function record(number: number, seatOfA: number, shareOfA: number): PlayedGame {
  const shares = seatOfA === 0 ? [shareOfA, 1 - shareOfA] : [1 - shareOfA, shareOfA];
  const told = { reason: 'end', decisions: 10, turns: 4, chronicle, end: `${number}` };
  return { number, seatOfA, shareOfA, shares, ...told };
}

/** Seat 0 wins twice, as a and as b; then a draw. */
const RECORDS = [record(0, 0, 1), record(1, 1, 0), record(2, 0, 0.5)];

it('counts wins for a and b wherever they sat, and a draw as half of one', () => {
  const { games, wins, share, decisions } = summaryOf(RECORDS);
  expect([games, wins, share.share, decisions]).toEqual([3, { a: 1, b: 1, draw: 1 }, 0.5, 30]);
});

it('counts pairs of games with units exchanged: by wins, then by what was earned, where units change hands', () => {
  const earning = (number: number, share: number, ofA: number): PlayedGame => ({
    ...record(number, 0, share),
    chronicle: { ...chronicle, earned: [ofA, 2] },
  });
  const pairs = (...games: PlayedGame[]) => summaryOf(games, true).pairs!.share;
  expect(pairs(earning(0, 1, 0), earning(2, 0.5, 0))).toBe(1);
  expect(pairs(earning(0, 1, 3), earning(2, 0, 2))).toBe(1);
  expect(pairs(earning(0, 1, 2), earning(2, 0, 1))).toBe(0);
  expect(pairs(earning(0, 1, 2), earning(2, 0, 2))).toBe(0.5);
  expect(pairs(earning(0, 1, 3), earning(2, 0, 2), earning(1, 0, 9), earning(3, 0, 9))).toBe(0.5);
  expect([summaryOf([earning(0, 1, 3)], true).pairs, summaryOf(RECORDS).pairs]).toEqual([null, null]);
});

it('tells what the seat, the first turn, the role and the edge are worth, and the counts come to the games', () => {
  const { standings } = summaryOf(RECORDS);
  for (const all of Object.values(standings)) {
    expect(all).toMatchObject({ games: 3, drawn: 1 });
    expect(all!.rows.map(({ games, won }) => [games, won])).toEqual([
      [3, 2],
      [3, 0],
    ]);
    expect(all!.rows[0]!.share!.share).toBeCloseTo(2.5 / 3);
    expect(all!.rows[1]!.share!.share).toBeCloseTo(0.5 / 3);
  }
  expect(standings.roles!.rows.map(({ name }) => name)).toEqual(['attacker', 'defender']);
  expect(standings.edges!.rows.map(({ name }) => name)).toEqual(['north', 'south']);
  expect(standings.first!.rows.map(({ name }) => name)).toEqual(['first', 'later']);
});

it('tells what brought points to whom, how games ended for whom, and what never came up', () => {
  const { rewards, endings, story } = summaryOf(RECORDS);
  expect(rewards).toEqual([
    { id: 'idol', text: 'For the idol.', games: 3, a: 5, b: 4, roles: { attacker: 6, defender: 3 } },
    { id: 'field', text: null, games: 3, a: 2, b: 1, roles: { attacker: 3, defender: 0 } },
    { id: 'crown', text: null, games: 0, a: 0, b: 0, roles: { attacker: 0, defender: 0 } },
  ]);
  expect(endings).toEqual([{ reason: 'end', games: 3, a: 1, b: 1, drawn: 1, roles: { attacker: 2 } }]);
  expect(story.rules).toEqual([
    { id: 'fuse', games: 3, times: 6 },
    { id: 'flood', games: 0, times: 0 },
  ]);
  const table = tableOf(summaryOf(RECORDS), { a: 'x', b: 'y' });
  expect(table).toMatch(/^by role +attacker 2, defender 0, drawn 1: 3 games$/m);
  expect(table).toMatch(/^ended by +end 3 \(attacker 2, drawn 1\)$/m);
  expect(table).toMatch(/^points by reward +idol: a 5, b 4; attacker 6, defender 3; in 3 games$/m);
  expect(table).toMatch(/^never rewarded +crown$/m);
  expect(table).toMatch(/^rules never fired +flood$/m);
  expect(table).toMatch(/^cards never drawn +red\/ghost$/m);
});

it('counts who fell of whom, to what and where, and what each earned', () => {
  const { casualties, earned, deaths } = summaryOf(RECORDS);
  expect(casualties).toMatchObject({
    a: { total: 1, byCause: { shot: 1 } },
    b: { total: 2, byCause: { shot: 2 } },
    others: { total: 3, perGame: 1 },
  });
  expect([earned!.a.mean, earned!.b.mean].map((mean) => mean.toFixed(2))).toEqual(['2.33', '1.67']);
  expect([deaths!.counts[17]![0], deaths!.counts[0]![17]]).toEqual([3, 3]);
});

it('is the same in whatever order the games come in', () => {
  expect(summaryOf(RECORDS.toReversed())).toEqual(summaryOf(RECORDS));
  expect(summaryOf(RECORDS).checksum).not.toBe(summaryOf(RECORDS.slice(1)).checksum);
});

it('survives JSON, and is readable as a table', () => {
  const summary = summaryOf(Array.from({ length: 20 }, (_, n) => contestPlayer(duel, contest())(n)));
  expect(JSON.parse(JSON.stringify(summary))).toEqual(summary);
  const table = tableOf(summary, { a: 'recruit', b: 'random' });
  expect(table).toMatch(/^win share of a +\d+\.\d %, between/m);
  expect(table).toMatch(/^fallen of b .*blade/m);
  expect(table).toContain('where they fell, 12 by 12');
  expect(table).not.toContain('points of a');
  expect(tableOf(summaryOf([]), { a: 'x', b: 'y' })).toContain('games');
});
