import { describe, expect, it } from 'vitest';
import { judge, whyNot } from '../../rules/movement/move.spec-support.ts';
import { of, playScene, scene } from '../../scene.spec-support.ts';

const GHOST = { id: 'a', x: 300, y: 300, party: 1, conditions: { immaterial: true } } as const;
const at = (others: readonly object[], terrain: readonly object[] = [], model: object = GHOST) =>
  scene({ models: [model, ...others] as never, terrain: terrain as never, active: 1 });
const MAN = { id: 'm', x: 360, y: 300 };

describe('what has no body', () => {
  it('FF-SPEC-30 moves through walls, obstacles and models without loss', () => {
    const wall = [
      {
        id: 'w',
        type: 'wall',
        shape: {
          line: [
            [340, 200],
            [340, 400],
          ],
          width: 6,
        },
      },
      { id: 'f', type: 'wood', shape: { rect: [350, 200, 60, 200] } },
    ];
    expect(whyNot(at([MAN], wall), [420, 300])).toBeNull();
    expect(whyNot(at([MAN], wall), [421, 300])).toBe('move.too-far');
  });

  it('FF-SPEC-30 it ends on no base and in nothing solid', () => {
    expect(whyNot(at([MAN]), [355, 300])).toBe('move.occupied');
    const rock = [{ id: 'r', type: 'truck', shape: { rect: [350, 250, 60, 100] } }];
    expect(whyNot(at([{ ...MAN, y: 700 }], rock), [380, 300])).not.toBeNull();
  });

  it('FF-SPEC-30 an evil one charges whomever it touches or crosses', () => {
    const crossed = at([MAN, { id: 'n', x: 360, y: 400 }]);
    expect(judge(crossed, [410, 300]).way!.targets.map(({ id }) => id)).toEqual(['m']);
    expect(judge(crossed, [300, 400]).way!.targets).toEqual([]);
    const good = scene({
      models: [
        { ...GHOST, party: 0 },
        { ...MAN, party: 1 },
      ] as never,
    });
    expect(judge(good, [410, 300]).way!.targets).toEqual([]);
  });

  it('FF-SPEC-30 it leaves combat without the extra action, unless a foe has no body either', () => {
    const beside = { ...MAN, x: 325 };
    const armed = { ...beside, arms: [{ weapon: 'magic-weapon', inHand: true }] };
    const away = [
      ['act', 'disengage'],
      ['move', [{ x: 200, y: 300, z: 0 }]],
    ] as const;
    const state = (foe: object) => scene({ models: [GHOST, foe] as never, active: 1, acting: ['a', 1] });
    expect(of(playScene(state(armed), [3, 3], away).state, 'a').x).toBe(200);
    expect(() => playScene(state({ ...beside, conditions: { immaterial: true } }), [], away)).toThrow(
      'refused',
    );
  });

  it('FF-SPEC-30 recoil carries it through anything to the nearest legal spot', () => {
    const state = scene({
      models: [
        { id: 'k', x: 275, y: 300, arms: [{ weapon: 'magic-weapon', inHand: true }] },
        GHOST,
        { id: 'z', x: 850, y: 850, party: 1 },
      ] as never,
      terrain: [
        {
          id: 'w',
          type: 'wall',
          shape: {
            line: [
              [315, 200],
              [315, 400],
            ],
            width: 4,
          },
        },
      ],
      options: { 'recoil-strict': true },
      acting: ['k', 1],
    });
    const { state: s } = playScene(state, [5, 4], [['act', 'strike/magic-weapon/a']]);
    expect(of(s, 'a').x).toBeGreaterThan(325);
  });
});
