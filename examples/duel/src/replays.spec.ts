import { type Replay, verify } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import golden from '../fixtures/golden.json' with { type: 'json' };
import type { Duel } from './game.ts';
import duel from './index.ts';
import { CARDS } from './state.ts';

const replays = golden as unknown as readonly Replay<Duel>[];
const CURE = 'npm run golden -- duel';

describe('golden games', () => {
  it.each(replays.map((_, i) => i + 1))(
    `game %i ends as it always has (if rules were meant to change: count up \`version\`, ${CURE})`,
    (number) => {
      const verified = verify(duel, replays[number - 1]!);
      expect(verified.ok ? [] : verified.refusals).toEqual([]);
    },
  );

  it(`use every card, trait and scenario (else: ${CURE})`, () => {
    const text = JSON.stringify(replays);
    const names = [...CARDS, ...Object.values(duel.fuzz.pools).flat()];
    expect(names.filter((name) => !text.includes(`"${name}"`))).toEqual([]);
  });
});
