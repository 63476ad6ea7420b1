import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { ClassId } from '../../data/classes.ts';
import bayonetPoint from '../../ruleset.ts';
import { type SceneDraft, type SceneUnit, scene, unitIn } from '../../scene.spec-support.ts';

function man(id: string, of: ClassId, x: number, y: number, change: Partial<SceneUnit> = {}): SceneUnit {
  const leader = id.startsWith('leader');
  return { id, class: of, figures: [{ id: `${id}-1`, x, y, leader, class: of }], ...change };
}

/** A Veteran leader with two Conscripts and a Raw man about him, another out of his reach, and a foe far off. */
function field(draft: Partial<SceneDraft> = {}, ours: readonly SceneUnit[] = OURS) {
  return scene({
    ...draft,
    options: { 'play-mode': 'individuals', ...draft.options },
    units: [...ours, man('foe', 'average', 600, 1100, { side: 1 })],
  });
}

const OURS = [
  man('leader', 'veteran', 600, 300),
  man('a', 'conscript', 640, 300),
  man('b', 'conscript', 560, 300),
  // 100 from base to base, and one beyond it.
  man('raw', 'raw', 600, 425),
  man('far', 'raw', 600, 174),
];

const options = (state: ReturnType<typeof field>) =>
  (playToQuestion(bayonetPoint, { state }).pending.question as { readonly options: readonly string[] })
    .options;

const tests = (state: ReturnType<typeof field>) =>
  Object.fromEntries(state.units.map(({ id, test }) => [id, test]));

describe("a leader's group", () => {
  it('BP-ACT-08, BP-INI-02 may be picked in individual play, and only with somebody near', () => {
    expect(options(field())).toContain('group:leader');
    const alone = field({}, [man('leader', 'veteran', 600, 300), man('far', 'raw', 600, 174)]);
    expect(options(alone)).not.toContain('group:leader');
    const units = scene({ units: [...OURS, man('foe', 'average', 600, 1100, { side: 1 })] });
    expect(options(units)).not.toContain('group:leader');
  });

  it('BP-ACT-08 a leader on the ground gathers nobody', () => {
    const state = field();
    state.figures[0]!.ground = 'open';
    expect(options(state)).not.toContain('group:leader');
  });

  it('BP-ACT-08 one die for the lowest class, with two off: 6 passes for a Raw man', () => {
    const { state } = play(bayonetPoint, {
      state: field(),
      dice: [6],
      answers: [
        ['pick', 'group:leader'],
        ['nextOfGroup', 'enough'],
      ],
    });
    expect(tests(state)).toEqual({
      leader: 'active',
      a: 'active',
      b: 'active',
      raw: 'active',
      far: 'untested',
      foe: 'untested',
    });
    expect(state.active).toBe(0);
  });

  it('BP-ACT-08, BP-ACT-09 7 fails: everybody in it has failed and the initiative is lost', () => {
    const { state } = play(bayonetPoint, {
      state: field(),
      dice: [7],
      answers: [['pick', 'group:leader']],
    });
    expect(tests(state)).toMatchObject({ leader: 'failed', a: 'failed', raw: 'failed', far: 'untested' });
    expect(state.active).toBe(1);
  });

  it('BP-ACT-09 group-fail lowest-only: the others may be tested later', () => {
    const { state } = play(bayonetPoint, {
      state: field({ options: { 'group-fail': 'lowest-only' } }),
      dice: [7],
      answers: [['pick', 'group:leader']],
    });
    expect(tests(state)).toMatchObject({ leader: 'untested', a: 'untested', raw: 'failed' });
    expect(state.active).toBe(1);
  });

  it('BP-ACT-08 Masters are active anyway and left out of the lowest; BP-ACT-09 they act before the initiative goes', () => {
    const ours = [man('leader', 'master', 600, 300), man('a', 'veteran', 640, 300)];
    const { state } = play(bayonetPoint, {
      state: field({}, ours),
      // Veteran 7 + 2.
      dice: [10],
      answers: [
        ['pick', 'group:leader'],
        ['order', 'hold'],
      ],
    });
    expect(tests(state)).toMatchObject({ leader: 'active', a: 'failed' });
    expect(state.active).toBe(1);
  });

  it('BP-ACT-08 among several of the lowest class the owner picks; one due by BP-ACT-04 passes without a die', () => {
    const ours = [
      man('leader', 'veteran', 600, 300),
      man('a', 'raw', 640, 300),
      man('b', 'raw', 560, 300, { idle: 3 }),
    ];
    const { state, asked } = play(bayonetPoint, {
      state: field({}, ours),
      answers: [
        ['pick', 'group:leader'],
        ['rollFor', 'b'],
        ['nextOfGroup', 'enough'],
      ],
    });
    expect(asked[1]!.question).toMatchObject({ options: ['a', 'b'] });
    expect(tests(state)).toMatchObject({ leader: 'active', a: 'active', b: 'active' });
  });

  it('BP-ACT-08 they act one after another as the owner likes', () => {
    const { asked } = play(bayonetPoint, {
      state: field({}, OURS.slice(0, 3)),
      dice: [5],
      answers: [
        ['pick', 'group:leader'],
        ['rollFor', 'a'],
        ['nextOfGroup', 'b'],
        ['order', 'hold'],
        ['nextOfGroup', 'leader'],
        ['order', 'hold'],
        ['order', 'hold'],
      ],
    });
    expect(asked.flatMap(({ kind, question }) => (kind === 'order' ? [question] : []))).toMatchObject([
      { unit: 'b' },
      { unit: 'leader' },
      { unit: 'a' },
    ]);
  });

  it('BP-DIG-18 a man near two leaders goes with the first, and is done for the turn', () => {
    const ours = [
      man('leader', 'veteran', 600, 300),
      man('a', 'conscript', 640, 300),
      man('leader2', 'veteran', 680, 300),
    ];
    const state = field({}, ours);
    unitIn(state, 'a').test = 'failed';
    expect(options(state)).toEqual([
      'leader',
      'leader2',
      'group:leader',
      'group:leader2',
      'finish',
      'concede',
    ]);
    unitIn(state, 'leader2').test = 'active';
    expect(options(state)).toEqual(['leader', 'finish', 'concede']);
  });

  it('BP-CHG-13 those who declare on the same enemy test one by one and go in together', () => {
    const ours = [man('leader', 'veteran', 600, 300), man('a', 'veteran', 640, 300)];
    const state = scene({
      options: { 'play-mode': 'individuals' },
      units: [...ours, man('foe', 'average', 620, 400, { side: 1 })],
    });
    const { events } = play(bayonetPoint, {
      state,
      // Activation; morale of both; the foe stands; three blows, all of them miss.
      dice: [5, 7, 7, 6, 10, 10, 10],
      answers: [
        ['pick', 'group:leader'],
        ['rollFor', 'a'],
        ['nextOfGroup', 'leader'],
        ['order', 'charge'],
        ['chargeWhom', 'foe'],
        ['joinCharge', ['a']],
        ['fightWhom', 'leader-1'],
      ],
    });
    expect(events.flatMap((event) => (event.type === 'charges' ? [event.unit] : []))).toEqual([
      'leader',
      'a',
    ]);
    expect(events.flatMap((event) => (event.type === 'tested' ? [event.test] : []))).toEqual([
      'activation',
      'morale',
      'morale',
      'morale',
      'melee',
      'melee',
      'melee',
    ]);
  });
});
