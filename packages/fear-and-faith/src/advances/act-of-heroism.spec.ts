import { describe, expect, it } from 'vitest';
import { of, playScene, type SceneDraft, scene } from '../scene.spec-support.ts';

const field = (bought = 1, more: Partial<SceneDraft> = {}) =>
  scene({
    parties: [
      { side: 'good', advances: Array.from({ length: bought }, () => 'act-of-heroism' as const) },
      { side: 'evil' },
    ],
    models: [
      { id: 'a', x: 100, y: 100 },
      { id: 'c', x: 200, y: 100, rules: ['hero'] },
      { id: 'd', x: 300, y: 100, rules: ['animal'] },
      { id: 'b', x: 800, y: 800, party: 1 },
    ],
    ...more,
  });
const hero = (id: string) =>
  [
    ['nominate', 'advance/act-of-heroism'],
    ['advanceFor', id],
  ] as const;

describe('Act of Heroism', () => {
  it('FF-CAMP-21 FF-SPEC-27 a Hero for this turn: one die is a six, and one may be rolled again', () => {
    const { state } = playScene(
      field(),
      [1, 5],
      [...hero('a'), ['nominate', 'a'], ['dice', '2'], ['reroll', '2']],
      2,
    );
    expect(state.activation?.successes).toBe(2);
    expect(of(state, 'a').rules).toContain('hero');
  });

  it('FF-CAMP-21 and nobody special when it is over', () => {
    const { state } = playScene(field(), [], [...hero('a'), ['nominate', 'pass']], 3);
    expect(of(state, 'a')).toMatchObject({ rules: [], conditions: {}, kit: '' });
  });

  it('FF-CAMP-21 not for one who is a Hero, nor an Animal (FF-CAMP-12)', () => {
    expect(() => playScene(field(), [], hero('c'))).toThrow('refused');
    expect(() => playScene(field(), [], hero('d'))).toThrow('refused');
  });

  it('FF-CAMP-21 once a game for each that was bought, and once for each model', () => {
    const used = playScene(field(2), [], hero('a')).state;
    expect(() => playScene(used, [], hero('a'))).toThrow('refused');
    expect(() => playScene(playScene(field(1), [], hero('a')).state, [], [hero('a')[0]])).toThrow('refused');
  });
});
