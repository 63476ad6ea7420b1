import { describe, expect, it } from 'vitest';
import { whyNot } from '../rules/movement/move.spec-support.ts';
import { duel, of, playScene, scene } from '../scene.spec-support.ts';

describe('Flying', () => {
  it('FF-SPEC-20 it is on the ground when its activation ends, and fights there', () => {
    const state = scene({
      models: [
        { id: 'a', x: 300, y: 300, rules: ['flying'] },
        { id: 'b', x: 400, y: 300, party: 1 },
      ],
      acting: ['a', 3],
    });
    const { state: s } = playScene(
      state,
      [3, 3],
      [
        ['act', 'fly-on'],
        ['move', [{ x: 350, y: 350, z: 0 }]],
        ['act', 'move'],
        ['move', [{ x: 400, y: 300, z: 0 }]],
        ['act', 'strike/hand-weapon/b'],
      ],
    );
    expect(of(s, 'a').conditions).toEqual({});
  });

  it('FF-SPEC-20 no Free Hacks when it leaves, unless an adjacent enemy flies', () => {
    const away = [
      ['act', 'disengage'],
      ['move', [{ x: 350, y: 450, z: 0 }]],
    ] as const;
    expect(of(playScene(duel({ rules: ['flying'] }, {}, 2), [], away).state, 'a').x).toBe(350);
    const both = duel({ rules: ['flying'] }, { rules: ['flying'] }, 2);
    expect(of(playScene(both, [3, 3], away).state, 'a').x).toBe(350);
  });

  it('FF-SPEC-20 difficult ground is nothing to it', () => {
    const terrain = [{ id: 'm', type: 'marsh', shape: { rect: [200, 200, 300, 200] } }] as const;
    const at = (rules: readonly string[]) =>
      scene({
        models: [
          { id: 'a', x: 300, y: 300, rules },
          { id: 'z', x: 850, y: 850, party: 1 },
        ] as never,
        terrain,
      });
    expect([whyNot(at(['flying']), [420, 300]), whyNot(at([]), [420, 300])]).toEqual([null, 'move.too-far']);
  });
});
