import { describe, expect, it } from 'vitest';
import { of } from '../../scene.spec-support.ts';
import { frighten, modifiersOf, tests } from './nerve.spec-support.ts';

const GOOD_DICE = [4, 5, 6];

describe('who tests', () => {
  it('FF-FEAR-01 a good model charged by a member of the evil party tests', () => {
    const { told } = frighten({ dice: GOOD_DICE });
    expect(told).toContainEqual(expect.objectContaining({ type: 'quality', purpose: 'fear', model: 'a' }));
  });

  it('FF-FEAR-01 nobody tests for a charge of the good', () => {
    expect(tests(frighten({ model: { party: 1 }, monster: { party: 0 }, dice: [] }))).toBe(0);
  });

  it('FF-FEAR-01 FF-OPT-17 by option only monsters, zombies and fear traits count', () => {
    const options = { 'fear-only-monsters': true };
    expect(tests(frighten({ more: { options }, dice: [] }))).toBe(0);
    expect(tests(frighten({ more: { options }, monster: { tags: ['monster'] }, dice: GOOD_DICE }))).toBe(1);
    expect(tests(frighten({ more: { options }, monster: { tags: ['zombie'] }, dice: GOOD_DICE }))).toBe(1);
    expect(tests(frighten({ more: { options }, monster: { rules: ['fearful'] }, dice: [5, 5, 5] }))).toBe(1);
  });

  it('FF-FEAR-02 evil models, the Mindless and the Artificial never do', () => {
    expect(tests(frighten({ model: { party: 1 }, monster: { party: 0 }, cause: 'death', dice: [] }))).toBe(0);
    expect(tests(frighten({ model: { rules: ['mindless'] }, dice: [] }))).toBe(0);
    expect(tests(frighten({ model: { rules: ['artificial'] }, dice: [] }))).toBe(0);
  });

  it('FF-FEAR-02 the fallen and the transfixed do', () => {
    expect(tests(frighten({ model: { posture: 'fallen' }, dice: GOOD_DICE }))).toBe(1);
    expect(
      tests(
        frighten({
          model: { conditions: { transfixed: { by: 'spell', cost: 2, source: null } } },
          dice: GOOD_DICE,
        }),
      ),
    ).toBe(1);
  });
});

describe('the test', () => {
  it('FF-FEAR-03 three dice against Quality', () => {
    const { told } = frighten({ dice: [4, 4, 4] });
    expect(told).toContainEqual(expect.objectContaining({ type: 'quality', successes: 3 }));
  });

  it('FF-FEAR-03 a Hero rolls two and passes one', () => {
    const { told } = frighten({ model: { rules: ['hero'] }, dice: [4, 4] });
    expect(told).toContainEqual(expect.objectContaining({ type: 'quality', successes: 3 }));
  });

  it('FF-FEAR-04 traits of one monster do not add, ambush does', () => {
    const played = frighten({
      monster: { rules: ['fearful', 'very-fearful'] },
      modifier: -1,
      dice: [6, 6, 6],
    });
    expect(modifiersOf(played)).toEqual({ 'very-fearful': -2, ambush: -1 });
  });

  it('FF-FEAR-04 example: Q3+ Strongwilled, charged by a Fearful ambusher, needs 4+ on each die', () => {
    const played = frighten({
      model: { quality: 3, rules: ['strongwilled'] },
      monster: { rules: ['fearful'] },
      modifier: -1,
      dice: [4, 4, 3],
    });
    expect(modifiersOf(played)).toEqual({ fearful: -1, ambush: -1, strongwilled: 1 });
    expect(played.told).toContainEqual(expect.objectContaining({ type: 'frightened', failures: 1 }));
  });

  it('FF-FEAR-04 the Spiritual Leader within Long helps, one alone, and not himself', () => {
    const priest = (id: string, x: number) => ({ id, x, y: 450, rules: ['spiritual-leader'] }) as const;
    const near = frighten({ others: [priest('p', 250), priest('q', 300)], dice: [3, 3, 3] });
    expect(modifiersOf(near)).toEqual({ 'spiritual-leader': 1 });
    const far = frighten({ others: [priest('p', 244)], dice: GOOD_DICE });
    expect(modifiersOf(far)).toEqual({});
    expect(modifiersOf(frighten({ model: { rules: ['spiritual-leader'] }, dice: GOOD_DICE }))).toEqual({});
  });

  it('FF-FEAR-04 FF-OPT-20 by option he must be within Medium', () => {
    const others = [{ id: 'p', x: 304, y: 450, rules: ['spiritual-leader'] }] as const;
    const options = { 'spiritual-leader-medium': true };
    expect(modifiersOf(frighten({ others, dice: [3, 3, 3] }))).toEqual({ 'spiritual-leader': 1 });
    expect(modifiersOf(frighten({ others, more: { options }, dice: GOOD_DICE }))).toEqual({});
  });

  it('FF-FEAR-04 FF-MOV-25 holy ground comforts the good, never the evil', () => {
    const terrain = [{ id: 'c', type: 'church', shape: { rect: [400, 400, 100, 100] } }] as const;
    expect(modifiersOf(frighten({ more: { terrain }, dice: [3, 3, 3] }))).toEqual({ 'holy-ground': 1 });
    const evil = frighten({
      more: { terrain },
      model: { party: 1 },
      monster: { party: 0 },
      cause: 'ban',
      dice: GOOD_DICE,
    });
    expect(modifiersOf(evil)).toEqual({});
  });

  it('FF-FEAR-04 a friend killed horribly by oneself counts more within Long only', () => {
    const near = frighten({ cause: 'friendly-kill', modifier: -1, dice: [5, 5, 5] });
    expect(modifiersOf(near)).toEqual({ 'gruesome-death': -1 });
    const far = frighten({ cause: 'friendly-kill', modifier: -1, monster: { x: 700 }, dice: GOOD_DICE });
    expect(modifiersOf(far)).toEqual({});
  });
});

