import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../../game.ts';
import type { CheckKind } from '../../moments.ts';
import { of, type SceneDraft, scene, stepping } from '../../scene.spec-support.ts';
import { investigate } from '../clue/investigate.ts';
import { strike } from '../melee/strike.ts';
import { check, plainCheck } from './check.ts';
import type { Checking } from './checking.ts';

const RULE = 'SB-CHK-01';

function checking(kind: CheckKind, rest: Partial<Checking> = {}) {
  return stepping((cx: SilverCx) => {
    check(cx, { ...plainCheck(of(cx.s, 'a'), kind, null, RULE), ...rest });
  });
}

function alone(figure: Partial<SceneDraft['figures'][number]> = {}, rest: Partial<SceneDraft> = {}) {
  return scene({ figures: [{ id: 'a', ...figure }], ...rest });
}

function totalOf(kind: CheckKind, dice: readonly number[], figure = {}, rest: Partial<SceneDraft> = {}) {
  const { events } = play(checking(kind), { state: alone(figure, rest), dice });
  return (events.at(-1) as { total: number }).total;
}

describe('a Check', () => {
  it('SB-GEN-01 SB-CHK-01 is one Power and one Skill Die of ten sides each', () => {
    expect(totalOf('plain', [10, 7])).toBe(17);
    expect(totalOf('plain', [1, 1])).toBe(2);
  });

  it('SB-CHK-02 adds the stat it is named after', () => {
    expect(totalOf('courage', [4, 6], { stats: { courage: 2 } })).toBe(12);
    expect(totalOf('terror', [4, 6], { stats: { courage: -1 } })).toBe(9);
    expect(totalOf('speed', [2, 3], { stats: { speed: 6 } })).toBe(11);
    expect(totalOf('fall', [2, 3], { stats: { speed: 6 } })).toBe(11);
    expect(totalOf('melee', [2, 3], { stats: { melee: 2 } })).toBe(7);
    expect(totalOf('shooting', [2, 3], { stats: { accuracy: 3 } })).toBe(8);
  });

  it('SB-CHK-02 Sprint and plain Checks add nothing', () => {
    const rich = { stats: { speed: 8, melee: 3, accuracy: 3, courage: 3 } };
    expect(totalOf('sprint', [5, 5], rich)).toBe(10);
    expect(totalOf('plain', [5, 5], rich)).toBe(10);
  });

  it('SB-CHK-02.R1 SB-GEN-15 uses the value of the moment: rider, Deluge, fatigue', () => {
    expect(totalOf('speed', [2, 3], { mounted: true, stats: { speed: 5 } })).toBe(13);
    expect(totalOf('speed', [2, 3], { stats: { speed: 6 } }, { conditions: { deluge: true } })).toBe(10);
    expect(totalOf('melee', [2, 3], { stats: { melee: 2 }, fatigue: 2 })).toBe(5);
    expect(totalOf('shooting', [2, 3], { stats: { accuracy: 2 }, fatigue: 2 })).toBe(7);
  });

  it('SB-CHK-03 succeeds at the target number and fails one below', () => {
    const state = alone({ stats: { speed: 6 } });
    const at = (dice: readonly number[]) =>
      play(checking('speed', { target: 14 }), { state, dice }).events.at(-1);
    expect(at([4, 4])).toMatchObject({ total: 14, success: true, target: 14 });
    expect(at([4, 3])).toMatchObject({ total: 13, success: false });
  });

  it('SB-CHK-03 without a target there is neither success nor failure', () => {
    expect(play(checking('plain'), { state: alone(), dice: [10, 10] }).events.at(-1)).toMatchObject({
      success: null,
      target: null,
    });
  });

  it('SB-CHK-04 all modifiers add up, without limit and without automatic results', () => {
    const modifiers = [
      { by: 'one', rule: RULE, value: -7 },
      { by: 'two', rule: RULE, value: -9 },
    ];
    const state = alone({ stats: { courage: 0 } });
    const { events } = play(checking('courage', { modifiers, target: 10 }), { state, dice: [10, 10] });
    expect(events.at(-1)).toMatchObject({ total: 4, success: false });
    const easy = play(checking('courage', { target: 2 }), { state, dice: [1, 1] });
    expect(easy.events.at(-1)).toMatchObject({ total: 2, success: true });
  });

  it('SB-CHK-04 an attack with double 1 or double 10 is only a total while criticals are off', () => {
    const { events } = play(checking('melee', { target: 2 }), {
      state: alone({ stats: { melee: 0 } }),
      dice: [1, 1],
    });
    expect(events.at(-1)).toMatchObject({ success: true });
  });

  it('SB-CHK-05 each die keeps its name, and a reroll takes its place', () => {
    const { events } = play(checking('melee'), {
      state: alone({ stats: { melee: 0 } }, { pools: [pool(0, 1), pool()] }),
      dice: [8, 1, 6],
      answers: [['reroll', 'skill']],
    });
    expect(events.at(-1)).toMatchObject({ power: 8, skill: 6, total: 14 });
  });
});

