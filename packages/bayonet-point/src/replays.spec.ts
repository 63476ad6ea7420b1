import { type Replay, verify } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import golden from '../fixtures/golden.json' with { type: 'json' };
import type { BayonetPoint } from './game.ts';
import bayonetPoint from './ruleset.ts';

const replays = golden as unknown as readonly Replay<BayonetPoint>[];
const CURE = 'npm run golden -- bayonet-point';

describe('golden games', () => {
  it.each(replays.map((_, i) => i + 1))(
    `game %i ends as it always has (if rules were meant to change: count up \`version\`, ${CURE})`,
    (number) => {
      const verified = verify(bayonetPoint, replays[number - 1]!);
      expect(verified.ok ? [] : verified.refusals).toEqual([]);
    },
  );
});
