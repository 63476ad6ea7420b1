import { describe, expect, it } from 'vitest';
import { playScene, type SceneDraft, scene } from '../scene.spec-support.ts';

const parties = (...own: 'retaining-the-initiative'[]) =>
  [{ side: 'good', advances: own }, { side: 'evil' }] satisfies SceneDraft['parties'];
const field = (own: ReturnType<typeof parties>, more: Partial<SceneDraft> = {}) =>
  scene({
    parties: own,
    models: [
      { id: 'a', x: 100, y: 100 },
      { id: 'c', x: 200, y: 100 },
      { id: 'b', x: 800, y: 800, party: 1 },
    ],
    ...more,
  });
const turnover = [
  ['nominate', 'a'],
  ['dice', '2'],
] as const;

describe('Retaining the Initiative', () => {
  it('FF-CAMP-17 a turnover does not pass the turn, and others go on', () => {
    const { state } = playScene(
      field(parties('retaining-the-initiative')),
      [1, 1],
      [...turnover, ['useAdvance', 'use']],
      2,
    );
    expect(state).toMatchObject({ phase: 'nominate', active: 0 });
    expect(state.parties[0]!.turnovers).toBe(1);
  });

  it('FF-CAMP-17 the hour is struck all the same', () => {
    const { state } = playScene(
      field(
        [{ side: 'good', advances: ['retaining-the-initiative'], turnovers: 1 }, { side: 'evil' }] as never,
        { clock: { time: 'twilight', day: true } },
      ),
      [1, 1],
      [...turnover, ['useAdvance', 'use']],
      2,
    );
    expect(state.clock.day).toBe(false);
  });

  it('FF-CAMP-17 kept for later, the turn is over', () => {
    const { state } = playScene(
      field(parties('retaining-the-initiative')),
      [1, 1],
      [...turnover, ['useAdvance', 'keep']],
      2,
    );
    expect(state.phase).toBe('end-of-turn');
  });

  it('FF-CAMP-17 once: the second turnover of the game passes it; one failure is none', () => {
    const used = playScene(
      field(parties('retaining-the-initiative')),
      [1, 1, 1, 1],
      [...turnover, ['useAdvance', 'use'], ['nominate', 'c'], ['dice', '2']],
      4,
    ).state;
    expect(used.phase).toBe('end-of-turn');
    const { state } = playScene(
      field(parties('retaining-the-initiative')),
      [1],
      [
        ['nominate', 'a'],
        ['dice', '1'],
      ],
      2,
    );
    expect(state.phase).toBe('nominate');
  });
});
