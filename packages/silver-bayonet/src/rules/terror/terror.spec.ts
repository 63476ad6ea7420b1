import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../../game.ts';
import { of, type SceneDraft, scene, stepping } from '../../scene.spec-support.ts';
import type { Terror } from '../../state.ts';
import { describe as describeEvent } from '../../words/en/describe.ts';
import { activateMember, startActivation } from '../activation/activation.ts';
import { check, plainCheck } from '../check/check.ts';
import { terrorCheck } from './terror.ts';

type Draft = Partial<SceneDraft['figures'][number]>;

function facing(a: Draft = {}, rest: Partial<SceneDraft> = {}) {
  return scene({
    figures: [
      { id: 'a', x: 10, y: 10, stats: { courage: 0 }, gear: ['hand-weapon'], ...a },
      { id: 'b', x: 13, y: 10 },
      { id: 'foe', side: 1, x: 30, y: 30 },
    ],
    ...rest,
  });
}

const frightened = (penalty = 0) =>
  stepping((cx: SilverCx) => terrorCheck(cx, of(cx.s, 'a'), penalty, 'horror', 'SB-EVT-04'));
const activated = stepping((cx: SilverCx) => activateMember(cx, of(cx.s, 'a')));

function under(kind: Terror, activations = 0): Draft {
  return { terror: { kind, activations } };
}

describe('the Terror Check', () => {
  it('SB-TER-01 SB-TER-02 adds Courage and the printed modifier: 4 + 5 + 1 - 3 = 7, Stunned', () => {
    const { state, events } = play(frightened(-3), {
      state: facing({ stats: { courage: 1 } }),
      dice: [4, 5],
    });
    expect(events[0]).toMatchObject({ type: 'checked', check: 'terror', total: 7 });
    expect(of(state, 'a').terror).toEqual({ kind: 'stunned', activations: 0 });
  });

  it.each([
    [1, 1, 'collapse'],
    [1, 2, 'paralysed'],
    [2, 2, 'paralysed'],
    [2, 3, 'shaken'],
    [3, 3, 'shaken'],
    [3, 4, 'stunned'],
    [4, 4, 'stunned'],
    [4, 5, 'distracted'],
    [5, 5, 'distracted'],
    [5, 6, 'none'],
  ] as const)('SB-TER-02 %i and %i: %s', (power, skill, state) => {
    const { events } = play(frightened(), { state: facing(), dice: [power, skill] });
    expect(events).toContainEqual(expect.objectContaining({ type: 'terror', state }));
  });

  it('SB-TER-02 11 or more leaves the figure as it was', () => {
    const { state } = play(frightened(), { state: facing(under('shaken')), dice: [6, 6] });
    expect(of(state, 'a').terror).toEqual({ kind: 'shaken', activations: 0 });
  });

  it('SB-TER-03 a worse result replaces the old one, a better one is ignored', () => {
    const worse = play(frightened(), { state: facing(under('stunned')), dice: [3, 2] });
    expect(of(worse.state, 'a').terror?.kind).toBe('paralysed');
    const better = play(frightened(), { state: facing(under('shaken', 2)), dice: [5, 4] });
    expect(of(better.state, 'a').terror).toEqual({ kind: 'shaken', activations: 2 });
  });

  it('SB-TER-03.R1 the same row starts afresh', () => {
    const { state } = play(frightened(), { state: facing(under('paralysed', 3)), dice: [2, 2] });
    expect(of(state, 'a').terror).toEqual({ kind: 'paralysed', activations: 0 });
  });

  it('SB-TER-04 Collapse takes it out of the game with its Health; what it carried stays', () => {
    const { state, events } = play(frightened(), { state: facing({ carries: ['idol'] }), dice: [1, 1] });
    expect(of(state, 'a')).toMatchObject({ standing: 'collapsed', health: 10, fallenTo: null, carries: [] });
    expect(state.objects).toEqual([{ id: 'idol', x: 10, y: 10, z: 0, stuck: false }]);
    expect(events.map(({ type }) => type)).toEqual(['checked', 'terror', 'dropped', 'out']);
    expect(of(state, 'b').standing).toBe('standing');
  });
});

