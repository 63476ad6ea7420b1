import { describe, expect, it } from 'vitest';
import { playScene, type SceneModel, scene } from '../../scene.spec-support.ts';

const heard = (event: 'touched' | 'passed-through') => ({
  id: 'spec',
  name: 'Spec',
  rules: [{ id: 'r', when: { event }, do: [{ op: 'set', name: 'times', value: { var: 'times', plus: 1 } }] }],
});
const ghost = { rules: ['immaterial'], conditions: { immaterial: true } } as const;

/** How often the scenario heard of it when the first goes there. */
function times(event: 'touched' | 'passed-through', mover: Partial<SceneModel>, y: number): number {
  const state = scene({
    scenario: heard(event) as never,
    models: [
      { id: 'a', x: 300, y: 300, ...mover },
      { id: 'b', x: 300, y: 350 },
      { id: 'c', x: 800, y: 800, party: 1 },
    ],
    acting: ['a', 1],
  });
  const move = [
    ['act', 'move'],
    ['move', [{ x: 300, y, z: 0 }]],
  ] as const;
  return playScene(state, [], move).state.story.variables['times'] ?? 0;
}

describe('what a scenario hears of a Move', () => {
  it('FF-SCN-22 that it ended beside somebody, and not that it came near', () => {
    expect(times('touched', {}, 324.5)).toBe(1);
    expect(times('touched', {}, 320)).toBe(0);
  });

  it('FF-SPEC-30 that what has no body went through somebody; who has one goes through nobody', () => {
    expect(times('passed-through', ghost, 400)).toBe(1);
    expect(times('passed-through', ghost, 325)).toBe(0);
    expect(times('passed-through', {}, 324.5)).toBe(0);
  });
});
