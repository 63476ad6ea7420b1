import { describe, expect, it } from 'vitest';
import { of, playScene, scene } from '../../scene.spec-support.ts';

const far = [
  { id: 'a', x: 100, y: 100 },
  { id: 'b', x: 800, y: 800, party: 1 },
];

describe('nominations', () => {
  it('FF-ACT-03 one success is one action, and the same player goes on', () => {
    const state = scene({ models: far });
    const { state: s } = playScene(
      state,
      [4],
      [
        ['nominate', 'a'],
        ['dice', '1'],
      ],
    );
    expect(s.activation).toMatchObject({ successes: 1, turnover: false });
    const { state: after } = playScene(
      s,
      [],
      [
        ['act', 'move'],
        ['move', [{ x: 220, y: 100, z: 0 }]],
      ],
    );
    expect(of(after, 'a').x).toBe(220);
    expect(after.phase).toBe('nominate');
  });

  it('FF-ACT-04 two failures pass the turn, after the one success', () => {
    const { state: s } = playScene(
      scene({ models: far }),
      [1, 2, 6],
      [
        ['nominate', 'a'],
        ['dice', '3'],
      ],
    );
    expect(s.parties[0]!.turnovers).toBe(1);
    const { state: after } = playScene(s, [], [['act', 'done']], 2);
    expect(after.active).toBe(1);
  });

  it('FF-ACT-05 passing is no turnover', () => {
    const { state: s } = playScene(scene({ models: far }), [], [['nominate', 'pass']], 2);
    expect([s.active, s.parties[0]!.turnovers]).toEqual([1, 0]);
  });
});
