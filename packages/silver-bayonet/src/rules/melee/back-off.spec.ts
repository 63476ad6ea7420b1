import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../../game.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { distanceBetween } from '../measuring.ts';
import { backOff } from './back-off.ts';
import { meleeAttack } from './melee-attack.ts';

const TOUCHING = 0.984;
const backs = stepping((cx: SilverCx) => backOff(cx, of(cx.s, 'b'), of(cx.s, 'a')));

/** A at (10, 18) presses B at (10.984, 18). */
function pressed(
  terrain: SceneDraft['terrain'] = [],
  others: readonly SceneFigure[] = [],
  {
    a = {},
    b = {},
    options = {},
  }: { a?: Partial<SceneFigure>; b?: Partial<SceneFigure>; options?: Record<string, string> } = {},
) {
  return scene({
    options,
    terrain: terrain ?? [],
    figures: [
      { id: 'a', x: 10, y: 18, ...a },
      { id: 'b', side: 1, x: 10 + TOUCHING, y: 18, ...b },
      ...others,
    ],
  });
}

const rect = (x: number, y: number, width: number, depth: number) => ({
  rect: [x, y, width, depth] as [number, number, number, number],
});
const wall = (x: number, id = 'wall') => ({ id, type: 'high-wall', shape: rect(x, 10, 0.3, 16) });
const rock = (x: number, y: number, width: number, depth: number, height: number) => ({
  id: `rock ${x}`,
  type: 'rock',
  height,
  shape: rect(x, y, width, depth),
});
function after(state: ReturnType<typeof scene>, dice: number[] = []) {
  const { state: s } = play(backs, { state, dice });
  const [a, b] = [of(s, 'a'), of(s, 'b')];
  return { a, b, apart: distanceBetween(a, b) };
}

describe('backing off', () => {
  it('SB-MEL-09 2" directly away: from 0.984 to 2.984, 2" apart', () => {
    const { a, b, apart } = after(pressed());
    expect([a.x, b.x, b.y]).toEqual([10, 12.984, 18]);
    expect(apart).toBe(2);
  });

  it('SB-MEL-09 through friends and mud without penalty', () => {
    const mud = [{ id: 'm', type: 'mud', shape: rect(5, 10, 20, 16) }];
    expect(after(pressed(mud, [{ id: 'c', side: 1, x: 11.99, y: 18 }])).b.x).toBe(12.984);
  });

  it('SB-MEL-09.R1, SB-GEN-09.R4 from the same centre in a random direction', () => {
    const state = pressed([], [], { b: { x: 10, z: 0 } });
    expect(after(state, [1]).apart).toBeGreaterThan(0.9);
  });

  it('SB-MEL-10 wall 2" away: B stops at 1.508, gap 0.524", and A gives way to -0.476', () => {
    const { a, b, apart } = after(pressed([wall(12)]));
    expect([b.x, a.x, apart]).toEqual([11.508, 9.524, 1]);
  });

  it('SB-MEL-10 with at least 1" of room the opponent stays', () => {
    const { a, b } = after(pressed([wall(12.5)]));
    expect([b.x, a.x]).toEqual([12.008, 10]);
  });

  it('SB-MEL-10.R1 the table edge, an unguarded drop and structures for riders stop it', () => {
    const edge = after(pressed([], [], { a: { x: 34 }, b: { x: 34.984 } }));
    expect([edge.b.x, edge.a.x, edge.apart]).toEqual([35.508, 33.524, 1]);
    const ledge = after(pressed([rock(2, 10, 10, 16, 2)], [], { a: { z: 2 }, b: { z: 2 } }));
    expect([ledge.b.x, ledge.b.z, ledge.apart]).toEqual([12, 2, 1.016]);
    const floor = [{ id: 'f', type: 'floor', shape: rect(12.2, 10, 6, 16) }];
    const rider = { mounted: true, x: 11.476 };
    expect(after(pressed(floor, [], { b: rider })).b.x).toBeLessThanOrEqual(12.201);
    expect(after(pressed(floor)).b.x).toBe(12.984);
  });

  it('SB-MEL-10.R1 with the option it falls', () => {
    const state = pressed([rock(2, 10, 10, 16, 4)], [], {
      a: { z: 4 },
      b: { z: 4 },
      options: { 'back-off-drop': 'fall' },
    });
    const { b } = after(state, [3]);
    expect(b).toMatchObject({ x: 12.492, z: 0, health: 7 });
  });

  it('SB-MEL-10 not within 1" of another enemy; who is that near already comes no nearer', () => {
    const other = { id: 'c', x: 14.5, y: 18 };
    const { b } = after(pressed([], [other]));
    expect(b.x).toBeCloseTo(12.515, 2);
    const near = { id: 'c', x: 12.5, y: 18 };
    expect(after(pressed([], [near])).b.x).toBe(10.984);
  });

  it('SB-MEL-10 a friend may be passed, not ended upon', () => {
    const { b } = after(pressed([], [{ id: 'c', side: 1, x: 13.2, y: 18 }]));
    expect(b.x).toBeCloseTo(12.216, 3);
  });

  it('SB-MEL-10 nor with the least overlap, when the full 2" would end in the middle of him', () => {
    const state = pressed([], [{ id: 'c', side: 1, x: 31.029, y: 10.344 }], {
      a: { x: 31.673, y: 6.985 },
      b: { x: 31.3, y: 7.896 },
    });
    const { b } = after(state);
    const apart = Math.hypot(b.x - 31.029, b.y - 10.344);
    expect(apart).toBeGreaterThanOrEqual(TOUCHING);
    expect(apart).toBeLessThan(TOUCHING + 0.002);
  });

  it('SB-MEL-10.R2 both blocked: the first turn that gets them 1" apart, clockwise before the other way', () => {
    const terrain = [wall(11.6, 'east'), { ...wall(9.2, 'west'), shape: rect(9.2, 10, 0.3, 16) }];
    const { a, b, apart } = after(pressed(terrain));
    expect(apart).toBeGreaterThanOrEqual(1);
    expect([a.x, a.y]).toEqual([10, 18]);
    expect(b.y).toBeLessThan(17);
  });

  it('SB-MEL-10.R2 nowhere to go at all: as far apart as can be', () => {
    const cell = [
      wall(11.6, 'east'),
      { ...wall(9.2, 'west'), shape: rect(9.2, 10, 0.3, 16) },
      { id: 'north', type: 'high-wall', shape: rect(9, 18.6, 4, 0.3) },
      { id: 'south', type: 'high-wall', shape: rect(9, 17.1, 4, 0.3) },
    ];
    const { apart } = after(pressed(cell));
    expect(apart).toBeLessThan(1);
    expect(apart).toBeGreaterThan(0.1);
  });

  it('SB-MEL-10.R2 neither shift triggers anything', () => {
    const watcher = { id: 'c', side: 1, x: 9.5, y: 19.6 };
    expect(play(backs, { state: pressed([wall(12)], [watcher]) }).asked).toEqual([]);
  });
});

