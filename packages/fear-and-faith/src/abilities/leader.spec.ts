import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { qualityModifiers } from '../rules/quality/quality.ts';
import { of, type SceneDraft, type SceneModel, scene } from '../scene.spec-support.ts';

/** Who adds what to an activation roll of `a`, with a Leader `l` 100 mm east of him. */
function helped(
  leader: Partial<SceneModel> = {},
  model: Partial<SceneModel> = {},
  more: Partial<SceneDraft> = {},
  purpose: 'activation' | 'fear' = 'activation',
): readonly string[] {
  const s = scene({
    ...more,
    models: [
      { id: 'a', x: 450, y: 450, ...model },
      { id: 'l', x: 550, y: 450, rules: ['leader'], ...leader },
      ...(more.models ?? []),
    ],
  });
  return qualityModifiers(looking(s), of(s, 'a'), { purpose, declared: null }).map(
    ({ by, value }) => `${by} ${value}`,
  );
}

describe('Leader', () => {
  it('FF-SPEC-32 gives friends within Long, in sight, one on all their Quality rolls', () => {
    expect(helped()).toEqual(['leader 1']);
    expect(helped({}, {}, {}, 'fear')).toEqual(['leader 1']);
    expect(helped({ x: 655 })).toEqual(['leader 1']);
    expect(helped({ x: 656 })).toEqual([]);
  });

  it('FF-SPEC-32 not while he lies, is held, lies as if dead or goes as a bat', () => {
    expect(helped({ posture: 'fallen' })).toEqual([]);
    expect(helped({ conditions: { transfixed: { by: 'spell', cost: 2, source: null } } })).toEqual([]);
    expect(helped({ conditions: { apparentlyDead: { revivable: false } }, posture: 'fallen' })).toEqual([]);
    expect(helped({ conditions: { form: 'bat' } })).toEqual([]);
  });

  it('FF-SPEC-32 not himself, not enemies, and several do not add up', () => {
    expect(helped({ rules: [] }, { rules: ['leader'] })).toEqual([]);
    expect(helped({ party: 1 })).toEqual([]);
    expect(helped({}, {}, { models: [{ id: 'm', x: 450, y: 550, rules: ['leader'] }] })).toEqual([
      'leader 1',
    ]);
  });

  it('FF-SPEC-32 enemies between do not hide him, friends and walls do', () => {
    const between = (party: number) => ({ models: [{ id: 'm', x: 500, y: 450, party }] });
    expect(helped({}, {}, between(1))).toEqual(['leader 1']);
    expect(helped({}, {}, between(0))).toEqual([]);
    const wall = [{ id: 'w', type: 'wall', shape: { rect: [498, 300, 4, 300] } }] as const;
    expect(helped({}, {}, { terrain: wall })).toEqual([]);
  });

  it('FF-SPEC-35 the Mindless look up to nobody', () => {
    expect(helped({}, { rules: ['mindless'] })).toEqual([]);
  });
});
