import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { of, type SceneDraft, scene } from '../../../scene.spec-support.ts';
import type { Operation, OperationOf } from '../../format/operation.ts';
import { doing } from '../story.spec-support.ts';

function field(rest: Partial<SceneDraft> = {}) {
  return scene({
    figures: [
      { id: 'a', x: 5, y: 5, stats: { courage: 2, speed: 6, melee: 2, accuracy: 1 } },
      { id: 'a2', x: 9, y: 5, stats: { courage: 0 } },
      { id: 'b', side: 1, x: 5, y: 30, stats: { courage: 0 } },
      { id: 'ghoul', side: null, type: 'ghoul', x: 20 },
    ],
    // With something to say, so that it is listened to.
    scenario: { rules: [{ id: 'r', when: { event: 'setup' }, do: [] }] },
    ...rest,
  });
}

const BOTH: Pick<OperationOf<'check'>, 'pass' | 'fail'> = {
  pass: [{ op: 'heal', who: 'actor', n: 1 }],
  fail: [{ op: 'damage', who: 'actor', n: 1 }],
};
const check = (more: Partial<OperationOf<'check'>> = {}): Operation[] => [
  { op: 'check', who: 'actor', stat: 'courage', tn: 10, ...BOTH, ...more },
];
const health = (s: ReturnType<typeof scene>, id = 'a') => of(s, id).health;

describe('SB-OPS-46 check', () => {
  it('SB-OPS-46 SB-SCN-GEN-10 TN10, P 3 S 4, Courage +2 = 9: fails; 10 passes', () => {
    const short = play(doing(check()), { state: field(), dice: [3, 4] });
    expect(short.events[0]).toMatchObject({
      type: 'checked',
      check: 'courage',
      total: 9,
      target: 10,
      success: false,
    });
    expect(health(short.state)).toBe(9);
    const enough = play(doing(check()), { state: field(), dice: [4, 4] });
    expect(enough.events[0]).toMatchObject({ total: 10, success: true });
    expect(health(enough.state)).toBe(10);
  });

  it('SB-OPS-46 each stat, or none for a bare Check', () => {
    const added = (stat: OperationOf<'check'>['stat']) => {
      const { events } = play(doing(check({ stat, tn: 1 })), { state: field(), dice: [1, 1] });
      return events.flatMap((event) => (event.type === 'checked' ? [event.total - 2] : []))[0];
    };
    expect([added('speed'), added('melee'), added('accuracy'), added('courage'), added(null)]).toEqual([
      6, 2, 1, 2, 0,
    ]);
  });

  it('SB-OPS-46 mod is added: TN16 with the turn number, turn 4, Courage +2, dice 10: 16 passes', () => {
    const list = check({ tn: 16, mod: { turn: 1 } });
    expect(health(play(doing(list), { state: field({ turn: 4 }), dice: [5, 5] }).state)).toBe(10);
    expect(health(play(doing(list), { state: field({ turn: 4 }), dice: [5, 4] }).state)).toBe(9);
    expect(health(play(doing(list), { state: field({ turn: 3 }), dice: [5, 5] }).state)).toBe(9);
  });

  it('SB-OPS-46 whoever fits a filter of autoPass need not roll', () => {
    const figures = [
      { id: 'a', x: 5, y: 5, health: 5, attributes: ['steady-legs'] },
      { id: 'b', side: 1, x: 5, y: 30 },
    ];
    const list = check({ autoPass: [{ monster: 'bandit' }, { attribute: 'steady-legs' }] });
    const { state, events } = play(doing(list), { state: field({ figures }) });
    expect(health(state)).toBe(6);
    expect(events).toContainEqual({ type: 'needNotRoll', rule: 'SB-OPS-46', figure: 'a' });
  });

  it('SB-OPS-46 each figure is the actor of its own list, complete before the next rolls', () => {
    const list = check({
      who: { of: { is: 'soldier' } },
      fail: [
        { op: 'damage', who: 'actor', n: 1 },
        { op: 'fate', side: 'actor-player', die: 'monster', n: 1 },
      ],
    });
    const { state, events } = play(doing(list), { state: field(), dice: [1, 1, 9, 9, 1, 1] });
    expect(['a', 'a2', 'b'].map((id) => health(state, id))).toEqual([9, 10, 9]);
    expect(state.pools.map(({ monster }) => monster)).toEqual([1, 1]);
    const told = events
      .filter(({ type }) => type === 'checked' || type === 'damaged')
      .map(({ type }) => type);
    expect(told).toEqual(['checked', 'damaged', 'checked', 'checked', 'damaged']);
  });

  it('SB-OPS-46 Fate Dice as for any Check', () => {
    const pools = [
      { power: 1, skill: 0, monster: 0 },
      { power: 0, skill: 0, monster: 0 },
    ];
    const { state } = play(doing(check()), {
      state: field({ pools }),
      dice: [1, 4, 9],
      answers: [['reroll', 'power']],
    });
    expect(health(state)).toBe(10);
  });

  it('SB-SCN-GEN-10 SB-OPS-48 an unnerving find: -1 Melee and -1 Accuracy for the game; two of them add up', () => {
    const unnerved: OperationOf<'check'>['fail'] = [
      { op: 'modify', who: 'actor', what: 'melee', n: -1, until: 'game-end' },
      { op: 'modify', who: 'actor', what: 'accuracy', n: -1, until: 'game-end' },
    ];
    const find = check({ fail: unnerved });
    const look = (stat: 'melee' | 'accuracy') => check({ stat, tn: 1, pass: [], fail: [] });
    const list = [...find, ...find, ...look('melee'), ...look('accuracy')];
    const { events } = play(doing(list), { state: field(), dice: [1, 1, 1, 1, 5, 5, 5, 5] });
    const totals = events.flatMap((event) => (event.type === 'checked' ? [event.total] : []));
    expect(totals).toEqual([4, 4, 10, 9]);
  });

  it('SB-SCN-GEN-10 Unflappable may pass it', () => {
    const figures = [
      { id: 'a', x: 5, y: 5, attributes: ['unflappable'], stats: { courage: 0 } },
      { id: 'b', side: 1, x: 5, y: 30 },
    ];
    const pools = [
      { power: 0, skill: 0, monster: 1 },
      { power: 0, skill: 0, monster: 0 },
    ];
    const { state } = play(doing(check()), {
      state: field({ figures, pools }),
      dice: [1, 1],
      answers: [['reroll', 'pass-monster']],
    });
    expect(health(state)).toBe(10);
  });
});

