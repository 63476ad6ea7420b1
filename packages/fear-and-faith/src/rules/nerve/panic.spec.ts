import { describe, expect, it } from 'vitest';
import { of } from '../../scene.spec-support.ts';
import { frighten, tests } from './nerve.spec-support.ts';

/** Three failures at 4+. */
const THREE = [1, 2, 3];
/** Out of reach of everything, nearer to the south. */
const SOUTH = { model: { y: 300 }, monster: { y: 300 } } as const;

describe('panic', () => {
  it('FF-FEAR-05 FF-FEAR-07 a whole stick to the nearest edge, then the insanity table', () => {
    const { state } = frighten({ ...SOUTH, dice: [...THREE, 3] });
    expect(of(state, 'a')).toMatchObject({ x: 450, y: 180, conditions: { insane: { number: 3 } } });
  });

  it('FF-FEAR-07 the owner chooses among the edge, the nearest cover and his Spiritual Leader', () => {
    const terrain = [{ id: 'hedge', type: 'fence', shape: { rect: [300, 290, 20, 20] } }] as const;
    const others = [{ id: 'p', x: 450, y: 360, rules: ['spiritual-leader'] }] as const;
    const all = { ...SOUTH, others, more: { terrain } } as const;
    // The priest lends +1, so 2 and 3 would pass at 3+: three ones.
    const to = (goal: string) => frighten({ ...all, dice: [1, 1, 1, 3], answers: [['panic', goal]] }).state;
    expect(of(to('p'), 'a')).toMatchObject({ x: 450, y: 335 });
    expect(of(to('edge'), 'a')).toMatchObject({ y: 180 });
    expect(of(to('cover/hedge'), 'a').x).toBe(332.5);
    const { asked } = frighten({ ...all, dice: [1, 1, 1, 3], answers: [['panic', 'p']] });
    expect(asked.find(({ kind }) => kind === 'panic')?.question).toMatchObject({
      options: ['p', 'cover/hedge', 'edge'],
      at: [
        { x: 450, y: 335, z: 0 },
        { x: 332.5, y: 300, z: 0 },
        { x: 450, y: 0, z: 0 },
      ],
    });
  });

  it('FF-FEAR-07 FF-SPEC-49 also to a Spiritual Leader whose faith has failed him: only his bonus is lost', () => {
    const others = [
      { id: 'p', x: 450, y: 360, rules: ['spiritual-leader'], game: { 'faith-lost': 1 } },
    ] as const;
    const { state } = frighten({ ...SOUTH, others, dice: [1, 2, 3, 3], answers: [['panic', 'p']] });
    expect(of(state, 'a')).toMatchObject({ x: 450, y: 335 });
  });

  it('FF-FEAR-07 FF-FEAR-08 who runs off the table is routed, and goes mad elsewhere', () => {
    const { state } = frighten({ model: { y: 100 }, monster: { y: 100 }, dice: THREE });
    expect(of(state, 'a').left).toBe('routed');
  });

  it('FF-HTH-19 enemies in contact strike at its back, and that is Lethal', () => {
    const others = [{ id: 'e', x: 450, y: 325, party: 1 }] as const;
    const { state } = frighten({ ...SOUTH, others, dice: [...THREE, 3, 2] });
    expect(of(state, 'a').left).toBe('killed');
  });

  it('FF-HTH-19 one who is not beaten gets away', () => {
    const others = [{ id: 'e', x: 450, y: 325, party: 1 }] as const;
    const { state } = frighten({ ...SOUTH, others, dice: [...THREE, 3, 3, 3] });
    expect(of(state, 'a')).toMatchObject({ y: 180, conditions: { insane: { number: 3 } } });
  });
});

describe('the insanity table', () => {
  const rolled = (die: number, more: readonly number[] = [], game: object = {}) =>
    frighten({ ...SOUTH, model: { y: 300, ...game }, dice: [...THREE, die, ...more] }).state;

  it('FF-FEAR-08 1: transfixed by fear, two actions to break', () => {
    expect(of(rolled(1), 'a').conditions).toEqual({
      insane: { number: 1, shaky: 0 },
      transfixed: { by: 'insanity', cost: 2, source: null },
    });
  });

  it('FF-FEAR-08 2 is shaky, and a second 2 adds to it', () => {
    expect(of(rolled(2), 'a').conditions.insane).toEqual({ number: 2, shaky: 1 });
    const twice = rolled(2, [], { conditions: { insane: { number: 2, shaky: 1 } } });
    expect(of(twice, 'a').conditions.insane).toEqual({ number: 2, shaky: 2 });
  });

  it('FF-FEAR-09 only a higher number counts', () => {
    const kept = rolled(3, [], { conditions: { insane: { number: 3, shaky: 0 } } });
    expect(of(kept, 'a').conditions.insane).toEqual({ number: 3, shaky: 0 });
    const worse = rolled(6, [], { conditions: { insane: { number: 3, shaky: 0 } } });
    expect(of(worse, 'a').conditions.insane).toEqual({ number: 6, shaky: 0 });
  });

  it('FF-FEAR-08 9: it collapses; 10 and more: perhaps it dies', () => {
    const at = (modifier: number, more: readonly number[]) =>
      of(frighten({ ...SOUTH, cause: 'death', modifier, dice: [1, 1, 1, 6, ...more] }).state, 'a').left;
    expect(at(-3, [])).toBe('collapsed');
    expect(at(-4, [4, 4, 1])).toBe('collapsed');
    expect(at(-4, [4, 1, 1])).toBe('killed');
  });

  it('FF-FEAR-04 FF-SPEC-07 an Aura of Terror drives mad at any failure, and three cause one roll', () => {
    const aura = { monster: { rules: ['aura-of-terror'] } } as const;
    const one = frighten({ ...aura, dice: [6, 6, 5, 1] });
    expect(of(one.state, 'a')).toMatchObject({ x: 425, conditions: { insane: { number: 3 } } });
    const three = frighten({
      ...aura,
      model: { y: 300 },
      monster: { y: 300, ...aura.monster },
      dice: [1, 1, 1, 1],
    });
    expect(of(three.state, 'a').conditions.insane).toEqual({ number: 3, shaky: 0 });
    expect(tests(frighten({ ...aura, dice: [6, 6, 6] }))).toBe(1);
  });
});
