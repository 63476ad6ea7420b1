import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { startActivation } from '../rules/activation/activation.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';
import { TOUCHING } from './attack.spec-support.ts';

const bear = { id: 'bear', attributes: ['rage'], gear: ['heavy-weapon'] };
const begins = stepping((cx) => {
  startActivation(cx, of(cx.s, 'bear'));
});

type Answers = ['confirm' | 'strikeBack' | 'chooseFigure' | 'meleeWeapon', string][];

function raging(
  others: readonly SceneFigure[],
  dice: readonly number[],
  answers: Answers,
  more: Partial<SceneDraft> = {},
) {
  return play(begins, { state: scene({ figures: [bear, ...others], ...more }), dice, answers });
}

const far = { id: 'far', side: 1, x: 33 };

it('SB-ATT-36 charges the closest enemy with its full Speed and may Sprint on, and nothing else', () => {
  const { state } = raging(
    [far],
    [5, 6],
    [
      ['confirm', 'no'],
      ['confirm', 'yes'],
    ],
  );
  expect(of(state, 'bear').x).toBeCloseTo(28);
  expect(state.activation).toMatchObject({ over: true, actionSpent: true });
});

it('SB-ATT-36 attacks when it reaches contact', () => {
  const near = { ...far, x: 22, gear: ['hand-weapon'] };
  const { state, events } = raging(
    [near],
    [4, 9],
    [
      ['confirm', 'no'],
      ['strikeBack', 'back-off'],
    ],
  );
  expect(events.some((event) => event.type === 'attacked' && event.target === 'far')).toBe(true);
  expect(state.activation!.over).toBe(true);
});

it('SB-ATT-36 from existing contact it attacks at once', () => {
  const near = { ...far, x: 18 + TOUCHING };
  const { events } = raging(
    [near],
    [1, 2],
    [
      ['confirm', 'no'],
      ['strikeBack', 'back-off'],
    ],
  );
  expect(events.find(({ type }) => type === 'attacked')).toMatchObject({ figure: 'bear', target: 'far' });
});

it('SB-ATT-36 Courage 14 holds it back, 13 does not', () => {
  const held = raging([far], [7, 7], [['confirm', 'yes']]).state;
  expect(of(held, 'bear').x).toBe(18);
  expect(held.activation).toMatchObject({ over: false, moveSpent: false });
  const loose = raging(
    [far],
    [7, 6],
    [
      ['confirm', 'yes'],
      ['confirm', 'no'],
    ],
  ).state;
  expect(of(loose, 'bear').x).toBeCloseTo(24);
});

it("SB-ATT-36 monsters are enemies, seen or not; ties are the player's to break", () => {
  const monster = { id: 'monster', side: null, type: 'revenant', attributes: [], x: 18, y: 28 };
  const { state } = raging(
    [far, monster],
    [],
    [
      ['confirm', 'no'],
      ['confirm', 'no'],
    ],
  );
  expect(of(state, 'bear').y).toBeCloseTo(24);
  const { asked } = raging(
    [
      { ...far, x: 8 },
      { ...far, id: 'other', x: 28 },
    ],
    [],
    [
      ['chooseFigure', 'other'],
      ['confirm', 'no'],
      ['confirm', 'no'],
    ],
  );
  expect(asked[0]!.question).toMatchObject({ options: ['far', 'other'] });
});

it('SB-ATT-36 after a failed Powerful Enchantment it stops short of its enemy', () => {
  const near = { ...far, x: 22 };
  const { state } = raging(
    [near],
    [2, 2],
    [
      ['confirm', 'no'],
      ['confirm', 'no'],
    ],
    { conditions: { enchantment: true } },
  );
  expect(22 - of(state, 'bear').x - TOUCHING).toBeCloseTo(1.001, 2);
});

it('SB-ATT-36 no enemy on the table, no rage; others have none', () => {
  expect(raging([], [], []).asked).toEqual([]);
  const calm = scene({ figures: [{ ...bear, attributes: [] }, far] });
  expect(play(begins, { state: calm }).asked).toEqual([]);
});

it('SB-ATT-36 a monster never tries the Check', () => {
  const figures = [
    { id: 'bear', side: null, type: 'revenant', attributes: ['rage'] },
    { ...far, side: 0 },
  ];
  const { state } = play(begins, { state: scene({ figures }) });
  expect(of(state, 'bear').x).toBeCloseTo(22);
  expect(state.activation!.over).toBe(true);
});

it('SB-ATT-36 SB-ATT-63 whoever must get up first has no Move left to charge with', () => {
  const fallen = { ...bear, attributes: ['rage', 'knocked-down'] };
  const { state } = play(begins, { state: scene({ figures: [fallen, far] }), answers: [['confirm', 'no']] });
  expect(of(state, 'bear')).toMatchObject({ x: of(scene({ figures: [fallen, far] }), 'bear').x });
  expect(state.activation).toMatchObject({ over: true, moved: false });
});