function pool(power = 0, skill = 0, monster = 0) {
  return { power, skill, monster };
}

describe('Fate Dice on a Check', () => {
  const own = alone({ stats: { courage: 0 } }, { pools: [pool(1, 1, 1), pool(2, 2, 1)] });

  it('SB-FATE-05 the owner may reroll a die with one of its kind, even a success', () => {
    const { pending } = playToQuestion(checking('courage', { target: 4 }), { state: own, dice: [9, 9] });
    expect(pending).toMatchObject({
      kind: 'reroll',
      seat: 0,
      question: { options: ['keep', 'power', 'skill'], power: 9, skill: 9, total: 18, target: 4 },
    });
  });

  it('SB-FATE-05 the new face stands even if it is worse, and the die is gone (SB-FATE-12)', () => {
    const { state, events } = play(checking('courage', { target: 10 }), {
      state: own,
      dice: [9, 3, 2],
      answers: [['reroll', 'power']],
    });
    expect(events).toMatchObject([
      {
        type: 'fateSpent',
        seat: 0,
        die: 'power',
        use: 'reroll',
        figure: 'a',
        roll: { face: 2, before: 9, counts: 2 },
      },
      { type: 'checked', power: 2, skill: 3, total: 5, success: false },
    ]);
    expect(state.pools).toEqual([pool(0, 1, 1), pool(2, 2, 1)]);
  });

  it('SB-FATE-06 one die on a Check and no more', () => {
    const { asked } = play(checking('courage'), {
      state: own,
      dice: [9, 3, 2],
      answers: [['reroll', 'power']],
    });
    expect(asked).toHaveLength(1);
  });

  it('SB-FATE-05 keeping spends nothing', () => {
    const { state, events } = play(checking('courage'), {
      state: own,
      dice: [5, 5],
      answers: [['reroll', 'keep']],
    });
    expect(state.pools[0]).toEqual(pool(1, 1, 1));
    expect(events).toMatchObject([{ type: 'checked', total: 10 }]);
  });

  it('SB-FATE-13 SB-FATE-14 nobody is asked without a die that would do; Monster Dice do not serve own figures', () => {
    const state = alone({}, { pools: [pool(0, 0, 3), pool(2, 2, 1)] });
    expect(play(checking('courage'), { state, dice: [5, 5] }).asked).toEqual([]);
  });

  it('SB-EVT-07 the Wheel of Fate holds Power and Skill Dice, not Monster Dice', () => {
    const conditions = { wheelOfFate: true };
    const state = alone({}, { pools: [pool(2, 2, 0), pool()], conditions });
    expect(play(checking('courage'), { state, dice: [5, 5] }).asked).toEqual([]);
    const monster = scene({
      figures: [{ id: 'a', side: null, type: 'revenant' }],
      pools: [pool(1, 1, 1), pool()],
      conditions,
    });
    const { asked } = play(checking('courage'), {
      state: monster,
      dice: [5, 5],
      answers: [['monsterReroll', 'keep']],
    });
    expect(asked).toHaveLength(1);
  });

  it('SB-FATE-05.R2 faces may bar any die', () => {
    const barred = (power: number, skill: number) => power === 1 || skill === 1;
    expect(play(checking('courage', { barred }), { state: own, dice: [1, 9] }).asked).toEqual([]);
    const free = play(checking('courage', { barred }), {
      state: own,
      dice: [2, 9],
      answers: [['reroll', 'keep']],
    });
    expect(free.asked).toHaveLength(1);
  });
});

