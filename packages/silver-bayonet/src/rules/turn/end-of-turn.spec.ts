import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import silverBayonet from '../../ruleset.ts';
import { of, type SceneDraft, scene } from '../../scene.spec-support.ts';

function evening(rest: Partial<SceneDraft> = {}) {
  return scene({
    phase: 'end',
    figures: [
      {
        id: 'a',
        x: 5,
        fatigue: 2,
        activated: true,
        marks: { spellbound: 1 },
        terror: { kind: 'shaken', activations: 1 },
      },
      { id: 'foe', side: 1, x: 30, fatigue: 1, activated: true },
      { id: 'beast', side: null, type: 'revenant', y: 30, fatigue: 1, activated: true },
    ],
    ...rest,
  });
}

describe('the end of a turn', () => {
  it('SB-TURN-12 all fatigue goes, everybody can act again, a new turn begins', () => {
    const { state } = play(silverBayonet, { state: evening() });
    expect(state.figures.map(({ fatigue, activated }) => [fatigue, activated])).toEqual([
      [0, false],
      [0, false],
      [0, false],
    ]);
    expect(state).toMatchObject({ turn: 2, phase: 'initiative', ended: null });
  });

  it('SB-TURN-12.R1 what lasts a turn ends; weather and terror do not', () => {
    const conditions = { rain: true, fog: true, deluge: true, wheelOfFate: true, enchantment: true };
    const { state } = play(silverBayonet, { state: evening({ conditions }) });
    expect(state.conditions).toEqual({
      rain: true,
      fog: true,
      deluge: true,
      wheelOfFate: false,
      enchantment: false,
    });
    expect(of(state, 'a')).toMatchObject({ marks: {}, terror: { kind: 'shaken' } });
  });

  it('SB-EVT-01.R1 weather-duration turn: Rain and Deluge end too, Fog stays', () => {
    const conditions = { rain: true, fog: true, deluge: true };
    const { state } = play(silverBayonet, {
      state: evening({ conditions, options: { 'weather-duration': 'turn' } }),
    });
    expect(state.conditions).toMatchObject({ rain: false, fog: true, deluge: false });
  });

  it('SB-END-01 SB-TURN-12.R1 after the last turn the game is over, not before', () => {
    expect(
      play(silverBayonet, { state: evening({ turn: 3, options: { 'turn-limit': 4 } }) }).state.ended,
    ).toBeNull();
    const { state } = play(silverBayonet, { state: evening({ turn: 4, options: { 'turn-limit': 4 } }) });
    expect(state).toMatchObject({ ended: { reason: 'last-turn' }, turn: 4 });
    expect(of(state, 'a').fatigue).toBe(0);
  });
});