describe('SB-OPS-47 terror', () => {
  const terror = (more: Partial<OperationOf<'terror'>> = {}): Operation[] => [
    { op: 'terror', who: 'actor', mod: -1, ...more },
  ];

  it('SB-OPS-47 the result applies as always: 3 + 3 + 2 - 1 = 7, Stunned', () => {
    const { state } = play(doing(terror()), { state: field(), dice: [3, 3] });
    expect(of(state, 'a').terror).toMatchObject({ kind: 'stunned' });
  });

  it('SB-OPS-47 in decision order, each player in an order of his own', () => {
    const list = terror({ who: { of: { is: 'soldier' } }, mod: 0 });
    const { events, asked } = play(doing(list), {
      state: field({ order: [1, 0] }),
      dice: [6, 6, 6, 6, 6, 6],
      answers: [['chooseFigure', 'a2']],
    });
    const checked = events.flatMap((event) => (event.type === 'checked' ? [event.figure] : []));
    expect(checked).toEqual(['b', 'a2', 'a']);
    expect(asked).toMatchObject([{ seat: 0, question: { options: ['a', 'a2'] } }]);
  });

  const on: OperationOf<'terror'>['on'] = {
    'no-effect': [{ op: 'fate', side: 'actor-player', die: 'power', n: 1 }],
    stunned: [],
    other: [{ op: 'fate', side: 'actor-player', die: 'skill', n: 1 }],
  };
  const pool = (dice: readonly number[]) =>
    play(doing(terror({ mod: 0, on })), { state: field(), dice }).state.pools[0];

  it('SB-OPS-47 on: the list of the result, else that of other', () => {
    expect(pool([5, 5])).toMatchObject({ power: 1, skill: 0 });
    expect(pool([3, 3])).toMatchObject({ power: 0, skill: 0 });
    expect(pool([2, 2])).toMatchObject({ power: 0, skill: 1 });
  });

  it('SB-OPS-47 store: whoever checked', () => {
    const list = terror({ who: { of: { side: 'own' } }, mod: 0, store: 'witnesses' });
    const { state } = play(doing(list), {
      state: field(),
      dice: [6, 6, 6, 6],
      answers: [['chooseFigure', 'a']],
    });
    expect(state.story.figures['witnesses']).toEqual(['a', 'a2']);
  });

  it('SB-TER-09.R1 figures are monsters too; soldiers are not', () => {
    const { events } = play(doing(terror({ who: { of: { monster: 'ghoul' } }, mod: 0 })), {
      state: field(),
      dice: [10, 10],
    });
    expect(events[0]).toMatchObject({ type: 'checked', figure: 'ghoul', check: 'terror' });
  });
});
