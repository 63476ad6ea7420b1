import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { fallDice } from '../../data/tables.ts';
import type { SilverCx } from '../../game.ts';
import { looking } from '../../hooks.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { doAction, openActions } from '../activation/actions.ts';
import { harm } from '../damage/harm.ts';
import { meleeAttack } from '../melee/melee-attack.ts';
import { moveProblem } from './move-question.ts';

type Way = { x: number; y: number; z: number; by?: 'jump' | 'drop' };
const FAR = { id: 'far', side: 1, x: 35, y: 35 };

function field(terrain: SceneDraft['terrain'], a: Partial<SceneFigure>, rest: Partial<SceneDraft> = {}) {
  return scene({ active: 'a', terrain: terrain ?? [], figures: [{ id: 'a', y: 18, ...a }, FAR], ...rest });
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
const to = (x: number, z: number, by?: 'jump' | 'drop'): Way => ({ x, y: 18, z, ...(by ? { by } : {}) });
const code = (s: ReturnType<typeof scene>, budget: number, ...path: Way[]) =>
  moveProblem({ figure: 'a', budget, how: 'move', attack: true }, path, looking(s))?.code ?? null;
const acts = (...actions: string[]) =>
  stepping((cx: SilverCx) => {
    for (const action of actions) doAction(cx, of(cx.s, 'a'), action);
  });

describe('jumping', () => {
  it('SB-MOV-16 Speed 6 is a gap of 3", a rider of Speed 8 jumps 4"', () => {
    const gap = (width: number, a: Partial<SceneFigure> = {}) =>
      field([rock(10, 10, 2), rock(20 + width, 8, 2)], { x: 20, z: 2, ...a });
    expect(code(gap(3), 6, to(23, 2, 'jump'))).toBeNull();
    expect(code(gap(3.001), 6, to(23.001, 2, 'jump'))).toBe('move.too-far');
    expect(code(gap(4, { mounted: true }), 8, to(24, 2, 'jump'))).toBeNull();
    expect(code(gap(4.001, { mounted: true }), 8, to(24.001, 2, 'jump'))).toBe('move.too-far');
  });

  it('SB-MOV-16.R1 with 1" of run-up 5" are left: 2.5" of jump', () => {
    const gap = (width: number) => field([rock(10, 10, 2), rock(20 + width, 8, 2)], { x: 19, z: 2 });
    expect(code(gap(2.5), 6, to(22.5, 2, 'jump'))).toBeNull();
    expect(code(gap(2.6), 6, to(22.6, 2, 'jump'))).toBe('move.too-far');
  });

  const chasm = (a: Partial<SceneFigure> = {}) =>
    field([rock(10, 10, 4), rock(24, 8, 4)], { x: 19, z: 4, ...a });

  it('SB-MOV-17 edge 1" away, gap 4", Sprint total 4: half an inch short, it falls', () => {
    const { state, events } = play(acts('move'), {
      state: chasm(),
      answers: [['move', [to(24, 4, 'jump')]]],
      dice: [2, 2, 6],
    });
    expect(events.filter(({ type }) => type === 'moved')).toMatchObject([
      { how: 'move', x: 22.5, z: 4, cost: 6 },
      { how: 'sprint', x: 23.5, z: 4, cost: 2 },
      { how: 'fall', x: 23.5, z: 0 },
    ]);
    expect(of(state, 'a').health).toBe(4);
    expect(state.activation!.over).toBe(true);
  });

  it('SB-MOV-17 Sprint total 11: 3" go on the missing 1.5", it lands and has 1" left to walk', () => {
    const { state, asked } = play(acts('move'), {
      state: chasm(),
      answers: [
        ['move', [to(24, 4, 'jump')]],
        ['move', [to(25, 4)]],
      ],
      dice: [5, 6],
    });
    expect(of(state, 'a')).toMatchObject({ x: 25, z: 4, health: 10 });
    expect(asked[1]!.question).toMatchObject({ budget: 1, how: 'sprint' });
    expect(state.activation).toMatchObject({ actionSpent: true, over: false });
  });

  it('SB-MOV-17.R1 only with the action unspent, and not farther than the best Sprint', () => {
    const spent = { ...chasm(), activation: { ...chasm().activation!, actionSpent: true } };
    const asks = (state: ReturnType<typeof scene>) => playToQuestion(acts('move'), { state });
    expect(asks(chasm()).refusal([to(24, 4, 'jump')])).toBeNull();
    expect(asks(spent).refusal([to(24, 4, 'jump')])).toMatchObject({ code: 'move.too-far' });
    const wide = field([rock(10, 10, 4), rock(24.6, 8, 4)], { x: 19, z: 4 });
    expect(asks(wide).refusal([to(24.6, 4, 'jump')])).toMatchObject({ code: 'move.too-far' });
  });

  /** A wall 1" thick from x = 23.7 on: 0.492" beyond it a base is clear of it. */
  const overWall = (x: number, dice: number[], ...answers: readonly (readonly ['move', Way[]])[]) =>
    play(acts('move'), {
      state: field([{ id: 'w', type: 'low-wall', shape: rect(23.7, 1), height: 0.5 }], { x }),
      answers: [['move', [to(25.192, 0, 'jump')]], ...answers],
      dice,
    });

  it('SB-MOV-17, SB-MOV-18 with its base not clear of the wall it jumps, the figure is short', () => {
    const { state, events } = overWall(18, [5, 5]);
    expect(events.filter(({ type }) => type === 'moved')).toMatchObject([
      { how: 'move', cost: 6 },
      { how: 'sprint', x: 25, cost: 2 },
      { how: 'fall', z: 0 },
    ]);
    expect(of(state, 'a').x).toBeGreaterThanOrEqual(25.191);
    expect(of(state, 'a').health).toBe(10);
    expect(state.activation!.over).toBe(true);
  });

  it('SB-MOV-17, SB-MOV-18 just clear of it, or with more of a Sprint, it is across', () => {
    const just = overWall(18.192, [5, 5]);
    expect(of(just.state, 'a')).toMatchObject({ x: 25.192, z: 0 });
    expect(just.state.activation!.over).toBe(false);
    const far = overWall(18, [5, 6], ['move', [to(27, 0)]]);
    expect(of(far.state, 'a').x).toBe(27);
    expect(far.asked[1]!.question).toMatchObject({ budget: 1.808 });
  });

  /** Rocks 4" high with a gap of 3.2" between x = 20 and 23.2: across for 7.4", with 1" of run-up. */
  const gorge = (...others: SceneFigure[]) =>
    scene({
      active: 'a',
      terrain: [rock(10, 10, 4), rock(23.2, 8, 4)],
      figures: [{ id: 'a', x: 19, y: 18, z: 4 }, ...others, FAR],
    });
  const beyond = (x: number, y = 18) => ({ id: 'b', side: 1, x, y, z: 4 });
  const intoGorge = [to(23.2, 4, 'jump'), to(25.5, 4)];
  const forces = (asked: readonly { kind: string }[]) => asked.filter(({ kind }) => kind === 'force').length;

  it('SB-MOV-17, SB-MOV-12 who is near only where the Sprint does not lead is not asked', () => {
    const short = play(acts('move'), {
      state: gorge(beyond(27)),
      answers: [['move', intoGorge]],
      dice: [5, 5],
    });
    expect(of(short.state, 'a').x).toBe(23.8);
    expect(forces(short.asked)).toBe(0);
    const long = playToQuestion(acts('move'), {
      state: gorge(beyond(27)),
      answers: [['move', intoGorge]],
      dice: [5, 6],
    });
    expect(long.pending).toMatchObject({ kind: 'force', question: { figure: 'b' } });
  });

  it('SB-MOV-12.R2 who lets the lengthened jump pass is not asked again in what is left of the Sprint', () => {
    const { state, asked } = play(acts('move'), {
      state: gorge(beyond(24, 19.6)),
      answers: [
        ['move', [to(23.2, 4, 'jump')]],
        ['force', 'let-pass'],
        ['move', [to(25, 4)]],
      ],
      dice: [5, 6],
    });
    expect(of(state, 'a').x).toBe(25);
    expect(forces(asked)).toBe(1);
  });

  it('SB-MOV-12.R2 the Move and the Sprint that lengthens it are two opportunities', () => {
    const ledge = { ...rock(20, 3.2, 4), shape: rect(20, 3.2, 18.4, 3) };
    const between = { id: 'b', side: 1, x: 21.6, y: 19.15, z: 4 };
    const { asked } = play(acts('move'), {
      state: scene({
        active: 'a',
        terrain: [rock(10, 10, 4), rock(23.2, 8, 4), ledge],
        figures: [{ id: 'a', x: 19, y: 18, z: 4 }, between, FAR],
      }),
      answers: [
        ['move', [to(23.2, 4, 'jump')]],
        ['force', 'let-pass'],
        ['force', 'let-pass'],
        ['move', []],
      ],
      dice: [5, 6],
    });
    expect(forces(asked)).toBe(2);
  });

  it('SB-MOV-17, SB-MOV-10 who lands at the edge of the table may leave there', () => {
    const { state } = play(acts('move'), {
      state: field([rock(22, 9, 4), rock(35, 1, 4)], { x: 30, z: 4 }),
      answers: [
        ['move', [to(35.508, 4, 'jump')]],
        ['move', []],
        ['leave', 'leave'],
      ],
      dice: [5, 6],
    });
    expect(of(state, 'a').standing).toBe('left');
  });

  it('SB-MOV-18 a fence 0.5" high and 0.3" thick is crossed for 0.6"', () => {
    const fence = (height: number, options = {}) =>
      field([{ id: 'f', type: 'low-wall', shape: rect(20, 0.3), height }], { x: 18 }, { options });
    expect(code(fence(0.5), 4.3, to(22, 0, 'jump'))).toBeNull();
    expect(code(fence(0.5), 4.299, to(22, 0, 'jump'))).toBe('move.too-far');
    expect(code(fence(0.6), 6, to(22, 0, 'jump'))).toBe('move.jump');
    expect(code(fence(1, { 'jump-height': 1 }), 4.3, to(22, 0, 'jump'))).toBeNull();
  });
});

describe('jumping down', () => {
  const ledge = (x: number, height: number) => field([rock(10, 10, height)], { x, z: height });

  it('SB-MOV-19 4" left and a 2.5" ledge leave 1.5"', () => {
    expect(code(ledge(20, 2.5), 4, to(21.5, 0))).toBeNull();
    expect(code(ledge(20, 2.5), 4, to(21.501, 0))).toBe('move.too-far');
  });

  it('SB-MOV-19 1" left and a 2.5" ledge: it lands, with nothing left', () => {
    const state = ledge(15, 2.5);
    const { state: after, events } = play(acts('move'), {
      state,
      answers: [['move', [to(20.492, 0, 'drop')]]],
    });
    expect(of(after, 'a')).toMatchObject({ x: 20.492, z: 0, health: 10 });
    expect(events).toMatchObject([{ type: 'moved', how: 'move', cost: 6 }]);
    expect(code(state, 6, to(20.6, 0, 'drop'))).toBe('move.too-far');
  });

  it('SB-MOV-19.R1 3" is a jump, more is a fall: damage, no Sprint, but the action is left', () => {
    const jumped = play(acts('move'), { state: ledge(19, 3), answers: [['move', [to(20.492, 0, 'drop')]]] });
    expect(of(jumped.state, 'a').health).toBe(10);
    expect(openActions(looking(jumped.state), of(jumped.state, 'a'))).toContain('sprint');
    const fell = play(acts('move'), {
      state: ledge(19, 3.1),
      answers: [['move', [to(20.492, 0, 'drop')]]],
      dice: [4],
    });
    expect(of(fell.state, 'a')).toMatchObject({ x: 20.492, z: 0, health: 6 });
    const options = openActions(looking(fell.state), of(fell.state, 'a'));
    expect(options).not.toContain('sprint');
    expect(fell.state.activation).toMatchObject({ over: false, actionSpent: false });
  });

  it('SB-MOV-19.R1 a fall ends the Move: nobody walks on from it', () => {
    expect(code(ledge(19, 4), 6, to(20.492, 0, 'drop'))).toBeNull();
    expect(code(ledge(19, 4), 6, to(22, 0, 'drop'))).toBe('move.too-far');
  });

  it('SB-MOV-19 a hair beyond where it comes down is refused for that, not for its cost', () => {
    const why = (x: number, height: number, budget: number) =>
      moveProblem(
        { figure: 'a', budget, how: 'move', attack: true },
        [to(x, 0, 'drop')],
        looking(ledge(19, height)),
      );
    expect(why(20.492, 4, 6)).toBeNull();
    const comesDown = (by: 'fall' | 'leap') => ({
      code: 'move.too-far',
      rule: 'SB-MOV-19',
      says: 'move.comes-down',
      params: { by, x: 20.492, y: 18 },
    });
    expect(why(20.499, 4, 6)).toEqual(comesDown('fall'));
    expect(why(20.499, 2.5, 2)).toEqual(comesDown('leap'));
    expect(why(24, 2.5, 6)).toMatchObject({ rule: 'SB-MOV-01' });
  });

  it('SB-MOV-19 climbing down instead costs double', () => {
    expect(code(ledge(19.5, 4), 8.992, to(20.492, 0))).toBeNull();
    expect(code(ledge(19.5, 4), 8.99, to(20.492, 0))).toBe('move.too-far');
  });
});

describe('danger of falling', () => {
  const hurts = stepping((cx: SilverCx) => {
    harm(cx, of(cx.s, 'a'), 1, 'event', 'SB-EVT-06');
  });
  const near = (x: number, height: number, a: Partial<SceneFigure> = {}, more: SceneDraft['terrain'] = []) =>
    field([rock(10, 10, height), ...(more ?? [])], { x, z: height, ...a });
  const level = (state: ReturnType<typeof scene>, dice: number[]) =>
    of(play(hurts, { state, dice }).state, 'a').z;

  it('SB-MOV-20 Speed 6 stands with dice of 6 and falls with 5', () => {
    expect(level(near(19, 2), [3, 3])).toBe(2);
    expect(level(near(19, 2), [2, 3])).toBe(0);
  });

  it('SB-MOV-20.R1 within 1" of the base edge, and 1" deep; nobody else checks', () => {
    expect(level(near(18.508, 2), [9, 9])).toBe(2);
    expect(level(near(18.5, 2), [])).toBe(2);
    expect(level(near(19, 1), [9, 9])).toBe(1);
    expect(level(near(19, 0.99), [])).toBe(0.99);
  });

  it('SB-MOV-20.R1 a parapet of 0.25" holds', () => {
    const parapet = (height: number) => [
      { id: 'p', type: 'low-wall', base: 2, height, shape: rect(19.8, 0.2) },
    ];
    expect(level(near(19, 2, {}, parapet(0.25)), [])).toBe(2);
    expect(level(near(19, 2, {}, parapet(0.2)), [9, 9])).toBe(2);
  });

  it('SB-MOV-20.R1 part way up a climb from 1" on; whoever flies never', () => {
    const hanging = (z: number) => field([rock(10, 10, 6)], { x: 20.492, z });
    expect(level(hanging(1), [1, 1])).toBe(0);
    expect(level(hanging(0.99), [])).toBe(0.99);
    expect(level(near(19, 2, { attributes: ['flying'] }), [])).toBe(2);
  });

  it('SB-MOV-20.R2 no damage, or no survivor: no Check', () => {
    const none = stepping((cx: SilverCx) => {
      harm(cx, of(cx.s, 'a'), 0, 'event', 'SB-EVT-06');
    });
    expect(play(none, { state: near(19, 2) }).events).toEqual([]);
    expect(of(play(hurts, { state: near(19, 2, { health: 1 }) }).state, 'a').standing).toBe('removed');
  });

  it('SB-MOV-20.R3 of two edges equally near chance picks', () => {
    const pillar = field([rock(17.4, 1.2, 2)], { x: 18, z: 2 });
    const where = (face: number) => of(play(hurts, { state: pillar, dice: [1, 1, face] }).state, 'a').x;
    expect(new Set([where(1), where(2)])).toEqual(new Set([19.092, 16.908]));
  });
});

describe('falling', () => {
  it('SB-MOV-21 3" nothing, 3.1" and 6" one die, 6.1" and 9" two, 10" three, 13" four', () => {
    expect([3, 3.1, 6, 6.1, 9, 9.1, 10, 12, 12.1, 13].map(fallDice)).toEqual([0, 1, 1, 2, 2, 3, 3, 3, 4, 4]);
  });

  it('SB-MOV-21 7" down: two dice added, and it stands just clear of the wall', () => {
    const state = field([rock(10, 10, 7)], { x: 19, z: 7, health: 20, stats: { health: 20 } });
    const { state: after } = play(acts('move'), {
      state,
      answers: [['move', [to(20.492, 0, 'drop')]]],
      dice: [4, 5],
    });
    expect(of(after, 'a')).toMatchObject({ x: 20.492, y: 18, z: 0, health: 11 });
  });

  it('SB-MOV-21.R1, SB-GEN-11.R1 a taken place: the nearest free one; SB-GEN-11.R2 contact there is no attack', () => {
    const state = field(
      [rock(10, 10, 4)],
      { x: 19, z: 4 },
      {
        figures: [
          { id: 'a', x: 19, y: 18, z: 4 },
          { id: 'b', side: 1, x: 21.3, y: 18 },
        ],
      },
    );
    const { state: after, asked } = play(acts('move'), {
      state,
      answers: [['move', [to(20.492, 0, 'drop')]]],
      dice: [1],
    });
    const a = of(after, 'a');
    expect(a.z).toBe(0);
    expect(Math.hypot(a.x - 21.3, a.y - 18)).toBeGreaterThan(0.983);
    expect(asked.map(({ kind }) => kind)).toEqual(['move']);
    expect(after.activation!.over).toBe(false);
  });

  it('SB-MOV-21.R1 Armour does not help', () => {
    const state = field([rock(10, 10, 4)], { x: 19, z: 4, gear: ['breastplate'] });
    const { state: after } = play(acts('move'), {
      state,
      answers: [['move', [to(20.492, 0, 'drop')]]],
      dice: [4],
    });
    expect(of(after, 'a').health).toBe(6);
  });

  it('SB-MOV-21.R2 whoever falls out of contact neither strikes back nor backs off; both are tired', () => {
    const state = scene({
      active: 'a',
      terrain: [rock(10, 10, 2)],
      figures: [
        { id: 'a', x: 18.3, y: 18, z: 2 },
        { id: 'b', side: 1, x: 19.284, y: 18, z: 2 },
      ],
    });
    const attacks = stepping((cx: SilverCx) => meleeAttack(cx, of(cx.s, 'a'), of(cx.s, 'b')));
    const { state: after, asked } = play(attacks, { state, dice: [5, 9, 1, 1] });
    expect(asked).toEqual([]);
    expect(of(after, 'b')).toMatchObject({ x: 20.492, z: 0, health: 5, fatigue: 1 });
    expect(of(after, 'a')).toMatchObject({ x: 18.3, fatigue: 1 });
  });
});
