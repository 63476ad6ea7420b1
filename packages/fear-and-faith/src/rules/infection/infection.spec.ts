import { describe, expect, it } from 'vitest';
import { duel, of, playScene, type SceneDraft, type SceneModel, scene } from '../../scene.spec-support.ts';

const FAR = [
  { id: 'x', x: 60, y: 60, rules: ['mindless'] },
  { id: 'y', x: 60, y: 100, rules: ['mindless'], party: 1 },
] as const;

/** FF-CAMP-11: a wood where something grows on people. */
const FUNGUS = {
  scenario: {
    id: 'the-damp',
    name: 'The damp',
    bestiary: { 'fungus-man': { name: 'Fungus man', quality: 5, combat: 2, tags: ['monster'] } },
    infecting: [{ who: { profiles: ['chupacabras'] }, profile: 'fungus-man' }],
  },
} as const;

/** `a` of the evil seat knocks `b` down: 5 against 2, an even die that beats without doubling. */
function struckDown(
  monster: Partial<SceneModel>,
  victim: Partial<SceneModel> = {},
  more: Partial<SceneDraft> = { infectious: ['mummy', 'vampire', 'werewolf', 'zombie'] },
  dice: readonly number[] = [4, 3],
) {
  return playScene(
    duel({ party: 1, combat: 3, arms: ['hand-weapon'], ...monster }, { party: 0, combat: 2, ...victim }, 1, {
      active: 1,
      models: FAR,
      options: { 'recoil-strict': true },
      ...more,
    }),
    dice,
    [['act', 'strike/hand-weapon/b']],
  ).state;
}

describe('marked by what knocked it down', () => {
  it.each(['mummy', 'vampire', 'werewolf', 'zombie'] as const)('FF-CAMP-07 by a %s', (type) => {
    const b = of(struckDown({ tags: [type], rules: [] }), 'b');
    expect(b).toMatchObject({ posture: 'fallen', conditions: { bitten: { type } } });
  });

  it('FF-CAMP-07 by nothing else, and not by recoil', () => {
    expect(of(struckDown({}), 'b').conditions).toEqual({});
    expect(of(struckDown({ tags: ['zombie'] }, {}, undefined, [3, 3]), 'b')).toMatchObject({
      posture: 'standing',
      conditions: {},
    });
  });

  it('FF-CAMP-07 only living models of the good party; types that were switched off mark nobody', () => {
    expect(of(struckDown({ tags: ['zombie'] }, { tags: [] }), 'b').conditions).toEqual({});
    const evil = { parties: [{ side: 'evil' }, { side: 'evil' }], infectious: ['zombie'] } as const;
    expect(of(struckDown({ tags: ['zombie'] }, {}, evil), 'b').conditions).toEqual({});
    expect(of(struckDown({ tags: ['zombie'] }, {}, { infectious: ['vampire'] }), 'b').conditions).toEqual({});
  });

  it('FF-CAMP-07 FF-CAMP-11 a single game without the option knows no marks', () => {
    expect(of(struckDown({ tags: ['zombie'] }, {}, {}), 'b').conditions).toEqual({});
    const instant = { options: { 'instant-infection': true, 'recoil-strict': true } };
    expect(of(struckDown({ tags: ['zombie'] }, {}, instant), 'b').conditions).toEqual({
      bitten: { type: 'zombie' },
    });
  });
});

