import { describe, expect, it } from 'vitest';
import { of, playScene, type SceneDraft, scene } from '../scene.spec-support.ts';

const field = (more: Partial<SceneDraft> = {}) =>
  scene({
    parties: [{ side: 'good' }, { side: 'evil', advances: ['clouds-of-evil'] }],
    active: 1,
    clock: { day: true },
    models: [
      { id: 'a', x: 100, y: 100 },
      { id: 'v', x: 800, y: 800, party: 1, rules: ['vampire'], tags: ['vampire'] },
      { id: 'b', x: 700, y: 800, party: 1 },
    ],
    ...more,
  });
const clouds = ['nominate', 'advance/clouds-of-evil'] as const;
const rolls = (id: string, dice: '1' | '2') =>
  [
    ['nominate', id],
    ['dice', dice],
  ] as const;

describe('Clouds of Evil', () => {
  it('FF-CAMP-30 no sun: neither dust nor the worse roll', () => {
    const { state, events } = playScene(field(), [4], [clouds, ...rolls('v', '1')], 2);
    expect(state.clock.clouds).toBe(true);
    expect(events.find(({ type }) => type === 'quality')).toMatchObject({ modifiers: [], successes: 1 });
  });

  it('FF-CAMP-30 FF-ACT-07 until its owner rolls a natural one, and that roll itself is still in the shade', () => {
    const { state } = playScene(field(), [1, 1], [clouds, ...rolls('v', '2')], 2);
    expect(of(state, 'v').standing).toBe('table');
    expect(state.clock.clouds).toBe(false);
  });

  it('FF-CAMP-30 ones of others do not part them', () => {
    const shaded = field({ active: 0, clock: { day: true, clouds: true } });
    shaded.parties[1]!.spent = { 'clouds-of-evil': 1 };
    expect(playScene(shaded, [1], rolls('a', '1')).state.clock.clouds).toBe(true);
  });

  it('FF-CAMP-30 once a game, in the own turn', () => {
    const used = playScene(field(), [1], [clouds, ...rolls('b', '1')], 2).state;
    expect(used.clock.clouds).toBe(false);
    expect(() => playScene({ ...used, phase: 'nominate', activation: null }, [], [clouds])).toThrow(
      'refused',
    );
    expect(() => playScene(field({ active: 0 }), [], [clouds])).toThrow('refused');
  });
});
