import { expect, it } from 'vitest';
import type { PlayedGame } from './play-one.ts';
import { standingsOf } from './standings.ts';

const game = (...shares: number[]): PlayedGame => ({
  number: 0,
  seatOfA: 0,
  shareOfA: shares[0]!,
  shares,
  reason: 'end',
  decisions: 1,
  turns: null,
  chronicle: null,
  end: '',
});

/** What each seat had, game by game. */
const standings = (games: readonly (readonly [PlayedGame, readonly (string | null)[]])[]) => {
  const had = new Map(games);
  return standingsOf(
    games.map(([record]) => record),
    (record) => had.get(record)!,
  );
};

it('whoever shares an edge with the enemy is counted once a game, and compared with nobody', () => {
  const all = standings([
    [game(1, 0), ['west', 'west']],
    [game(0, 1), ['west', 'west']],
    [game(0, 1), ['west', 'east']],
  ])!;
  expect(all).toMatchObject({ games: 3, drawn: 0 });
  const [east, west] = all.rows;
  expect([east, west]).toMatchObject([
    { name: 'east', games: 1, won: 1, share: { games: 1, share: 1 } },
    { name: 'west', games: 3, won: 2, share: { games: 1, share: 0 } },
  ]);
});

it('what everybody always has is compared with nothing', () => {
  expect(standings([[game(1, 0), ['west', 'west']]])!.rows[0]).toMatchObject({ won: 1, share: null });
});

it('whoever has none is counted, too, last; where nobody ever has any there is nothing to tell', () => {
  const all = standings([
    [game(1, 0), [null, 'west']],
    [game(0, 1), [null, null]],
  ])!;
  expect(all.rows.map(({ name, won }) => [name, won])).toEqual([
    ['west', 0],
    [null, 2],
  ]);
  expect(standings([[game(1, 0), [null, null]]])).toBeNull();
});

it('of three or four, a role that several have may have more of the wins and be even', () => {
  const all = standings([
    [game(0, 1, 0), ['wolf', 'hunter', 'hunter']],
    [game(0, 0.5, 0.5), ['wolf', 'hunter', 'hunter']],
    [game(1 / 3, 1 / 3, 1 / 3), ['wolf', 'hunter', 'hunter']],
    [game(0.5, 0.5, 0), ['wolf', 'hunter', 'hunter']],
  ])!;
  const [hunter, wolf] = all.rows;
  expect(all).toMatchObject({ games: 4, drawn: 2 });
  expect([hunter!.won, wolf!.won]).toEqual([2, 0]);
  expect(hunter!.even).toBeCloseTo(2 / 3);
  expect(hunter!.share!.share + wolf!.share!.share).toBeCloseTo(1);
});