describe('Paralysed', () => {
  it('SB-TER-05 the next activation is wasted, without a roll', () => {
    const { state, asked } = play(activated, { state: facing(under('paralysed')) });
    expect(asked).toEqual([]);
    expect(of(state, 'a')).toMatchObject({ activated: true, terror: { kind: 'paralysed', activations: 1 } });
  });

  it('SB-TER-05 after that a Courage Check of 14: short of it, wasted again', () => {
    const { state, asked } = play(activated, { state: facing(under('paralysed', 1)), dice: [6, 7] });
    expect(asked).toEqual([]);
    expect(of(state, 'a').terror?.kind).toBe('paralysed');
  });

  it('SB-TER-05 with 14 it acts at once, as Shaken', () => {
    const { state, asked } = play(activated, {
      state: facing(under('paralysed', 1)),
      dice: [7, 7],
      answers: [['act', 'end']],
    });
    expect(asked).toHaveLength(1);
    expect(of(state, 'a').terror?.kind).toBe('shaken');
  });

  it('SB-TER-05.R1 the Check may be rerolled', () => {
    const pools = [
      { power: 1, skill: 0, monster: 0 },
      { power: 0, skill: 0, monster: 0 },
    ];
    const { state } = play(activated, {
      state: facing(under('paralysed', 1), { pools }),
      dice: [1, 7, 7],
      answers: [
        ['reroll', 'power'],
        ['act', 'end'],
      ],
    });
    expect(of(state, 'a').terror?.kind).toBe('shaken');
  });

  it('SB-TER-05 SB-TER-07 SB-ACT-07 Paralysed and Stunned stop an active figure, Shaken and Distracted do not', () => {
    for (const [dice, over] of [
      [[2, 2], true],
      [[4, 4], true],
      [[3, 3], false],
      [[5, 5], false],
    ] as const) {
      const { state } = play(frightened(), { state: facing({}, { active: 'a' }), dice });
      expect(state.activation?.over).toBe(over);
    }
    const other = play(frightened(), { state: facing({}, { active: 'b' }), dice: [2, 2] });
    expect(other.state.activation?.over).toBe(false);
  });
});

describe('Shaken, Stunned, Distracted', () => {
  const checking = (kind: 'melee' | 'shooting' | 'courage' | 'terror' | 'speed' | 'sprint' | 'plain') =>
    stepping((cx: SilverCx) => {
      check(cx, plainCheck(of(cx.s, 'a'), kind, null, 'SB-CHK-01'));
    });

  it.each(['shaken', 'stunned', 'distracted'] as const)(
    'SB-TER-06 SB-TER-07 SB-TER-08 %s: -1 on every Check',
    (kind) => {
      for (const check of ['melee', 'shooting', 'courage', 'terror', 'speed', 'sprint', 'plain'] as const) {
        const total = (draft: Draft) =>
          (play(checking(check), { state: facing(draft), dice: [5, 5] }).events.at(-1) as { total: number })
            .total;
        expect(total(under(kind))).toBe(total({}) - 1);
        expect(total(under('paralysed'))).toBe(total({}));
      }
    },
  );

  it.each(['stunned', 'distracted'] as const)(
    'SB-TER-07 SB-TER-08 %s ends with the next activation',
    (kind) => {
      const { state, events } = play(activated, { state: facing(under(kind)), answers: [['act', 'end']] });
      expect(of(state, 'a').terror).toBeNull();
      expect(events.at(-1)).toMatchObject({ type: 'terror', state: 'recovered' });
    },
  );

  it('SB-TER-06 Shaken stays', () => {
    const { state } = play(activated, { state: facing(under('shaken')), answers: [['act', 'end']] });
    expect(of(state, 'a').terror?.kind).toBe('shaken');
  });

  it('SB-TER-08.R1 what strikes an active figure lasts through its next activation', () => {
    const struck = stepping((cx: SilverCx) => {
      const figure = of(cx.s, 'a');
      if (cx.s.turn === 1) {
        activateMember(cx, figure);
        terrorCheck(cx, figure, 0, 'horror', 'SB-EVT-04');
      } else activateMember(cx, figure);
      cx.s.turn++;
    });
    const { state } = play(struck, { state: facing(), dice: [5, 5], answers: [['act', 'end']] });
    expect(of(state, 'a').terror).toEqual({ kind: 'distracted', activations: 0 });
    const next = play(struck, { state, answers: [['act', 'end']] });
    expect(of(next.state, 'a').terror).toBeNull();
  });

  it('SB-TER-09 nobody checks because a monster stands there', () => {
    const state = scene({
      figures: [
        { id: 'a', x: 10, y: 10, gear: ['hand-weapon'] },
        { id: 'foe', side: 1, x: 30, y: 30 },
        { id: 'horror', side: null, type: 'vampire', x: 12, y: 10 },
      ],
    });
    expect(play(activated, { state, answers: [['act', 'end']] }).events.map(({ type }) => type)).toEqual([
      'activated',
    ]);
  });
});

describe('a wasted activation', () => {
  const paralysed = (activations: number) =>
    scene({
      figures: [
        { id: 'a', name: 'Vane', stats: { courage: 0 }, terror: { kind: 'paralysed', activations } },
        { id: 'b', side: 1, x: 30 },
      ],
    });
  const acts = stepping((cx) => void startActivation(cx, of(cx.s, 'a')));
  const told = (activations: number, dice: number[]) =>
    play(acts, { state: paralysed(activations), dice }).events.filter(({ type }) => type === 'terror');

  it('SB-TER-05 says what happened: the first, and every one in which the Check fails', () => {
    const wasted = { type: 'terror', rule: 'SB-TER-05', figure: 'a', state: 'wasted' };
    expect(told(0, [])).toEqual([wasted]);
    expect(told(1, [2, 2])).toEqual([wasted]);
    expect(describeEvent(wasted as never, paralysed(0))).toMatch(/^Vane .*nothing/);
  });

  it('SB-TER-05 one that is not wasted does not', () => {
    expect(told(1, [9, 9])).toMatchObject([{ state: 'shaken' }]);
  });
});
