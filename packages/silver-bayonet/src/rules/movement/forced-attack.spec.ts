import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../../game.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { doAction } from '../activation/actions.ts';
import { backOff } from '../melee/back-off.ts';
import { moveAlong } from './move.ts';

const TOUCHING = 0.984;
const FAR = { id: 'far', side: 1, x: 35, y: 35 };

function field(others: readonly SceneFigure[], rest: Partial<SceneDraft> = {}, a: Partial<SceneFigure> = {}) {
  return scene({ active: 'a', ...rest, figures: [{ id: 'a', x: 18, y: 18, ...a }, ...others, FAR] });
}

/** An enemy whose base is this far to the side of the line y = 18. */
const beside = (x: number, apart: number, id = 'b', rest: Partial<SceneFigure> = {}) => ({
  id,
  side: 1 as number | null,
  x,
  y: Math.round((18 + TOUCHING + apart) * 1000) / 1000,
  ...rest,
});
const moves = (x: number, how: 'move' | 'sprint' = 'move') =>
  stepping((cx: SilverCx) => moveAlong(cx, of(cx.s, 'a'), [{ x, y: 18, z: 0 }], 6, how));
const rect = (x: number, y: number, width: number, depth: number) => ({
  rect: [x, y, width, depth] as [number, number, number, number],
});
const pass = ['force', 'let-pass'] as const;
const force = ['force', 'force'] as const;
const back = ['strikeBack', 'back-off'] as const;
const whoAsked = (asked: readonly { kind: string; question: unknown }[]) =>
  asked.filter(({ kind }) => kind === 'force').map(({ question }) => (question as { figure: string }).figure);

