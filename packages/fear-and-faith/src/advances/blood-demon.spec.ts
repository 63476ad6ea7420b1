import { describe, expect, it } from 'vitest';
import { duel, playScene, type SceneDraft } from '../scene.spec-support.ts';

const BLOODY = (spent = 0) =>
  [
    { side: 'good' },
    { side: 'evil', advances: ['blood-demon'], spent: spent === 0 ? {} : { 'blood-demon': spent } },
  ] satisfies SceneDraft['parties'];
const FAR = [
  { id: 'x', x: 60, y: 60, rules: ['mindless'] },
  { id: 'y', x: 90, y: 60, rules: ['mindless'] },
] as const;

/** `a` of seat 1 strikes down `b`, with these dice. */
function kill(
  dice: readonly number[],
  more: Partial<SceneDraft>,
  answers: Parameters<typeof playScene>[2] = [],
) {
  return playScene(
    duel({ party: 1, combat: 4 }, { party: 0, rules: ['mindless'] }, 1, {
      parties: BLOODY(),
      active: 1,
      models: FAR,
      ...more,
    }),
    dice,
    [['act', 'strike/hand-weapon/b'], ...answers],
  ).state;
}
const came = (state: ReturnType<typeof kill>) =>
  state.models.filter(({ profile }) => profile === 'minor-vampire-with-handgun');

describe('Blood Demon', () => {
  it('FF-CAMP-29 a gruesome death, a five, and a minor vampire comes over a random edge', () => {
    const state = kill([5, 1, 5, 3], {}, [['deploy', { x: 300, y: 12.5, z: 0 }]]);
    expect(came(state)).toMatchObject([{ party: 1, controller: 1, standing: 'table', y: 12.5 }]);
  });

  it('FF-CAMP-29 FF-GEN-17 fives and sixes for the edge are rolled again', () => {
    const state = kill([5, 1, 6, 5, 6, 1], {}, [['deploy', { x: 300, y: 887.5, z: 0 }]]);
    expect(came(state)).toHaveLength(1);
  });

  it('FF-CAMP-29 a four brings nobody', () => {
    expect(came(kill([5, 1, 4], {}))).toEqual([]);
  });

  it('FF-CAMP-29 one in a game, and nobody for a death that is not gruesome', () => {
    expect(came(kill([5, 1], { parties: BLOODY(1) }))).toEqual([]);
    const state = playScene(
      duel({ party: 1, combat: 2 }, { party: 0, rules: ['mindless'] }, 1, {
        parties: BLOODY(),
        active: 1,
        models: FAR,
      }),
      [6, 1],
      [['act', 'strike/hand-weapon/b']],
    ).state;
    expect(came(state)).toEqual([]);
  });
});
