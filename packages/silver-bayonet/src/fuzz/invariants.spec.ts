import { describe, expect, it } from 'vitest';
import { of, type SceneDraft, scene } from '../scene.spec-support.ts';
import type { Figure, SilverBayonetState } from '../state.ts';
import { invariants } from './invariants.ts';

const FAR = { id: 'far', side: 1, x: 30, y: 30 };

function field(rest: Partial<SceneDraft> = {}): SilverBayonetState {
  return scene({ ...rest, figures: [{ id: 'a', x: 10, y: 10, gear: ['musket'] }, FAR] });
}

/** What is said of a figure like this. */
function saidOf(a: Partial<Figure>, rest: Partial<SceneDraft> = {}): readonly string[] {
  const s = field(rest);
  Object.assign(of(s, 'a'), a);
  return invariants(s);
}

/** What is said of a state like this. */
function said(changes: Partial<SilverBayonetState>): readonly string[] {
  return invariants({ ...field(), ...changes });
}

describe('what must hold at every boundary', () => {
  it('holds where nothing is wrong', () => {
    expect(invariants(field())).toEqual([]);
  });

  it('nobody stands at 0 Health, lies down with some, or has more than he can', () => {
    for (const wrong of [{ health: 0 }, { standing: 'down' as const }, { health: 11 }, { health: 2.5 }])
      expect(saidOf(wrong)).toHaveLength(1);
  });

  it('tokens are 0, 1 or 2', () => {
    expect(saidOf({ fatigue: 2 })).toEqual([]);
    for (const fatigue of [-1, 3, 0.5]) expect(saidOf({ fatigue })).toHaveLength(1);
  });

  it('nobody owes Fate Dice', () => {
    const pool = { power: 0, skill: 0, monster: 0 };
    expect(said({ pools: [pool, pool] })).toEqual([]);
    expect(said({ pools: [pool, { ...pool, skill: -1 }] })).toHaveLength(1);
  });

  it('nobody is off the table', () => {
    expect(saidOf({ x: 0.492 })).toEqual([]);
    expect(saidOf({ x: 0.4 })).toContain("Infantryman hangs over the table's edge at 0.4, 10, 0.");
  });

  it('bases overlap only on levels far enough apart', () => {
    const rock = {
      terrain: [{ id: 'r', type: 'rock', height: 1, shape: { rect: [26, 28, 2.6, 4] as const } }],
    };
    expect(saidOf({ x: 29.016, y: 30 })).toEqual([]);
    expect(saidOf({ x: 29.1, y: 30 })).toHaveLength(1);
    expect(saidOf({ x: 28.6, y: 30, z: 1 }, rock)).not.toContain('Infantryman stands in Infantryman.');
  });

  it('nobody is in a wall, but sideways in a doorway he may be', () => {
    const door = (width: number) => ({
      terrain: [
        { id: 'n', type: 'high-wall', shape: { rect: [9, 10 + width / 2, 3, 4] as const } },
        { id: 's', type: 'high-wall', shape: { rect: [9, 6 - width / 2, 3, 4] as const } },
      ],
    });
    expect(saidOf({}, door(0.8))).toEqual([]);
    expect(saidOf({}, door(0.7))).toHaveLength(1);
    expect(saidOf({ y: 9.6 }, door(3))).toEqual([]);
    expect(saidOf({ y: 8.95 }, door(3))).toHaveLength(1);
  });

  it('only what shoots is loaded, and nothing that is lost', () => {
    const [musket] = of(field(), 'a').gear;
    expect(saidOf({ gear: [{ ...musket!, state: 'fouled' }] })).toEqual([]);
    expect(saidOf({ gear: [{ ...musket!, state: 'lost' }] })).toHaveLength(1);
    expect(saidOf({ gear: [{ ...musket!, item: 'salt-bag' }] })).toHaveLength(1);
  });

  it('the order names nobody twice, and nobody owes less than no activation', () => {
    expect(said({ order: [1, 0] })).toEqual([]);
    for (const wrong of [{ order: [1, 1] }, { order: [0, 2] }, { owed: -1 }])
      expect(said(wrong)).toHaveLength(1);
  });
});
