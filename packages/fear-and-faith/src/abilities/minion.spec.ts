import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { qualityModifiers } from '../rules/quality/quality.ts';
import { of, playScene, type SceneModel, scene } from '../scene.spec-support.ts';

const FAR: SceneModel = { id: 'z', x: 40, y: 860, party: 1, rules: ['mindless'] };

function serving(
  master: Partial<SceneModel> = {},
  others: readonly SceneModel[] = [],
  purpose: 'activation' | 'fear' = 'activation',
) {
  const s = scene({
    models: [
      { id: 'n', x: 300, y: 450, party: 1, rules: ['minion'], master: 'm' },
      { id: 'm', x: 400, y: 450, party: 1, ...master },
      ...others,
      FAR,
    ],
  });
  return qualityModifiers(looking(s), of(s, 'n'), { purpose, declared: null }).map(
    ({ by, value }) => `${by} ${value}`,
  );
}

describe('Minion', () => {
  it('FF-SPEC-36 has one more on activation rolls within Long and sight of its Master', () => {
    expect(serving()).toEqual(['master 1']);
    expect(serving({}, [], 'fear')).toEqual([]);
    expect(serving({ x: 505 })).toEqual(['master 1']);
    expect(serving({ x: 506 })).toEqual([]);
  });

  it('FF-SPEC-36 a fallen Master is still one, a sleeping one or one who seems dead is not', () => {
    expect(serving({ posture: 'fallen' })).toEqual(['master 1']);
    expect(serving({ conditions: { transfixed: { by: 'spell', cost: 2, source: null } } })).toEqual([
      'master 1',
    ]);
    expect(serving({ conditions: { asleep: true } })).toEqual([]);
    expect(serving({ conditions: { apparentlyDead: { revivable: false } }, posture: 'fallen' })).toEqual([]);
  });

  it('FF-SPEC-36 FF-RNG-07 an enemy between hides a Master, though not a Leader', () => {
    const between: SceneModel = { id: 'e', x: 350, y: 450 };
    expect(serving({}, [between])).toEqual([]);
    expect(serving({}, [{ ...between, y: 500 }])).toEqual(['master 1']);
    expect(serving({ rules: ['leader'] }, [between])).toEqual(['leader 1']);
  });

  it('FF-GEN-13 not added to a Leader’s', () => {
    expect(serving({ rules: ['leader'] })).toEqual(['leader 1']);
  });

  function orphaned(dice: readonly number[]) {
    const s = scene({
      options: { 'recoil-strict': true },
      models: [
        { id: 'a', x: 300, y: 450, combat: 6 },
        { id: 'm', x: 325, y: 450, party: 1, combat: 0 },
        { id: 'n', x: 600, y: 450, party: 1, rules: ['minion'], master: 'm' },
        { id: 'o', x: 650, y: 450, party: 1 },
        FAR,
      ],
      acting: ['a', 1],
    });
    return playScene(s, dice, [['act', 'strike/hand-weapon/m']]).state;
  }

  it('FF-SPEC-36 whose Master is gone rolls a die, or goes too', () => {
    expect(of(orphaned([5, 1, 4]), 'n')).toMatchObject({ standing: 'table', master: null });
    expect(of(orphaned([5, 1, 3]), 'n').left).toBe('routed');
    expect(of(orphaned([5, 1, 3]), 'o').standing).toBe('table');
  });
});
