import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { doAction } from '../rules/activation/actions.ts';
import { harm } from '../rules/damage/harm.ts';
import { of, type SceneDraft, scene, stepping } from '../scene.spec-support.ts';
import { addedTo } from './attack.spec-support.ts';

const mage = { id: 'mage', attributes: ['spells'], gear: ['hand-weapon'], stats: { courage: 3 } };
const foe = { id: 'foe', side: 1, x: 34, stats: { courage: 2 } };
const casts = stepping((cx) => doAction(cx, of(cx.s, 'mage'), 'spell'));
const NOTHING = { power: 0, skill: 0, monster: 0 };

type Answers = ['chooseItem' | 'chooseFigure' | 'reroll' | 'negate', string][];
const CURSE: Answers = [
  ['chooseItem', 'curse'],
  ['chooseFigure', 'foe'],
];

function casting(dice: readonly number[], answers: Answers, more: Partial<SceneDraft> = {}) {
  return play(casts, { state: scene({ figures: [mage, foe], active: 'mage', ...more }), dice, answers });
}

it('SB-ATT-39 Curse: at any distance; Courage +2 resists 18 with 16 on the dice, not with 15', () => {
  expect(of(casting([3, 4, 8, 8], CURSE).state, 'foe').kit).toBe('');
  expect(of(casting([3, 4, 8, 7], CURSE).state, 'foe').kit).toBe('cursed:1');
  expect(of(casting([3, 4, 8, 7], CURSE).state, 'mage').health).toBe(9);
});

it('SB-ATT-39 a second Curse makes -2; a third finds nobody', () => {
  const cursed = (entry: string) => ({ figures: [mage, { ...foe, attributes: [entry] }] });
  expect(of(casting([3, 4, 8, 7], CURSE, cursed('cursed:1')).state, 'foe').kit).toBe('cursed:2');
  const { asked } = casting(
    [3, 4],
    [
      ['chooseItem', 'enchant-weapon'],
      ['chooseFigure', 'mage'],
      ['chooseItem', 'hand-weapon'],
    ],
    cursed('cursed:2'),
  );
  expect(asked[0]!.question).toMatchObject({ options: ['enchant-weapon'] });
});

it('SB-ATT-39 a victim at -2 with Melee +1 makes 13 of 9 + 5, and -2 on every other Check', () => {
  expect(addedTo('melee', [{ id: 'a', attributes: ['cursed:2'] }])).toBe(-1);
  for (const kind of ['courage', 'terror', 'sprint', 'plain'] as const) {
    expect(addedTo(kind, [{ id: 'a', attributes: ['cursed:2'] }])).toBe(-2);
  }
});

it('SB-ATT-39 the negation die of the cursed counts less, a 10 as 9, never below 1 (SB-CHK-06)', () => {
  const negated = (entry: string, face: number) => {
    const state = scene({
      figures: [{ id: 'a', attributes: [entry] }],
      pools: [{ ...NOTHING, power: 1 }, NOTHING],
    });
    const hurts = stepping((cx) => {
      harm(cx, of(cx.s, 'a'), 9, 'event', 'SB-EVT-06');
    });
    return of(play(hurts, { state, dice: [face], answers: [['negate', 'power']] }).state, 'a').health - 1;
  };
  expect(negated('cursed:1', 10)).toBe(5);
  expect(negated('cursed:1', 7)).toBe(3);
  expect(negated('cursed:2', 1)).toBe(1);
});

it('SB-ATT-39 Manipulate turns one die into another kind, even under the Wheel of Fate', () => {
  const { state, asked } = casting(
    [3, 4],
    [
      ['chooseItem', 'manipulate'],
      ['chooseItem', 'monster>power'],
    ],
    {
      figures: [mage, foe],
      pools: [{ ...NOTHING, monster: 1 }, NOTHING],
      conditions: { wheelOfFate: true },
    },
  );
  expect(asked[1]!.question).toMatchObject({ options: ['monster>power', 'monster>skill'] });
  expect(state.pools[0]).toEqual({ ...NOTHING, power: 1 });
});

it('SB-ATT-39 Enchant Weapon within 8", the caster included', () => {
  const near = { ...foe, x: 24, gear: ['musket', 'cartridge-box'] };
  const answers: Answers = [
    ['chooseItem', 'enchant-weapon'],
    ['chooseFigure', 'foe'],
    ['chooseItem', 'musket'],
  ];
  const { state, asked } = casting([3, 4], answers, { figures: [mage, near] });
  expect(asked[1]!.question).toMatchObject({ options: ['mage', 'foe'] });
  expect(of(state, 'foe').gear[0]!.types).toEqual(['enchanted']);
});

it('SB-ATT-39 whoever knows only one spell casts that; a failed Check is only damage', () => {
  const figures = [{ ...mage, attributes: ['spells:curse'] }, foe];
  expect(casting([3, 4, 9, 9], CURSE, { figures }).asked[0]!.question).toMatchObject({ options: ['curse'] });
  expect(of(casting([3, 3], []).state, 'mage').health).toBe(9);
});
