import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { ClassId } from '../../data/classes.ts';
import bayonetPoint from '../../ruleset.ts';
import {
  of,
  row,
  type SceneDraft,
  type SceneFigure,
  type SceneUnit,
  scene,
  stepping,
  unitIn,
} from '../../scene.spec-support.ts';
import { fire, leaderLooksOut, lookOut } from './fire.ts';
import { legalTargets, mayShoot } from './targets.ts';

const SEEN = { 'u>e': true, 'u>g': true };

/** A unit at the west, an enemy unit 200 east of it and another 400 east, both seen. */
function field(
  ours: Partial<SceneUnit> = {},
  theirs: Partial<SceneUnit> = {},
  draft: Partial<SceneDraft> = {},
) {
  const state = scene({
    ...draft,
    units: [
      { ...row('u', 1, 200, 600), ...ours },
      { id: 'e', side: 1, figures: [{ id: 'e-1', x: 425, y: 600 }], ...theirs },
      { id: 'g', side: 1, figures: [{ id: 'g-1', x: 625, y: 600 }] },
    ],
  });
  state.seen = { ...SEEN };
  return state;
}

const targets = (state: ReturnType<typeof field>, id = 'u-1') =>
  legalTargets(state, of(state, id)).map((f) => f.id);

const volley = stepping((cx) => {
  const u = unitIn(cx.s, 'u');
  fire(
    cx,
    u,
    u.members.map((id) => of(cx.s, id)),
  );
});

describe('who may shoot', () => {
  const man = (
    change: Partial<SceneFigure>,
    unit: Partial<SceneUnit> = {},
    draft: Partial<SceneDraft> = {},
  ) => {
    const s = field({ ...unit, figures: [{ id: 'u-1', x: 200, y: 600, ...change }] }, {}, draft);
    return mayShoot(s, of(s, 'u-1'));
  };

  it('BP-SHT-01 an able man with a loaded gun', () => {
    expect(man({})).toBe(true);
    expect(man({ ground: 'open' })).toBe(false);
    expect(man({ down: 1 })).toBe(false);
    expect(man({ weapons: ['rifle'], unloaded: ['rifle'] })).toBe(false);
    expect(man({ weapons: ['pike'] })).toBe(false);
    expect(man({}, {}, { contacts: [{ a: 'u-1', b: 'e-1' }] })).toBe(false);
  });

  it.each([
    ['halt', true],
    ['trot', true],
    ['canter', false],
    ['gallop', false],
  ] as const)('BP-SHT-01, BP-CAV-06 a rider at a %s: %s', (gait, may) => {
    expect(man({ gait }, { troops: 'light-cavalry', weapons: ['carbine'] })).toBe(may);
  });

  it.each([
    [287.5, true],
    [262, false],
  ])('BP-SHT-01 out of a house through the wall he stands at: x %d, %s', (x, may) => {
    const terrain = [{ id: 'barn', type: 'wooden-building', shape: { rect: [100, 550, 200, 100] } }] as const;
    const s = field(
      { figures: [{ id: 'u-1', x, y: 600, inside: 'barn' }] },
      {},
      { terrain: [...terrain] as never },
    );
    expect(targets(s).length > 0).toBe(may);
  });
});

