import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { of, type SceneDraft, type SceneFigure, scene } from '../../../scene.spec-support.ts';
import type { OperationOf } from '../../format/operation.ts';
import { doing } from '../story.spec-support.ts';

type Rest = Partial<SceneDraft> & { readonly dog?: Partial<SceneFigure> };

/** Half the base of a man and half that of the dog. */
const BASES = 0.492 + 0.787;

function field({ dog, ...rest }: Rest = {}) {
  const s = scene({
    figures: [
      { id: 'a', x: 10, y: 18 },
      { id: 'b', side: 1, x: 5, y: 33 },
      { id: 'dog', side: null, type: 'black-dog', x: 10 + 9 + BASES, y: 18, ...dog },
    ],
    scenario: {},
    ...rest,
  });
  s.story.figures['dog'] = ['dog'];
  return s;
}

/** Where the dog gets to. */
function slid(operation: Partial<OperationOf<'shift'>>, dice: readonly number[] = [], rest: Rest = {}) {
  const list = [{ op: 'shift', who: 'stored:dog', inches: 5, direction: 'random', ...operation } as const];
  const { state } = play(doing(list), { state: field(rest), dice });
  const { x, y, z } = of(state, 'dog');
  return [x, y, z];
}

const EAST = 19;
const TOWARD = { direction: { toward: 'actor' as const } };

describe('SB-OPS-42 shift', () => {
  it('SB-OPS-42 the dog, 9.0" from its prey, die 10, stopShort 1: it slides 8.0"', () => {
    expect(slid({ inches: { die: 1 }, ...TOWARD, stopShort: 1 }, [10])).toEqual([10 + 1 + BASES, 18, 0]);
  });

  it('SB-OPS-42 as far as the die says when that is less', () => {
    expect(slid({ inches: { die: 1 }, ...TOWARD, stopShort: 1 }, [3])).toEqual([10 + 6 + BASES, 18, 0]);
  });

  it('SB-OPS-42 without stopShort up to the base, never into it', () => {
    expect(slid({ inches: 20, ...TOWARD })).toEqual([10 + BASES, 18, 0]);
  });

  it('SB-OPS-42 nearer than stopShort already, it stays', () => {
    const dog = { x: 10 + BASES + 0.5 };
    expect(slid({ inches: 5, ...TOWARD, stopShort: 1 }, [], { dog })).toEqual([10 + BASES + 0.5, 18, 0]);
  });

  it('SB-OPS-42 SB-GEN-02 a random direction is one of 72, clockwise from +y', () => {
    expect(slid({}, [EAST])).toEqual([24 + BASES, 18, 0]);
    expect(slid({}, [1])).toEqual([19 + BASES, 23, 0]);
  });

  it('SB-OPS-42 it stops at the edge of the table', () => {
    expect(slid({ inches: 30 }, [EAST])).toEqual([36 - 0.787, 18, 0]);
  });

  const wall = [{ id: 'wall', type: 'high-wall', shape: { rect: [22, 10, 0.4, 16] as const } }];

  it('SB-OPS-42 a solid side stops whoever is neither Ethereal nor Flying', () => {
    const walker = { type: 'dark-wolf' };
    expect(slid({}, [EAST], { terrain: wall, dog: walker })[0]).toBeCloseTo(22 - 0.591, 2);
    expect(slid({}, [EAST], { terrain: wall })).toEqual([24 + BASES, 18, 0]);
    expect(slid({}, [EAST], { terrain: wall, dog: { type: 'vampire-bat' } })).toEqual([24 + BASES, 18, 0]);
  });

  it('SB-OPS-42 impassable ground and an unguarded drop stop walkers', () => {
    const mire = [
      { id: 'mire', type: 'bog', shape: { rect: [22, 10, 10, 16] as const }, ground: 'impassable' as const },
    ];
    const walker = { type: 'dark-wolf' };
    expect(slid({}, [EAST], { terrain: mire, dog: walker })[0]).toBeCloseTo(22, 2);
    const roof = [{ id: 'roof', type: 'house', shape: { rect: [18, 16, 4, 4] as const } }];
    const high = { ...walker, z: 3.5 };
    expect(slid({}, [EAST], { terrain: roof, dog: high })).toEqual([22, 18, 3.5]);
  });

  it('SB-OPS-42 who flies ends at the last legal point before a place where it cannot stand', () => {
    const mast = [{ id: 'pillar', type: 'post', shape: { rect: [24, 16, 4, 4] as const } }];
    const [x, , z] = slid({}, [EAST], { terrain: mast, dog: { type: 'vampire-bat' } });
    expect(x).toBeCloseTo(24 - 0.492, 2);
    expect(z).toBe(0);
    expect(slid({ inches: 9 }, [EAST], { terrain: mast, dog: { type: 'vampire-bat' } })).toEqual([
      28 + BASES,
      18,
      0,
    ]);
  });

  it('SB-OPS-42 another base stops it, Ethereal or not', () => {
    const figures = [
      { id: 'a', x: 10, y: 18 },
      { id: 'b', side: 1, x: 22, y: 18 },
      { id: 'dog', side: null, type: 'black-dog', x: 19, y: 18 },
    ];
    expect(slid({}, [EAST], { figures })).toEqual([22 - BASES, 18, 0]);
  });

  it('SB-OPS-42 nobody to slide toward: nothing', () => {
    const list = [{ op: 'shift', who: 'stored:dog', inches: 5, direction: { toward: 'other' } } as const];
    const { events } = play(doing(list), { state: field() });
    expect(events).toMatchObject([{ type: 'cameToNothing', op: 'shift' }]);
  });

  it('SB-OPS-42 SB-OPS-29 it is no Move: no attack is forced and none is made', () => {
    const list = [{ op: 'shift', who: 'stored:dog', inches: 20, ...TOWARD } as const];
    const { events, asked } = play(doing(list), { state: field() });
    expect(asked).toEqual([]);
    expect(events).toMatchObject([{ type: 'moved', how: 'shift', cost: 0, rule: 'SB-OPS-42' }]);
  });
});
