import { type Asked, refusalOf } from '@vedette/engine';
import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { BayonetPoint } from '../game.ts';
import bayonetPoint from '../ruleset.ts';
import { row, type SceneUnit, scene } from '../scene.spec-support.ts';
import { denied } from './denied.ts';

const HOUSE = { id: 'house', type: 'stone-building', shape: { rect: [100, 430, 400, 60] } } as const;

/** A unit in the north with an enemy south of it, up to its order or its leader's turn. */
function asked(
  ours: Partial<SceneUnit> = {},
  { y = 600, hidden = false, vain = false } = {},
): Asked<BayonetPoint> {
  const state = scene({
    ...(hidden ? { terrain: [HOUSE] } : {}),
    units: [
      { ...row('u', 4, 200, 300, true), ...ours },
      { ...row('e', 4, 200, y), side: 1 },
    ],
  });
  if (vain) state.seen = { 'u>e': false, 'u-1>e': false };
  const answers = [['pick', 'u']] as const;
  const { pending, state: now } = playToQuestion(bayonetPoint, { state, dice: [6], answers });
  return { ...pending, view: () => now } as unknown as Asked<BayonetPoint>;
}

const why = (question: Asked<BayonetPoint>) => denied(question).map(({ id, problem }) => [id, problem.rule]);

describe('what is not on offer says why', () => {
  it('BP-SHT-01 what is offered is not explained', () => {
    const open = asked();
    expect(open.question).toMatchObject({
      options: ['volley', 'advance', 'fire', 'move', 'hold', 'concede'],
    });
    expect(why(open)).toEqual([]);
  });

  it('BP-GEN-18, BP-SHT-01 without a line of sight nobody is offered to fire', () => {
    const behind = asked({}, { hidden: true });
    expect(behind.question).toMatchObject({ options: ['advance', 'move', 'hold', 'concede'] });
    expect(why(behind)).toEqual([['fire', 'BP-GEN-18']]);
  });

  it('BP-GEN-18, BP-ACT-10 nor a leader to shoot', () => {
    const state = scene({
      terrain: [HOUSE],
      units: [row('u', 4, 200, 300, true), { ...row('e', 4, 200, 600), side: 1 }],
    });
    const { pending, state: now } = playToQuestion(bayonetPoint, {
      state,
      dice: [7],
      answers: [['pick', 'u']],
    });
    expect(pending).toMatchObject({ kind: 'leaderAction', question: { options: ['move', 'no-more'] } });
    const question = { ...pending, view: () => now } as unknown as Asked<BayonetPoint>;
    expect(why(question)).toEqual([['shoot', 'BP-GEN-18']]);
  });

  it('BP-SHT-04, BP-VIS-12, BP-SHT-01 out of range, looked for in vain, empty guns', () => {
    expect(why(asked({}, { y: 1150 }))).toEqual([['fire', 'BP-SHT-04']]);
    expect(why(asked({}, { vain: true }))).toEqual([['fire', 'BP-VIS-12']]);
    const lying = row('u', 4, 200, 300).figures.map((f) => ({ ...f, gait: 'canter' as const }));
    const riders = { troops: 'light-cavalry', weapons: ['carbine'], figures: lying } as const;
    expect(why(asked(riders))).toEqual([['fire', 'BP-SHT-01']]);
  });

  it('BP-SHT-01 those who have no guns miss nothing', () => {
    expect(why(asked({ weapons: ['pike'] }))).toEqual([]);
  });

  it('BP-GEN-18 whoever orders it all the same is told the same', () => {
    const behind = asked({}, { hidden: true });
    const refused = (answer: string) => refusalOf(bayonetPoint, behind, answer, behind.view())?.code;
    expect([refused('fire'), refused('charge'), refused('hold')]).toEqual([
      'shot.line',
      'answer.not-an-option',
      undefined,
    ]);
  });
});
