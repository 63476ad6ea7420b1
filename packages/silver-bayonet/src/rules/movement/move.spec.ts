import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../../game.ts';
import { looking } from '../../hooks.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { doAction, openActions } from '../activation/actions.ts';
import { distanceBetween } from '../measuring.ts';
import { touch } from './contact.ts';
import { moveAlong } from './move.ts';
import { moveProblem } from './move-question.ts';
import { sprint } from './sprint.ts';

const TOUCHING = 0.984;
type Draft = Partial<SceneDraft>;
const FAR = { id: 'far', side: 1, x: 35, y: 35 };

function field(others: readonly SceneFigure[] = [], rest: Draft = {}, a: Partial<SceneFigure> = {}) {
  return scene({ active: 'a', ...rest, figures: [{ id: 'a', x: 18, y: 18, ...a }, ...others, FAR] });
}

const rect = (x: number, width: number, y = 10, depth = 16) => ({
  rect: [x, y, width, depth] as [number, number, number, number],
});
const rock = (x: number, width: number, height: number) => ({
  id: `rock ${x}`,
  type: 'rock',
  shape: rect(x, width),
  height,
});
const to = (x: number, y = 18, z = 0) => ({ x, y, z });
const QUESTION = { figure: 'a', budget: 6, how: 'move', attack: true } as const;
const code = (s: ReturnType<typeof scene>, ...path: ReturnType<typeof to>[]) =>
  moveProblem(QUESTION, path, looking(s))?.code ?? null;
const moves = (...path: ReturnType<typeof to>[]) =>
  stepping((cx: SilverCx) => moveAlong(cx, of(cx.s, 'a'), path, 6, 'move'));

describe('the Move', () => {
  it('SB-MOV-01 up to Speed inches, every piece of the way counting', () => {
    expect(code(field(), to(24))).toBeNull();
    expect(code(field(), to(24.001))).toBe('move.too-far');
    expect(code(field(), to(21), to(21, 21))).toBeNull();
    expect(code(field(), to(21), to(21, 21.001))).toBe('move.too-far');
    expect(of(play(moves(to(21), to(21, 21)), { state: field() }).state, 'a')).toMatchObject({
      x: 21,
      y: 21,
    });
  });

  it('SB-MOV-01 once in an activation', () => {
    const state = field();
    const steps = stepping((cx) => doAction(cx, of(cx.s, 'a'), 'move'));
    const { state: after } = play(steps, { state, answers: [['move', [to(20)]]] });
    expect(openActions(looking(state), of(state, 'a'))).toContain('move');
    expect(openActions(looking(after), of(after, 'a'))).not.toContain('move');
  });

  it('SB-MOV-02 the base stays on the table and out of walls; a kerb of 0.25" is nothing', () => {
    expect(code(field([], {}, { x: 3 }), to(0.492))).toBeNull();
    expect(code(field([], {}, { x: 3 }), to(0.49))).toBe('move.off-table');
    const wall = [{ id: 'w', type: 'high-wall', shape: rect(20, 0.3) }];
    expect(code(field([], { terrain: wall }), to(19.508))).toBeNull();
    expect(code(field([], { terrain: wall }), to(19.6))).toBe('move.side');
    expect(code(field([], { terrain: [rock(20, 5, 0.25)] }), to(24, 18, 0.25))).toBeNull();
  });

  it('SB-MOV-02.R2 a man passes an opening of 0.75", a 50 mm base needs 1.75"', () => {
    const door = (width: number) => ({
      terrain: [
        { id: 'north', type: 'high-wall', shape: rect(20, 0.3, 18 + width / 2, 12) },
        { id: 'south', type: 'high-wall', shape: rect(20, 0.3, 6 - width / 2, 12) },
      ],
    });
    expect(code(field([], door(0.75)), to(22))).toBeNull();
    expect(code(field([], door(0.74)), to(22))).not.toBeNull();
    expect(code(field([], door(1.75), { mounted: true }), to(22))).toBeNull();
    expect(code(field([], door(1.74), { mounted: true }), to(22))).not.toBeNull();
  });

  it('SB-MOV-02.R2, SB-GEN-04 an opening counts by the millimetres of the base, at the metric scale too', () => {
    const door = (width: number) => ({
      options: { 'metric-physical-bases': true },
      terrain: [
        { id: 'north', type: 'high-wall', shape: rect(20, 0.3, 18 + width / 2, 12) },
        { id: 'south', type: 'high-wall', shape: rect(20, 0.3, 6 - width / 2, 12) },
      ],
    });
    expect(of(field([], door(1)), 'a').radius).toBe(0.625);
    expect(code(field([], door(0.75)), to(22))).toBeNull();
    expect(code(field([], door(0.74)), to(22))).not.toBeNull();
    expect(code(field([], door(1.75), { mounted: true }), to(22))).toBeNull();
    expect(code(field([], door(1.74), { mounted: true }), to(22))).not.toBeNull();
  });

  it('SB-MOV-03 no base passes over another, friend or enemy; just beside it there is room', () => {
    expect(code(field([{ id: 'b', x: 20 }]), to(22))).toBe('move.occupied');
    expect(code(field([{ id: 'b', side: 1, x: 20 }]), to(22))).toBe('move.occupied');
    expect(code(field([{ id: 'b', x: 20, y: 18.984 }]), to(22))).toBeNull();
    expect(code(field([{ id: 'b', x: 20, y: 18.98 }]), to(22))).toBe('move.occupied');
    const down = { id: 'b', x: 20, standing: 'down' as const, health: 0 };
    expect(code(field([down]), to(22))).toBeNull();
  });

  it('SB-MOV-03 with the option friends are passed, not ended upon; enemies never', () => {
    const rest = { options: { 'pass-through-friends': true } };
    expect(code(field([{ id: 'b', x: 20 }], rest), to(22))).toBeNull();
    expect(code(field([{ id: 'b', x: 20 }], rest), to(20.5))).toBe('move.occupied');
    expect(code(field([{ id: 'b', side: 1, x: 20 }], rest), to(22))).toBe('move.occupied');
  });
});

