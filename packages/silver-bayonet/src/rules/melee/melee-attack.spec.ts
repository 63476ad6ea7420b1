import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../../game.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { meleeAttack } from './melee-attack.ts';

const TOUCHING = 0.984;
const attacks = stepping((cx: SilverCx) => meleeAttack(cx, of(cx.s, 'a'), of(cx.s, 'b')));

function contact(
  a: Partial<SceneFigure> = {},
  b: Partial<SceneFigure> = {},
  rest: Partial<SceneDraft> = {},
  others: readonly SceneFigure[] = [],
) {
  return scene({
    active: 'a',
    ...rest,
    figures: [
      { id: 'a', x: 18, y: 18, gear: ['hand-weapon'], ...a },
      { id: 'b', side: 1, x: 18 + TOUCHING, y: 18, gear: ['hand-weapon'], ...b },
      { id: 'far', side: 1, x: 35, y: 35 },
      { id: 'friend', x: 3, y: 3 },
      ...others,
    ],
  });
}

const back = ['strikeBack', 'back-off'] as const;
const strike = ['strikeBack', 'strike-back'] as const;
type Checked = { readonly figure: string; readonly total: number; readonly success: boolean };
const checks = (events: readonly { type: string }[]) =>
  events.filter(({ type }) => type === 'checked') as unknown as Checked[];

