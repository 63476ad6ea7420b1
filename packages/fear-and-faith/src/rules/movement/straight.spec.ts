import { describe, expect, it } from 'vitest';
import { of, playScene, scene } from '../../scene.spec-support.ts';
import { endOf, judge, whyNot } from './move.spec-support.ts';

const A = { id: 'a', x: 300, y: 300 };
const FOE = { id: 'z', x: 850, y: 850, party: 1 };

function alone(more: object = {}, draft: object = {}) {
  return scene({ models: [{ ...A, ...more }, FOE], ...draft });
}

describe('one Move', () => {
  it('FF-MOV-01 goes up to one stick: Medium, Short with Short Move, Long with Long Move', () => {
    for (const [rules, far] of [
      [[], 120],
      [['short-move'], 75],
      [['long-move'], 180],
    ] as const) {
      const movement = far === 75 ? 'short' : far === 180 ? 'long' : 'medium';
      const state = alone({ rules, movement });
      expect(whyNot(state, [300 + far, 300])).toBeNull();
      // FF-GEN-07: half a millimetre in favour of whoever acts.
      expect(whyNot(state, [300 + far + 0.5, 300])).toBeNull();
      expect(whyNot(state, [300 + far + 0.6, 300])).toBe('move.too-far');
    }
  });

  it('FF-MOV-01 it may move less, or not at all', () => {
    const { state } = playScene(
      scene({ models: [A, FOE], acting: ['a', 1] }),
      [],
      [
        ['act', 'move'],
        ['move', []],
      ],
    );
    expect(of(state, 'a')).toMatchObject({ x: 300, y: 300 });
  });

  it('FF-MOV-02 in one straight line: two points are refused', () => {
    const state = scene({ models: [A, FOE], acting: ['a', 1] });
    expect(() =>
      playScene(
        state,
        [],
        [
          ['act', 'move'],
          [
            'move',
            [
              { x: 320, y: 300, z: 0 },
              { x: 320, y: 320, z: 0 },
            ],
          ],
        ],
      ),
    ).toThrow('one straight line');
  });

  it('FF-MOV-02 the whole base sweeps the way: a corner is gone round with two actions', () => {
    const terrain = [{ id: 'r', type: 'truck', shape: { rect: [360, 200, 100, 100] } }] as const;
    const state = alone({}, { terrain });
    expect(whyNot(state, [400, 305])).toBe('move.side');
    expect(whyNot(state, [300, 360])).toBeNull();
    const after = alone({ y: 313 }, { terrain });
    expect(whyNot(after, [400, 313])).toBeNull();
    const tooLow = alone({ y: 312 }, { terrain });
    expect(whyNot(tooLow, [400, 312])).toBe('move.side');
  });

  it('FF-MOV-03 not through enemies nor friends, and not onto a base; touching a friend is free', () => {
    const friend = { id: 'f', x: 360, y: 300 };
    const state = scene({ models: [A, friend, FOE] });
    expect(whyNot(state, [400, 300])).toBe('move.occupied');
    expect(whyNot(state, [350, 300])).toBe('move.occupied');
    expect(whyNot(state, [335, 300])).toBeNull();
    expect(judge(state, [335, 300]).way!.targets).toEqual([]);
    const foe = scene({ models: [A, { ...friend, party: 1 }] });
    expect(whyNot(foe, [400, 300])).not.toBeNull();
  });

  it('FF-MOV-03 FF-OPT-09 friends-passable: through friends, still not onto them', () => {
    const models = [A, { id: 'f', x: 360, y: 300 }, FOE];
    const state = scene({ models, options: { 'friends-passable': true } });
    expect(whyNot(state, [400, 300])).toBeNull();
    expect(whyNot(state, [365, 300])).toBe('move.occupied');
  });

  it('FF-MOV-03 the apparently dead do not block, nor do corpses', () => {
    const dead = {
      id: 'd',
      x: 360,
      y: 300,
      party: 1,
      posture: 'fallen',
      conditions: { apparentlyDead: { revivable: false } },
    } as const;
    expect(whyNot(scene({ models: [A, dead, FOE] }), [400, 300])).toBeNull();
    expect(whyNot(scene({ models: [A, dead, FOE] }), [360, 300])).toBeNull();
  });

  it('FF-MOV-03 a ghost that cannot fight it is moved through, not stopped on; with a Magic Weapon it is an enemy', () => {
    const ghost = { id: 'g', x: 360, y: 300, party: 1, conditions: { immaterial: true } } as const;
    const state = scene({ models: [A, ghost] });
    expect(whyNot(state, [400, 300])).toBeNull();
    expect(whyNot(state, [360, 300])).toBe('move.occupied');
    const armed = { ...A, arms: [{ weapon: 'magic-weapon', inHand: true }] } as const;
    expect(whyNot(scene({ models: [armed, ghost] }), [400, 300])).not.toBeNull();
  });

  it('FF-MOV-03 whoever is engaged has no Move, only breaking away', () => {
    const state = scene({ models: [A, { id: 'b', x: 325, y: 300, party: 1 }], acting: ['a', 2] });
    expect(() => playScene(state, [], [['act', 'move']])).toThrow('refused');
  });
});

