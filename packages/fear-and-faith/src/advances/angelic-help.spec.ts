import { describe, expect, it } from 'vitest';
import { frighten } from '../rules/nerve/nerve.spec-support.ts';
import { of, playScene, type SceneDraft, scene } from '../scene.spec-support.ts';

const BLESSED = [
  { side: 'good', advances: ['angelic-help'] },
  { side: 'evil' },
] satisfies SceneDraft['parties'];
const use = ['useAdvance', 'use'] as const;
const keep = ['useAdvance', 'keep'] as const;

describe('Angelic Help, against spells', () => {
  const witch = (spell: string, more: Partial<SceneDraft> = {}) =>
    scene({
      parties: BLESSED,
      options: { 'recoil-strict': true },
      active: 1,
      phase: 'act',
      activation: { waiting: ['b'], successes: 1, declared: `spell/${spell}/a` },
      models: [
        { id: 'a', x: 450, y: 450 },
        { id: 'b', x: 500, y: 450, party: 1, rules: ['warlock'] },
      ],
      ...more,
    });
  const cast = (spell: string, dice: readonly number[], answers: readonly (typeof use | typeof keep)[]) =>
    playScene(witch(spell), dice, [['act', `cast/${spell}/a/1`], ...answers]).state;

  it('FF-CAMP-22 a spell comes to nothing, after its effect roll', () => {
    expect(of(cast('curse', [1], [use]), 'a').conditions).toEqual({});
    expect(of(cast('transfix', [1], [use]), 'a').conditions).toEqual({});
  });

  it('FF-CAMP-22 or it does not, and the help is kept', () => {
    const state = cast('curse', [1], [keep]);
    expect(of(state, 'a').conditions).toEqual({ cursed: { by: 'b' } });
    expect(state.parties[0]!.spent).toEqual({});
  });

  it('FF-CAMP-22 nobody is asked about a spell that was resisted', () => {
    expect(cast('curse', [6], []).parties[0]!.spent).toEqual({});
  });

  it('FF-CAMP-22 FF-MAG-13 a Scare that would frighten: all dice again, or no scare at all', () => {
    expect(of(cast('scare', [1, 1, 1], [keep, use]), 'a')).toMatchObject({ x: 450, standing: 'table' });
    expect(of(cast('scare', [1, 1, 1, 6, 6, 6], [use]), 'a')).toMatchObject({ x: 450 });
  });

  it('FF-CAMP-22 FF-MAG-08 an attack by magic is cancelled when its dice lie there', () => {
    const state = scene({
      parties: BLESSED,
      active: 1,
      phase: 'act',
      activation: { waiting: ['b'], successes: 1, declared: 'spell/attack' },
      models: [
        { id: 'a', x: 450, y: 450 },
        { id: 'b', x: 500, y: 450, party: 1, rules: ['warlock'] },
      ],
    });
    const after = playScene(state, [6, 1], [['act', 'cast/attack/a/1'], use]).state;
    expect(of(after, 'a')).toMatchObject({ standing: 'table', posture: 'standing' });
  });
});

describe('Angelic Help, against fear', () => {
  const test = (dice: readonly number[], answers: readonly (typeof use | typeof keep)[]) =>
    frighten({ dice, answers, more: { parties: BLESSED } }).state;

  it('FF-CAMP-22 a Fear test again, all dice', () => {
    const state = test([1, 1, 6, 5, 5, 5], [use]);
    expect(of(state, 'a')).toMatchObject({ x: 450 });
    expect(state.parties[0]!.spent).toEqual({ 'angelic-help': 1 });
  });

  it('FF-CAMP-22 once a game, and not for one that was passed', () => {
    expect(test([6, 6, 6], []).parties[0]!.spent).toEqual({});
    const spent = [
      { side: 'good', advances: ['angelic-help'], spent: { 'angelic-help': 1 } },
      { side: 'evil' },
    ] as const;
    const { state } = frighten({ dice: [1, 6, 6], more: { parties: spent } });
    expect(of(state, 'a').x).toBeLessThan(450);
  });
});
