import { describe, expect, it } from 'vitest';
import { of, playScene, type SceneDraft, scene } from '../scene.spec-support.ts';

const WOOD = { id: 'w', type: 'wood', shape: { rect: [400, 420, 300, 60] } } as const;

function inTheWood(more: Partial<SceneDraft> = {}) {
  return scene({
    parties: [{ side: 'good', advances: ['like-the-back-of-my-hand'] }, { side: 'evil' }],
    terrain: [WOOD],
    models: [
      { id: 'a', x: 380, y: 450 },
      { id: 'c', x: 100, y: 100 },
      { id: 'b', x: 800, y: 800, party: 1 },
    ],
    ...more,
  });
}

const walk = [
  ['nominate', 'a'],
  ['dice', '1'],
  ['act', 'move'],
  ['move', [{ x: 500, y: 450, z: 0 }]],
] as const;

describe('Like the Back of my Hand', () => {
  it('FF-CAMP-16 for one activation rough ground is nothing to it', () => {
    const { state } = playScene(
      inTheWood(),
      [4],
      [['nominate', 'advance/like-the-back-of-my-hand'], ['advanceFor', 'a'], ...walk],
      3,
    );
    expect(of(state, 'a')).toMatchObject({ x: 500, y: 450, conditions: {} });
    expect(state.parties[0]!.spent).toEqual({ 'like-the-back-of-my-hand': 1 });
  });

  it('FF-CAMP-16 without it a wood shortens the stick', () => {
    expect(() => playScene(inTheWood(), [4], walk, 2)).toThrow(/stick|mm/);
  });

  it('FF-CAMP-16 it is over with the turn, used or not', () => {
    const { state } = playScene(
      inTheWood(),
      [],
      [
        ['nominate', 'advance/like-the-back-of-my-hand'],
        ['advanceFor', 'a'],
        ['nominate', 'pass'],
      ],
      3,
    );
    expect(of(state, 'a').conditions).toEqual({});
  });

  it('FF-CAMP-16 one model only, and once a game', () => {
    const used = playScene(
      inTheWood(),
      [],
      [
        ['nominate', 'advance/like-the-back-of-my-hand'],
        ['advanceFor', 'c'],
      ],
    ).state;
    expect(of(used, 'a').conditions).toEqual({});
    expect(() => playScene(used, [], [['nominate', 'advance/like-the-back-of-my-hand']])).toThrow('refused');
  });
});
