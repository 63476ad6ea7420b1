import { expect, it } from 'vitest';
import { type Coin, coinGame } from '../kernel/coin-game.spec-support.ts';
import type { Replay } from '../kernel/record.ts';
import { replayOf, verify } from '../kernel/save.ts';
import { goldenGames } from './golden.ts';

it('golden games have a mark for every step, and hold after a way through JSON', () => {
  const games = JSON.parse(JSON.stringify(goldenGames(coinGame, 3))) as readonly Replay<Coin>[];
  for (const game of games) {
    expect(game.version).toBe(2);
    expect(game.steps?.at(-1)?.at).toBe(game.answers.length);
    const verified = verify(coinGame, game);
    expect(verified.ok && replayOf(verified.value)).toEqual(game);
  }
});

it('golden games of the older form hold, and get their marks when they are written again', () => {
  const [whole] = goldenGames(coinGame, 1);
  const { steps: _, ...rest } = whole!;
  const verified = verify(coinGame, { ...rest, version: 1 });
  expect(verified.ok && replayOf(verified.value)).toEqual(whole);
});
