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
  earned: [3, 1],
  fallen: [
    { seat: 1, cause: 'shot', x: 1, y: 35 },
    { seat: null, cause: 'fall', x: 36, y: 0 },
  ],
  ground: { width: 36, depth: 36 },
};

function record(number: number, seatOfA: number, shareOfA: number): PlayedGame {
  return { number, seatOfA, shareOfA, reason: 'end', decisions: 10, turns: 4, chronicle, end: `${number}` };
}

/** Seat 0 wins twice, as a and as b; then a draw. */
const RECORDS = [record(0, 0, 1), record(1, 1, 0), record(2, 0, 0.5)];

it('counts wins for a and b wherever they sat, and a draw as half of one', () => {
  const { games, wins, share, decisions } = summaryOf(RECORDS);
  expect([games, wins, share.share, decisions]).toEqual([3, { a: 1, b: 1, draw: 1 }, 0.5, 30]);
});

it('tells what the seat, the first turn and the side of the table are worth', () => {
  const { firstSeat, firstPlayer, sides } = summaryOf(RECORDS).bias;
  expect(firstSeat.share).toBeCloseTo(2.5 / 3);
  expect(firstPlayer!.share).toBeCloseTo(2.5 / 3);
  expect(sides['north']!.share).toBeCloseTo(2.5 / 3);
  expect(sides['south']!.share).toBeCloseTo(0.5 / 3);
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
