import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { classOf } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import {
  of,
  row,
  type SceneDraft,
  type SceneUnit,
  scene,
  stepping,
  unitIn,
} from '../../scene.spec-support.ts';
import { charge } from '../charge/charge.ts';
import { wound } from '../hit/foot-result.ts';
import { takeOut } from '../hit/take-out.ts';
import { keepsNerve } from './morale.ts';
import { settleMorale } from './settle.ts';

type Answers = readonly (readonly ['runOrGround' | 'standIn' | 'pursue', string])[];

/** A unit of eight in two rows round 600, 600, a friend near, a friend far off, and an enemy out of the way. */
function field(draft: Partial<SceneDraft> = {}, ours: Partial<SceneUnit> = {}) {
  return scene({
    ...draft,
    units: [
      { ...row('u', 8, 600, 600, true), ...ours },
      row('near', 4, 900, 600),
      row('far', 4, 600, 200),
      { ...row('e', 4, 600, 1100), side: 1 },
    ],
  });
}

function after(
  state: ReturnType<typeof field>,
  happens: (cx: PointCx) => void,
  dice: readonly number[] = [],
  answers: Answers = [],
) {
  const run = stepping((cx) => {
    happens(cx);
    settleMorale(cx);
  });
  return play(run, { state, dice, answers });
}

const kill =
  (...ids: readonly string[]) =>
  (cx: PointCx) => {
    for (const id of ids) takeOut(cx, of(cx.s, id), 'incapacitated', 'BP-HIT-05');
  };
const hurt =
  (where: 'shooting' | 'melee', ...ids: readonly string[]) =>
  (cx: PointCx) => {
    for (const id of ids) wound(cx, of(cx.s, id), { where, by: of(cx.s, 'e-1') });
  };
const tested = ({ events }: ReturnType<typeof after>) =>
  events.flatMap((event) => (event.type === 'tested' ? [`${event.who} ${event.rule}`] : []));

describe('morale', () => {
  it.each([
    [6, true],
    [7, false],
  ])('BP-MOR-01, BP-MOR-03 one die against the unit’s own rating: %d, %s', (die, kept) => {
    play(
      stepping((cx) => {
        // The Master who leads it goes with its result.
        expect(classOf(of(cx.s, 'u-1')).morale).toBe(8);
        expect(keepsNerve(cx, unitIn(cx.s, 'u'), 'BP-MOR-01')).toBe(kept);
      }),
      { state: field(), dice: [die] },
    );
  });

  it('BP-MOR-03, BP-DIG-17 the last man of his unit, a leader, has his own 8', () => {
    const state = field();
    for (const id of unitIn(state, 'u').members.slice(1)) of(state, id).standing = 'incapacitated';
    play(
      stepping((cx) => expect(keepsNerve(cx, unitIn(cx.s, 'u'), 'BP-MOR-01')).toBe(true)),
      { state, dice: [8] },
    );
  });
});

describe('BP-MOR-02 charging and standing', () => {
  const charged = (dice: readonly number[], answers: readonly (readonly [string, string])[] = []) => {
    const state = scene({
      units: [row('u', 1, 600, 600), { ...row('e', 1, 600, 700), side: 1 }],
      options: { 'foot-pursuit': 'never' },
    });
    const run = stepping((cx) => {
      const u = unitIn(cx.s, 'u');
      charge(cx, [{ unit: u, chargers: u.members.map((id) => of(cx.s, id)) }], unitIn(cx.s, 'e'));
    });
    return play(run, { state, dice, answers: answers as never });
  };

  it('BP-MOR-05, BP-MOR-02 to charge: who fails stays where he is', () => {
    const { state } = charged([7]);
    expect([of(state, 'u-1').y, state.contacts]).toEqual([600, []]);
  });

  it('BP-MOR-06, BP-MOR-02 to stand: who fails flees', () => {
    const { state } = charged([6, 7], [['pursue', 'hold-back']]);
    expect(unitIn(state, 'e').flight).toMatchObject({ moves: 1, final: false });
    expect(charged([6, 6, 10, 10]).state.contacts).toHaveLength(1);
  });
});

