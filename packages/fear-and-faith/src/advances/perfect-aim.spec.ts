import { describe, expect, it } from 'vitest';
import { playScene, type SceneDraft, type SceneModel, scene } from '../scene.spec-support.ts';

const use = ['useAdvance', 'use'] as const;
const shoot = ['act', 'shoot/bolt-action-rifle/b'] as const;

function range(x: number, target: Partial<SceneModel> = {}, more: Partial<SceneDraft> = {}) {
  return scene({
    parties: [{ side: 'good', advances: ['perfect-aim', 'perfect-aim'] }, { side: 'evil' }],
    models: [
      { id: 'a', x: 100, y: 450, rules: ['rifle'], arms: [{ weapon: 'bolt-action-rifle', inHand: true }] },
      { id: 'b', x, y: 450, party: 1, ...target },
    ],
    acting: ['a', 1],
    options: { 'recoil-strict': true },
    ...more,
  });
}

function shot(state: ReturnType<typeof range>, answers: Parameters<typeof playScene>[2]) {
  const { events, state: after } = playScene(state, [3, 3], [shoot, ...answers]);
  const roll = events.find((event) => event.type === 'fought')!;
  return { by: roll.attacker.modifiers.map(({ by }) => by), after };
}

describe('Perfect Aim', () => {
  it('FF-CAMP-24 range, cover and a hard target count for nothing', () => {
    const far = range(400, { rules: ['difficult-target'] });
    expect(shot(far, [['useAdvance', 'keep']]).by).toEqual(
      expect.arrayContaining(['band-2', 'target-difficult']),
    );
    const { by } = shot(far, [use]);
    expect(by).not.toContain('band-2');
    expect(by).not.toContain('target-difficult');
  });

  it('FF-CAMP-24 everything else does', () => {
    const night = range(400, {}, { clock: { day: false } });
    expect(shot(night, [use]).by).toContain('night-outdoors');
  });

  it('FF-CAMP-24 nobody is asked where nothing is in the way', () => {
    expect(shot(range(200), []).after.parties[0]!.spent).toEqual({});
  });

  it('FF-CAMP-24 once a game for each model, however many were bought', () => {
    const { after } = shot(range(400), [use]);
    expect(after.parties[0]!.spent).toEqual({ 'perfect-aim': 1 });
    const again = playScene({ ...after, phase: 'nominate', active: 0 }, [], [['nominate', 'pass']]).state;
    expect(again.parties[0]!.served).toEqual(['perfect-aim>a']);
    const served = range(400);
    served.parties[0]!.served = ['perfect-aim>a'];
    expect(shot(served, []).by).toContain('band-2');
  });
});