describe('targets', () => {
  it('BP-SHT-02 the nearest for most; Veterans and Masters choose', () => {
    const of = (own: ClassId) => targets(field({ class: own }));
    expect(of('raw')).toEqual(['e-1']);
    expect(of('average')).toEqual(['e-1']);
    expect(of('veteran')).toEqual(['e-1', 'g-1']);
    expect(of('master')).toEqual(['e-1', 'g-1']);
  });

  it('BP-SHT-02, BP-VIS-01 what is not seen, out of range or safe in cover is passed over', () => {
    const unseen = field();
    unseen.seen = { 'u>g': true };
    expect(targets(unseen)).toEqual(['g-1']);
    expect(targets(field({}, { figures: [{ id: 'e-1', x: 425, y: 600, ground: 'cover' }] }))).toEqual([
      'g-1',
    ]);
    expect(targets(field({ weapons: ['pistol'] }, { figures: [{ id: 'e-1', x: 476, y: 600 }] }))).toEqual([]);
  });

  it('BP-SHT-02 the wounded who lie there only when there is nobody else; Veterans at any time', () => {
    const lying = { figures: [{ id: 'e-1', x: 425, y: 600, wounds: 1, down: 2 }] };
    expect(targets(field({}, lying))).toEqual(['g-1']);
    expect(targets(field({ class: 'veteran' }, lying))).toEqual(['e-1', 'g-1']);
    const alone = field({}, lying);
    alone.seen = { 'u>e': true };
    expect(targets(alone)).toEqual(['e-1']);
  });

  it('BP-SHT-02, BP-GEN-19 between equals the shooter chooses', () => {
    const two = {
      figures: [
        { id: 'e-1', x: 400, y: 560 },
        { id: 'e-2', x: 400, y: 640 },
      ],
    };
    const { pending } = playToQuestion(volley, { state: field({}, two) });
    expect(pending).toMatchObject({ kind: 'shootWhom', question: { options: ['e-1', 'e-2'] } });
  });

  it('BP-SHT-02 fleers and those in melee count', () => {
    const fleeing = field({}, { figures: [{ id: 'e-1', x: 425, y: 600, fleeing: true }] });
    expect(targets(fleeing)).toEqual(['e-1']);
  });

  it('BP-UNIT-03, BP-SHT-02 a leader chooses even when his men may not', () => {
    const state = field(row('u', 2, 200, 600, true));
    expect([targets(state, 'u-1'), targets(state, 'u-2')]).toEqual([['e-1', 'g-1'], ['e-1']]);
  });
});

describe('a volley', () => {
  it('BP-SHT-03, BP-SHT-09 target, die, outcome, and the rifle is empty', () => {
    const { state, events } = play(volley, {
      state: field({ weapons: ['rifle'] }),
      // Average 5, short, rifle: 6. A hit; its outcome.
      dice: [6, 10],
    });
    expect(events.map(({ type }) => type)).toEqual(['tested', 'outcome']);
    expect(events[0]).toMatchObject({ threshold: 6, passed: true });
    expect(of(state, 'u-1').unloaded).toEqual(['rifle']);
    expect(unitIn(state, 'u').fired).toBe(true);
  });

  it('BP-SHT-14 one gun for each shot, of those that reach', () => {
    const { pending } = playToQuestion(volley, { state: field({ weapons: ['musket', 'pistol'] }) });
    expect(pending).toMatchObject({ kind: 'whichGun', question: { options: ['musket', 'pistol'] } });
    const far = field({ weapons: ['musket', 'pistol'] }, { figures: [{ id: 'e-1', x: 500, y: 600 }] });
    expect(play(volley, { state: far, dice: [10] }).asked).toEqual([]);
  });

  it('BP-SHT-12 unit-fire one-die: one die of the unit, at the range of its closest man', () => {
    const state = field(
      {
        class: 'veteran',
        weapons: ['rifle'],
        figures: [
          { id: 'u-1', x: 200, y: 600, leader: true },
          { id: 'u-2', x: 170, y: 600 },
        ],
      },
      {},
      { options: { 'unit-fire': 'one-die' } },
    );
    const { state: after, events } = play(volley, { state, dice: [8] });
    // The men's Veteran 6, not their leader's 7; short; rifle.
    expect(events[0]).toMatchObject({
      type: 'tested',
      rating: 6,
      threshold: 7,
      against: 'e-1',
      passed: false,
    });
    expect(['u-1', 'u-2'].map((id) => of(after, id).unloaded)).toEqual([['rifle'], ['rifle']]);
  });
});

