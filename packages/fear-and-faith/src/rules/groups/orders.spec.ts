import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, playScene, type SceneDraft, type SceneModel, scene } from '../../scene.spec-support.ts';
import { reckon } from '../combat/reckoning.ts';
import { offersFor } from '../turn/act.ts';
import { concentratedAttack } from './concentrated.ts';
import { groupProblem } from './group-question.ts';

const LEADER = { id: 'l', x: 450, y: 300, rules: ['leader'] } as const;
/** Three in a row, base to base, 100 mm north of the Leader; somebody far off of whom nobody is afraid. */
const THREE: readonly SceneModel[] = [
  { id: 'a', x: 425, y: 425 },
  { id: 'b', x: 450, y: 425 },
  { id: 'c', x: 475, y: 425 },
];
const FOE: SceneModel = { id: 'z', x: 860, y: 860, party: 1, rules: ['mindless'] };

function ordering(
  models: readonly SceneModel[],
  leader: Partial<SceneModel> = {},
  more: Partial<SceneDraft> = {},
) {
  return scene({ ...more, models: [{ ...LEADER, ...leader }, ...models, FOE], acting: ['l', 1] });
}

function orders(
  models: readonly SceneModel[],
  leader: Partial<SceneModel> = {},
  more: Partial<SceneDraft> = {},
) {
  const s = ordering(models, leader, more);
  s.activation!.acting = 'l';
  return offersFor(looking(s), of(s, 'l'), 1).flatMap(({ action, thing }) =>
    action === 'order' ? [thing] : [],
  );
}

describe('Group order', () => {
  it('FF-GRP-01 FF-GRP-02 for one action two to five roll together, against the worst Quality', () => {
    const [a, b, c] = THREE;
    const s = ordering([a!, { ...b!, quality: 5 }, { ...c!, quality: 3 }]);
    const answers = [
      ['act', 'order/group'],
      ['group', ['a', 'b', 'c']],
      ['dice', '2'],
    ] as const;
    // Quality 5 with the Leader's one: 4 and more.
    const { state } = playScene(s, [4, 3], answers);
    expect(state.activation).toMatchObject({
      kind: 'group',
      leader: 'l',
      waiting: ['a', 'b', 'c'],
      successes: 1,
    });
    expect(state.models.slice(0, 4).map(({ turn }) => turn.nominated)).toEqual([undefined, 1, 1, 1]);
  });

  it('FF-GRP-02 two failures are a turnover, after the one success has been used by each', () => {
    const s = ordering(THREE);
    const first = [
      ['act', 'order/group'],
      ['group', ['a', 'b']],
      ['dice', '3'],
    ] as const;
    const { state } = playScene(s, [6, 1, 1], first);
    expect(state.activation).toMatchObject({ turnover: true, successes: 1, waiting: ['a', 'b'] });
    const then = [
      ['nextMember', 'b'],
      ['act', 'done'],
      ['act', 'done'],
    ] as const;
    expect(playScene(state, [], then, 2).state.phase).toBe('end-of-turn');
  });

  it('FF-GRP-02 a Hero’s sure die counts only where all are Heroes', () => {
    const heroes = THREE.map((one) => ({ ...one, rules: ['hero'] as const, game: { 'hero-reroll': 1 } }));
    const said = [
      ['act', 'order/group'],
      ['group', ['a', 'b']],
      ['dice', '1'],
    ] as const;
    expect(playScene(ordering(heroes), [], said).state.activation).toMatchObject({ successes: 1 });
    const mixed = [heroes[0]!, THREE[1]!];
    expect(playScene(ordering(mixed), [1], said).state.activation).toMatchObject({
      successes: 0,
      waiting: [],
    });
  });

  it('FF-GRP-01 they must hang together', () => {
    const s = ordering(THREE);
    const question = { model: 'l', kind: 'group', options: ['a', 'b', 'c'], min: 2, max: 3 } as const;
    expect(groupProblem(question, ['a', 'b'], looking(s))).toBeNull();
    expect(groupProblem(question, ['a', 'c'], looking(s))).toMatchObject({ code: 'group.contact' });
    expect(groupProblem({ ...question, kind: 'prayer' }, ['a', 'c'], looking(s))).not.toBeNull();
  });

  it('FF-GRP-01 not of those beyond Long, nominated, held, paranoid or Mindless; the fallen may', () => {
    const pair = (more: Partial<SceneModel>) => orders([THREE[0]!, { ...THREE[1]!, ...more }]);
    expect(pair({})).toContain('group');
    expect(pair({ posture: 'fallen' })).toContain('group');
    expect(pair({ turn: { nominated: 1 } })).not.toContain('group');
    expect(pair({ conditions: { transfixed: { by: 'spell', cost: 2, source: null } } })).not.toContain(
      'group',
    );
    expect(pair({ conditions: { insane: { number: 3, shaky: 0 } } })).not.toContain('group');
    expect(pair({ rules: ['mindless'] })).not.toContain('group');
    expect(pair({ party: 1 })).not.toContain('group');
    const far = (y: number) =>
      orders(
        [
          { id: 'a', x: 440, y },
          { id: 'b', x: 465, y },
        ],
        { x: 452.5 },
      );
    expect(far(504)).toContain('group');
    expect(far(506)).not.toContain('group');
  });

  it('FF-GRP-01 not by one who lies, is no Leader or has lost the turn', () => {
    expect(orders(THREE, { rules: [] })).toEqual([]);
    expect(orders(THREE, { posture: 'fallen' })).toEqual([]);
    const lost = { activation: { waiting: ['l'], successes: 1, turnover: true } };
    expect(orders(THREE, {}, { ...lost, phase: 'act' })).toEqual([]);
  });
});