describe('BP-MOR-07 losses near', () => {
  const one = { figures: [{ id: 'a', x: 600, y: 600 }] };
  /** One man, and three friends 60, 70 and 76 from him. */
  const three = () =>
    scene({
      units: [
        { id: 'u', ...one },
        { id: 'v', figures: [{ id: 'b', x: 685, y: 600 }] },
        { id: 'w', figures: [{ id: 'c', x: 600, y: 695 }] },
        { id: 'x', figures: [{ id: 'd', x: 600, y: 499 }] },
        { ...row('e', 1, 600, 1100), side: 1 },
      ],
      options: { 'play-mode': 'individuals' },
    });

  it('BP-MOR-07 one killed by fire at 60 and one wounded by fire at 70: a test', () => {
    const played = after(
      three(),
      (cx) => {
        kill('b')(cx);
        hurt('shooting', 'c')(cx);
      },
      [6],
    );
    expect(tested(played)).toEqual(['u BP-MOR-07']);
  });

  it('BP-MOR-07 had the second been wounded in melee: none', () => {
    const played = after(three(), (cx) => {
      kill('b')(cx);
      hurt('melee', 'c')(cx);
    });
    expect(tested(played)).toEqual([]);
  });

  it('BP-MOR-07 the second 76 away: none', () => {
    expect(tested(after(three(), kill('b', 'd')))).toEqual([]);
  });

  it('BP-MOR-07 one man wounded and then killed is one figure, not two', () => {
    const twice = (cx: PointCx) => {
      hurt('shooting', 'u-2')(cx);
      kill('u-2')(cx);
    };
    expect(tested(after(field(), twice))).toEqual([]);
    const two = (cx: PointCx) => {
      twice(cx);
      hurt('shooting', 'u-3')(cx);
    };
    expect(tested(after(field(), two, [6]))).toEqual(['u BP-MOR-07']);
  });

  it('BP-MOR-07 enemies who fall shake nobody', () => {
    const state = three();
    of(state, 'e-1').x = 660;
    of(state, 'e-1').y = 600;
    expect(tested(after(state, kill('e-1', 'b')))).not.toContain('u BP-MOR-07');
  });

  it('BP-MOR-07 once a turn: the third and fourth cause no second test', () => {
    const state = field();
    const first = after(state, kill('u-2', 'u-3'), [6]).state;
    expect(tested(after(first, kill('u-4')))).not.toContain('u BP-MOR-07');
  });

  it('BP-MOR-07 a unit with a man in melee does not test, and does not make up for it', () => {
    const state = field({ contacts: [{ a: 'u-8', b: 'e-4' }] });
    const first = after(state, kill('u-2', 'u-3')).state;
    first.contacts = [];
    expect(tested(after(first, () => {}))).toEqual([]);
  });

  it.each([
    ['fleeing', { flight: { moves: 1, final: false, number: 1 } }],
    ['pursuing', { pursues: 'e' }],
  ] as const)('BP-MOR-07 nor does one that is %s', (_, change) => {
    const state = field({}, change);
    if ('pursues' in change) unitIn(state, 'e').flight = { moves: 1, final: false, number: 1, gone: [] };
    for (const id of unitIn(state, 'u').members)
      Object.assign(of(state, id), { fleeing: 'flight' in change, pursuing: 'pursues' in change });
    expect(tested(after(state, kill('u-2', 'u-3')))).toEqual([]);
  });
});

describe('BP-MOR-08 the leader killed', () => {
  it('BP-MOR-08, BP-UNIT-07, BP-DIG-04 his unit tests, and somebody stands in for him', () => {
    const played = after(field(), kill('u-1'), [6], [['standIn', 'u-4']]);
    expect(tested(played)).toEqual(['u BP-MOR-08']);
    expect(unitIn(played.state, 'u').anchor).toBe('u-4');
  });

  it('BP-MOR-08 a unit already fleeing does not take it, nor later when it has rallied', () => {
    const state = field({}, { flight: { moves: 1, final: false, number: 1 } });
    for (const id of unitIn(state, 'u').members) of(state, id).fleeing = true;
    const first = after(state, kill('u-1')).state;
    unitIn(first, 'u').flight = null;
    for (const id of unitIn(first, 'u').members) of(first, id).fleeing = false;
    expect(tested(after(first, () => {}, [], [['standIn', 'u-4']]))).toEqual([]);
  });

  it('BP-MOR-08 wounded is not killed', () => {
    expect(tested(after(field(), hurt('shooting', 'u-1')))).toEqual([]);
  });

  it('BP-MOR-08 even if it has tested this turn, and even with men in melee', () => {
    const state = field({ contacts: [{ a: 'u-8', b: 'e-4' }] });
    unitIn(state, 'u').lossesTested = true;
    expect(tested(after(state, kill('u-1'), [6], [['standIn', 'u-4']]))).toEqual(['u BP-MOR-08']);
  });

  it('BP-MOR-08 in individual play every friend within 100 of him', () => {
    const man = (id: string, x: number) => ({
      id,
      figures: [{ id: `${id}-1`, x, y: 600, leader: id === 'u' }],
    });
    const state = scene({
      options: { 'play-mode': 'individuals' },
      units: [man('u', 600), man('v', 725), man('w', 474), { ...row('e', 1, 600, 1100), side: 1 }],
    });
    expect(tested(after(state, kill('u-1'), [6]))).toEqual(['v BP-MOR-08']);
  });
});