describe('what triggers a Forced Attack', () => {
  it('SB-MOV-12 passing within 1" of an enemy, not at 1.001"', () => {
    expect(whoAsked(play(moves(24), { state: field([beside(21, 1)]), answers: [pass] }).asked)).toEqual([
      'b',
    ]);
    expect(play(moves(24), { state: field([beside(21, 1.001)]) }).asked).toEqual([]);
  });

  it('SB-MOV-12 a Sprint triggers it as well; a friend never does', () => {
    expect(
      whoAsked(play(moves(24, 'sprint'), { state: field([beside(21, 0.5)]), answers: [pass] }).asked),
    ).toEqual(['b']);
    expect(play(moves(24), { state: field([beside(21, 0.5, 'b', { side: 0 })]) }).asked).toEqual([]);
  });

  it('SB-MOV-03 SB-MOV-12 nobody is held up on top of a friend he passes, but farther on', () => {
    const friend = { id: 'friend', side: 0, x: 20.4, y: 18 };
    const { state } = playToQuestion(moves(24), {
      state: field([friend, beside(22, 0.5)], { options: { 'pass-through-friends': true } }),
      answers: [force],
      dice: [1, 1],
    });
    expect(of(state, 'a').x - 20.4).toBeGreaterThanOrEqual(TOUCHING - 0.002);
  });

  it('SB-MOV-02 SB-MOV-12 nor with his base in the wall he jumps over, but clear of it', () => {
    const wall = { id: 'w', type: 'low-wall', shape: rect(20, 10, 0.25, 16) };
    const jump = stepping((cx: SilverCx) =>
      moveAlong(cx, of(cx.s, 'a'), [{ x: 20.742, y: 18, z: 0, by: 'jump' }], 6, 'move'),
    );
    const { state } = playToQuestion(jump, {
      state: field([{ id: 'b', side: 1, x: 22.2, y: 18 }], { terrain: [wall] }),
      answers: [force],
      dice: [1, 1],
    });
    expect(of(state, 'a').x).toBe(20.742);
    expect(of(state, 'b').x).toBeCloseTo(20.742 + TOUCHING, 2);
  });

  it('SB-MOV-02.R2 SB-MOV-12 sideways in a doorway he can be held up', () => {
    const door = [
      { id: 'n', type: 'high-wall', shape: rect(20, 18.4, 3, 8) },
      { id: 's', type: 'high-wall', shape: rect(20, 9.6, 3, 8) },
    ];
    const { state } = playToQuestion(moves(24), {
      state: field([{ id: 'b', side: 1, x: 24.2, y: 19 }], { terrain: door }),
      answers: [force],
      dice: [1, 1],
    });
    expect(of(state, 'a').x).toBeGreaterThan(22);
    expect(of(state, 'a').x).toBeLessThan(23);
  });

  it('SB-MOV-12.R1 the mover is stopped at the first point within 1"', () => {
    const { state } = playToQuestion(moves(24), {
      state: field([{ id: 'b', side: 1, x: 23, y: 19.5 }]),
      answers: [force],
      dice: [1, 1],
    });
    const { x, y } = of(state, 'a');
    const b = { x: 23, y: 19.5 };
    expect(y).toBe(18);
    expect(Math.hypot(b.x - x, b.y - y) - TOUCHING).toBeCloseTo(1, 2);
  });

  it('SB-MOV-12.R1 who starts within 1" triggers before any distance, whichever way it goes', () => {
    const { state } = play(moves(13), {
      state: field([beside(18, 0.6)]),
      answers: [force, back],
      dice: [1, 1],
    });
    expect(of(state, 'a')).toMatchObject({ x: 18, y: 18 });
    expect(state.activation!.over).toBe(true);
  });

  it('SB-MOV-12.R1 nor does a jump or a drop get away from there', () => {
    const rock = { id: 'r', type: 'rock', height: 4, shape: rect(10, 10, 10, 16) };
    const a = { x: 20, z: 4 };
    const enemy = beside(19.5, 0.6, 'b', { z: 4 });
    for (const waypoint of [
      { x: 21, y: 18, z: 4, by: 'jump' as const },
      { x: 20.492, y: 18, z: 0, by: 'drop' as const },
    ]) {
      const terrain = [rock, { ...rock, id: 's', shape: rect(21, 10, 5, 16) }];
      const away = stepping((cx: SilverCx) => moveAlong(cx, of(cx.s, 'a'), [waypoint], 6, 'move'));
      const state = field([enemy], { terrain: waypoint.by === 'jump' ? terrain : [rock] }, a);
      const { pending } = playToQuestion(away, { state });
      expect(pending).toMatchObject({ kind: 'force', question: { figure: 'b' } });
    }
  });

  it('SB-MOV-12.R1 reloading within 1" triggers nothing', () => {
    const state = field([beside(18, 0.6)], {}, { gear: [{ item: 'pistol', loaded: false }] });
    const reloads = stepping((cx: SilverCx) => doAction(cx, of(cx.s, 'a'), 'reload:pistol'));
    expect(play(reloads, { state }).asked).toEqual([]);
  });

  it('SB-MOV-12.R1 behind a wall an enemy waits for the first point where it could get at the mover', () => {
    const wall = { id: 'w', type: 'high-wall', shape: rect(15, 18.6, 5, 0.1) };
    const enemy = beside(20.5, 0.4);
    const { state } = playToQuestion(moves(24), {
      state: field([enemy], { terrain: [wall] }),
      answers: [force],
      dice: [1, 1],
    });
    expect(of(state, 'a').x).toBeGreaterThan(20);
    const long = { ...wall, shape: rect(10, 18.6, 20, 0.1) };
    expect(play(moves(24), { state: field([enemy], { terrain: [long] }) }).asked).toEqual([]);
  });

  it('SB-MOV-12.R2 one opportunity for each Move and one for each Sprint', () => {
    const twice = stepping((cx: SilverCx) => {
      moveAlong(cx, of(cx.s, 'a'), [{ x: 22, y: 18, z: 0 }], 6, 'move');
      moveAlong(cx, of(cx.s, 'a'), [{ x: 20, y: 18, z: 0 }], 4, 'sprint');
    });
    const { asked } = play(twice, { state: field([beside(21, 0.5)]), answers: [pass, pass] });
    expect(whoAsked(asked)).toEqual(['b', 'b']);
  });

  it('SB-MOV-12.R3 the target of a Move to Attack is not asked, others on the way are', () => {
    const target = { id: 't', side: 1, x: 22 + TOUCHING, y: 18 };
    const { asked } = play(moves(22), {
      state: field([target, beside(20, 0.7)]),
      answers: [pass, back],
      dice: [1, 1],
    });
    expect(whoAsked(asked)).toEqual(['b']);
  });

  it('SB-MOV-12.R3 another that is touched at the end is asked too', () => {
    const { asked } = play(moves(22), {
      state: field([
        { id: 't', side: 1, x: 22, y: 18 + TOUCHING },
        { id: 'u', side: 1, x: 22, y: 18 - TOUCHING },
      ]),
      answers: [['attackWhom', 't'], pass, back],
      dice: [1, 1],
    });
    expect(whoAsked(asked)).toEqual(['u']);
  });

  it('SB-MOV-12.R3 not in mid-jump', () => {
    const rock = (x: number, width: number) => ({
      id: `r${x}`,
      type: 'rock',
      height: 2,
      shape: rect(x, 16, width, 4),
    });
    const terrain = [rock(12, 7), rock(21.5, 6), { ...rock(19.9, 0.2), shape: rect(19.9, 18.8, 0.7, 2) }];
    const state = field([{ id: 'b', side: 1, x: 20.25, y: 19.3, z: 2 }], { terrain }, { x: 18, z: 2 });
    const jump = stepping((cx: SilverCx) =>
      moveAlong(cx, of(cx.s, 'a'), [{ x: 22.5, y: 18, z: 2, by: 'jump' }], 7, 'move'),
    );
    expect(play(jump, { state }).asked).toEqual([]);
  });
});

