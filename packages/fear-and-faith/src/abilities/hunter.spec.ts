import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { modifiersIn } from '../rules/combat/attack.spec-support.ts';
import { rollsAtDeployment } from '../rules/setup/deployment.ts';
import { victoryPoints } from '../rules/turn/ending.ts';
import { duel, of, playScene, type SceneModel, scene, stepping } from '../scene.spec-support.ts';

const FAR = [{ id: 'z', x: 860, y: 860, party: 1, rules: ['mindless'] }] as const;
const tracker = { rules: ['hunter'], prey: 'b' } as const;
const SHOT = { kind: 'shot', weapon: 'bow', band: 1 } as const;

describe('Hunter', () => {
  it('FF-SPEC-29 +1 against its prey, in blow and shot, attack and defence', () => {
    expect(modifiersIn(duel(tracker, {})).attacker).toEqual({ 'hunter-vs-prey': 1 });
    expect(modifiersIn(duel(tracker, {}), SHOT).attacker).toEqual({ 'hunter-vs-prey': 1 });
    const hunted = { ...tracker, prey: 'a' };
    expect(modifiersIn(duel({}, hunted)).target).toEqual({ 'hunter-vs-prey': 1 });
    expect(modifiersIn(duel({}, hunted), SHOT).target).toEqual({ 'hunter-vs-prey': 1 });
  });

  it('FF-SPEC-29 not against others, and not with a grenade', () => {
    expect(modifiersIn(duel({ ...tracker, prey: 'z' }, {}, 1, { models: FAR })).attacker).toEqual({});
    const blast = { kind: 'blast', weapon: 'grenade', combat: 4 } as const;
    expect(modifiersIn(duel(tracker, {}), blast).attacker).toEqual({});
  });

  it('FF-SPEC-29 FF-SET-12 it names an enemy personality at deployment, in reserve or not', () => {
    const models: readonly SceneModel[] = [
      { id: 'a', x: 100, y: 100, rules: ['hunter'] },
      { id: 'f', x: 200, y: 100, rules: ['leader'] },
      { id: 'b', x: 500, y: 500, party: 1, rules: ['leader'] },
      { id: 'r', party: 1, rules: ['hero'], standing: 'reserve' },
      { id: 'm', x: 600, y: 500, party: 1 },
    ];
    const named = (prey: string) =>
      play(stepping(rollsAtDeployment), {
        state: scene({ models }),
        dice: [],
        answers: [['prey', prey]],
        steps: 1,
      });
    expect(of(named('b').state, 'a').prey).toBe('b');
    expect(of(named('r').state, 'a').prey).toBe('r');
    for (const other of ['m', 'f']) expect(() => named(other)).toThrow(other);
  });

  it('FF-SPEC-29 a victory point for killing it in single combat, and none with help', () => {
    const points = (more: readonly SceneModel[]) => {
      const state = duel({ ...tracker, combat: 4 }, { points: 0 }, 1, { models: [...more, ...FAR] });
      return victoryPoints(playScene(state, [4, 2], [['act', 'strike/hand-weapon/b']]).state, 0);
    };
    expect(points([])).toBe(1);
    expect(points([{ id: 'f', x: 500, y: 450, rules: ['mindless'] }])).toBe(0);
  });

  it('FF-SPEC-29 FF-SPEC-60 a Tough prey is taken with its last wound, not before', () => {
    const points = (quality: number) => {
      const prey = { points: 0, quality, rules: ['tough'] } as const;
      const state = duel({ ...tracker, combat: 4 }, prey, 1, { models: FAR });
      return victoryPoints(playScene(state, [4, 2], [['act', 'strike/hand-weapon/b']]).state, 0);
    };
    expect([points(6), points(5)]).toEqual([1, 0]);
  });
});