describe('BP-MOR-10 half losses', () => {
  const lost = (count: number) => {
    const state = field();
    for (const id of unitIn(state, 'u').members.slice(1, count)) of(state, id).standing = 'incapacitated';
    unitIn(state, 'u').lossesTested = true;
    return state;
  };

  it('BP-MOR-10, BP-GEN-14 the fourth loss of eight, not the third', () => {
    expect(tested(after(lost(3), kill('u-8')))).toEqual([]);
    expect(tested(after(lost(4), kill('u-8'), [6]))).toEqual(['u BP-MOR-10']);
  });

  it('BP-MOR-10, BP-GEN-14 the fifth of nine', () => {
    const state = field({}, row('u', 9, 600, 600, true));
    for (const id of ['u-2', 'u-3', 'u-4']) of(state, id).standing = 'incapacitated';
    unitIn(state, 'u').lossesTested = true;
    const four = after(state, kill('u-5'));
    expect(tested(four)).toEqual([]);
    expect(tested(after(four.state, kill('u-6'), [6]))).toEqual(['u BP-MOR-10']);
  });

  it('BP-MOR-10, BP-MOR-02 failed: it runs and may not rally', () => {
    const { state } = after(lost(4), kill('u-8'), [7]);
    expect(unitIn(state, 'u').flight).toMatchObject({ moves: 1, final: true });
  });

  it('BP-MOR-10 half-loss-rout rally-allowed', () => {
    const state = { ...lost(4) };
    const allowed = { ...state, options: { ...state.options, 'half-loss-rout': 'rally-allowed' as const } };
    expect(unitIn(after(allowed, kill('u-8'), [7]).state, 'u').flight).toMatchObject({ final: false });
  });

  it('BP-MOR-10, BP-HIT-06 those on the ground test and run; those who lie wounded do not', () => {
    const state = lost(4);
    for (const f of state.figures) if (f.unit === 'u') f.ground = 'open';
    const broken = after(state, kill('u-8'), [7]);
    expect(tested(broken)).toEqual(['u BP-MOR-10']);
    expect(of(broken.state, 'u-7')).toMatchObject({ fleeing: true, ground: 'up' });
    for (const f of state.figures) if (f.unit === 'u') f.down = 2;
    expect(tested(after(state, kill('u-8')))).toEqual([]);
  });

  it('BP-MOR-10 once a game; men gone for an objective are not lost', () => {
    const state = after(lost(4), kill('u-8'), [6]).state;
    expect(tested(after(state, kill('u-7')))).toEqual([]);
    const through = lost(3);
    of(through, 'u-8').standing = 'through';
    expect(tested(after(through, () => {}))).toEqual([]);
  });
});