describe('the Sprint', () => {
  const sprints = stepping((cx) => sprint(cx, of(cx.s, 'a')));
  const goes = (dice: number[], x: number, a: Partial<SceneFigure> = {}) =>
    of(play(sprints, { state: field([], {}, a), dice, answers: [['move', [to(x)]]] }).state, 'a').x;

  it('SB-MOV-04 5 + 6 is 4", 5 + 5 is 2", Shaken 5 + 6 is 2"', () => {
    expect(goes([5, 6], 22)).toBe(22);
    expect(() => goes([5, 6], 22.001)).toThrow('move.too-far');
    expect(goes([5, 5], 20)).toBe(20);
    expect(() => goes([5, 5], 20.001)).toThrow('move.too-far');
    const terror = { kind: 'shaken', activations: 0 } as const;
    expect(() => goes([5, 6], 20.001, { terror })).toThrow('move.too-far');
  });

  it('SB-MOV-04 it need not be used', () => {
    const { state } = play(sprints, { state: field(), dice: [9, 9], answers: [['move', []]] });
    expect(of(state, 'a').x).toBe(18);
  });

  it('SB-MOV-04.R1 it obeys difficult ground, and contact is a Move to Attack', () => {
    const terrain = [{ id: 'm', type: 'mud', shape: rect(17, 8) }];
    const slow = { state: field([], { terrain }), dice: [9, 9], answers: [['move', [to(20.001)]]] } as const;
    expect(() => play(sprints, slow)).toThrow('move.too-far');
    const { events } = play(sprints, {
      state: field([{ id: 'b', side: 1, x: 20 + TOUCHING }]),
      dice: [9, 9, 1, 1],
      answers: [
        ['move', [to(20)]],
        ['strikeBack', 'back-off'],
      ],
    });
    expect(events.filter(({ type }) => type === 'checked')).toHaveLength(2);
  });

  it('SB-MOV-04.R1 after dismounting there is none', () => {
    const dismounts = stepping((cx) => doAction(cx, of(cx.s, 'a'), 'dismount'));
    const { state } = play(dismounts, {
      state: field([], {}, { type: 'light-cavalryman', mounted: true }),
      answers: [['dismount', to(18)]],
    });
    expect(openActions(looking(state), of(state, 'a'))).not.toContain('sprint');
  });
});