describe('a Melee Attack', () => {
  it('SB-MEL-16 the worked example: Infantryman against Grenadier, both with bayonets', () => {
    const state = contact({ type: 'infantryman', gear: ['musket'] }, { type: 'grenadier', gear: ['musket'] });
    expect([of(state, 'a').stats, of(state, 'a').health]).toMatchObject([{ melee: 1, defence: 13 }, 10]);
    expect([of(state, 'b').stats, of(state, 'b').health]).toMatchObject([{ melee: 1, defence: 14 }, 11]);
    const { state: after, events } = play(attacks, { state, dice: [5, 9, 5, 7], answers: [strike] });
    expect(checks(events)).toMatchObject([
      { figure: 'a', power: 5, skill: 9, total: 15, target: 14, success: true },
      { figure: 'b', power: 5, skill: 7, total: 13, target: 13, success: true },
    ]);
    expect(events.filter(({ type }) => type === 'damaged')).toMatchObject([
      { figure: 'b', points: 5, health: 6 },
      { figure: 'a', points: 5, health: 5 },
    ]);
    expect(of(after, 'a')).toMatchObject({ health: 5, x: 16, y: 18, fatigue: 1 });
    expect(of(after, 'b')).toMatchObject({ health: 6, x: 18.984, y: 18, fatigue: 1 });
  });

  it('SB-MEL-01 exactly two are involved: others in contact neither fight nor tire', () => {
    const third = { id: 'c', side: 1, x: 18, y: 18 + TOUCHING };
    const { state, events } = play(attacks, {
      state: contact({}, {}, {}, [third]),
      dice: [1, 1],
      answers: [back],
    });
    expect(of(state, 'c')).toMatchObject({ fatigue: 0, health: 10, x: 18, y: 18.984 });
    expect(events.some((event) => 'figure' in event && event.figure === 'c')).toBe(false);
  });

  it('SB-MEL-02 the weapon is named before rolling, and may differ in the Strike Back', () => {
    const arms = { gear: ['hand-weapon', 'heavy-weapon'] };
    const { state } = play(attacks, {
      state: contact(arms, arms),
      dice: [5, 9, 5, 9],
      answers: [['meleeWeapon', 'hand-weapon'], strike, ['meleeWeapon', 'heavy-weapon']],
    });
    expect([of(state, 'b').health, of(state, 'a').health]).toEqual([5, 4]);
    expect(playToQuestion(attacks, { state: contact(arms) }).events).toEqual([]);
  });

  it('SB-MEL-02 with one weapon nobody is asked; a musket is a hand weapon, a pistol improvised', () => {
    const health = (gear: string[]) =>
      of(play(attacks, { state: contact({ gear }), dice: [5, 9], answers: [back] }).state, 'b').health;
    expect(health(['musket'])).toBe(5);
    expect(health(['pistol'])).toBe(6);
  });

  it('SB-MEL-02 a monster takes the weapon that hurts most', () => {
    const monster = {
      side: null,
      type: 'bandit',
      gear: ['hand-weapon', 'heavy-weapon'],
      stats: { melee: 1 },
    };
    const { state, asked } = play(attacks, { state: contact(monster), dice: [5, 9], answers: [back] });
    expect(asked.map(({ kind }) => kind)).toEqual(['strikeBack']);
    expect(of(state, 'b').health).toBe(4);
  });

  it('SB-MEL-03 14 against Defence 14 hits, 13 misses', () => {
    const hit = (dice: number[]) =>
      checks(
        play(attacks, { state: contact({}, { stats: { defence: 14 } }), dice, answers: [back] }).events,
      )[0]!.success;
    expect(hit([4, 9])).toBe(true);
    expect(hit([4, 8])).toBe(false);
  });

  it('SB-MEL-03 tokens lower Melee of the one and Defence of the other', () => {
    const { events } = play(attacks, {
      state: contact({ fatigue: 1 }, { fatigue: 2 }),
      dice: [5, 6],
      answers: [back],
    });
    expect(checks(events)).toMatchObject([{ total: 11, target: 11, success: true }]);
  });

  it('SB-MEL-04 P 5 and S 9: hand weapon 5, heavy 6, improvised 4, fencing 9', () => {
    const points = (weapon: string) =>
      10 -
      of(play(attacks, { state: contact({ gear: [weapon] }), dice: [5, 9], answers: [back] }).state, 'b')
        .health;
    expect(['hand-weapon', 'heavy-weapon', 'improvised-weapon', 'fencing-weapon'].map(points)).toEqual([
      5, 6, 4, 9,
    ]);
  });

  it('SB-MEL-04 P 1 with an improvised weapon is 0, never less; Strong adds 1', () => {
    const health = (a: Partial<SceneFigure>, dice: number[]) =>
      of(play(attacks, { state: contact({ stats: { melee: 3 }, ...a }), dice, answers: [back] }).state, 'b')
        .health;
    expect(health({ gear: ['improvised-weapon'] }, [1, 10])).toBe(10);
    expect(health({ gear: ['hand-weapon'], attributes: ['strong'] }, [5, 9])).toBe(4);
  });

  it('SB-MEL-06 at 0 Health it is gone at once: no answer, no token for it', () => {
    const { state, asked } = play(attacks, { state: contact({}, { health: 5 }), dice: [5, 9] });
    expect(asked).toEqual([]);
    expect(of(state, 'b')).toMatchObject({ standing: 'removed', fatigue: 0 });
    expect(of(state, 'a')).toMatchObject({ fatigue: 1, x: 18 });
  });

  it('SB-MEL-06.R1 the fall Check comes before the choice', () => {
    const terrain = [{ id: 'r', type: 'rock', height: 2, shape: { rect: [10, 10, 10, 16] as never } }];
    const state = contact({ z: 2 }, { z: 2 }, { terrain });
    const { events, pending } = playToQuestion(attacks, { state, dice: [5, 9, 6, 6] });
    expect(checks(events)).toMatchObject([{ check: 'melee' }, { figure: 'b', check: 'fall', success: true }]);
    expect(pending.kind).toBe('strikeBack');
  });

  it('SB-MEL-07 a survivor must choose one of the two, hit or missed', () => {
    for (const dice of [
      [1, 1],
      [5, 9],
    ]) {
      const { pending } = playToQuestion(attacks, { state: contact(), dice });
      expect(pending).toMatchObject({
        kind: 'strikeBack',
        seat: 1,
        question: { figure: 'b', options: ['strike-back', 'back-off'] },
      });
    }
  });

  it('SB-MEL-07.R1 with the option the Paralysed can only back off', () => {
    const b = { terror: { kind: 'paralysed' as const, activations: 0 } };
    expect(playToQuestion(attacks, { state: contact({}, b), dice: [1, 1] }).pending.kind).toBe('strikeBack');
    const rest = { options: { 'paralysed-reacts': 'no' } };
    const { state, asked } = play(attacks, { state: contact({}, b, rest), dice: [1, 1] });
    expect(asked).toEqual([]);
    expect(of(state, 'b').x).toBe(20.984);
  });

  it('SB-MEL-08 after the Strike Back the attacker has no choice: he backs off', () => {
    const { state, asked } = play(attacks, { state: contact(), dice: [1, 1, 1, 1], answers: [strike] });
    expect(asked).toHaveLength(1);
    expect([of(state, 'a').x, of(state, 'b').x]).toEqual([16, 18.984]);
  });

  it('SB-MEL-08 an attacker killed by it backs off nowhere', () => {
    const { state } = play(attacks, { state: contact({ health: 3 }), dice: [1, 1, 5, 9], answers: [strike] });
    expect(of(state, 'a')).toMatchObject({ standing: 'removed', fatigue: 0 });
    expect(of(state, 'b')).toMatchObject({ x: 18.984, fatigue: 1 });
  });

  it('SB-MEL-11 the attacker is done although his action is left; the other keeps his activation', () => {
    const { state } = play(attacks, { state: contact(), dice: [1, 1], answers: [back] });
    expect(state.activation).toMatchObject({ figure: 'a', over: true, actionSpent: false });
    expect(of(state, 'b').activated).toBe(false);
  });

  it('SB-MEL-12 one token each for attack and Strike Back together, never a third', () => {
    const { state } = play(attacks, { state: contact(), dice: [1, 1, 1, 1], answers: [strike] });
    expect([of(state, 'a').fatigue, of(state, 'b').fatigue]).toEqual([1, 1]);
    const tired = contact({ fatigue: 2 }, { fatigue: 1 });
    const { state: after } = play(attacks, { state: tired, dice: [1, 1], answers: [back] });
    expect([of(after, 'a').fatigue, of(after, 'b').fatigue]).toEqual([2, 2]);
  });

  it('SB-MEL-12.R1 tokens too where no Check was made', () => {
    const state = contact({}, { attributes: ['hypnotic'] });
    const { state: after, events } = play(attacks, { state, dice: [1, 1], answers: [back] });
    expect(checks(events)).toMatchObject([{ check: 'courage', success: false }]);
    expect([of(after, 'a').fatigue, of(after, 'b').fatigue]).toEqual([1, 1]);
  });

  it('SB-MEL-15 check, damage, answer, its damage, Back Off, fatigue', () => {
    const { events } = play(attacks, { state: contact(), dice: [5, 9, 5, 9], answers: [strike] });
    const facts = events.map((event) => `${event.type} ${'figure' in event ? event.figure : ''}`);
    expect(facts.filter((fact) => !fact.startsWith('attacked'))).toEqual([
      'checked a',
      'damaged b',
      'checked b',
      'damaged a',
      'moved a',
      'tired a',
      'tired b',
    ]);
  });
});
