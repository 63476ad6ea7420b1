import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { takeOut } from '../../rules/damage/at-zero.ts';
import { put } from '../../rules/movement/put.ts';
import { speedOf } from '../../rules/movement/speed.ts';
import { of, type SceneDraft, type SceneFigure, stepping } from '../../scene.spec-support.ts';
import { giveObject } from './carry.ts';
import { does, lies, marker, withObjects } from './objects.spec-support.ts';

/** The witness stands alone at 14, 18 unless a leads it. */
function street(a: Partial<SceneFigure> = {}, rest: Partial<SceneDraft> = {}, more: SceneFigure[] = []) {
  return withObjects({
    active: 'a',
    objects: [marker('witness', 14)],
    ...rest,
    figures: [
      { id: 'a', x: 10, y: 18, gear: [], ...a },
      { id: 'c', x: 5, y: 5 },
      { id: 'z', side: 1, x: 30, y: 30 },
      ...more,
    ],
  });
}

const walks = (x: number, y = 18) => ({ answers: [['move', [{ x, y, z: 0 }]]] as const });
/** Touching bases of 25 mm. */
const TOUCH = 0.984;

const led = (a: Partial<SceneFigure> = {}, rest: Partial<SceneDraft> = {}, more: SceneFigure[] = []) =>
  play(
    stepping((cx) => giveObject(cx, of(cx.s, 'a'), 'witness', 'SB-OPS-56')),
    { state: street(a, { objects: [], ...rest }, more) },
  ).state;

function apart(s: ReturnType<typeof street>, id: string): number {
  const [x, y] = lies(s, 'witness')!;
  const f = of(s, id);
  return Math.sqrt((f.x - x!) * (f.x - x!) + (f.y - y!) * (f.y - y!));
}

describe('leading', () => {
  it('SB-SCN-GEN-22 the first unit member to touch the person leads it, without being asked', () => {
    const { state, asked } = play(does('move'), { state: street(), ...walks(14 - TOUCH) });
    expect(of(state, 'a').carries).toEqual(['witness']);
    expect(asked.map(({ kind }) => kind)).toEqual(['move']);
    expect(apart(state, 'a')).toBeCloseTo(TOUCH, 2);
  });

  it('SB-SCN-GEN-22 just short of contact it stays where it is', () => {
    const { state } = play(does('move'), { state: street(), ...walks(14 - TOUCH - 0.021) });
    expect(of(state, 'a').carries).toEqual([]);
    expect(lies(state, 'witness')).toEqual([14, 18, 0]);
  });

  it('SB-SCN-GEN-22.R1 in passing, by any movement, and no base is in the way', () => {
    const { state } = play(does('move'), { state: street(), ...walks(15.5) });
    expect(of(state, 'a').carries).toEqual(['witness']);
    expect(apart(state, 'a')).toBeCloseTo(TOUCH, 2);
    const pushed = stepping((cx) =>
      put(cx, of(cx.s, 'a'), { x: 13.1, y: 18, z: 0 }, 'back-off', 0, 'SB-MEL-09'),
    );
    expect(of(play(pushed, { state: street() }).state, 'a').carries).toEqual(['witness']);
  });

  it('SB-SCN-GEN-22.R1 monsters do not; nor does whoever is only put there', () => {
    const monster = { id: 'm', side: null, type: 'bandit', x: 18, y: 18 };
    const passes = stepping((cx) => put(cx, of(cx.s, 'm'), { x: 12, y: 18, z: 0 }, 'move', 6, 'SB-MOV-01'));
    expect(of(play(passes, { state: street({}, {}, [monster]) }).state, 'm').carries).toEqual([]);
    const placed = stepping((cx) =>
      put(cx, of(cx.s, 'a'), { x: 13.1, y: 18, z: 0 }, 'placed', 0, 'SB-EVT-10'),
    );
    expect(of(play(placed, { state: street() }).state, 'a').carries).toEqual([]);
  });

  it('SB-SCN-GEN-22.R1 whoever stands beside it already must move to take it over; starting in contact counts', () => {
    const s = street({ x: 14 - TOUCH });
    expect(of(s, 'a').carries).toEqual([]);
    expect(of(play(does('move'), { state: s, ...walks(11) }).state, 'a').carries).toEqual(['witness']);
  });

  it('SB-SCN-GEN-22.R1 it cannot be taken from a living leader', () => {
    const enemy = { id: 'b', side: 1, x: 10, y: 21 };
    const s = led({ x: 10, y: 18 }, {}, [enemy]);
    const [x, y] = lies(s, 'witness')!;
    const touches = stepping((cx) =>
      put(cx, of(cx.s, 'b'), { x: x!, y: y! + TOUCH, z: 0 }, 'move', 1, 'SB-MOV-01'),
    );
    const { state } = play(touches, { state: s });
    expect([of(state, 'a').carries, of(state, 'b').carries]).toEqual([['witness'], []]);
  });

  it('SB-SCN-GEN-22.R1 at no cost to Speed', () => {
    const s = led();
    expect(speedOf(looking(s), of(s, 'a'))).toBe(of(s, 'a').stats.speed);
  });
});

