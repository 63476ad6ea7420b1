import { describe, expect, it } from 'vitest';
import { rankLines } from './ranks.ts';

type Given = Parameters<typeof rankLines>[0];

const given = (players: number, games: readonly (readonly (readonly [number, number])[])[]): Given =>
  ({
    players: Array.from({ length: players }, (_, n) => ({ name: `${n}` })),
    history: games.map((sides) => ({ sides: sides.map(([seat, rank]) => ({ seat, rank })) })),
  }) as unknown as Given;

describe('the lines of the Power Rank chart', () => {
  it('start from nothing and have a point for each game', () => {
    expect(
      rankLines(
        given(2, [
          [
            [0, 3],
            [1, 2],
          ],
          [
            [0, 5],
            [1, 1],
          ],
        ]),
      ),
    ).toEqual([
      [0, 3, 5],
      [0, 2, 1],
    ]);
  });

  it('stay level for whoever stays at home', () => {
    expect(
      rankLines(
        given(3, [
          [
            [0, 3],
            [2, 2],
          ],
          [
            [1, 4],
            [2, 6],
          ],
        ]),
      ),
    ).toEqual([
      [0, 3, 3],
      [0, 0, 4],
      [0, 2, 6],
    ]);
  });

  it('are a single point before the first game', () => {
    expect(rankLines(given(1, []))).toEqual([[0]]);
  });
});
