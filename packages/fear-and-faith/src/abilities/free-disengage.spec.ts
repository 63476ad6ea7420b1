import { describe, expect, it } from 'vitest';
import { duel, of, playScene, type SceneModel } from '../scene.spec-support.ts';

const AWAY = [
  ['act', 'disengage'],
  ['move', [{ x: 350, y: 450, z: 0 }]],
] as const;
const slippery = { rules: ['free-disengage'] } as const;

function leaves(a: Partial<SceneModel>, b: Partial<SceneModel>, dice: readonly number[], actions = 2) {
  return of(playScene(duel(a, b, actions), dice, AWAY).state, 'a').x;
}

describe('Free Disengage', () => {
  it('FF-SPEC-22 nobody hacks at it when it leaves a fight, whoever they are', () => {
    expect(leaves(slippery, {}, [])).toBe(350);
    expect(leaves(slippery, slippery, [])).toBe(350);
    expect(leaves(slippery, { rules: ['flying'] }, [])).toBe(350);
  });

  it('FF-SPEC-22 at others they do', () => {
    expect(leaves({}, slippery, [3, 3])).toBe(350);
  });

  it('FF-SPEC-22 nor when it recoils into enemies', () => {
    const recoil = (rules: readonly 'free-disengage'[], dice: readonly number[]) => {
      const behind = { id: 'c', x: 526, y: 450 } as const;
      const state = duel({ combat: 3 }, { rules }, 1, {
        models: [behind, { id: 'z', x: 860, y: 860, party: 1 }],
        options: { 'recoil-strict': true },
      });
      return playScene(state, dice, [['act', 'strike/hand-weapon/b']]).events.filter(
        (event) => event.type === 'fought' && event.kind === 'hack',
      ).length;
    };
    expect(recoil(['free-disengage'], [5, 4])).toBe(0);
    expect(recoil([], [5, 4, 3, 3])).toBe(1);
  });

  it('FF-SPEC-22 it still takes two actions', () => {
    expect(() => leaves(slippery, {}, [], 1)).toThrow('disengage');
  });
});