describe('climbing and slow ground', () => {
  const face = { terrain: [rock(20.492, 5, 3)] };

  it('SB-MOV-05 2" level and 2" up a wall are a Move of 6', () => {
    expect(code(field([], face), to(20), to(20, 18, 2))).toBeNull();
    expect(code(field([], face), to(20), to(20, 18, 2.001))).toBe('move.too-far');
  });

  it('SB-MOV-05.R1 sideways on the face and down it count double too', () => {
    const hanging = (z: number) => field([], face, { x: 20, z });
    expect(code(hanging(2), to(20, 21, 2))).toBeNull();
    expect(code(hanging(2), to(20, 21.001, 2))).toBe('move.too-far');
    const tall = { terrain: [rock(20.492, 5, 6)] };
    expect(code(field([], tall, { x: 20, z: 5 }), to(20, 18, 2))).toBeNull();
    expect(code(field([], tall, { x: 20, z: 5 }), to(20, 18, 1.999))).toBe('move.too-far');
  });

  it('SB-MOV-05 what the scenario forbids is not climbed', () => {
    const terrain = [{ ...rock(20.492, 5, 3), climbable: false }];
    expect(code(field([], { terrain }), to(20), to(20, 18, 1))).not.toBeNull();
  });

  it('SB-MOV-06 it may end at any height, in contact with the side, and goes on from there', () => {
    const { state } = play(moves(to(20), to(20, 18, 1.7)), { state: field([], face) });
    expect(of(state, 'a')).toMatchObject({ x: 20, y: 18, z: 1.7 });
    expect(code(state, to(20.6, 18, 3))).toBeNull();
    const off = { terrain: [rock(20.6, 5, 3)] };
    expect(code(field([], off), to(20), to(20, 18, 1.7))).toBe('move.floating');
  });

  it('SB-MOV-06.R1 its marked height is its level for distance and contact; another may stand at the foot', () => {
    const state = field([{ id: 'b', side: 1, x: 19, y: 18 }], face, { x: 20, z: 2 });
    expect(distanceBetween(of(state, 'a'), of(state, 'b'))).toBe(2);
    expect(touch(state, of(state, 'a'), of(state, 'b'))).toBe(false);
    const low = field([{ id: 'b', side: 1, x: 19.016, y: 18 }], face, { x: 20, z: 0.9 });
    expect(touch(low, of(low, 'a'), of(low, 'b'))).toBe(true);
    const foot = field([{ id: 'b', x: 20, z: 1 }], face);
    expect(code(foot, to(20))).toBeNull();
    expect(code(field([{ id: 'b', x: 20, z: 0.9 }], face), to(20))).toBe('move.occupied');
  });

  it('SB-MOV-07 1" in mud and 4" clear are a Move of 6', () => {
    const terrain = [{ id: 'm', type: 'mud', shape: rect(19, 1) }];
    expect(code(field([], { terrain }), to(23))).toBeNull();
    expect(code(field([], { terrain }), to(23.001))).toBe('move.too-far');
  });

  it('SB-MOV-07.R1 the base centre decides, and a bridge over it is not in it', () => {
    const mud = { id: 'm', type: 'mud', shape: rect(18.3, 20, 18.1, 2) };
    expect(code(field([], { terrain: [mud] }), to(24))).toBeNull();
    const water = { id: 'w', type: 'water', shape: rect(10, 20) };
    const bridge = { id: 'b', type: 'bridge', shape: rect(12, 16) };
    expect(code(field([], { terrain: [water, bridge] }, { z: 1.5 }), to(24, 18, 1.5))).toBeNull();
    expect(code(field([], { terrain: [water, bridge] }), to(24))).not.toBeNull();
  });

  it('SB-MOV-08 jumping a wall in mud is doubled once; with the option twice', () => {
    const terrain = [
      { id: 'm', type: 'mud', shape: rect(18, 10) },
      { id: 'w', type: 'low-wall', shape: rect(19, 0.5) },
    ];
    const over = [{ x: 21, y: 18, z: 0, by: 'jump' as const }];
    const cost = (options: Record<string, boolean>, budget: number) =>
      moveProblem({ ...QUESTION, budget }, over, looking(field([], { terrain, options })))?.code ?? null;
    expect([cost({}, 6), cost({}, 5.999)]).toEqual([null, 'move.too-far']);
    const stacks = { 'doubling-stacks': true };
    expect([cost(stacks, 7), cost(stacks, 6.999)]).toEqual([null, 'move.too-far']);
  });
});