describe('looking out', () => {
  const look = stepping((cx) => {
    const u = unitIn(cx.s, 'u');
    lookOut(
      cx,
      u,
      u.members.map((id) => of(cx.s, id)),
    );
  });
  const unseen = (own: ClassId = 'average', figures?: readonly SceneFigure[]) => {
    const state = field({ class: own, ...(figures === undefined ? {} : { figures }) });
    state.seen = {};
    return state;
  };

  it('BP-VIS-12 from the nearest on, until one is seen that serves everybody', () => {
    expect(play(look, { state: unseen(), dice: [6] }).state.seen).toEqual({ 'u>e': true });
    expect(play(look, { state: unseen(), dice: [7, 6] }).state.seen).toEqual({ 'u>e': false, 'u>g': true });
  });

  it('BP-VIS-12 those who have no range to it go on to the next', () => {
    const figures = [
      { id: 'u-1', x: 200, y: 600, weapons: ['pistol'] },
      { id: 'u-2', x: 860, y: 600, weapons: ['pistol'] },
    ];
    expect(play(look, { state: unseen('average', figures), dice: [6, 6] }).state.seen).toEqual({
      'u>e': true,
      'u>g': true,
    });
  });

  it('BP-VIS-12 Veterans look in the order they like and stop when they like', () => {
    const { asked, state } = play(look, {
      state: unseen('veteran'),
      dice: [7],
      answers: [
        ['lookFor', 'g'],
        ['lookFor', 'enough'],
      ],
    });
    expect(asked[0]!.question).toMatchObject({ options: ['e', 'g', 'everybody', 'enough'] });
    expect(state.seen).toEqual({ 'u>g': true });
  });

  it('BP-VIS-11 beside his men a leader looks at what they missed, by himself at anything they have not seen', () => {
    const offered = (how: 'beside-his-men' | 'by-himself') => {
      const state = field(row('u', 2, 200, 600, true));
      state.seen = { 'u>e': false };
      const run = stepping((cx) => leaderLooksOut(cx, unitIn(cx.s, 'u'), of(cx.s, 'u-1'), how));
      return playToQuestion(run, { state }).pending.question;
    };
    expect(offered('beside-his-men')).toMatchObject({ options: ['e', 'everybody', 'enough'] });
    expect(offered('by-himself')).toMatchObject({ options: ['e', 'g', 'everybody', 'enough'] });
  });

  it('BP-VIS-12 what is out of range is not looked for', () => {
    const state = unseen('average', [{ id: 'u-1', x: 200, y: 600, weapons: ['pistol'] }]);
    of(state, 'e-1').x = 480;
    expect(play(look, { state }).state.seen).toEqual({});
  });
});

