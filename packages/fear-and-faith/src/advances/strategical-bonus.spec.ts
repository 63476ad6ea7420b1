import { describe, expect, it } from 'vitest';
import { playScene, type SceneDraft, scene } from '../scene.spec-support.ts';

const roles = (parties: SceneDraft['parties'], dice: readonly number[], first: 'attacker' | 'defender') =>
  playScene(
    scene({
      parties: parties!,
      phase: 'set-up',
      toDo: ['roles'],
      models: [
        { id: 'a', x: 100, y: 100 },
        { id: 'b', x: 800, y: 800, party: 1 },
      ],
    }),
    dice,
    [['role', first]],
  ).state.parties.map(({ role }) => role);

const WITH = { side: 'good', advances: ['strategical-bonus'] } as const;

describe('Strategical Bonus', () => {
  it('FF-CAMP-18 one more on the roll: a three beats a three', () => {
    expect(roles([WITH, { side: 'evil' }], [3, 3], 'defender')).toEqual(['defender', 'attacker']);
  });

  it('FF-CAMP-18 and a three is level with a four, which is rolled again', () => {
    expect(roles([WITH, { side: 'evil' }], [3, 4, 2, 4], 'attacker')).toEqual(['defender', 'attacker']);
  });

  it('FF-CAMP-18 where both have it nobody has the better of it', () => {
    const both = [WITH, { side: 'evil', advances: ['strategical-bonus'] }] as const;
    expect(roles(both, [3, 4], 'attacker')).toEqual(['defender', 'attacker']);
  });

  it('FF-CAMP-18 it says nothing about the initiative', () => {
    const { state } = playScene(
      scene({
        parties: [WITH, { side: 'evil' }],
        phase: 'initiative',
        models: [
          { id: 'a', x: 100, y: 100 },
          { id: 'b', x: 800, y: 800, party: 1 },
        ],
      }),
      [3, 4],
      [],
    );
    expect(state.order).toEqual([1, 0]);
  });
});