describe('backing off on a face', () => {
  const face = rock(11.476, 10, 5, 16, 6);

  it('SB-MEL-10.R3 up from a lower opponent, 2" without doubling', () => {
    const { b } = after(pressed([face], [], { b: { z: 0.8 } }));
    expect([b.x, b.y, b.z]).toEqual([10.984, 18, 2.8]);
  });

  it('SB-MEL-10.R3 down from a higher one, as far as the foot', () => {
    const hanging = { x: 10.984, y: 17.016, z: 3 };
    const { b } = after(pressed([face], [], { a: hanging, b: { z: 2.5 } }));
    expect([b.x, b.z]).toEqual([10.984, 0.5]);
    const low = after(pressed([face], [], { a: { ...hanging, z: 1.5 }, b: { z: 1 } }));
    expect([low.b.x, low.b.z]).toEqual([10.984, 0]);
  });

  it('SB-MEL-10.R3 sideways, away, from one on the same level; it never lets go', () => {
    const { b } = after(pressed([face], [], { a: { x: 10.984, y: 17.016, z: 2 }, b: { z: 2 } }));
    expect([b.x, b.y, b.z]).toEqual([10.984, 20, 2]);
  });
});

describe('cavalry', () => {
  it('SB-CAV-11 a blocked man on foot drives the rider back', () => {
    const state = scene({
      active: 'a',
      terrain: [wall(12.5)],
      figures: [
        { id: 'a', x: 10, y: 18, mounted: true },
        { id: 'b', side: 1, x: 11.476, y: 18 },
      ],
    });
    const attacks = stepping((cx: SilverCx) => meleeAttack(cx, of(cx.s, 'a'), of(cx.s, 'b')));
    const { state: s } = play(attacks, {
      state,
      dice: [1, 1, 1, 1],
      answers: [['strikeBack', 'strike-back']],
    });
    expect([of(s, 'b').x, of(s, 'a').x]).toEqual([12.008, 9.532]);
    expect(distanceBetween(of(s, 'a'), of(s, 'b'))).toBe(1);
  });

  it('SB-CAV-11 a large monster on foot gives way as well', () => {
    const state = scene({
      active: 'a',
      figures: [
        { id: 'a', x: 18, y: 18, side: null, type: 'troll' },
        { id: 'b', side: 1, x: 18 + 1.968, y: 18, mounted: true },
      ],
    });
    const attacks = stepping((cx: SilverCx) => meleeAttack(cx, of(cx.s, 'a'), of(cx.s, 'b')));
    const { state: s } = play(attacks, { state, dice: [1, 1], answers: [['strikeBack', 'hold']] });
    expect([of(s, 'a').x, of(s, 'b').x]).toEqual([16, 19.968]);
  });
});