describe('each man at the nearest enemy', () => {
  const at = (id: string, places: readonly (readonly [x: number, y: number])[]) => ({
    id,
    figures: places.map(([x, y], i) => ({ id: `${id}${i}`, x, y, leader: id === 'a' && i === 0 })),
  });
  const A = [
    [900, 200],
    [800, 200],
    [1000, 200],
    [1030, 200],
    [770, 200],
  ] as const;
  const from = (x: number, step: number, y = 300) => [0, 1, 2, 3].map((i) => [x + i * step, y] as const);
  const between = (b: SceneUnit, c: SceneUnit, draft: Partial<SceneDraft> = {}) =>
    scene({ ...draft, units: [at('a', A), { ...b, side: 1 }, { ...c, side: 1 }] });
  const shots = (events: readonly { readonly type: string }[]) =>
    events.flatMap((event) => {
      const { type, test, who, against } = event as never as Record<string, string>;
      return type === 'tested' && test === 'shooting' ? [`${who}>${against}`] : [];
    });

  it('BP-SHT-02, BP-VIS-03, BP-VIS-12 between two units in plain sight everybody has his own', () => {
    const state = between(at('b', from(770, -30)), at('c', from(1030, 30)));
    const { events, asked } = play(bayonetPoint, {
      state,
      // Activation; nobody is looked for; five shots.
      dice: [6, 10, 10, 10, 10, 10],
      answers: [
        ['pick', 'a'],
        ['order', 'fire'],
        ['leaderAction', 'no-more'],
        ['whoFires', ['a0', 'a1', 'a2', 'a3', 'a4']],
        ['shootWhom', 'c3'],
        ['leaderAction', 'no-more'],
      ],
    });
    expect(shots(events)).toEqual(['a0>c3', 'a1>b0', 'a2>c0', 'a3>c0', 'a4>b0']);
    const choice = asked.find(({ kind }) => kind === 'shootWhom')!.question as { options: readonly string[] };
    expect([...choice.options].sort()).toEqual(['b0', 'b1', 'b2', 'b3', 'c0', 'c1', 'c2', 'c3']);
  });

  it('BP-VIS-12 one unit seen does not end it while another may be nearer to somebody', () => {
    const look = stepping((cx) => {
      const u = unitIn(cx.s, 'a');
      lookOut(
        cx,
        u,
        u.members.map((id) => of(cx.s, id)),
      );
    });
    const state = between(at('b', from(770, -30, 500)), at('c', from(1030, 30, 500)));
    expect(play(look, { state, dice: [6, 6] }).state.seen).toEqual({ 'a>b': true, 'a>c': true });
    expect(play(look, { state, dice: [6, 7] }).state.seen).toEqual({ 'a>b': true, 'a>c': false });
    const far = between(at('b', from(770, 80, 500)), at('c', from(1030, 30, 640)));
    expect(play(look, { state: far, dice: [6] }).state.seen).toEqual({ 'a>b': true });
  });

  it('BP-VIS-03, BP-VIS-12 who stands near in the open needs no die, and none is rolled for those beyond him', () => {
    const look = stepping((cx) => lookOut(cx, unitIn(cx.s, 'a'), [of(cx.s, 'a1'), of(cx.s, 'a4')]));
    const state = between(at('b', from(770, -30)), at('c', from(770, 30, 500)));
    expect(play(look, { state }).state.seen).toEqual({ 'a>b': true });
  });

  it('BP-VIS-03, BP-VIS-12 Veterans are not asked to look for what is in plain sight', () => {
    const state = between(at('b', from(770, -30)), at('c', from(1030, 30, 500)));
    const look = stepping((cx) => {
      const f = of(cx.s, 'a0');
      lookOut(cx, unitIn(cx.s, 'a'), [f]);
    });
    const { pending, state: after } = playToQuestion(look, { state });
    expect(pending).toMatchObject({ kind: 'lookFor', question: { options: ['c', 'everybody', 'enough'] } });
    expect(after.seen).toEqual({ 'a>b': true });
  });

  it('BP-VIS-03 plain sight counts whatever a test said before', () => {
    const state = between(at('b', from(770, -30)), at('c', from(1030, 30)));
    state.seen = { 'a>b': false, 'a>c': false };
    const look = stepping((cx) => lookOut(cx, unitIn(cx.s, 'a'), [of(cx.s, 'a1')]));
    expect(play(look, { state }).state.seen['a>b']).toBe(true);
  });

  it('BP-SHT-02, BP-VIS-12 the wounded who lie near do not end the search for one on his feet', () => {
    const lying = { ...at('b', [[770, 500]]) };
    const state = between(
      { ...lying, figures: lying.figures.map((f) => ({ ...f, wounds: 1, down: 2 })) },
      at('c', [[770, 640]]),
    );
    const look = stepping((cx) => lookOut(cx, unitIn(cx.s, 'a'), [of(cx.s, 'a4')]));
    expect(play(look, { state, dice: [6, 6] }).state.seen).toEqual({ 'a>b': true, 'a>c': true });
  });

  it('BP-VIS-12 a leader whom nobody seen serves has his unit look on', () => {
    const house = [{ id: 'barn', type: 'stone-building', shape: { rect: [820, 380, 40, 40] } }] as const;
    const state = between(at('b', [[770, 500]]), at('c', [[1200, 720]]), { terrain: [...house] as never });
    const look = stepping((cx) => lookOut(cx, unitIn(cx.s, 'a'), [of(cx.s, 'a0'), of(cx.s, 'a4')]));
    expect(play(look, { state, dice: [6, 4] }).state.seen).toEqual({ 'a>b': true, 'a>c': true });
  });
});
