import { diceFrom, prepare, randomPolicy, simulate } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import type { SilverBayonetEvent } from '../../events.ts';
import { ready } from '../../muster/ready.ts';
import silverBayonet from '../../ruleset.ts';
import { EYE_OF_THE_IDOL } from '../check/eye-of-the-idol.spec-support.ts';

/** A whole game by any legal answers, with everything that was told. */
function played(seed: string) {
  const seats = [{ unit: ready[0]! }, { unit: ready[1]! }];
  const match = prepare(silverBayonet, { scenario: EYE_OF_THE_IDOL, seats, options: {} });
  if (!match.ok) throw new Error(JSON.stringify(match.refusals));
  const told: { readonly turn: number; readonly event: SilverBayonetEvent }[] = [];
  const state = silverBayonet.begin(match.value, diceFrom({ seed }));
  const game = simulate(
    silverBayonet,
    state,
    randomPolicy(silverBayonet, seed),
    { asks: 100_000 },
    ({ event }) => told.push({ turn: state.turn, event }),
  );
  return { ...game, told };
}

const GAMES = ['garden', 'owl', 'wet boots'].map(played);
const tales = GAMES.flatMap(({ told }) => told);

describe('SB-OPS-80 a small scenario of one’s own', () => {
  it('SB-OPS-80 plays to its end by any legal answers', () => {
    expect(GAMES.map(({ over, state }) => [over, state.ended !== null])).toEqual(
      GAMES.map(() => [true, true]),
    );
  });

  it('SB-OPS-80 SB-SCN-GEN-29 Ghouls come in from both flanks at the end of turns 2, 4 and 6, and then only', () => {
    for (const { told, state } of GAMES) {
      const came = told.flatMap(({ turn, event }) =>
        event.type === 'appeared' && event.rule === 'SB-OPS-40'
          ? [[turn, event.x > 18 ? 'east' : 'west']]
          : [],
      );
      const turns = [2, 4, 6].filter((turn) => turn < state.turn || (turn === state.turn && came.length > 0));
      const expected = turns.flatMap((turn) => [
        [turn, 'east'],
        [turn, 'west'],
      ]);
      expect(came).toEqual(expected.slice(0, came.length));
      expect(came.length).toBeGreaterThanOrEqual(2 * turns.filter((turn) => turn < state.turn).length);
    }
  });

  it('SB-OPS-80 whoever steps near the idol checks his nerve', () => {
    const checks = tales.filter(({ event }) => event.type === 'checked' && event.rule === 'SB-OPS-46');
    expect(checks.length).toBeGreaterThan(0);
    for (const { event } of checks) expect(event).toMatchObject({ check: 'courage', target: 10 });
    const failed = checks.filter(({ event }) => event.type === 'checked' && event.success === false).length;
    const tired = tales.filter(({ event }) => event.type === 'tired' && event.rule === 'SB-OPS-53').length;
    const spared = tales.filter(
      ({ event }) => event.type === 'cameToNothing' && event.op === 'fatigue',
    ).length;
    expect(tired + spared).toBe(failed);
  });
});
