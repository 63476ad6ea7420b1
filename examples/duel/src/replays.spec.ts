import { type Replay, verify } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import golden from '../fixtures/golden.json' with { type: 'json' };
import type { Duel } from './game.ts';
import duel from './index.ts';

const replays = golden as unknown as readonly Replay<Duel>[];

describe('golden games', () => {
  it.each(replays.map((replay, i) => [i + 1, replay] as const))(
    'game %i ends as it always has',
    (_, replay) => {
      expect(verify(duel, replay)).toMatchObject({ ok: true });
    },
  );

  it('use every card, trait and scenario', () => {
    const text = JSON.stringify(replays);
    for (const name of ['lunge', 'parry', 'draught', ...Object.values(duel.fuzz.pools).flat()]) {
      expect(text).toContain(`"${name}"`);
    }
  });
});
