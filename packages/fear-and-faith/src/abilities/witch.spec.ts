import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { fearModifiers } from '../rules/nerve/fear-test.ts';
import { hasFearTrait } from '../rules/nerve/who-tests.ts';
import { offersFor } from '../rules/turn/act.ts';
import { of, playScene, type SceneModel, scene } from '../scene.spec-support.ts';

const FAR: SceneModel = { id: 'z', x: 40, y: 860, party: 1, rules: ['mindless'] };

/** `a` strikes at `w`, who dies of a 5 to a 2. */
function slaying(witch: Partial<SceneModel>, others: readonly SceneModel[] = []) {
  return scene({
    options: { 'recoil-strict': true },
    models: [
      { id: 'a', x: 300, y: 450, combat: 2 },
      { id: 'w', x: 325, y: 450, party: 1, rules: ['witch'], combat: 1, ...witch },
      ...others,
      FAR,
    ],
    acting: ['a', 1],
  });
}
const STRIKE = ['act', 'strike/hand-weapon/w'] as const;

describe('Witch', () => {
  it('FF-MAG-12 dying, she makes the closest enemy test', () => {
    const s = slaying({});
    const cursed = playScene(s, [5, 2, 4, 4, 3], [STRIKE, ['dyingCurse', 'curse']]);
    expect(of(cursed.state, 'w').left).toBe('killed');
    expect(of(cursed.state, 'a')).toMatchObject({ x: 275 });
    expect(of(playScene(s, [5, 2], [STRIKE, ['dyingCurse', 'spare']]).state, 'a').x).toBe(300);
  });

  it('FF-MAG-12 those who never test are passed over; nothing of it when she dies gruesomely', () => {
    const s = scene({
      options: { 'recoil-strict': true },
      models: [
        { id: 'a', x: 300, y: 450, combat: 2, rules: ['mindless'] },
        { id: 'w', x: 325, y: 450, party: 1, rules: ['witch'], combat: 1 },
        { id: 'b', x: 600, y: 450 },
        FAR,
      ],
      acting: ['a', 1],
    });
    const { state } = playScene(s, [5, 2, 4, 4, 3], [STRIKE, ['dyingCurse', 'curse']]);
    expect(of(state, 'b').x).toBe(625);
    const horribly = playScene(slaying({}), [6, 1], [STRIKE]);
    expect(of(horribly.state, 'w').left).toBe('killed-gruesome');
  });

  it('FF-MAG-12 FF-GEN-17 of two equally near she chooses one, nearer ones leave no choice', () => {
    const mindless = { id: 'a', x: 300, y: 450, combat: 2, rules: ['mindless'] } as const;
    const dying = (far: number) =>
      scene({
        options: { 'recoil-strict': true },
        models: [
          mindless,
          { id: 'w', x: 325, y: 450, party: 1, rules: ['witch'], combat: 1 },
          { id: 'b', x: 325, y: 550 },
          { id: 'c', x: 325, y: 450 - far },
          FAR,
        ],
        acting: ['a', 1],
      });
    const chosen = playScene(
      dying(100),
      [5, 2, 4, 4, 3],
      [STRIKE, ['curseWhom', 'c'], ['dyingCurse', 'curse']],
    );
    expect([of(chosen.state, 'b').y, of(chosen.state, 'c').y]).toEqual([550, 325]);
    const nearest = playScene(dying(101), [5, 2, 4, 4, 3], [STRIKE, ['dyingCurse', 'curse']]);
    expect([of(nearest.state, 'b').y, of(nearest.state, 'c').y]).toEqual([575, 349]);
  });

  const FAMILIAR = {
    id: 'f',
    profile: 'cat-familiar',
    party: 1,
    master: 'w',
    points: 10,
    rules: ['minion'],
    tags: ['animal'],
  } as const;

  it('FF-MAG-15 with her Familiar within Short she is Fearful and is never taken by surprise', () => {
    const near = (x: number) => {
      const s = slaying({}, [{ ...FAMILIAR, x, y: 450 }]);
      const fright = { cause: 'charge', source: of(s, 'w'), at: { x: 0, y: 0, z: 0 }, modifier: 0 } as const;
      const by = fearModifiers(looking(s), of(s, 'a'), fright).map((one) => one.by);
      const attack = { target: of(s, 'w') } as never;
      return [by, looking(s).modify('canBeAmbushed', of(s, 'w'), true, { attack })];
    };
    expect(near(400)).toEqual([['fearful'], false]);
    expect(near(440)).toEqual([[], true]);
  });

  it('FF-MAG-15 when it is killed she takes a blow at 2, away from where it died', () => {
    const s = scene({
      options: { 'recoil-strict': true },
      models: [
        { id: 'a', x: 300, y: 450, combat: 6 },
        { ...FAMILIAR, x: 325, y: 450, combat: 0 },
        { id: 'w', x: 400, y: 450, party: 1, rules: ['witch'], combat: 2 },
        FAR,
      ],
      acting: ['a', 1],
    });
    const { state } = playScene(s, [5, 1, 5, 4], [['act', 'strike/hand-weapon/f']]);
    expect(of(state, 'w')).toMatchObject({ x: 425, y: 450 });
  });

  it('FF-MAG-15 FF-RNG-08 FF-FEAR-08 so she may be picked over those who are closer, and the frightened shrink from her', () => {
    const beset = (x: number) =>
      scene({
        models: [
          { id: 'a', x: 300, y: 450, arms: [{ weapon: 'pistol', inHand: true }] },
          { id: 'e', x: 350, y: 450, party: 1 },
          { id: 'w', x: 360, y: 400, party: 1, rules: ['witch'] },
          { ...FAMILIAR, x, y: 400 },
          FAR,
        ],
        acting: ['a', 1],
      });
    const shots = (x: number) => {
      const s = beset(x);
      return offersFor(looking(s), of(s, 'a'), 1).flatMap(({ action, target }) =>
        action === 'shoot' ? [target] : [],
      );
    };
    expect(shots(400)).toEqual(['e', 'w']);
    expect(shots(480)).toEqual(['e']);
    const frightened = (x: number) => {
      const s = beset(x);
      return [looking(s), of(s, 'w')] as const;
    };
    expect(hasFearTrait(...frightened(400))).toBe(true);
    expect(hasFearTrait(...frightened(480))).toBe(false);
  });
});
