import { describe, expect, it } from 'vitest';
import { of, playScene, scene } from '../scene.spec-support.ts';

const FOE = { id: 'z', x: 850, y: 850, party: 1 };
const at = (rules: readonly string[], draft: object = {}) =>
  scene({ models: [{ id: 'a', x: 300, y: 300, rules }, FOE] as never, acting: ['a', 3], ...draft });
const hop = (x: number) => ['move', [{ x, y: 300, z: 0 }]] as const;

describe('Slow', () => {
  it('FF-SPEC-47 one Move a turn, however many successes', () => {
    expect(() => playScene(at(['slow']), [], [['act', 'move'], hop(330), ['act', 'move']])).toThrow(
      'never asked',
    );
    const quick = playScene(
      at([]),
      [],
      [['act', 'move'], hop(330), ['act', 'move'], hop(360), ['act', 'done']],
    );
    expect(of(quick.state, 'a').x).toBe(360);
  });

  it('FF-SPEC-47 nor does it break away after it', () => {
    const models = [
      { id: 'a', x: 300, y: 300, rules: ['slow'], turn: { moves: 1 } },
      { ...FOE, x: 325, y: 300 },
    ];
    const state = scene({ models: models as never, acting: ['a', 2] });
    expect(() => playScene(state, [], [['act', 'disengage']])).toThrow('refused');
  });

  it('FF-SPEC-47 the next turn it moves again, and other actions are left to it', () => {
    const models = [{ id: 'a', x: 300, y: 300, rules: ['slow'], turn: { moves: 1 } }, FOE] as never;
    expect(() => playScene(scene({ models, acting: ['a', 1] }), [], [['act', 'move']])).toThrow(
      'never asked',
    );
    const turn = playScene(scene({ models, phase: 'turn' }), [], []).state;
    expect(of(turn, 'a').turn).toEqual({});
    const striking = scene({
      models: [
        { id: 'a', x: 300, y: 300, rules: ['slow'], turn: { moves: 1 } },
        { ...FOE, x: 325, y: 300 },
      ] as never,
      acting: ['a', 1],
    });
    expect(playScene(striking, [3, 3], [['act', 'strike/hand-weapon/z']]).events.length).toBeGreaterThan(0);
  });
});
