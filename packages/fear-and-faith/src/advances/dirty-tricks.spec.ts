import { describe, expect, it } from 'vitest';
import { of, playScene, type SceneDraft, type SceneModel, scene } from '../scene.spec-support.ts';

const parties = [
  { side: 'good', advances: ['dirty-tricks'] },
  { side: 'evil' },
] satisfies SceneDraft['parties'];

function turnOf(active: 0 | 1, enemy: Partial<SceneModel>) {
  return scene({
    parties,
    active,
    phase: 'turn',
    models: [
      { id: 'a', x: 100, y: 100, rules: ['hero'] },
      { id: 'b', x: 800, y: 800, party: 1, ...enemy },
    ],
  });
}

describe('Dirty Tricks', () => {
  it('FF-CAMP-15 at the start of any turn an enemy forgets one rule until that turn ends', () => {
    const tricked = playScene(
      turnOf(1, { rules: ['leader', 'zombie'] }),
      [],
      [
        ['trick', 'b'],
        ['trickRule', 'leader'],
      ],
    ).state;
    expect(of(tricked, 'b')).toMatchObject({ rules: ['zombie'], kit: 'is-tricked+zombie' });
    const over = playScene(tricked, [], [['nominate', 'pass']], 2).state;
    expect(of(over, 'b')).toMatchObject({ rules: ['leader', 'zombie'], conditions: {} });
  });

  it('FF-CAMP-15 in the own turn as well', () => {
    const { state } = playScene(
      turnOf(0, { rules: ['thick-skin'] }),
      [],
      [
        ['trick', 'b'],
        ['trickRule', 'thick-skin'],
      ],
    );
    expect(of(state, 'b').rules).toEqual([]);
  });

  it('FF-CAMP-15 a weapon that it has by a rule is gone with it, and comes back', () => {
    const armed = { rules: ['pistol'], arms: ['hand-weapon', { weapon: 'pistol', inHand: true }] } as const;
    const tricked = playScene(
      turnOf(0, armed),
      [],
      [
        ['trick', 'b'],
        ['trickRule', 'pistol'],
      ],
    ).state;
    expect(of(tricked, 'b').arms.map(({ weapon }) => weapon)).toEqual(['hand-weapon']);
    const over = playScene(tricked, [], [['nominate', 'pass']], 2).state;
    expect(of(over, 'b').arms).toContainEqual(expect.objectContaining({ weapon: 'pistol', inHand: true }));
  });

  it('FF-CAMP-15 a fast one goes Medium', () => {
    const run = (far: number) =>
      playScene(
        turnOf(1, { rules: ['long-move'], movement: 'long' }),
        [6],
        [
          ['trick', 'b'],
          ['trickRule', 'long-move'],
          ['nominate', 'b'],
          ['dice', '1'],
          ['act', 'move'],
          ['move', [{ x: 800, y: 800 - far, z: 0 }]],
        ],
        3,
      ).state;
    expect(of(run(120), 'b').y).toBe(680);
    expect(() => run(180)).toThrow('refused');
  });

  it('FF-CAMP-15 not Zombie, Vampire, Werewolf or Immaterial; nobody is asked who has nothing else', () => {
    const { state } = playScene(turnOf(1, { rules: ['immaterial', 'zombie'] }), [], []);
    expect(state.phase).toBe('nominate');
  });

  it('FF-CAMP-15 once a game, when its owner likes', () => {
    const later = playScene(turnOf(1, { rules: ['leader'] }), [], [['trick', 'nobody']]).state;
    expect(later.parties[0]!.spent).toEqual({});
    const spent = scene({
      parties: [{ side: 'good', advances: ['dirty-tricks'], spent: { 'dirty-tricks': 1 } }, { side: 'evil' }],
      phase: 'turn',
      models: [
        { id: 'a', x: 100, y: 100 },
        { id: 'b', x: 800, y: 800, party: 1, rules: ['leader'] },
      ],
    });
    expect(playScene(spent, [], []).state.phase).toBe('nominate');
  });
});
