import { describe, expect, it } from 'vitest';
import { playScene, type SceneModel, scene } from '../scene.spec-support.ts';

const WALL = [{ id: 'w', type: 'fence', shape: { rect: [160, 400, 6, 100] } }] as const;

function cover(target: Partial<SceneModel>, shooter: Partial<SceneModel> = {}) {
  const state = scene({
    models: [
      { id: 'a', x: 100, y: 450, arms: [{ weapon: 'pistol', inHand: true }], ...shooter },
      { id: 'b', x: 190, y: 450, party: 1, ...target },
    ],
    terrain: WALL,
    acting: ['a', 1],
  });
  const { events } = playScene(state, [3, 6], [['act', 'shoot/pistol/b']]);
  const fought = events.find((event) => event.type === 'fought')!;
  return fought.type === 'fought' && fought.attacker.modifiers.some(({ by }) => by === 'cover');
}

describe('Easy Target', () => {
  it('FF-SPEC-17 never has cover', () => {
    expect(cover({ rules: ['easy-target'] })).toBe(false);
  });

  it('FF-SPEC-17 others have, whoever shoots', () => {
    expect(cover({})).toBe(true);
    expect(cover({}, { rules: ['easy-target'] })).toBe(true);
  });
});
