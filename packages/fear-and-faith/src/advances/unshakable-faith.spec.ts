import { describe, expect, it } from 'vitest';
import { frighten } from '../rules/nerve/nerve.spec-support.ts';
import { of, type SceneDraft } from '../scene.spec-support.ts';

const parties = (...advances: ('unshakable-faith' | 'angelic-help')[]) =>
  [{ side: 'good', advances }, { side: 'evil' }] satisfies SceneDraft['parties'];
const FAITH = parties('unshakable-faith');

describe('Unshakable Faith', () => {
  it('FF-CAMP-27 one failed die of a Fear test again', () => {
    const { state } = frighten({ dice: [1, 6, 6, 5], answers: [['reroll', '1']], more: { parties: FAITH } });
    expect(of(state, 'a').x).toBe(450);
    expect(state.parties[0]!.spent).toEqual({ 'unshakable-faith': 1 });
  });

  it('FF-CAMP-27 only a failed one, and only one', () => {
    expect(() =>
      frighten({ dice: [1, 6, 6, 5], answers: [['reroll', '2']], more: { parties: FAITH } }),
    ).toThrow('refused');
    const { state } = frighten({ dice: [1, 1, 6, 5], answers: [['reroll', '1']], more: { parties: FAITH } });
    expect(of(state, 'a').x).toBeLessThan(450);
  });

  it('FF-CAMP-27 kept, it is there for another test', () => {
    const { state } = frighten({ dice: [1, 6, 6], answers: [['reroll', 'keep']], more: { parties: FAITH } });
    expect(state.parties[0]!.spent).toEqual({});
  });

  it('FF-CAMP-27 FF-SPEC-27 not where a Hero has rolled again, and not after Angelic Help', () => {
    const hero = frighten({
      model: { rules: ['hero'] },
      dice: [1, 6, 2],
      answers: [['reroll', '2']],
      more: { parties: FAITH },
    });
    expect(hero.state.parties[0]!.spent).toEqual({});
    const helped = frighten({
      dice: [1, 6, 6, 1, 6, 6],
      answers: [['useAdvance', 'use']],
      more: { parties: parties('angelic-help', 'unshakable-faith') },
    });
    expect(helped.state.parties[0]!.spent).toEqual({ 'angelic-help': 1 });
  });
});
