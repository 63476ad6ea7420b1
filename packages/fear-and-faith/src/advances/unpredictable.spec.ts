import { describe, expect, it } from 'vitest';
import { duel, of, playScene, type SceneDraft, type SceneModel, scene } from '../scene.spec-support.ts';

const field = (more: Partial<SceneDraft> = {}) =>
  scene({
    parties: [{ side: 'good', advances: ['unpredictable'] }, { side: 'evil' }],
    models: [
      { id: 'a', x: 100, y: 100, quality: 5 },
      { id: 'c', x: 200, y: 100, quality: 2 },
      { id: 'd', x: 300, y: 100, turn: { nominated: 1 } },
      { id: 'b', x: 800, y: 800, party: 1 },
    ],
    ...more,
  });
const exchange = [
  ['nominate', 'advance/unpredictable'],
  ['advanceFor', 'a'],
  ['advanceFor', 'c'],
] as const;

describe('Unpredictable', () => {
  it('FF-CAMP-19 two exchange their Quality for all rolls until the turn ends', () => {
    const { state } = playScene(
      field(),
      [2, 4],
      [...exchange, ['nominate', 'a'], ['dice', '1'], ['act', 'done'], ['nominate', 'c'], ['dice', '1']],
      4,
    );
    expect(state.activation?.successes).toBe(0);
    expect(of(state, 'a').conditions.swapped).toEqual({ quality: 2 });
  });

  it('FF-CAMP-19 wounds are one’s own: the Quality that is exchanged is the one on the sheet', () => {
    const state = playScene(
      field({
        models: [
          { id: 'a', x: 100, y: 100, quality: 5 },
          { id: 'c', x: 200, y: 100, quality: 2, losses: { wounds: 1 } },
          { id: 'b', x: 800, y: 800, party: 1 },
        ],
      }),
      [2],
      [...exchange, ['nominate', 'a'], ['dice', '1']],
      2,
    ).state;
    expect(state.activation?.successes).toBe(1);
  });

  it('FF-CAMP-19 over with the turn', () => {
    const { state } = playScene(field(), [], [...exchange, ['nominate', 'pass']], 3);
    expect(of(state, 'a').conditions).toEqual({});
    expect(of(state, 'c').conditions).toEqual({});
  });

  it('FF-CAMP-19 only before their activation rolls, once a game, and it takes two', () => {
    expect(() => playScene(field(), [], [exchange[0], ['advanceFor', 'd']])).toThrow('refused');
    const used = playScene(field(), [], exchange).state;
    expect(() => playScene(used, [], [exchange[0]])).toThrow('refused');
    const alone = field({
      models: [
        { id: 'a', x: 100, y: 100 },
        { id: 'b', x: 800, y: 800, party: 1 },
      ],
    });
    expect(() => playScene(alone, [], [exchange[0]])).toThrow('refused');
  });

  it('FF-CAMP-19 FF-SPEC-41 FF-SPEC-60 nobody dies of a Quality that is another’s', () => {
    const swapped = { quality: 4, conditions: { swapped: { quality: 6 } } } as const;
    const struck = (a: Partial<SceneModel>, b: Partial<SceneModel>, dice: readonly number[]) =>
      of(
        playScene(
          duel({ combat: 1, ...swapped, ...a }, { combat: 4, ...b }, 1, {
            options: { 'recoil-strict': true },
          }),
          dice,
          [['act', 'strike/hand-weapon/b']],
        ).state,
        'a',
      );
    expect(struck({}, { rules: ['poison'] }, [4, 3, 6])).toMatchObject({
      standing: 'table',
      losses: { poison: 1 },
    });
    expect(struck({ rules: ['tough'] }, {}, [2, 4])).toMatchObject({
      standing: 'table',
      losses: { wounds: 1 },
    });
    expect(struck({ quality: 6 }, { rules: ['poison'] }, [4, 3, 6]).left).toBe('killed');
  });
});
