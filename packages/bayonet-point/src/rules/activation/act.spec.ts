import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import bayonetPoint from '../../ruleset.ts';
import { of, row, type SceneDraft, type SceneUnit, scene, unitIn } from '../../scene.spec-support.ts';

/** A unit of four with its leader, and an enemy 300 away who has fired and so is seen by nearly everybody. */
function field(ours: Partial<SceneUnit> = {}, draft: Partial<SceneDraft> = {}) {
  return scene({
    units: [
      { ...row('u', 4, 600, 300, true), ...ours },
      { ...row('e', 4, 600, 625), side: 1, fired: true },
    ],
    ...draft,
  });
}

const orders = (state: ReturnType<typeof field>) => {
  const { pending } = playToQuestion(bayonetPoint, { state, dice: [1], answers: [['pick', 'u']] });
  const { options } = pending.question as { readonly options: readonly string[] };
  return options;
};

describe('orders', () => {
  it('BP-SEQ-05 fire, move, charge or hold, as far as each is possible', () => {
    expect(orders(field())).toEqual(['volley', 'advance', 'fire', 'move', 'hold', 'concede']);
    const near = field({}, { units: [row('u', 4, 600, 300, true), { ...row('e', 4, 600, 425), side: 1 }] });
    expect(orders(near)).toEqual([
      'volley',
      'advance',
      'assault',
      'fire',
      'move',
      'charge',
      'hold',
      'concede',
    ]);
    expect(orders(field({ weapons: ['pike'] }))).toEqual(['advance', 'move', 'hold', 'concede']);
  });

  it('BP-SHT-12 every musket has its die: all targets, then all shots, then all outcomes', () => {
    const { state, events } = play(bayonetPoint, {
      state: field({}),
      // Activation; vision; the leader and his three men; the outcomes of two hits.
      dice: [6, 6, 6, 4, 5, 5, 9, 10],
      answers: [
        ['pick', 'u'],
        ['order', 'fire'],
        ['leaderAction', 'no-more'],
        ['whoFires', ['u-1', 'u-2', 'u-3', 'u-4']],
        ['shootWhom', 'e-1'],
        ['leaderAction', 'no-more'],
      ],
    });
    const shots = events.flatMap((event) =>
      event.type === 'tested' && event.test === 'shooting' ? [event.who] : [],
    );
    expect(shots).toEqual(['u-1', 'u-2', 'u-3', 'u-4']);
    expect(unitIn(state, 'u').fired).toBe(true);
  });

  it('BP-VIS-12 a unit that sees nothing has lost nothing', () => {
    const state = field();
    unitIn(state, 'e').fired = false;
    const { pending } = playToQuestion(bayonetPoint, {
      state,
      dice: [6, 7],
      answers: [
        ['pick', 'u'],
        ['order', 'fire'],
        ['leaderAction', 'no-more'],
        ['lookFor', 'enough'],
      ],
    });
    expect(pending).toMatchObject({
      kind: 'order',
      question: { options: ['advance', 'move', 'hold', 'concede'] },
    });
  });

  it('BP-SHT-09, BP-SEQ-05 under fire those with an empty rifle load it', () => {
    const figures = row('u', 2, 600, 300).figures.map((f) => ({ ...f, unloaded: ['rifle'] }));
    const { state } = play(bayonetPoint, {
      state: field({ weapons: ['rifle'], figures }),
      dice: [6],
      answers: [
        ['pick', 'u'],
        ['order', 'fire'],
      ],
    });
    expect(of(state, 'u-1').unloaded).toEqual([]);
  });

  it('BP-HIT-13 getting up takes half a turn and leaves a half move', () => {
    const figures = [{ id: 'u-1', x: 600, y: 300, ground: 'open' as const }];
    const { state } = play(bayonetPoint, {
      state: field({ figures }),
      dice: [6],
      answers: [
        ['pick', 'u'],
        ['getUp', ['u-1']],
        ['order', 'move'],
        ['move', [{ x: 600, y: 375, z: 0 }]],
      ],
    });
    expect(of(state, 'u-1')).toMatchObject({ ground: 'up', y: 375 });
  });

  it('BP-MOV-03 a half move is no more than that', () => {
    const figures = [{ id: 'u-1', x: 600, y: 300, ground: 'open' as const }];
    const { refusal } = playToQuestion(bayonetPoint, {
      state: field({ figures }),
      dice: [6],
      answers: [
        ['pick', 'u'],
        ['getUp', ['u-1']],
        ['order', 'move'],
      ],
    });
    expect(refusal([{ x: 600, y: 376, z: 0 }])?.code).toBe('move.too-far');
    expect(refusal([])).toBeNull();
  });
});

describe('a leader', () => {
  it('BP-ACT-10 acts alone when his unit fails, and then the initiative is lost', () => {
    const { state } = play(bayonetPoint, {
      state: field(),
      dice: [7],
      answers: [
        ['pick', 'u'],
        ['leaderAction', 'move'],
        ['move', [{ x: 600, y: 420, z: 0 }]],
        ['leaderAction', 'no-more'],
      ],
    });
    expect(of(state, 'u-1').y).toBe(420);
    expect([state.active, unitIn(state, 'u').test, unitIn(state, 'u').moved]).toEqual([1, 'failed', true]);
  });

  it('BP-ACT-10 lone-leader none: he does nothing', () => {
    const state = field({}, { options: { 'lone-leader': 'none' } });
    const { asked } = play(bayonetPoint, { state, dice: [7], answers: [['pick', 'u']] });
    expect(asked).toHaveLength(1);
  });

  it('BP-ACT-10 unit-leader-activation: he helps by two, or makes it certain', () => {
    const answers = [
      ['pick', 'u'],
      ['order', 'hold'],
      ['leaderAction', 'no-more'],
    ] as const;
    const helped = field({}, { options: { 'unit-leader-activation': 'minus-two' } });
    expect(unitIn(play(bayonetPoint, { state: helped, dice: [8], answers }).state, 'u').test).toBe('active');
    const certain = field({}, { options: { 'unit-leader-activation': 'automatic' } });
    expect(unitIn(play(bayonetPoint, { state: certain, answers }).state, 'u').test).toBe('active');
  });

  it('BP-SEQ-04 shoots before his unit moves, not after', () => {
    const { pending } = playToQuestion(bayonetPoint, {
      state: field(),
      dice: [6],
      answers: [
        ['pick', 'u'],
        ['order', 'move'],
        ['leaderAction', 'no-more'],
        ['march', { middle: { x: 600, y: 350, z: 0 }, facing: 0, shape: 'as-you-are' }],
      ],
    });
    expect(pending.question).toMatchObject({ options: ['move', 'no-more'] });
  });

  it('BP-UNIT-04 may not leave his men behind', () => {
    const { refusal } = playToQuestion(bayonetPoint, {
      state: field({ figures: [...row('u', 3, 600, 300, true).figures, { id: 'back', x: 600, y: 80 }] }),
      dice: [7],
      answers: [
        ['pick', 'u'],
        ['leaderAction', 'move'],
      ],
    });
    expect(refusal([{ x: 600, y: 400, z: 0 }])?.code).toBe('move.coherency');
    expect(refusal([{ x: 560, y: 320, z: 0 }])).toBeNull();
  });
});
