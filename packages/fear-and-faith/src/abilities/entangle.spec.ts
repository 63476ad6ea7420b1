import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { DECLARATIONS } from '../rules/declarations/index.ts';
import { of, playScene, type SceneModel, scene } from '../scene.spec-support.ts';

function entangling(target: Partial<SceneModel> = {}, successes = 1) {
  return scene({
    active: 1,
    models: [
      { id: 'w', x: 300, y: 450, party: 1, rules: ['entangle'] },
      { id: 't', x: 385, y: 450, ...target },
    ],
    phase: 'act',
    activation: { waiting: ['w'], successes, declared: 'entangle/t' },
  });
}

function declares(target: Partial<SceneModel>, rules: SceneModel['rules'] = ['entangle']): readonly string[] {
  const s = entangling(target);
  of(s, 'w').rules = rules;
  return DECLARATIONS.flatMap((kind) => kind.offers(looking(s), of(s, 'w')));
}

describe('Entangle', () => {
  it('FF-SPEC-18 holds like Transfix, with a die for each success', () => {
    const { state } = playScene(entangling({}, 2), [4, 3], [['act', 'entangle/t/2']]);
    expect(of(state, 't').conditions).toEqual({ transfixed: { by: 'entangle', cost: 2, source: 'w' } });
    expect(of(playScene(entangling({}, 2), [4, 4], [['act', 'entangle/t/2']]).state, 't').conditions).toEqual(
      {},
    );
  });

  it('FF-SPEC-18 not Vampires, not what has no body; no spell: nothing comes of three failures', () => {
    expect(declares({})).toEqual(['entangle/t']);
    expect(declares({}, [])).toEqual([]);
    expect(declares({ tags: ['vampire'] })).toEqual([]);
    expect(declares({ conditions: { immaterial: true } })).toEqual([]);
    const s = scene({
      active: 1,
      models: [
        { id: 'w', x: 300, y: 450, party: 1, rules: ['entangle'] },
        { id: 't', x: 385, y: 450 },
      ],
    });
    const said = [
      ['nominate', 'w'],
      ['declare', 'entangle/t'],
      ['dice', '3'],
    ] as const;
    expect(of(playScene(s, [1, 2, 3], said).state, 'w')).toMatchObject({ conditions: {}, game: {} });
  });
});
