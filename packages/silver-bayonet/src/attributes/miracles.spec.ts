import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { doAction } from '../rules/activation/actions.ts';
import { of, type SceneDraft, scene, stepping } from '../scene.spec-support.ts';
import { addedTo } from './attack.spec-support.ts';

const APART = 0.984;
const priest = { id: 'priest', attributes: ['miracles'], gear: ['hand-weapon'], stats: { courage: 3 } };
const friend = { id: 'friend', x: 18 + APART + 8, health: 4, gear: ['musket', 'cartridge-box'] };
const works = stepping((cx) => doAction(cx, of(cx.s, 'priest'), 'miracle'));

type Answers = ['chooseItem' | 'chooseFigure', string][];

function working(dice: readonly number[], answers: Answers, more: Partial<SceneDraft> = {}) {
  const state = scene({ figures: [priest, friend], active: 'priest', ...more });
  return play(works, { state, dice, answers });
}

it('SB-ATT-31 Healing: Courage +3 and 7 make 10; up to 3 Health within 8", then 1 damage', () => {
  const { state } = working(
    [3, 4],
    [
      ['chooseItem', 'healing'],
      ['chooseFigure', 'friend'],
    ],
  );
  expect(of(state, 'friend').health).toBe(7);
  expect(of(state, 'priest').health).toBe(9);
  expect(state.activation).toMatchObject({ actionSpent: true, over: false });
});

it('SB-ATT-31 9 is not enough: nothing but the damage', () => {
  const { state, asked } = working([3, 3], []);
  expect(asked).toEqual([]);
  expect(of(state, 'friend').health).toBe(4);
  expect(of(state, 'priest').health).toBe(9);
});

it('SB-ATT-31 effect before damage: at 1 Health it falls after it', () => {
  const figures = [{ ...priest, health: 1 }, friend];
  const { state } = working(
    [3, 4],
    [
      ['chooseItem', 'healing'],
      ['chooseFigure', 'friend'],
    ],
    { figures },
  );
  expect(of(state, 'friend').health).toBe(7);
  expect(of(state, 'priest').standing).toBe('removed');
});

it('SB-ATT-31 Courage may go to the caster, and adds up', () => {
  const figures = [{ ...priest, attributes: ['miracles', 'emboldened:1'] }, friend];
  const { state } = working(
    [3, 4],
    [
      ['chooseItem', 'courage'],
      ['chooseFigure', 'priest'],
    ],
    { figures },
  );
  expect(of(state, 'priest').kit).toBe('emboldened:2+miracles');
  expect(addedTo('terror', [{ id: 'a', attributes: ['emboldened:2'] }])).toBe(2);
  expect(addedTo('melee', [{ id: 'a', attributes: ['emboldened:2'] }])).toBe(1);
});

it('SB-ATT-31 with the option Courage helps a figure once', () => {
  const figures = [
    { ...priest, attributes: ['emboldened:1', 'miracles:courage'] },
    { ...friend, attributes: ['emboldened:1'] },
  ];
  const { asked } = working([3, 4], [], { figures, options: { 'courage-miracle-once': true } });
  expect(asked).toEqual([]);
});

it('SB-ATT-31 Bless Weapon: gun and bayonet together, and only weapons', () => {
  const { state, asked } = working(
    [3, 4],
    [
      ['chooseItem', 'bless-weapon'],
      ['chooseFigure', 'friend'],
      ['chooseItem', 'musket'],
    ],
  );
  expect(of(state, 'friend').gear.map(({ types }) => types)).toEqual([['blessed'], []]);
  expect(asked[2]!.question).toMatchObject({ options: ['musket'] });
});

it('SB-ATT-31 nobody beyond 8"; Healing leaves the caster out', () => {
  const figures = [
    { ...priest, health: 5 },
    { ...friend, x: 18 + APART + 8.001 },
  ];
  const { asked } = working(
    [3, 4],
    [
      ['chooseItem', 'courage'],
      ['chooseFigure', 'priest'],
    ],
    { figures },
  );
  expect(asked[0]!.question).toMatchObject({ options: ['courage', 'bless-weapon'] });
  expect(asked[1]!.question).toMatchObject({ options: ['priest'] });
});

it('SB-ATT-31 enemies may be chosen too', () => {
  const { asked } = working(
    [3, 4],
    [
      ['chooseItem', 'healing'],
      ['chooseFigure', 'friend'],
    ],
    {
      figures: [priest, { ...friend, side: 1 }],
    },
  );
  expect(asked[1]!.question).toMatchObject({ options: ['friend'] });
});
