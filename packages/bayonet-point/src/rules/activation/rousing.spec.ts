import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import bayonetPoint from '../../ruleset.ts';
import { row, type SceneUnit, scene, unitIn } from '../../scene.spec-support.ts';

/** Looters of seat 0, and somebody of seat 1 far away. */
function village(change: Partial<SceneUnit> = {}, options: Record<string, string> = {}) {
  return scene({
    options,
    scenario: 'attack-the-ransackers',
    units: [
      { ...row('u', 4, 800, 600, true), roused: false, ...change },
      { ...row('e', 4, 100, 100), side: 1 },
    ],
  });
}

const HELD = [
  ['pick', 'u'],
  ['order', 'hold'],
] as const;

describe('looters', () => {
  it('BP-SCN-15 two passes in one turn rouse them for good, and they act at once', () => {
    const { state, events } = play(bayonetPoint, {
      state: village(),
      dice: [5, 6],
      answers: [...HELD, ['leaderAction', 'no-more']],
    });
    expect(unitIn(state, 'u')).toMatchObject({ roused: true, test: 'active' });
    expect(events.some(({ type }) => type === 'roused')).toBe(true);
  });

  it.each([[[7]], [[5, 8]]])(
    'BP-SCN-15 dice %j: they have failed, the initiative passes, their leader does not stir',
    (dice) => {
      const { state, asked } = play(bayonetPoint, { state: village(), dice, answers: [['pick', 'u']] });
      expect(unitIn(state, 'u')).toMatchObject({ roused: false, test: 'failed' });
      expect(state.active).toBe(1);
      expect(asked).toHaveLength(1);
    },
  );

  it('BP-SCN-15 once roused they are tested like everybody', () => {
    const { state } = play(bayonetPoint, {
      state: village({ roused: true }),
      dice: [6],
      answers: [...HELD, ['leaderAction', 'no-more']],
    });
    expect(unitIn(state, 'u').test).toBe('active');
  });

  it('BP-SCN-15, BP-ACT-04 three idle turns rouse them without a die', () => {
    const { state } = play(bayonetPoint, {
      state: village({ idle: 3 }),
      dice: [],
      answers: [...HELD, ['leaderAction', 'no-more']],
    });
    expect(unitIn(state, 'u').roused).toBe(true);
  });

  it('BP-SCN-15 individual play: each for himself, and a Master without a die', () => {
    const options = { 'play-mode': 'individuals' };
    const one = { figures: [{ id: 'm', x: 800, y: 600 }] };
    expect(
      unitIn(play(bayonetPoint, { state: village(one, options), dice: [6, 6], answers: HELD }).state, 'u')
        .roused,
    ).toBe(true);
    const master = {
      figures: [{ id: 'm', x: 800, y: 600, class: 'master' as const }],
      class: 'master' as const,
    };
    expect(
      unitIn(play(bayonetPoint, { state: village(master, options), dice: [], answers: HELD }).state, 'u')
        .roused,
    ).toBe(true);
  });

  it('BP-SCN-15, BP-ACT-08 a leader’s group rolls twice and rouses everybody in it', () => {
    const group = (
      dice: readonly number[],
      answers: readonly (readonly ['pick' | 'nextOfGroup', string])[],
    ) =>
      play(bayonetPoint, {
        state: scene({
          options: { 'play-mode': 'individuals' },
          scenario: 'attack-the-ransackers',
          units: [
            {
              id: 'u',
              class: 'veteran',
              roused: false,
              figures: [{ id: 'l', x: 800, y: 600, leader: true }],
            },
            { id: 'v', roused: false, figures: [{ id: 'm', x: 850, y: 600 }] },
            { ...row('e', 1, 100, 100), side: 1 },
          ],
        }),
        dice,
        answers,
      }).state.units.map(({ roused }) => roused);
    expect(
      group(
        [8, 8],
        [
          ['pick', 'group:u'],
          ['nextOfGroup', 'enough'],
        ],
      ),
    ).toEqual([true, true, true]);
    expect(group([8, 9], [['pick', 'group:u']])).toEqual([false, false, true]);
  });
});