describe('leaving the table', () => {
  const edge = (a: Partial<SceneFigure> = {}) => field([], {}, { x: 3, ...a });

  it('SB-MOV-10 a Move that ends touching the edge may leave; no casualty, and it takes along what it carries', () => {
    const left = play(moves(to(0.492)), {
      state: edge({ carries: ['chest'] }),
      answers: [['leave', 'leave']],
    });
    expect(of(left.state, 'a')).toMatchObject({ standing: 'left', fallenTo: null, carries: ['chest'] });
    expect(left.state.objects).toEqual([]);
    const stayed = play(moves(to(0.492)), { state: edge(), answers: [['leave', 'stay']] });
    expect(of(stayed.state, 'a').standing).toBe('standing');
  });

  it('SB-MOV-10 nobody is asked short of the edge, nor where the way only touched it', () => {
    expect(play(moves(to(0.5)), { state: edge() }).asked).toEqual([]);
    expect(play(moves(to(0.492), to(2)), { state: edge() }).asked).toEqual([]);
  });

  it('SB-MOV-10.R1 a monster stays', () => {
    const state = field([], {}, { side: null, type: 'bandit', x: 3 });
    expect(play(moves(to(0.492)), { state }).asked).toEqual([]);
  });

  it('SB-MOV-10.R1 not after a melee at the edge', () => {
    const state = field([{ id: 'b', side: 1, x: 0.492, y: 18 + TOUCHING }], {}, { x: 3 });
    const { asked } = play(moves(to(0.492)), { state, dice: [1, 1], answers: [['strikeBack', 'back-off']] });
    expect(asked.map(({ kind }) => kind)).toEqual(['strikeBack']);
  });
});