describe("Monster Dice on a monster's Check", () => {
  const monster = (order = [0, 1], pools = [pool(2, 2, 1), pool(2, 2, 1)]) =>
    scene({ figures: [{ id: 'a', side: null, type: 'revenant', stats: { courage: 0 } }], pools, order });

  it('SB-FATE-09 the new face counts if it is higher', () => {
    const { state, events } = play(checking('courage'), {
      state: monster(),
      dice: [3, 4, 8],
      answers: [['monsterReroll', 'power']],
    });
    expect(events.at(-1)).toMatchObject({ power: 8, skill: 4, total: 12 });
    expect(state.pools).toEqual([pool(2, 2, 0), pool(2, 2, 1)]);
  });

  it('SB-FATE-09 and does not if it is lower', () => {
    const { events } = play(checking('courage'), {
      state: monster(),
      dice: [7, 4, 6],
      answers: [['monsterReroll', 'power']],
    });
    expect(events.at(-1)).toMatchObject({ power: 7, skill: 4 });
  });

  it('SB-FATE-04 SB-TURN-13 players decide in their order, and one die is all', () => {
    const { asked, state } = play(checking('courage'), {
      state: monster([1, 0]),
      dice: [3, 4, 8],
      answers: [
        ['monsterReroll', 'keep'],
        ['monsterReroll', 'skill'],
      ],
    });
    expect(asked.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(state.pools).toEqual([pool(2, 2, 0), pool(2, 2, 1)]);
    const first = play(checking('courage'), {
      state: monster([1, 0]),
      dice: [3, 4, 8],
      answers: [['monsterReroll', 'skill']],
    });
    expect(first.asked.map(({ seat }) => seat)).toEqual([1]);
  });

  it('SB-FATE-13 Power and Skill Dice do not touch it', () => {
    const state = monster([0, 1], [pool(2, 2, 0), pool(2, 2, 0)]);
    expect(play(checking('courage'), { state, dice: [3, 4] }).asked).toEqual([]);
  });
});

describe('a script of dice that runs out', () => {
  const checks = stepping((cx) => void check(cx, plainCheck(of(cx.s, 'a'), 'courage', 10, 'SB-EVT-09')));
  const state = scene({ figures: [{ id: 'a' }, { id: 'b', side: 1, x: 30 }] });

  it('SB-CHK-01 names the die that was wanted: Power first, then Skill', () => {
    expect(() => play(checks, { state, dice: [] })).toThrow('the Power Die of a courage Check');
    expect(() => play(checks, { state, dice: [5] })).toThrow('the Skill Die of a courage Check');
  });

  it('SB-ATT-77 the Power Die is rolled again before the Skill Die is rolled at all', () => {
    const eye = scene({
      figures: [
        { id: 'a', gear: ['hand-weapon'] },
        { id: 'b', side: null, type: 'ghoul', attributes: ['curse-of-the-evil-eye'], x: 18.984 },
      ],
    });
    const blow = stepping((cx) => strike(cx, of(cx.s, 'a'), of(cx.s, 'b'), 'own'));
    expect(() => play(blow, { state: eye, dice: [10] })).toThrow('the Power Die again');
    expect(() => play(blow, { state: eye, dice: [10, 5] })).toThrow('the Skill Die of a melee Check');
  });

  it('SB-CLUE-03 the last card of a deck takes a die that shows 1', () => {
    const search = stepping((cx) => investigate(cx, of(cx.s, 'a'), 'clue'));
    const one = scene({
      active: 'a',
      figures: [{ id: 'a' }, { id: 'b', side: 1, x: 30 }],
      clues: [{ id: 'clue', deck: 'clues', x: 18, y: 18, z: 0 }],
      decks: { clues: ['nothing'] },
    });
    expect(() => play(search, { state: one, dice: [] })).toThrow(
      'a d1 is rolled: which card of the clue deck',
    );
    expect(play(search, { state: one, dice: [1] }).state.decks['clues']).toEqual([]);
  });
});
