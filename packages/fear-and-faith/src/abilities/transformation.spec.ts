import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { offersFor } from '../rules/turn/act.ts';
import { of, playScene, type SceneModel, scene } from '../scene.spec-support.ts';

function changed(a: Partial<SceneModel>, near: readonly SceneModel[] = [], dice: readonly number[] = []) {
  const state = scene({
    models: [
      { id: 'a', x: 450, y: 450, ...a },
      ...near,
      { id: 'z', x: 860, y: 860, party: 1, rules: ['mindless'] },
    ],
    parties: [{ side: 'evil' }, { side: 'good' }],
    acting: ['a', 1],
  });
  return playScene(state, dice, [['act', 'transform']]);
}

describe('Transformation', () => {
  it('FF-SPEC-61 Fearful, and one better in Combat, six at most', () => {
    const a = of(changed({ rules: ['transformation'] }).state, 'a');
    expect(a).toMatchObject({ combat: 3, losses: { transformation: 0 }, conditions: { transformed: true } });
    expect(a.rules).toEqual(['transformation', 'fearful']);
    expect(of(changed({ rules: ['transformation'], combat: 6 }).state, 'a').combat).toBe(6);
  });

  it('FF-SPEC-61 Very Fearful where it was Fearful', () => {
    const { rules } = of(changed({ rules: ['transformation', 'fearful'] }).state, 'a');
    expect(rules).toEqual(['transformation', 'very-fearful']);
  });

  it('FF-SPEC-61 with a package: Quality one worse, and Tough and Savage, or faster', () => {
    const hard = of(changed({ rules: ['transformation:tough-and-savage'] }).state, 'a');
    expect(hard.losses.transformation).toBe(1);
    expect(hard.rules).toEqual(expect.arrayContaining(['savage', 'tough']));
    const fast = of(changed({ rules: ['transformation:faster'] }).state, 'a');
    expect(fast).toMatchObject({ movement: 'long', losses: { transformation: 1 } });
  });

  it('FF-SPEC-61 it never dies of it: at six it stays six', () => {
    const a = of(changed({ rules: ['transformation:faster'], quality: 6 }).state, 'a');
    expect(a).toMatchObject({ left: null, losses: { transformation: 0 } });
  });

  it('FF-SPEC-61 good models within Short test Fear, and no others', () => {
    const witness = (x: number): SceneModel => ({ id: 'w', x, y: 450, party: 1 });
    const tests = (x: number, dice: readonly number[]) =>
      changed({ rules: ['transformation'] }, [witness(x)], dice).events.filter(
        (event) => event.type === 'quality' && event.purpose === 'fear',
      ).length;
    expect(tests(450 + 25 + 75, [6, 6, 6])).toBe(1);
    expect(tests(450 + 25 + 77, [])).toBe(0);
  });

  it('FF-SPEC-61 once', () => {
    const state = scene({
      models: [
        { id: 'a', x: 450, y: 450, rules: ['transformation'], conditions: { transformed: true } },
        { id: 'z', x: 860, y: 860, party: 1 },
      ],
      acting: ['a', 1],
    });
    expect(offersFor(looking(state), of(state, 'a'), 1).map(({ id }) => id)).not.toContain('transform');
  });
});