describe('Move to Attack', () => {
  const foe = (x: number, y = 18, id = 'b') => ({ id, side: 1, x, y, fatigue: 2 });

  it('SB-MOV-11 contact is a Melee Attack at once, and the activation is over', () => {
    const { state, events } = play(moves(to(20)), {
      state: field([foe(20 + TOUCHING)]),
      dice: [1, 1],
      answers: [['strikeBack', 'back-off']],
    });
    expect(events.find(({ type }) => type === 'checked')).toMatchObject({ figure: 'a', against: 'b' });
    expect(state.activation).toMatchObject({ over: true, actionSpent: false });
  });

  it('SB-MOV-11 0.02" apart is contact, 0.03" is not', () => {
    expect(
      play(moves(to(20)), {
        state: field([foe(20 + TOUCHING + 0.02)]),
        dice: [1, 1],
        answers: [['strikeBack', 'back-off']],
      }).events.some(({ type }) => type === 'checked'),
    ).toBe(true);
    expect(play(moves(to(20)), { state: field([foe(20 + TOUCHING + 0.03)]) }).state.activation!.over).toBe(
      false,
    );
  });

  it('SB-MOV-11 a way that brushes an enemy stops there', () => {
    const { state } = play(moves(to(23)), {
      state: field([foe(20, 18 + TOUCHING)]),
      dice: [1, 1, 1, 1],
      answers: [['strikeBack', 'strike-back']],
    });
    expect(of(state, 'a').x).toBeLessThan(20);
    expect(state.activation!.over).toBe(true);
  });

  it('SB-MOV-11, SB-MOV-02 a jump over a wall stops in contact only where the base is clear of the wall', () => {
    const wall = { id: 'w', type: 'low-wall', shape: rect(20, 0.25, 10, 8.4) };
    const over = stepping((cx) => moveAlong(cx, of(cx.s, 'a'), [{ ...to(21.5), by: 'jump' }], 6, 'move'));
    const scene = (x: number) => field([foe(x, 18.995)], { terrain: [wall] });
    // In contact from 20.613 to 20.887; clear of the wall from 20.742 on.
    const met = playToQuestion(over, { state: scene(20.75), dice: [1, 1] });
    expect(met.pending.kind).toBe('strikeBack');
    expect(of(met.state, 'a').x).toBeCloseTo(20.742, 2);
    expect(of(met.state, 'a').x).toBeGreaterThanOrEqual(20.741);
    // Brushed only over the wall.
    const passed = play(over, { state: scene(20.55) });
    expect(of(passed.state, 'a').x).toBe(21.5);
    expect(passed.state.activation!.over).toBe(false);
  });

  it('SB-MOV-11 of several in contact the mover picks one', () => {
    const { events } = play(moves(to(20)), {
      state: field([foe(20, 18 + TOUCHING), foe(20, 18 - TOUCHING, 'c')]),
      dice: [1, 1],
      answers: [
        ['attackWhom', 'c'],
        ['strikeBack', 'back-off'],
      ],
    });
    expect(events.filter(({ type }) => type === 'checked')).toMatchObject([{ against: 'c' }]);
  });

  it('SB-MOV-11.R1 from existing contact it spends the Move; without contact there is nothing to fight', () => {
    const fights = stepping((cx) => doAction(cx, of(cx.s, 'a'), 'fight'));
    const state = field([foe(18 + TOUCHING)]);
    expect(openActions(looking(state), of(state, 'a'))).toContain('fight');
    const { state: after } = play(fights, { state, dice: [1, 1], answers: [['strikeBack', 'back-off']] });
    expect(after.activation).toMatchObject({ moveSpent: true, over: true });
    const apart = field([foe(18 + TOUCHING + 0.03)]);
    expect(openActions(looking(apart), of(apart, 'a'))).not.toContain('fight');
  });

  it('SB-MOV-11.R2 contact with the fallen ends nothing', () => {
    const down = { ...foe(20), standing: 'down' as const, health: 0 };
    const { state } = play(moves(to(22)), { state: field([down]) });
    expect(of(state, 'a').x).toBe(22);
    expect(state.activation!.over).toBe(false);
  });

  it('SB-GEN-09.R2 contact across a low wall costs twice its height', () => {
    const terrain = [{ id: 'w', type: 'low-wall', shape: rect(20, 0.3) }];
    const state = (x: number) => field([foe(20.3 + 0.492)], { terrain }, { x });
    expect(code(state(14.508), to(19.508))).toBeNull();
    expect(code(state(14.507), to(19.508))).toBeNull();
    expect(code(state(14.5), to(19.508))).toBe('move.barrier');
    const { events } = play(moves(to(19.508)), {
      state: state(14.508),
      dice: [1, 1],
      answers: [['strikeBack', 'back-off']],
    });
    expect(events.some(({ type }) => type === 'checked')).toBe(true);
  });

  it('SB-ACT-05.R2 a way that leads nowhere is no Move', () => {
    expect(code(field(), to(18))).toBe('move.nowhere');
    expect(code(field())).toBeNull();
  });
});