describe('Regroup', () => {
  const APART: readonly SceneModel[] = [
    { id: 'a', x: 400, y: 400 },
    { id: 'b', x: 500, y: 400 },
  ];
  const said = [
    ['act', 'order/regroup'],
    ['group', ['a']],
    ['dice', '1'],
  ] as const;

  it('FF-GRP-05 each must end beside a friend, who need not be one of them; it may stay', () => {
    const { state } = playScene(ordering(APART), [6], said);
    const moved = playScene(
      state,
      [],
      [
        ['act', 'move'],
        ['move', [{ x: 475, y: 400, z: 0 }]],
      ],
    );
    expect(of(moved.state, 'a')).toMatchObject({ x: 475, y: 400 });
    expect(() =>
      playScene(
        state,
        [],
        [
          ['act', 'move'],
          ['move', [{ x: 440, y: 400, z: 0 }]],
        ],
      ),
    ).toThrow('beside a friend');
    expect(
      of(
        playScene(
          state,
          [],
          [
            ['act', 'move'],
            ['move', []],
          ],
        ).state,
        'a',
      ),
    ).toMatchObject({ x: 400 });
  });

  it('FF-GRP-05 nobody attacks', () => {
    const foe: SceneModel = { id: 'e', x: 400, y: 425, party: 1 };
    const s = scene({
      models: [LEADER, ...APART, foe, FOE],
      phase: 'act',
      activation: { kind: 'regroup', leader: 'l', waiting: ['a'], successes: 2 },
    });
    s.activation!.acting = 'a';
    const actions = offersFor(looking(s), of(s, 'a'), 2).map(({ action }) => action);
    expect(actions).toEqual(['disengage']);
  });
});