describe('what comes of it', () => {
  it('FF-FEAR-05 no failure: nothing', () => {
    const { state } = frighten({ dice: GOOD_DICE });
    expect(of(state, 'a')).toMatchObject({ x: 450, posture: 'standing' });
    expect(state.parties[0]!.frightened).toBe(false);
  });

  it('FF-FEAR-05 one failure: a base back, straight away from it', () => {
    const { state } = frighten({ dice: [3, 5, 5] });
    expect(of(state, 'a')).toMatchObject({ x: 425, y: 450, posture: 'standing' });
  });

  it('FF-MOV-19 a climber falls, and that is all the recoil there is', () => {
    const terrain = [{ id: 'p', type: 'platform', shape: { rect: [463, 400, 60, 100] } }] as const;
    const hanging = { z: 50, conditions: { climbing: { height: 50, piece: 'p' } } } as const;
    const scared = { model: hanging, monster: { x: 450, y: 600 }, more: { terrain } };
    const one = frighten({ ...scared, dice: [3, 5, 5, 5] });
    expect(of(one.state, 'a')).toMatchObject({ x: 450, y: 450, z: 0, posture: 'fallen-hard' });
    expect(one.told.filter(({ type }) => type === 'moved')).toMatchObject([{ manner: 'fall' }]);
    // Scared, and by a 3 on the table one fleeing move, which stands it up (FF-MOR-05).
    const two = frighten({ ...scared, dice: [3, 3, 5, 5, 3] });
    expect(of(two.state, 'a')).toMatchObject({ x: 450, y: 450, z: 0, posture: 'standing' });
    const clinging = { ...scared, model: { ...hanging, rules: ['clinging'] } } as const;
    expect(of(frighten({ ...clinging, dice: [3, 5, 5] }).state, 'a')).toMatchObject({ y: 450, z: 0 });
    // On the ground the same fright drives him back.
    expect(of(frighten({ ...scared, model: {}, dice: [3, 5, 5] }).state, 'a')).toMatchObject({ y: 425 });
  });

  it('FF-FEAR-14 any failed die of the good feeds magic, one of the evil does not', () => {
    expect(frighten({ dice: [3, 5, 5] }).state.parties[0]!.frightened).toBe(true);
    const evil = frighten({ model: { party: 1 }, monster: { party: 0 }, cause: 'ban', dice: [3, 5, 5] });
    expect(evil.state.parties.map(({ frightened }) => frightened)).toEqual([false, false]);
  });

  it('FF-FEAR-05 FF-HTH-13 driven back into an enemy, it is hacked, and not as a fugitive', () => {
    const others = [{ id: 'e', x: 400, y: 450, party: 1 }] as const;
    const { state, told } = frighten({ others, dice: [3, 5, 5, 2, 3] });
    expect(told).toContainEqual(expect.objectContaining({ type: 'fought', kind: 'hack', result: 'none' }));
    expect(of(state, 'a').standing).toBe('table');
  });

  it('FF-MAG-10 a transfixed model that fails a die is lost, routed', () => {
    const conditions = { transfixed: { by: 'spell', cost: 2, source: null } } as const;
    expect(of(frighten({ model: { conditions }, dice: [3, 5, 5] }).state, 'a').left).toBe('routed');
  });

  it('FF-GEN-21 FF-OPT-37 by option that counts as killed', () => {
    const conditions = { transfixed: { by: 'spell', cost: 2, source: null } } as const;
    const options = { 'test-deaths-are-kills': true };
    const { state } = frighten({ model: { conditions }, more: { options }, dice: [3, 5, 5] });
    expect(of(state, 'a').left).toBe('killed');
  });

  it('FF-SPEC-30 an Immaterial model that fails a die is banished', () => {
    const model = { party: 1, conditions: { immaterial: true } } as const;
    const { state } = frighten({ model, monster: { party: 0 }, cause: 'ban', dice: [3, 5, 5] });
    expect(of(state, 'a').left).toBe('banished');
  });
});

describe('monsters and fear', () => {
  const MONSTER = { party: 1 } as const;

  it('FF-FEAR-11 against Ban and prayer everything can happen to them', () => {
    // Two failures on 4+, then the scared table: 6 knocks it down.
    const { state } = frighten({ model: MONSTER, monster: { party: 0 }, cause: 'ban', dice: [3, 3, 5, 6] });
    expect(of(state, 'a')).toMatchObject({ x: 425, posture: 'fallen' });
  });

  it('FF-FEAR-12 against other monsters three failures only scare', () => {
    const three = { parties: [{ side: 'evil' }, { side: 'evil' }] } as const;
    const { state } = frighten({ more: three, dice: [1, 2, 3, 1] });
    expect(of(state, 'a')).toMatchObject({ x: 425, posture: 'standing' });
    expect(of(state, 'a').conditions.insane).toBeUndefined();
  });

  it('FF-FEAR-12 deaths do not frighten them', () => {
    expect(
      tests(frighten({ more: { parties: [{ side: 'evil' }, { side: 'evil' }] }, cause: 'death', dice: [] })),
    ).toBe(0);
  });

  it('FF-FEAR-12 FF-OPT-18 by option only fear traits do', () => {
    const more = {
      parties: [{ side: 'evil' }, { side: 'evil' }],
      options: { 'fear-vs-fear-fearful': true },
    } as const;
    expect(tests(frighten({ more, dice: [] }))).toBe(0);
    expect(tests(frighten({ more, monster: { rules: ['fearful'] }, dice: [5, 5, 5] }))).toBe(1);
  });
});
