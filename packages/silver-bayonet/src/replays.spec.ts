import { type Replay, verify } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import golden from '../fixtures/golden.json' with { type: 'json' };
import type { SilverBayonet } from './game.ts';
import silverBayonet from './ruleset.ts';

const replays = golden as unknown as readonly Replay<SilverBayonet>[];
const CURE = 'npm run golden -- silver-bayonet';

describe('golden games', () => {
  it.each(replays.map((_, i) => i + 1))(
    `game %i ends as it always has (if rules were meant to change: count up \`version\`, ${CURE})`,
    (number) => {
      const verified = verify(silverBayonet, replays[number - 1]!);
      expect(verified.ok ? [] : verified.refusals).toEqual([]);
    },
  );
});
