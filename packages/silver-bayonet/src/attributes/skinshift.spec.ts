import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { doAction, openActions } from '../rules/activation/actions.ts';
import { harm } from '../rules/damage/harm.ts';
import { strike } from '../rules/melee/strike.ts';
import { meleeWeapons } from '../rules/melee/weapon.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';
import { addedTo, blow, TOUCHING } from './attack.spec-support.ts';

const BEAR = 'form:bear|very-strong|damage-reduction:2|rage';
const human = { id: 'a', type: 'werebear', gear: ['heavy-weapon'] };
const bear = {
  ...human,
  attributes: ['skinshift:bear', BEAR, 'very-strong', 'damage-reduction:2', 'rage'],
  marks: { 'height-before': 1 },
};
const shifts = stepping((cx) => doAction(cx, of(cx.s, 'a'), 'skinshift'));

function shifting(dice: readonly number[], draft: SceneFigure) {
  return play(shifts, { state: scene({ figures: [draft], active: 'a' }), dice }).state;
}

it('SB-ATT-41 Courage +0: 6 + 8 make 14, it shifts and grows; 13 only spends the action', () => {
  const shifted = shifting([6, 8], human);
  expect(of(shifted, 'a')).toMatchObject({ height: 1.5, health: 12, radius: 0.492 });
  expect(of(shifted, 'a').kit.split('+')).toEqual([
    'damage-reduction:2',
    BEAR,
    'rage',
    'skinshift:bear',
    'very-strong',
  ]);
  const failed = shifting([6, 7], human);
  expect(of(failed, 'a').kit).toBe('skinshift:bear');
  expect(failed.activation!.actionSpent).toBe(true);
});

it('SB-ATT-41 as a bear 12 on the dice is enough to turn back, and nothing is left of it', () => {
  const back = of(shifting([6, 6], bear), 'a');
  expect(back).toMatchObject({ kit: 'skinshift:bear', height: 1, marks: {} });
  expect(of(shifting([6, 5], bear), 'a').kit).toContain('form:bear');
});

it('SB-ATT-41 what it had before it keeps', () => {
  const angry = { ...human, attributes: ['skinshift:bear', 'rage'] };
  const there = of(shifting([6, 8], angry), 'a');
  const back = of(shifting([6, 8], { ...angry, attributes: there.kit.split('+'), marks: there.marks }), 'a');
  expect(back.kit).toBe('rage+skinshift:bear');
});

it('SB-SOL-27 as a bear Melee +3, Courage +2; a heavy weapon with a 6 does 9, as a man 7', () => {
  expect(addedTo('melee', [bear])).toBe(3);
  expect(addedTo('courage', [bear])).toBe(2);
  expect(addedTo('shooting', [bear])).toBe(0);
  expect(blow({ type: 'werebear', gear: ['heavy-weapon'], attributes: bear.attributes }, {}, [6, 9])).toBe(9);
  expect(blow({ type: 'werebear', gear: ['heavy-weapon'] }, {}, [6, 9])).toBe(7);
});

it('SB-SOL-27 a bear may not Investigate; with the option it fights with its claws alone', () => {
  const s = scene({ figures: [bear] });
  expect(looking(s).modify('mayInvestigate', of(s, 'a'), true)).toBe(false);
  expect(meleeWeapons(looking(s), of(s, 'a')).map(({ weapon }) => weapon)).toEqual(['heavy-weapon']);
  const clawed = scene({ figures: [bear], options: { 'bear-natural-weapons': true } });
  expect(meleeWeapons(looking(clawed), of(clawed, 'a')).map(({ weapon }) => weapon)).toEqual([
    'natural-weapons',
  ]);
});

function hurting(
  draft: SceneFigure,
  points: number,
  dice: readonly number[],
  answers: ['confirm', string][],
  more: Partial<SceneDraft> = {},
) {
  const hurts = stepping((cx) => {
    harm(cx, of(cx.s, 'a'), points, 'event', 'SB-EVT-06');
  });
  return play(hurts, {
    state: scene({ figures: [draft, { id: 'b', side: 1, x: 30 }], ...more }),
    dice,
    answers,
  });
}

it('SB-ATT-41 whenever it is hurt it may try for nothing', () => {
  expect(of(hurting(human, 3, [6, 8], [['confirm', 'yes']]).state, 'a')).toMatchObject({
    health: 9,
    height: 1.5,
  });
  expect(hurting(human, 3, [], [['confirm', 'no']]).state.figures[0]!.kit).toBe('skinshift:bear');
});

it('SB-ATT-41 not without damage, not as a bear, not in the saddle, not when it is out', () => {
  expect(hurting(human, 0, [], []).asked).toEqual([]);
  expect(hurting(bear, 5, [], []).asked).toEqual([]);
  expect(hurting({ ...human, mounted: true }, 3, [], []).asked).toEqual([]);
  expect(hurting(human, 12, [], []).asked).toEqual([]);
});

it('SB-ATT-41 in the saddle there is no such action', () => {
  const options = (mounted: boolean) => {
    const s = scene({ figures: [{ ...human, mounted }], active: 'a' });
    return openActions(looking(s), of(s, 'a')).includes('skinshift');
  };
  expect(options(true)).toBe(false);
  expect(options(false)).toBe(true);
});

it('SB-ATT-04 it comes after Soul Shear and before the blow back', () => {
  const figures = [
    { id: 'v', side: null, type: 'vampire', attributes: ['soul-shear'] },
    { ...human, x: 18 + TOUCHING },
  ];
  const hits = stepping((cx) => {
    strike(cx, of(cx.s, 'v'), of(cx.s, 'a'), 'own');
  });
  const { events } = play(hits, {
    state: scene({ figures }),
    dice: [2, 10, 9, 9, 6, 8],
    answers: [['confirm', 'yes']],
  });
  expect(events.flatMap((event) => (event.type === 'checked' ? [event.check] : []))).toEqual([
    'melee',
    'terror',
    'courage',
  ]);
});