describe('turning', () => {
  const field = (own: Partial<SceneModel>, more: Partial<SceneDraft> = {}) =>
    scene({
      models: [
        { id: 'a', x: 450, y: 450, ...own },
        { id: 'c', x: 100, y: 100 },
        { id: 'b', x: 800, y: 800, party: 1 },
      ],
      ...more,
    });
  const roll = (state: ReturnType<typeof field>, dice: readonly number[], count: '1' | '2' | '3') =>
    playScene(state, dice, [
      ['nominate', 'a'],
      ['dice', count],
    ]).state;
  const infected = (type: 'zombie' | 'vampire' | 'werewolf' | 'mummy') => ({
    conditions: { infected: { type } },
  });

  it.each([
    ['vampire', 'minor-vampire-with-handgun'],
    ['werewolf', 'lesser-werewolf'],
    ['mummy', 'resurrected-egyptian-warrior'],
  ] as const)('FF-CAMP-08 FF-ACT-07 a natural one, and by a %s it is a %s', (type, profile) => {
    const s = roll(field(infected(type)), [1, 6], '2');
    expect(of(s, 'a')).toMatchObject({ profile, party: 1, controller: 1, home: 0, origin: 'turned', x: 450 });
  });

  it('FF-CAMP-08 by a zombie 1 to 5 Walking Dead, 6 a Twitcher', () => {
    expect(of(roll(field(infected('zombie')), [1, 5], '1'), 'a').profile).toBe('walking-dead');
    expect(of(roll(field(infected('zombie')), [1, 6], '1'), 'a').profile).toBe('twitcher-running-zombie');
  });

  it('FF-CAMP-08 its actions are lost, and it stays as it lay', () => {
    const s = roll(field({ ...infected('vampire'), posture: 'fallen' }), [1, 6, 6], '3');
    expect(of(s, 'a')).toMatchObject({ posture: 'fallen', conditions: {} });
    expect(s.activation).toMatchObject({ waiting: [], successes: 2 });
  });

  it('FF-ACT-07 FF-FEAR-08 who collapses of the same dice does not turn; short of that it does', () => {
    const on = { options: { 'instant-infection': true } };
    for (const own of [{ infected: { type: 'vampire' } }, { bitten: { type: 'vampire' } }] as const) {
      const verge = { conditions: { ...own, insane: { number: 7, shaky: 0 } } } as const;
      const s = roll(field(verge, on), [1, 1], '2');
      expect(of(s, 'a')).toMatchObject({ left: 'collapsed', party: 0, origin: 'roster' });
      const calm = { conditions: { ...own, insane: { number: 2, shaky: 1 } } } as const;
      expect(of(roll(field(calm, on), [1, 1], '2'), 'a').party).toBe(1);
    }
  });

  it('FF-CAMP-08 no one, no change; and nobody else changes', () => {
    const s = roll(field(infected('vampire')), [2, 2, 2], '3');
    expect(of(s, 'a')).toMatchObject({ party: 0, conditions: { infected: { type: 'vampire' } } });
    expect(of(roll(field({}), [1], '1'), 'a').party).toBe(0);
  });

  it('FF-CAMP-11 FF-OPT-25 within one game two natural ones turn the marked, where that is agreed on', () => {
    const marked = { conditions: { bitten: { type: 'vampire' } } } as const;
    const on = { options: { 'instant-infection': true } };
    expect(of(roll(field(marked, on), [1, 1], '2'), 'a').party).toBe(1);
    expect(of(roll(field(marked, on), [1, 1, 1], '3'), 'a').party).toBe(1);
    expect(of(roll(field(marked, on), [1, 2], '2'), 'a').party).toBe(0);
    expect(of(roll(field(marked), [1, 1], '2'), 'a').party).toBe(0);
  });

  it('FF-CAMP-10 FF-FEAR-01 whoever strikes down a former friend tests for it, whoever strikes down another does not', () => {
    const slay = (home: number, dice: readonly number[]) =>
      playScene(
        duel({ combat: 4 }, { origin: home === 0 ? 'turned' : 'roster', home, rules: ['mindless'] }, 1, {
          models: FAR,
          options: { 'recoil-strict': true },
        }),
        dice,
        [['act', 'strike/hand-weapon/b']],
      );
    expect(slay(0, [6, 1, 6, 6, 6]).events.filter(({ type }) => type === 'quality')).toHaveLength(1);
    expect(slay(1, [6, 1]).events.filter(({ type }) => type === 'quality')).toEqual([]);
  });

  it('FF-CAMP-11 others infect where the scenario says so, and a victim becomes what it names: printed, or of its own', () => {
    const { scenario } = FUNGUS;
    const bite = (more: object, profile: string) =>
      of(
        struckDown({ profile, tags: ['monster'] }, {}, {
          scenario,
          options: { 'instant-infection': true, 'recoil-strict': true },
          ...more,
        } as never),
        'b',
      ).conditions;
    expect(bite({}, 'chupacabras')).toEqual({ bitten: { type: 'other', profile: 'fungus-man' } });
    expect(bite({}, 'wolf')).toEqual({});
    expect(bite({ options: { 'recoil-strict': true } }, 'chupacabras')).toEqual({});
    const marked = (profile: string) =>
      field({ conditions: { bitten: { type: 'other', profile } } }, {
        scenario,
        options: { 'instant-infection': true },
      } as never);
    expect(of(roll(marked('fungus-man'), [1, 1], '2'), 'a')).toMatchObject({
      profile: 'fungus-man',
      quality: 5,
      combat: 2,
      party: 1,
    });
    expect(of(roll(marked('wolf'), [1, 1], '2'), 'a')).toMatchObject({ profile: 'wolf', party: 1 });
    expect(of(roll(marked('wolf'), [1, 2], '2'), 'a').party).toBe(0);
  });
});