describe('difficult ground', () => {
  const marsh = (x: number) => [{ id: 'm', type: 'marsh', shape: { rect: [x, 200, 200, 200] } }] as const;

  it('FF-MOV-05 any part of it lowers the whole Move by one stick', () => {
    // The example: 70 with the last 10 in the marsh is legal, 90 is not.
    const state = alone({}, { terrain: marsh(372.5) });
    expect(whyNot(state, [370, 300])).toBeNull();
    expect(whyNot(state, [390, 300])).toBe('move.too-far');
    expect(whyNot(state, [300, 400])).toBeNull();
  });

  it('FF-MOV-05 an overlap of a millimetre is none, and the start counts', () => {
    expect(whyNot(alone({}, { terrain: marsh(431.5) }), [420, 300])).toBeNull();
    expect(whyNot(alone({}, { terrain: marsh(431.2) }), [420, 300])).toBe('move.too-far');
    expect(
      whyNot(
        alone({}, { terrain: [{ id: 'm', type: 'marsh', shape: { rect: [200, 200, 95, 200] } }] }),
        [400, 300],
      ),
    ).toBe('move.too-far');
  });

  it('FF-MOV-06 a Short mover needs two actions for it', () => {
    const slow = { rules: ['short-move'], movement: 'short' };
    const state = alone(slow, { terrain: marsh(330), acting: ['a', 2] });
    expect(whyNot(state, [360, 300])).toBe('move.difficult');
    expect(whyNot(state, [360, 300], { rough: true })).toBeNull();
    expect(whyNot(state, [376, 300], { rough: true })).toBe('move.too-far');
    const { state: s } = playScene(
      state,
      [],
      [
        ['act', 'rough-move'],
        ['move', [{ x: 375, y: 300, z: 0 }]],
      ],
    );
    expect(of(s, 'a').x).toBe(375);
    const one = alone(slow, { terrain: marsh(330), acting: ['a', 1] });
    expect(() => playScene(one, [], [['act', 'rough-move']])).toThrow('refused');
  });

  it('FF-MOV-06 elsewhere a Short mover needs no more than others', () => {
    const far = alone(
      { rules: ['short-move'], movement: 'short' },
      { terrain: marsh(600), acting: ['a', 2] },
    );
    expect(() => playScene(far, [], [['act', 'rough-move']])).toThrow('refused');
  });

  it('FF-MOV-07 classes: open does nothing, impassable and deep water stop, barred ground bars whom it names', () => {
    const at = (type: string, more: object = {}) =>
      alone({}, { terrain: [{ id: 't', type, shape: { rect: [340, 250, 100, 100] }, ...more }] });
    expect(whyNot(at('road'), [400, 300])).toBeNull();
    expect(whyNot(at('lake'), [400, 300])).not.toBeNull();
    expect(whyNot(at('car'), [400, 300])).not.toBeNull();
    expect(whyNot(at('fire'), [400, 300])).not.toBeNull();
    expect(whyNot(at('road', { bars: ['human'] }), [400, 300])).toBe('move.barred');
    expect(whyNot(at('road', { bars: ['vampire'] }), [400, 300])).toBeNull();
  });

  it('FF-MOV-07 low rubble is an obstacle, tall rubble impassable: the height decides', () => {
    const rubble = (height: number) =>
      alone(
        { x: 315 },
        { terrain: [{ id: 't', type: 'obstacle', height, shape: { rect: [328, 250, 10, 100] } }] },
      );
    expect(whyNot(rubble(25), [400, 300])).toBeNull();
    expect(whyNot(rubble(26), [400, 300])).toBe('move.side');
  });
});

describe('obstacles', () => {
  const fence = [
    {
      id: 'f',
      type: 'fence',
      shape: {
        line: [
          [350, 200],
          [350, 400],
        ],
        width: 6,
      },
    },
  ] as const;

  it('FF-MOV-09 a Move ends at one, and the next crosses it', () => {
    const { x } = endOf(alone({}, { terrain: fence }), [400, 300]);
    expect(x).toBeGreaterThan(333);
    expect(x).toBeLessThanOrEqual(334.5);
    const there = alone({ x }, { terrain: fence });
    expect(endOf(there, [400, 300])).toEqual({ x: 400, y: 300 });
  });

  it('FF-MOV-09 it must end clear of it', () => {
    const there = alone({ x: 334 }, { terrain: fence });
    expect(whyNot(there, [360, 300])).toBe('move.on-obstacle');
    expect(whyNot(there, [366, 300])).toBeNull();
  });

  it('FF-MOV-09 the Mindless do not cross; flyers do not stop', () => {
    expect(whyNot(alone({ x: 334, rules: ['mindless'] }, { terrain: fence }), [400, 300])).toBe('move.side');
    expect(endOf(alone({ rules: ['flying'] }, { terrain: fence }), [400, 300])).toEqual({ x: 400, y: 300 });
  });
});
