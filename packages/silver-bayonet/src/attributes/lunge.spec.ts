import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { doAction, openActions } from '../rules/activation/actions.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';
import { RESERVES } from './supplement.spec-support.ts';

const man = { id: 'a', attributes: ['lunge'], gear: ['hand-weapon'] };
const foe = (inches: number, more: Partial<SceneFigure> = {}): SceneFigure => ({
  id: 'b',
  side: 1,
  x: 18 + 0.984 + inches,
  gear: ['hand-weapon'],
  ...more,
});
const table = (figures: readonly SceneFigure[], draft: Partial<SceneDraft> = {}) =>
  scene({ figures: [...figures, ...RESERVES], active: 'a', ...draft });
const offered = (s: ReturnType<typeof scene>) => openActions(looking(s), of(s, 'a')).includes('lunge');
const lunges = stepping((cx) => doAction(cx, of(cx.s, 'a'), 'lunge'));

it('SB-ATT-60 offered within 1", with Large within 2", not beyond', () => {
  expect(offered(table([man, foe(1)]))).toBe(true);
  expect(offered(table([man, foe(1.01)]))).toBe(false);
  expect(offered(table([{ ...man, attributes: ['large', 'lunge'] }, foe(2)]))).toBe(true);
  expect(offered(table([{ ...man, attributes: [] }, foe(1)]))).toBe(false);
  expect(offered(table([man, foe(1)], { activation: { actionSpent: true } }))).toBe(false);
});

it('SB-ATT-60.R1 it needs sight', () => {
  const wall = {
    id: 'wall',
    type: 'high-wall',
    shape: { rect: [18.9, 0, 0.1, 36] as [number, number, number, number] },
  };
  expect(offered(table([man, foe(0.9)], { terrain: [wall] }))).toBe(false);
});

it('SB-ATT-60 a Melee Attack across the gap; the target strikes back across it, both tire, the activation ends', () => {
  const { state, events } = play(lunges, {
    state: table([man, foe(1)]),
    dice: [4, 9, 3, 9],
    answers: [['strikeBack', 'strike-back']],
  });
  expect(of(state, 'b')).toMatchObject({ health: 6, fatigue: 1 });
  expect(of(state, 'a')).toMatchObject({ health: 7, fatigue: 1, x: 16 });
  expect(events.some((event) => event.type === 'forced')).toBe(false);
  expect(state.activation!.over).toBe(true);
});

it('SB-ATT-60 the target may Back Off instead', () => {
  const { state } = play(lunges, {
    state: table([man, foe(1)]),
    dice: [4, 9],
    answers: [['strikeBack', 'back-off']],
  });
  expect(of(state, 'b').x).toBeCloseTo(18 + 0.984 + 3, 2);
});

it('SB-ATT-60.R1 no Hypnotic Check, and nobody is singed without contact', () => {
  const thing = foe(1, {
    side: null,
    type: 'ghoul',
    attributes: ['burning', 'hypnotic'],
    gear: ['natural-weapons'],
  });
  const { state } = play(lunges, { state: table([man, thing]), dice: [1, 2, 1, 2] });
  expect(of(state, 'a').health).toBe(10);
});

it('SB-ATT-60 of several in reach the player chooses', () => {
  const other = { id: 'c', side: 1, x: 18, y: 18 + 0.984 + 0.5 };
  const { state } = play(lunges, {
    state: table([man, foe(1), other]),
    dice: [4, 9],
    answers: [
      ['attackWhom', 'c'],
      ['strikeBack', 'back-off'],
    ],
  });
  expect(of(state, 'c').health).toBe(6);
  expect(of(state, 'b').health).toBe(10);
});