describe('how a Forced Attack goes', () => {
  it('SB-MOV-13 the forcing figure comes into contact, the mover attacks it, and its activation is over', () => {
    const { state, events } = play(moves(24), {
      state: field([beside(18, 0.8)]),
      answers: [force, ['strikeBack', 'strike-back']],
      dice: [9, 5, 1, 1],
    });
    expect(events.map(({ type }) => type)).toEqual([
      'moved',
      'forced',
      'moved',
      'checked',
      'attacked',
      'damaged',
      'checked',
      'attacked',
      'moved',
      'tired',
      'tired',
    ]);
    expect(events[2]).toMatchObject({ figure: 'b', how: 'shift', x: 18, y: 18.984 });
    expect(events.filter(({ type }) => type === 'checked')).toMatchObject([{ figure: 'a' }, { figure: 'b' }]);
    expect(state.activation!.over).toBe(true);
    expect(of(state, 'b').activated).toBe(false);
  });

  it('SB-MOV-13.R1 a figure or a drop between them prevents it', () => {
    const between = { id: 'c', side: 1, x: 18.9, y: 18.9, fatigue: 2 };
    expect(
      play(moves(12), { state: field([{ id: 'b', side: 1, x: 19.3, y: 19.4 }, between]) }).asked,
    ).toEqual([]);
    const high = { id: 'r', type: 'rock', height: 1.2, shape: rect(17, 19, 4, 4) };
    const above = { id: 'b', side: 1, x: 18, y: 19.3, z: 1.2 };
    expect(play(moves(12), { state: field([above], { terrain: [high] }) }).asked).toEqual([]);
  });

  it('SB-MOV-13.R2 an attack on a Hypnotic figure that forces needs a Courage Check first', () => {
    const { events } = play(moves(24), {
      state: field([beside(18, 0.8, 'b', { attributes: ['hypnotic'] })]),
      answers: [force, back],
      dice: [1, 1],
    });
    expect(events.filter(({ type }) => type === 'checked')).toMatchObject([
      { figure: 'a', check: 'courage' },
    ]);
  });

  it('SB-MOV-14 two fatigue tokens bar a figure, one does not', () => {
    const tired = (fatigue: number) => field([beside(21, 0.5, 'b', { fatigue })]);
    expect(play(moves(24), { state: tired(2) }).asked).toEqual([]);
    expect(whoAsked(play(moves(24), { state: tired(1), answers: [pass] }).asked)).toEqual(['b']);
  });

  it('SB-MOV-14 a monster always forces', () => {
    const { events } = play(moves(24), {
      state: field([beside(18, 0.5, 'm', { side: null, type: 'revenant' })]),
      dice: [1, 1, 1, 1],
    });
    expect(events.some(({ type }) => type === 'forced')).toBe(true);
  });

  it('SB-MOV-14.R1 nearest first, until one forces', () => {
    const near = { id: 'n', side: 1, x: 18, y: 18 - TOUCHING - 0.3 };
    const { asked } = play(moves(24), {
      state: field([beside(18, 0.8), near]),
      answers: [pass, force, back],
      dice: [1, 1],
    });
    expect(whoAsked(asked)).toEqual(['n', 'b']);
  });

  it('SB-MOV-14.R1 at the same distance monsters come first, then decision order, then chance', () => {
    const opposite = (rest: Partial<SceneFigure>) => ({
      ...beside(18, 0.5, 'o', rest),
      y: 18 - TOUCHING - 0.5,
    });
    const monster = play(moves(24), {
      state: field([beside(18, 0.5), opposite({ side: null, type: 'revenant' })]),
      dice: [1, 1, 1, 1],
    });
    expect(monster.asked).toEqual([]);
    const players = play(moves(24), {
      state: field([beside(18, 0.5), opposite({ side: 2 })], { seats: 3, order: [0, 2, 1] }),
      answers: [pass, pass],
    });
    expect(whoAsked(players.asked)).toEqual(['o', 'b']);
    const chance = (face: number) =>
      play(moves(24), { state: field([beside(18, 0.5), opposite({})]), answers: [pass, pass], dice: [face] });
    expect(whoAsked(chance(1).asked)).toEqual(['b', 'o']);
    expect(whoAsked(chance(2).asked)).toEqual(['o', 'b']);
  });

  it('SB-MOV-14.R2 the Indefatigable can always force', () => {
    const state = field([beside(21, 0.5, 'b', { attributes: ['indefatigable'], fatigue: 1 })]);
    expect(whoAsked(play(moves(24), { state, answers: [pass] }).asked)).toEqual(['b']);
  });

  it('SB-MOV-15 backing off past an enemy triggers nothing', () => {
    const state = field([{ id: 'b', side: 1, x: 18 - TOUCHING }, beside(19.5, 0.9, 'c')]);
    const backs = stepping((cx: SilverCx) => backOff(cx, of(cx.s, 'a'), of(cx.s, 'b')));
    expect(play(backs, { state }).asked).toEqual([]);
  });
});
