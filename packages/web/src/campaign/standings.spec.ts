import { describe, expect, it } from 'vitest';
import { standingLines } from './standings.ts';

type Given = Parameters<typeof standingLines>[0];

const given = (players: number, games: readonly (readonly (readonly [number, number])[])[]): Given =>
  ({
    units: Array.from({ length: players }, (_, n) => ({ player: `${n}` })),
    history: games.map((sides) => ({ sides: sides.map(([seat, standing]) => ({ seat, standing })) })),
  }) as unknown as Given;

describe('the lines of the chart', () => {
  it('start from nothing and have a point for each game', () => {
    expect(
      standingLines(
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
      standingLines(
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
    expect(standingLines(given(1, []))).toEqual([[0]]);
  });
});
