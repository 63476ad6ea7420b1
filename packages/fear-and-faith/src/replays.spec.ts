import { type Replay, verify } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import golden from '../fixtures/golden.json' with { type: 'json' };
import type { FearAndFaith } from './game.ts';
import fearAndFaith from './ruleset.ts';
import { scenarios } from './scenarios/index.ts';

const replays = golden as unknown as readonly Replay<FearAndFaith>[];
const CURE = 'npm run golden -- fear-and-faith --games 60';

describe('golden games', () => {
  it.each(replays.map((_, i) => i + 1))(
    `game %i ends as it always has (if rules were meant to change: count up \`version\`, ${CURE})`,
    (number) => {
      const verified = verify(fearAndFaith, replays[number - 1]!);
      expect(verified.ok ? [] : verified.refusals).toEqual([]);
    },
  );

  it('are three of every scenario at least, and one with three players', () => {
    const setups = replays.map(({ origin }) => ('setup' in origin ? origin.setup : null));
    const seldom = scenarios.list.filter(
      ({ id }) => setups.filter((setup) => setup?.scenario.id === id).length < 3,
    );
    expect(seldom.map(({ id }) => id)).toEqual([]);
    expect(setups.some((setup) => setup?.seats.length === 3)).toBe(true);
  });
});
