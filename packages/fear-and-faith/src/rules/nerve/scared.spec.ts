import { describe, expect, it } from 'vitest';
import { of } from '../../scene.spec-support.ts';
import { frighten } from './nerve.spec-support.ts';

/** Two failures at 4+ without modifiers. */
const TWO = [1, 2, 5];

describe('the scared table', () => {
  it('FF-FEAR-06 2 or less: the recoil alone, made once', () => {
    for (const die of [1, 2])
      expect(of(frighten({ dice: [...TWO, die] }).state, 'a')).toMatchObject({ x: 425, posture: 'standing' });
  });

  it('FF-FEAR-06 3: a Short flight to the nearest edge besides', () => {
    const { state } = frighten({ model: { y: 300 }, monster: { y: 300 }, dice: [...TWO, 3] });
    expect(of(state, 'a')).toMatchObject({ x: 425, y: 225 });
    expect(of(state, 'a').conditions.shaken).toBeUndefined();
  });

  it('FF-FEAR-06 FF-GEN-15 4 and 5: shaken until the end of its next turn, too', () => {
    for (const die of [4, 5]) {
      const { state } = frighten({ model: { y: 300 }, monster: { y: 300 }, dice: [...TWO, die] });
      expect(of(state, 'a').conditions.shaken).toEqual({ until: state.parties[0]!.turns + 1 });
    }
  });

  it('FF-FEAR-06 6: it is knocked down', () => {
    expect(of(frighten({ dice: [...TWO, 6] }).state, 'a')).toMatchObject({ x: 425, posture: 'fallen' });
  });

  it('FF-FEAR-06 FF-MOV-21 6 at the edge of a drop: it goes down it', () => {
    const roof = { id: 'roof', type: 'platform', height: 50, shape: { rect: [412, 400, 300, 100] } } as const;
    const high = { model: { z: 50 }, monster: { z: 50 }, more: { terrain: [roof] } } as const;
    // Driven back to the edge; the fall takes one die.
    expect(of(frighten({ ...high, dice: [...TWO, 6, 4] }).state, 'a')).toMatchObject({
      z: 0,
      posture: 'fallen-hard',
    });
  });

  it('FF-FEAR-06 7: a Quality roll or transfixed, two actions to break', () => {
    // At -1 a die of 6 is a 7.
    const test = { monster: { rules: ['fearful'] }, model: { quality: 4 } } as const;
    expect(of(frighten({ ...test, dice: [...TWO, 6, 4] }).state, 'a').conditions).toEqual({});
    expect(of(frighten({ ...test, dice: [...TWO, 6, 3] }).state, 'a').conditions.transfixed).toEqual({
      by: 'fear',
      cost: 2,
      source: null,
    });
  });

  it('FF-FEAR-06 example: a test at -2 and a 6 are 8, transfixed, one action to break', () => {
    const { state } = frighten({ monster: { rules: ['very-fearful'] }, dice: [1, 2, 6, 6] });
    expect(of(state, 'a').conditions.transfixed).toEqual({ by: 'fear', cost: 1, source: null });
  });

  it('FF-FEAR-06 example: a test at +1 and a 1 are 0, recoil only', () => {
    const { state } = frighten({ model: { rules: ['strongwilled'] }, dice: [1, 2, 5, 1] });
    expect(of(state, 'a')).toMatchObject({ x: 425, conditions: {} });
  });

  it('FF-FEAR-06 a Hero stands it at 7', () => {
    const { state } = frighten({
      model: { rules: ['hero'], game: { 'hero-reroll': 1 } },
      monster: { rules: ['fearful'] },
      dice: [1, 2, 6],
    });
    expect(of(state, 'a').conditions).toEqual({});
  });

  it('FF-MOR-05 who lies uses the first fleeing move to stand up', () => {
    const { state } = frighten({ model: { posture: 'fallen' }, dice: [...TWO, 3] });
    expect(of(state, 'a')).toMatchObject({ x: 425, posture: 'standing' });
  });

  it('FF-MOR-05 beside an active enemy he is lost instead', () => {
    const others = [{ id: 'e', x: 425, y: 475, party: 1 }] as const;
    const { state } = frighten({ model: { posture: 'fallen' }, others, dice: [...TWO, 1, 3, 3] });
    expect(of(state, 'a').left).toBe('routed');
  });
});
