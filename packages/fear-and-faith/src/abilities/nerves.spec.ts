import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { settle } from '../rules/aftermath/settle.ts';
import { leave } from '../rules/leaving/leaving.ts';
import { FAR, frighten, modifiersOf } from '../rules/nerve/nerve.spec-support.ts';
import { duel, of, playScene, type SceneModel, scene, stepping } from '../scene.spec-support.ts';

const SIXES = [6, 6, 6];

describe('what frightens', () => {
  it('FF-SPEC-19 Fearful is -1 on tests that it causes, not on those for what it did', () => {
    const monster = { rules: ['fearful'] } as const;
    expect(modifiersOf(frighten({ monster, dice: SIXES }))).toEqual({ fearful: -1 });
    expect(modifiersOf(frighten({ monster, cause: 'revival', dice: SIXES }))).toEqual({ fearful: -1 });
    expect(modifiersOf(frighten({ monster, cause: 'death', dice: SIXES }))).toEqual({});
    expect(modifiersOf(frighten({ model: monster, dice: SIXES }))).toEqual({});
  });

  it('FF-SPEC-63 Very Fearful is -2', () => {
    const monster = { rules: ['very-fearful'] } as const;
    expect(modifiersOf(frighten({ monster, dice: SIXES }))).toEqual({ 'very-fearful': -2 });
    expect(modifiersOf(frighten({ monster, cause: 'scare', dice: SIXES }))).toEqual({});
  });
});

describe('what steadies', () => {
  it('FF-SPEC-53 Strongwilled is +1, FF-SPEC-64 Very Strongwilled +2, on Fear tests', () => {
    expect(modifiersOf(frighten({ model: { rules: ['strongwilled'] }, dice: SIXES }))).toEqual({
      strongwilled: 1,
    });
    expect(modifiersOf(frighten({ model: { rules: ['very-strongwilled'] }, dice: SIXES }))).toEqual({
      'very-strongwilled': 2,
    });
    expect(modifiersOf(frighten({ monster: { rules: ['strongwilled'] }, dice: SIXES }))).toEqual({});
  });

  it('FF-SPEC-49 a Spiritual Leader who fails a die is no help any more', () => {
    const priest = (more: Partial<SceneModel> = {}) =>
      ({ id: 'p', x: 450, y: 560, rules: ['spiritual-leader'], ...more }) as const;
    expect(modifiersOf(frighten({ others: [priest()], dice: SIXES }))).toEqual({ 'spiritual-leader': 1 });
    const lost = priest({ game: { 'faith-lost': 1 } });
    expect(modifiersOf(frighten({ others: [lost], dice: SIXES }))).toEqual({});
    // FF-SPEC-24
    const down = priest({ posture: 'fallen', conditions: { apparentlyDead: { revivable: false } } });
    expect(modifiersOf(frighten({ others: [down], dice: SIXES }))).toEqual({});
    const failed = frighten({ model: { rules: ['spiritual-leader'] }, dice: [3, 5, 5] });
    expect(of(failed.state, 'a').game).toEqual({ 'faith-lost': 1 });
    const stood = frighten({ model: { rules: ['spiritual-leader'] }, dice: SIXES });
    expect(of(stood.state, 'a').game).toEqual({});
  });
});

describe('Artificial', () => {
  it('FF-SPEC-05 is killed, but never gruesomely; others are', () => {
    const strike = [['act', 'strike/hand-weapon/b']] as const;
    const struck = (rules: SceneModel['rules']) =>
      of(playScene(duel({ combat: 6 }, { combat: 0, rules }, 1, { models: FAR }), [6, 1], strike).state, 'b')
        .left;
    expect(struck(['artificial'])).toBe('killed');
    expect(struck([])).toBe('killed-gruesome');
  });
});

describe('Animal', () => {
  /** The last of those who are none leaves play, a dog and perhaps others stay. */
  function alone(others: readonly SceneModel[], master: Partial<SceneModel> = {}) {
    const state = scene({
      models: [
        { id: 'm', x: 100, y: 800, ...master },
        { id: 'dog', x: 400, y: 300, rules: ['animal', 'mindless'], tags: ['animal'] },
        ...others,
        { id: 'z', x: 860, y: 860, party: 1, rules: ['mindless'] },
      ],
    });
    const rules = stepping((cx) => {
      leave(cx, of(cx.s, 'm'), 'routed', null, 'FF-GEN-21');
      settle(cx);
    });
    return of(play(rules, { state, dice: [], answers: [], steps: 1 }).state, 'dog').left;
  }

  it('FF-SPEC-03 runs when the last who is none has left play, for whatever reason', () => {
    expect(alone([])).toBe('routed');
    expect(alone([{ id: 'n', x: 200, y: 200 }])).toBeNull();
    expect(alone([{ id: 'n', x: 200, y: 200, party: 1 }])).toBe('routed');
  });

  it('FF-SPEC-03 FF-SPEC-14 a master who is possessed is one still, until he is killed', () => {
    const host = { party: 1, home: 0, controller: 1, conditions: { possessed: { by: 'd' } } } as const;
    const demon = { id: 'd', party: 1, tags: ['demon'], rules: ['demon'], standing: 'reserve' } as const;
    const after = (victim: 'h' | 'e') => {
      const state = scene({
        models: [
          { id: 'w', x: 100, y: 100, rules: ['animal'], tags: ['animal'] },
          { id: 'h', x: 450, y: 450, ...host },
          { ...demon, conditions: { possessing: { host: 'h' } } },
          { id: 'e', x: 800, y: 800, party: 1 },
        ],
      });
      const rules = stepping((cx) => {
        leave(cx, of(cx.s, victim), 'killed', null, 'FF-GEN-21');
        settle(cx);
      });
      return of(play(rules, { state, dice: [], answers: [], steps: 1 }).state, 'w').left;
    };
    expect([after('h'), after('e')]).toEqual(['routed', null]);
  });

  it('FF-SPEC-03 a pack that was nothing else stays', () => {
    expect(alone([], { tags: ['animal'] })).toBeNull();
  });
});
