import { describe, expect, it } from 'vitest';
import { playScene, type SceneDraft, scene } from '../scene.spec-support.ts';

const roll = (own: NonNullable<SceneDraft['parties']>[number], die: number) =>
  playScene(
    scene({
      parties: [own, { side: 'evil' }],
      models: [
        { id: 'a', x: 100, y: 100 },
        { id: 'b', x: 800, y: 800, party: 1 },
      ],
    }),
    [die],
    [
      ['nominate', 'a'],
      ['dice', '1'],
    ],
  ).state.activation!.successes;

describe('Blitzkrieg', () => {
  it('FF-CAMP-20 FF-GEN-13 one more on activation rolls in the first own turn: 4+ is 3+', () => {
    expect(roll({ side: 'good', advances: ['blitzkrieg'], turns: 1 }, 3)).toBe(1);
    expect(roll({ side: 'good', advances: ['blitzkrieg'], turns: 1 }, 2)).toBe(0);
  });

  it('FF-CAMP-20 not in the second, and not without it', () => {
    expect(roll({ side: 'good', advances: ['blitzkrieg'], turns: 2 }, 3)).toBe(0);
    expect(roll({ side: 'good', turns: 1 }, 3)).toBe(0);
  });

  it('FF-CAMP-20 a natural one fails all the same, and nothing but activation is helped', () => {
    expect(roll({ side: 'good', advances: ['blitzkrieg'], turns: 1 }, 1)).toBe(0);
    const charged = playScene(
      scene({
        parties: [{ side: 'good', advances: ['blitzkrieg'], turns: 1 }, { side: 'evil' }],
        options: { 'recoil-strict': true },
        models: [
          { id: 'a', x: 450, y: 450 },
          { id: 'b', x: 550, y: 450, party: 1 },
        ],
        active: 1,
        acting: ['b', 1],
      }),
      [4, 4, 4],
      [
        ['act', 'move'],
        ['move', [{ x: 475, y: 450, z: 0 }]],
      ],
    );
    expect(charged.events.find(({ type }) => type === 'quality')).toMatchObject({
      modifiers: [],
      successes: 3,
    });
  });
});