describe('walking along', () => {
  it('SB-SCN-GEN-22 it goes wherever its leader goes, always touching', () => {
    const s = led();
    expect(apart(s, 'a')).toBeCloseTo(TOUCH, 2);
    const { state } = play(does('move'), { state: s, ...walks(13, 21) });
    expect(apart(state, 'a')).toBeCloseTo(TOUCH, 2);
    const swap = stepping((cx) => put(cx, of(cx.s, 'a'), { x: 30, y: 6, z: 0 }, 'placed', 0, 'SB-EVT-10'));
    expect(apart(play(swap, { state: s }).state, 'a')).toBeCloseTo(TOUCH, 2);
  });

  it('SB-SCN-GEN-22.R1 on the leader’s side of a wall, and on the table', () => {
    const wall = {
      id: 'w',
      type: 'high-wall',
      shape: { rect: [9, 10, 0.4, 16] as [number, number, number, number] },
    };
    const s = led({ x: 5.2, y: 18 }, { terrain: [wall] });
    const jumps = stepping((cx) =>
      put(cx, of(cx.s, 'a'), { x: 9.892, y: 18, z: 0 }, 'placed', 0, 'SB-EVT-10'),
    );
    expect(lies(play(jumps, { state: s }).state, 'witness')![0]).toBeGreaterThan(9.4);
    const corner = stepping((cx) =>
      put(cx, of(cx.s, 'a'), { x: 0.492, y: 0.492, z: 0 }, 'placed', 0, 'SB-EVT-10'),
    );
    const [x, y] = lies(play(corner, { state: s }).state, 'witness')!;
    expect(Math.min(x!, y!)).toBeGreaterThanOrEqual(0.492);
  });

  it('SB-SCN-GEN-22 nobody is hindered by it: others walk through', () => {
    const s = led({ x: 10, y: 18 });
    const [x, y] = lies(s, 'witness')!;
    const friend = play(
      stepping((cx) => put(cx, of(cx.s, 'c'), { x: x!, y: y!, z: 0 }, 'move', 1, 'SB-MOV-01')),
      { state: s },
    ).state;
    expect(of(friend, 'c')).toMatchObject({ x, y, carries: [] });
  });
});

describe('losing the leader', () => {
  it('SB-SCN-GEN-22 it is left standing where it is, for the next to come', () => {
    const s = led();
    const where = lies(s, 'witness');
    const { state, events } = play(
      stepping((cx) => takeOut(cx, of(cx.s, 'a'), 'removed', 'SB-GEN-16')),
      { state: s },
    );
    expect(lies(state, 'witness')).toEqual(where);
    expect(of(state, 'a').carries).toEqual([]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'dropped', object: 'witness', x: where![0] }),
    );
  });

  it('SB-SCN-GEN-23 SB-MOV-10.R1 led off the table it is gone with its leader', () => {
    const { state } = play(
      stepping((cx) => takeOut(cx, of(cx.s, 'a'), 'left', 'SB-MOV-10')),
      { state: led() },
    );
    expect(lies(state, 'witness')).toBeNull();
    expect(of(state, 'a').carries).toEqual(['witness']);
  });
});