describe('Concentrated fire', () => {
  const RIFLE = { rules: ['rifle'], arms: ['bolt-action-rifle'] } as const;
  const shooters: readonly SceneModel[] = [0, 1, 2, 3].map((n) => ({
    id: `s${n}`,
    x: 300 + n * 80,
    y: 420,
    ...RIFLE,
  }));
  const target: SceneModel = { id: 't', x: 420, y: 560, party: 1, combat: 3, rules: ['mindless'] };
  const said = [
    ['act', 'order/fire'],
    ['group', ['s0', 's1', 's2', 's3']],
    ['dice', '1'],
  ] as const;

  function firing(models: readonly SceneModel[], more: Partial<SceneDraft> = {}) {
    return scene({ ...more, models: [{ ...LEADER, y: 330, x: 420 }, ...models, target], acting: ['l', 1] });
  }

  it('FF-GRP-06 the worst Combat against a target with one less for each shooter after the first', () => {
    const low = [
      {
        id: 'w',
        type: 'low-wall',
        shape: {
          line: [
            [380, 553],
            [399, 553],
          ],
        },
      },
    ] as const;
    const s = firing(shooters, { terrain: low });
    const attack = concentratedAttack(
      looking(s),
      shooters.map(({ id }) => of(s, id!)),
      of(s, 't'),
    );
    const { attacker, target: other } = reckon(looking(s), attack);
    expect(attacker.combat).toBe(4);
    expect(attacker.modifiers.map(({ by, value }) => [by, value])).toEqual([['cover', -1]]);
    expect(other).toMatchObject({ combat: 3, adds: 0 });
  });

  it('FF-GRP-06 one die for all, an action each, and all have made their attack', () => {
    const { state } = playScene(firing(shooters), [6], said);
    const fired = playScene(
      state,
      [5, 1],
      [
        ['nextMember', 's1'],
        ['act', 'concentrate/t'],
      ],
    );
    expect(of(fired.state, 't').left).toBe('killed-gruesome');
    expect(shooters.map(({ id }) => of(fired.state, id!).turn.attacks)).toEqual([1, 1, 1, 1]);
    expect(fired.state.activation).toMatchObject({ successes: 0 });
  });

  it('FF-GRP-06 the worst Combat with its weapon, the worst range', () => {
    const worse = shooters.map((one, n) => (n === 2 ? { ...one, combat: 1 } : one));
    const s = firing(worse);
    const attack = concentratedAttack(
      looking(s),
      worse.map(({ id }) => of(s, id!)),
      of(s, 't'),
    );
    expect(attack.combat).toBe(3);
    const far = shooters.map((one, n) => (n === 3 ? { ...one, y: 330, x: 600 } : one));
    const s2 = firing(far);
    const spread = concentratedAttack(
      looking(s2),
      far.map(({ id }) => of(s2, id!)),
      of(s2, 't'),
    );
    expect(spread.band).toBe(2);
  });

  it('FF-GRP-06 not by one alone, nor at different targets; nothing else is fired', () => {
    expect(orderKinds(firing(shooters))).toContain('fire');
    expect(orderKinds(firing(shooters.slice(0, 1)))).not.toContain('fire');
    const { state } = playScene(firing(shooters), [6], said);
    state.activation!.acting = 's1';
    const actions = offersFor(looking(state), of(state, 's1'), 1).map(({ action }) => action);
    expect(actions).not.toContain('shoot');
  });

  function orderKinds(s: ReturnType<typeof scene>) {
    return offersFor(looking(s), of(s, 'l'), 1).flatMap(({ action, thing }) =>
      action === 'order' ? [thing] : [],
    );
  }
});

describe('Group prayer', () => {
  const priest = { rules: ['spiritual-leader'] } as const;
  const monster: SceneModel = { id: 'm', x: 475, y: 500, party: 1, quality: 4, tags: ['monster'] };
  const said = [
    ['act', 'order/prayer'],
    ['group', ['a', 'b']],
    ['dice', '2'],
  ] as const;

  it('FF-GRP-07 as many tests in all as there are successes, on evil near any of them', () => {
    const s = ordering([...THREE, monster], priest, { options: { 'recoil-strict': true } });
    const { state } = playScene(s, [6, 6], said);
    const once = playScene(
      state,
      [1, 6, 6],
      [
        ['nextMember', 'a'],
        ['act', 'pray/m'],
      ],
    );
    expect(once.state.activation).toMatchObject({ successes: 1, waiting: ['b'] });
    expect(of(once.state, 'm').y).toBeGreaterThan(500);
    const twice = [
      ['nextMember', 'a'],
      ['act', 'pray/m'],
      ['act', 'pray/m'],
    ] as const;
    const both = playScene(state, [4, 4, 4, 4, 4, 4], twice);
    expect(both.state.phase).toBe('nominate');
    expect(of(both.state, 'm').game).toEqual({});
  });

  it('FF-GRP-07 nothing but prayer, not beyond Short, not the Mindless', () => {
    const offered = (more: Partial<SceneModel>) => {
      const s = scene({
        models: [{ ...LEADER, ...priest }, ...THREE, { ...monster, ...more }, FOE],
        phase: 'act',
        activation: { kind: 'prayer', leader: 'l', waiting: ['a', 'b'], successes: 1 },
      });
      Object.assign(s.activation!, { acting: 'a', waiting: ['b'] });
      return offersFor(looking(s), of(s, 'a'), 1).map(({ id }) => id);
    };
    expect(offered({})).toEqual(['pray/m']);
    expect(offered({ y: 530 })).toEqual([]);
    expect(offered({ rules: ['mindless'] })).toEqual([]);
    expect(orders(THREE, priest)).toEqual(['prayer']);
  });
});
