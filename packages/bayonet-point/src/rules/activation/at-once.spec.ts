import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { BayonetPoint } from '../../game.ts';
import bayonetPoint from '../../ruleset.ts';
import { row, type SceneUnit, scene } from '../../scene.spec-support.ts';

type Laid = ReturnType<typeof scene>;
type Given = NonNullable<Parameters<typeof play<BayonetPoint>>[1]['answers']>;

/** Veterans with a leader, two enemy units in line and range: one 300 off, the other 500. */
function field(ours: Partial<SceneUnit> = {}): Laid {
  return scene({
    units: [
      { ...row('u', 3, 600, 300, true), class: 'veteran', ...ours },
      { ...row('e', 2, 600, 625), side: 1, fired: true },
      { ...row('g', 2, 600, 825), side: 1 },
    ],
  });
}

/** Everything that was told, and how it stands, without the questions. */
function outcome(state: Laid, dice: readonly number[], answers: Given) {
  const { state: end, events } = play(bayonetPoint, { state, dice: [...dice], answers });
  return { figures: end.figures, units: end.units, seen: end.seen, told: events };
}

const STAY = { middle: { x: 600, y: 300, z: 0 }, facing: 0, shape: 'as-you-are' } as const;

describe('orders at once', () => {
  it('BP-SHT-12, BP-VIS-12 a volley rolls the dice that man by man are rolled, in the same order', () => {
    // Activation; the nearer unit seen, the farther not; the leader finds it; three shots, two outcomes.
    const dice = [7, 3, 10, 3, 2, 10, 2, 9, 9];
    const byOne = outcome(field(), dice, [
      ['pick', 'u'],
      ['order', 'fire'],
      ['leaderAction', 'no-more'],
      ['lookFor', 'e'],
      ['lookFor', 'g'],
      ['lookFor', 'g'],
      ['whoFires', ['u-3', 'u-1', 'u-2']],
      ['shootWhom', 'g-2'],
      ['shootWhom', 'e-2'],
      ['shootWhom', 'e-1'],
      ['leaderAction', 'no-more'],
    ]);
    const atOnce = outcome(field(), dice, [
      ['pick', 'u'],
      ['order', 'volley'],
      ['whoFires', ['u-1>g-2', 'u-2>e-2', 'u-3>e-1']],
      ['leaderAction', 'no-more'],
    ]);
    expect(atOnce).toEqual(byOne);
  });

  it('BP-SHT-12 a man of a volley whose target is not named is asked for it, as ever', () => {
    const { pending } = playToQuestion(bayonetPoint, {
      state: field(),
      dice: [7, 3, 3],
      answers: [
        ['pick', 'u'],
        ['order', 'volley'],
        ['whoFires', ['u-2', 'u-1>e-1']],
      ],
    });
    expect(pending).toMatchObject({ kind: 'shootWhom', question: { figure: 'u-2' } });
  });

  it('BP-SHT-14 a shot is named with the gun where there are two', () => {
    const { pending } = playToQuestion(bayonetPoint, {
      state: scene({
        units: [
          { ...row('u', 1, 600, 300), weapons: ['musket', 'pistol'] },
          { ...row('e', 1, 600, 500), side: 1, fired: true },
        ],
      }),
      dice: [6, 3],
      answers: [
        ['pick', 'u'],
        ['order', 'volley'],
      ],
    });
    expect(pending.question).toMatchObject({ options: ['u-1', 'u-1>e-1:musket', 'u-1>e-1:pistol'] });
  });

  it('BP-SHT-12 nobody shoots twice in one volley', () => {
    const { pending, state } = playToQuestion(bayonetPoint, {
      state: field(),
      dice: [7, 3, 3],
      answers: [
        ['pick', 'u'],
        ['order', 'volley'],
      ],
    });
    const twice = bayonetPoint.questions.whoFires.check(pending.question as never, ['u-1>e-1', 'u-1>e-2'], {
      s: state,
    } as never);
    expect(twice).toMatchObject({ code: 'volley.two-for-one', rule: 'BP-SHT-12' });
  });

  it('BP-SHT-12 unit-fire one-die: there are no targets to name man by man', () => {
    const state = scene({
      options: { 'unit-fire': 'one-die' },
      units: [
        { ...row('u', 2, 600, 300), class: 'veteran' },
        { ...row('e', 2, 600, 500), side: 1, fired: true },
      ],
    });
    const { pending } = playToQuestion(bayonetPoint, {
      state,
      dice: [6, 3],
      answers: [
        ['pick', 'u'],
        ['order', 'volley'],
      ],
    });
    expect(pending.question).toMatchObject({ options: ['u-1', 'u-2'], max: 2 });
  });

  it('BP-SEQ-05 an advance asks where to, and nothing else; the leader walks with his men', () => {
    const away = { ...STAY, middle: { x: 600, y: 180, z: 0 } };
    const state = () =>
      scene({
        units: [
          { ...row('u', 3, 600, 300, true), troops: 'light-cavalry', weapons: ['sword'] },
          { ...row('e', 2, 600, 1100), side: 1 },
        ],
      });
    const byOne = outcome(
      state(),
      [6],
      [
        ['pick', 'u'],
        ['order', 'move'],
        ['leaderAction', 'no-more'],
        ['errands', []],
        ['march', away],
        ['leaderAction', 'no-more'],
      ],
    );
    const atOnce = outcome(
      state(),
      [6],
      [
        ['pick', 'u'],
        ['order', 'advance'],
        ['march', away],
      ],
    );
    expect(atOnce).toEqual(byOne);
  });

  it('BP-SEQ-05 a leader who could shoot before an advance is asked', () => {
    const { pending } = playToQuestion(bayonetPoint, {
      state: field(),
      dice: [7],
      answers: [
        ['pick', 'u'],
        ['order', 'advance'],
      ],
    });
    expect(pending).toMatchObject({
      kind: 'leaderAction',
      question: { options: ['shoot', 'move', 'no-more'] },
    });
  });

  it('BP-CHG-01 an assault asks whom at once', () => {
    const state = scene({
      units: [
        { ...row('u', 3, 600, 300, true), weapons: ['pike'] },
        { ...row('e', 2, 600, 400), side: 1 },
      ],
    });
    const { pending } = playToQuestion(bayonetPoint, {
      state,
      dice: [6],
      answers: [
        ['pick', 'u'],
        ['order', 'assault'],
      ],
    });
    expect(pending).toMatchObject({ kind: 'chargeWhom', question: { options: ['e', 'nobody'] } });
  });

  it('BP-VIS-12 man by man, everybody is looked for at a word', () => {
    const before: Given = [
      ['pick', 'u'],
      ['order', 'fire'],
      ['leaderAction', 'no-more'],
    ];
    const looked = playToQuestion(bayonetPoint, {
      state: field(),
      dice: [7, 3, 10],
      answers: [...before, ['lookFor', 'everybody']],
    });
    expect(looked.pending).toMatchObject({
      kind: 'lookFor',
      question: { figure: 'u-1', options: ['g', 'everybody', 'enough'] },
    });
    expect(looked.state.seen).toEqual({ 'u>e': true, 'u>g': false });
  });
});