describe('BP-MOR-11 shaken', () => {
  it('BP-MOR-11 in the open its owner chooses: all lie down', () => {
    const { state, asked } = after(field(), kill('u-2', 'u-3'), [7], [['runOrGround', 'ground']]);
    expect(asked[0]!.question).toMatchObject({ unit: 'u', options: ['run', 'ground'] });
    const left = unitIn(state, 'u')
      .members.map((id) => of(state, id))
      .filter((f) => f.standing === 'table');
    expect(left.map(({ ground }) => ground)).toEqual(left.map(() => 'open'));
  });

  it('BP-MOR-11, BP-MOR-02 or all run from the nearest enemy, once, and it is no rout', () => {
    const { state } = after(field(), kill('u-2', 'u-3'), [7], [['runOrGround', 'run']]);
    expect(of(state, 'u-1').y).toBeLessThan(500);
    expect(unitIn(state, 'u')).toMatchObject({ flight: null, routs: 0, moved: true });
  });

  it('BP-MOR-11 with everybody in cover lying down is all that is left', () => {
    const wood = [{ id: 'wood', type: 'open-wood', shape: { rect: [550, 550, 400, 100] } }] as const;
    const { state, asked } = after(field({ terrain: [...wood] as never }), kill('u-2', 'u-3'), [7]);
    expect(asked).toEqual([]);
    expect(of(state, 'u-1').ground).toBe('cover');
  });

  it('BP-MOR-11 riders sent to ground test to stay in the saddle', () => {
    const state = scene({
      units: [
        {
          ...row('u', 4, 600, 600),
          troops: 'light-cavalry',
          figures: [0, 1, 2, 3].map((i) => ({ id: `u-${i + 1}`, x: 600 + 45 * i, y: 600 })),
        },
        { ...row('e', 1, 600, 1100), side: 1 },
      ],
    });
    unitIn(state, 'u').halfTested = true;
    const { state: end } = after(state, kill('u-3', 'u-4'), [7, 6, 7], [['runOrGround', 'ground']]);
    expect([of(end, 'u-1'), of(end, 'u-2')].map(({ mounted, ground }) => [mounted, ground])).toEqual([
      [true, 'up'],
      [false, 'open'],
    ]);
  });

  it('BP-MOR-08, BP-MOR-11 those with an enemy upon them fight on', () => {
    const state = field({ contacts: [{ a: 'u-8', b: 'e-4' }] });
    const { state: end } = after(state, kill('u-1'), [7], [['runOrGround', 'ground']]);
    expect([of(end, 'u-8').ground, of(end, 'u-7').ground]).toEqual(['up', 'open']);
  });
});

describe('BP-MOR-18 the order of tests', () => {
  it('BP-MOR-18, BP-DIG-07 half losses first; one roll serves for leader and losses; a rout cancels them', () => {
    const state = field();
    for (const id of ['u-5', 'u-6']) of(state, id).standing = 'incapacitated';
    expect(tested(after(state, kill('u-1', 'u-2'), [6, 6], [['standIn', 'u-3']]))).toEqual([
      'u BP-MOR-10',
      'u BP-MOR-08',
    ]);
    expect(tested(after(state, kill('u-1', 'u-2'), [7]))[0]).toBe('u BP-MOR-10');
    expect(tested(after(state, kill('u-1', 'u-2'), [7]))).not.toContain('u BP-MOR-08');
  });

  it('BP-MOR-18 the side that suffered first, and the nearer unit before the farther', () => {
    const state = scene({
      units: [
        row('a', 4, 735, 600),
        row('b', 4, 510, 600),
        { ...row('e', 4, 720, 700), side: 1 },
        {
          id: 'c',
          figures: [
            { id: 'c-3', x: 100, y: 100 },
            { id: 'c-1', x: 660, y: 600 },
            { id: 'c-2', x: 660, y: 630 },
            { id: 'c-4', x: 130, y: 100 },
            { id: 'c-5', x: 160, y: 100 },
          ],
        },
        {
          id: 'g',
          side: 1,
          figures: [
            { id: 'g-3', x: 100, y: 1100 },
            { id: 'g-1', x: 660, y: 700 },
            { id: 'g-2', x: 660, y: 730 },
            { id: 'g-4', x: 130, y: 1100 },
            { id: 'g-5', x: 160, y: 1100 },
          ],
        },
      ],
    });
    const first = tested(after(state, kill('c-1', 'c-2', 'g-1', 'g-2'), [6, 6, 6]));
    expect(first).toEqual(['b BP-MOR-07', 'a BP-MOR-07', 'e BP-MOR-07']);
    const second = tested(after(state, kill('g-1', 'g-2', 'c-1', 'c-2'), [6, 6, 6]));
    expect(second).toEqual(['e BP-MOR-07', 'b BP-MOR-07', 'a BP-MOR-07']);
  });

  it('BP-MOR-18 tests that a rout causes come after all the others', () => {
    const state = scene({
      units: [
        row('u', 4, 600, 600),
        row('v', 4, 740, 600),
        row('w', 4, 600, 700),
        { ...row('e', 4, 600, 1150), side: 1 },
      ],
    });
    // u breaks at half, w has lost its leader, and v sees two of u run.
    unitIn(state, 'u').lossesTested = true;
    unitIn(state, 'w').leaderLost = true;
    const order = tested(after(state, kill('u-1', 'u-2'), [7, 6, 6]));
    expect(order.slice(0, 2)).toEqual(['u BP-MOR-10', 'w BP-MOR-08']);
    expect(order[2]).toBe('v BP-MOR-07');
  });
});
