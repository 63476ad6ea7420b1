import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { offersFor } from '../rules/turn/act.ts';
import { of, playScene, type SceneModel, scene } from '../scene.spec-support.ts';

const FAR: SceneModel = { id: 'y', x: 860, y: 860, rules: ['mindless'] };

function raising(dead: Partial<SceneModel> = {}, successes = 2, at = 326, raisable = true) {
  return scene({
    active: 1,
    models: [
      { id: 'n', x: 300, y: 450, party: 1, rules: ['necromancer'] },
      { id: 'd', standing: 'out', left: 'killed', ...dead },
      FAR,
    ],
    corpses: [{ of: 'd', x: at, y: 450, raisable }],
    phase: 'act',
    activation: { waiting: ['n'], successes, declared: 'spell/raise' },
  });
}

function offered(...args: Parameters<typeof raising>): boolean {
  const s = raising(...args);
  return offersFor(looking(s), of(s, 'n'), args[1] ?? 2).some(({ action }) => action === 'raise-dead');
}

describe('Necromancer', () => {
  it('FF-SPEC-40 raises a corpse beside him for two successes: a Walking Dead of his, flat on the ground', () => {
    const { state } = playScene(raising(), [], [['act', 'raise-dead/corpse-d']]);
    expect(of(state, 'raised-4')).toMatchObject({
      profile: 'walking-dead',
      quality: 4,
      combat: 2,
      party: 1,
      controller: 1,
      origin: 'raised',
      posture: 'fallen-hard',
      x: 326,
      y: 450,
      turn: {},
    });
    expect(state.corpses).toMatchObject([{ raisable: false }]);
  });

  it('FF-SPEC-40 a third success is left for something else; one is not enough', () => {
    expect(offered({}, 1)).toBe(false);
    const said = [
      ['act', 'raise-dead/corpse-d'],
      ['act', 'done'],
    ] as const;
    expect(playScene(raising({}, 3), [], said).state.models).toHaveLength(4);
  });

  it('FF-SPEC-40 not from afar, not twice, and not every body', () => {
    expect(offered()).toBe(true);
    expect(offered({}, 2, 327)).toBe(false);
    expect(offered({}, 2, 326, false)).toBe(false);
    for (const tag of ['zombie', 'vampire', 'mummy', 'demon'] as const)
      expect(offered({ tags: [tag] })).toBe(false);
    for (const rule of ['very-strongwilled', 'artificial', 'swarm', 'immaterial'] as const)
      expect(offered({ rules: [rule] })).toBe(false);
  });
});
