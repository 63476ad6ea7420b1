import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import fearAndFaith from '../../ruleset.ts';
import { of, playScene, type SceneDraft, type SceneModel, scene } from '../../scene.spec-support.ts';
import type { FaithState } from '../../state.ts';
import { trialMarch } from '../movement/march.ts';
import { offersFor } from '../turn/act.ts';
import { nominateOptions } from '../turn/nominate.ts';

const ZOMBIE = { rules: ['mindless', 'mob', 'short-move', 'zombie'], tags: ['zombie'], quality: 4 } as const;
const MEAT: SceneModel = { id: 'm', x: 400, y: 700, party: 1, rules: ['mindless'] };

function horde(count: number, more: readonly Partial<SceneModel>[] = []): readonly SceneModel[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `z${n}`,
    x: 200 + n * 90,
    y: 300,
    ...ZOMBIE,
    ...more[n],
  }));
}

function mobbing(models: readonly SceneModel[], more: Partial<SceneDraft> = {}) {
  return scene({ ...more, models: [...models, MEAT] });
}

function offered(models: readonly SceneModel[]): readonly string[] {
  return nominateOptions(looking(mobbing(models)), 0).filter((id) => id.startsWith('mob/'));
}

const MOB = ['nominate', 'mob/z0'] as const;

describe('Mob', () => {
  it('FF-GRP-03 FF-SPEC-37 four or more, each within Short of another, without a Leader', () => {
    expect(offered(horde(4))).toEqual(['mob/z0']);
    expect(offered(horde(3))).toEqual([]);
    expect(offered(horde(4, [{}, {}, {}, { rules: ['zombie'] }]))).toEqual([]);
    expect(offered(horde(4, [{}, {}, {}, { turn: { nominated: 1 } }]))).toEqual([]);
    expect(offered(horde(4, [{}, {}, {}, { x: 480 }]))).toEqual(['mob/z0']);
    expect(offered(horde(4, [{}, {}, {}, { x: 481 }]))).toEqual([]);
  });

  it('FF-GRP-03 FF-FEAR-08 the paranoid are in no mob, other madmen are', () => {
    const mad = (number: number) => [{}, {}, {}, { conditions: { insane: { number, shaky: 0 } } }];
    expect(offered(horde(4, mad(3)))).toEqual([]);
    expect(offered(horde(4, mad(2)))).toEqual(['mob/z0']);
    expect(offered(horde(5, [...mad(3), { x: 380 }]))).toEqual(['mob/z0']);
  });

  it('FF-GRP-04 strays join whoever is near when they are nominated', () => {
    const two = [...horde(4), ...horde(4).map((one, n) => ({ ...one, id: `y${n}`, y: 600 }))];
    expect(offered(two)).toEqual(['mob/z0', 'mob/y0']);
    expect(offered(two.filter(({ id }) => id !== 'z3'))).toEqual(['mob/y0']);
  });

  it('FF-GRP-03 in part, of at least four', () => {
    const chosen = playScene(mobbing(horde(5)), [], [MOB, ['group', ['z0', 'z1', 'z2', 'z3']]]);
    expect(chosen.state).toMatchObject({
      phase: 'gather',
      activation: { waiting: ['z0', 'z1', 'z2', 'z3'] },
    });
    const apart = [...horde(5), { id: 'x', x: 650, y: 300, ...ZOMBIE }];
    expect(() => playScene(mobbing(apart), [], [MOB, ['group', ['z0', 'z1', 'z2', 'z3', 'x']]])).toThrow(
      'within 75 mm',
    );
  });

  it('FF-GRP-03 each may move Short before the dice, and they roll against the worst Quality', () => {
    const models = horde(5, [{ quality: 5 }, { quality: 5 }]);
    const begun = playScene(mobbing(models), [], [MOB, ['group', models.map(({ id }) => id!)]]);
    const moved = playScene(
      begun.state,
      [],
      [
        ['nextMember', 'z2'],
        ['move', [{ x: 380, y: 375, z: 0 }]],
      ],
    );
    expect(of(moved.state, 'z2')).toMatchObject({ y: 375, turn: { moves: 1 } });
    const rolled = playScene(
      moved.state,
      [4, 5],
      [
        ['nextMember', 'roll'],
        ['dice', '2'],
      ],
    );
    expect(rolled.state.activation).toMatchObject({
      kind: 'mob',
      successes: 1,
      waiting: ['z0', 'z1', 'z2', 'z3', 'z4'],
    });
    // What was moved stays moved when the roll fails.
    const failed = playScene(
      moved.state,
      [1],
      [
        ['nextMember', 'roll'],
        ['dice', '1'],
      ],
    );
    expect(of(failed.state, 'z2').y).toBe(375);
    expect(failed.state.activation?.waiting).toEqual([]);
  });

  it('FF-GRP-03 no move leads away from all of those it is after', () => {
    const { state } = playScene(mobbing(horde(4)), [], [MOB]);
    const away = [
      ['nextMember', 'z0'],
      ['move', [{ x: 200, y: 260, z: 0 }]],
    ] as const;
    expect(() => playScene(state, [], away)).toThrow('draw back');
    const along = [
      ['nextMember', 'z0'],
      ['move', [{ x: 210, y: 300, z: 0 }]],
    ] as const;
    expect(of(playScene(state, [], along).state, 'z0').x).toBe(210);
  });

  it('FF-GRP-03 the hungry go for the living, other mobs for anybody', () => {
    const dead: SceneModel = { id: 'd', x: 200, y: 100, party: 1, tags: ['monster'], rules: ['mindless'] };
    const back = [
      ['nextMember', 'z0'],
      ['move', [{ x: 200, y: 260, z: 0 }]],
    ] as const;
    const hungry = playScene(mobbing([...horde(4), dead]), [], [MOB]).state;
    expect(() => playScene(hungry, [], back)).toThrow('draw back');
    const angry = horde(4).map((one) => ({
      ...one,
      rules: ['mob'] as const,
      tags: ['human', 'living'] as const,
    }));
    const villagers = playScene(mobbing([...angry, dead]), [], [MOB]).state;
    expect(of(playScene(villagers, [], back).state, 'z0').y).toBe(260);
  });

  function movesOffered(turn: { readonly moves: number }) {
    const s = scene({
      models: [...horde(4, [{ turn: { nominated: 1, ...turn } }]), MEAT],
      phase: 'act',
      activation: { kind: 'mob', waiting: ['z0', 'z1'], successes: 3 },
    });
    Object.assign(s.activation!, { acting: 'z0', waiting: ['z1'] });
    return offersFor(looking(s), of(s, 'z0'), 3).some(({ action }) => action === 'move');
  }

  it('FF-GRP-03 two moves in a turn, the free one among them; FF-OPT-22 not among them by the option', () => {
    expect(movesOffered({ moves: 1 })).toBe(true);
    expect(movesOffered({ moves: 2 })).toBe(false);
    const three = mobbing(horde(4), { options: { 'mob-three-moves': true } });
    const answers = [MOB, ['nextMember', 'z0'], ['move', [{ x: 200, y: 375, z: 0 }]]] as const;
    expect(of(playScene(three, [], answers, 2).state, 'z0').turn.moves).toBeUndefined();
    expect(of(playScene(mobbing(horde(4)), [], answers, 2).state, 'z0').turn.moves).toBe(1);
  });

  it('FF-GRP-03 whoever cannot move is not asked; nobody moves for nothing alone', () => {
    const lying = mobbing(horde(4, [{ posture: 'fallen' }]));
    const { state } = playScene(lying, [], [MOB]);
    expect(() => playScene(state, [], [['nextMember', 'z0']])).toThrow('z0');
    expect(
      playScene(
        mobbing(horde(4)),
        [1],
        [
          ['nominate', 'z0'],
          ['dice', '1'],
        ],
      ).state.phase,
    ).toBe('act');
  });
});

describe('going together', () => {
  const TOGETHER = ['nextMember', 'together'] as const;
  const to = (x: number, y: number, shape: 'keep-off' | 'charge' = 'keep-off') =>
    ['march', { middle: { x, y, z: 0 }, facing: 0, shape }] as const;
  const places = (s: FaithState) => s.models.filter(({ id }) => id.startsWith('z')).map(({ x, y }) => [x, y]);

  it('FF-GRP-03 asked once, all of them make the same straight free move, the foremost first', () => {
    const begun = playScene(mobbing(horde(4)), [], [MOB]).state;
    // Their middle is at 335, 300.
    const { state, events } = playScene(begun, [], [TOGETHER, to(335, 360)], 5);
    expect(places(state)).toEqual([
      [200, 360],
      [290, 360],
      [380, 360],
      [470, 360],
    ]);
    expect(events.flatMap((event) => (event.type === 'moved' ? [event.manner] : []))).toEqual([
      'move',
      'move',
      'move',
      'move',
    ]);
    expect(state.models.filter(({ turn }) => turn.moves === 1)).toHaveLength(4);
    const rolled = playScene(state, [4], [['dice', '1']]).state;
    expect(rolled.activation).toMatchObject({ successes: 1, march: null, waiting: ['z0', 'z1', 'z2', 'z3'] });
  });

  it('FF-GRP-03 FF-MOV-01 no farther than the stick; who is stopped stops, the others go on', () => {
    const wall = [{ id: 'w', type: 'wall', height: 75, shape: { rect: [180, 340, 40, 6] } }] as const;
    const begun = playScene(mobbing(horde(4), { terrain: wall }), [], [MOB]).state;
    const { state } = playScene(begun, [], [TOGETHER, to(335, 600)], 5);
    const [[, first], ...rest] = places(state) as [number[], ...number[][]];
    expect(rest.map(([, y]) => y)).toEqual([375, 375, 375]);
    expect(first).toBeGreaterThan(310);
    expect(first).toBeLessThan(328);
  });

  it('FF-GRP-03 one may be picked out first, and whoever cannot comply stays', () => {
    const begun = playScene(mobbing(horde(4)), [], [MOB]).state;
    const picked = playScene(
      begun,
      [],
      [
        ['nextMember', 'z3'],
        ['move', [{ x: 440, y: 340, z: 0 }]],
      ],
    ).state;
    const { state } = playScene(picked, [], [TOGETHER, to(290, 250)], 4);
    // South leads away from the only living target: nobody stirs, and nobody has moved.
    expect(places(state)).toEqual([
      [200, 300],
      [290, 300],
      [380, 300],
      [440, 340],
    ]);
    expect(of(state, 'z0').turn.moves).toBeUndefined();
    const roll = playScene(
      picked,
      [4],
      [
        ['nextMember', 'roll'],
        ['dice', '1'],
      ],
    ).state;
    expect(roll.activation?.waiting).toHaveLength(4);
  });

  it('FF-MOV-04 into contact only where that was said; then it is a charge like any other', () => {
    const near: SceneModel = { id: 'v', x: 290, y: 380, party: 1 };
    const models = [...horde(4), near];
    const begun = playScene(mobbing(models), [], [MOB]).state;
    const kept = playScene(begun, [], [TOGETHER, to(335, 375)], 5).state;
    expect(of(kept, 'z1').y).toBeLessThan(354);
    expect(looking(kept).table.touches(of(kept, 'z1'), of(kept, 'v'))).toBe(false);
    const { state, events } = playScene(begun, [], [TOGETHER, to(335, 375, 'charge')], 5);
    expect(looking(state).table.touches(of(state, 'z1'), of(state, 'v'))).toBe(true);
    expect(events.filter(({ type }) => type === 'charged')).toMatchObject([{ model: 'z1', targets: ['v'] }]);
  });

  function acting(
    kind: 'mob' | 'group' | 'regroup',
    successes: number,
    more: readonly Partial<SceneModel>[] = [],
  ) {
    const waiting = ['z0', 'z1', 'z2'];
    return scene({
      models: [...horde(3, more), MEAT],
      phase: 'act',
      activation: { kind, waiting, successes },
    });
  }

  it('FF-GRP-02 after the dice too: each moves, then spends what is left of its actions', () => {
    const one = playScene(acting('group', 1), [], [TOGETHER, to(290, 360)], 4).state;
    expect(places(one)).toEqual([
      [200, 360],
      [290, 360],
      [380, 360],
    ]);
    expect(one.phase).toBe('nominate');
    // Two successes and one Move: an action is left to each.
    const two = playScene(
      acting('group', 2),
      [],
      [
        TOGETHER,
        to(290, 360),
        ['act', 'move'],
        ['move', [{ x: 200, y: 400, z: 0 }]],
        ['act', 'done'],
        ['act', 'done'],
      ],
      4,
    ).state;
    expect(of(two, 'z0').y).toBe(400);
  });

  it('FF-MOV-02 farther than one stick it is as many equal Moves, a mob’s never more than two in the turn', () => {
    const two = playScene(acting('group', 2), [], [TOGETHER, to(290, 440)], 4).state;
    expect(places(two)).toEqual([
      [200, 440],
      [290, 440],
      [380, 440],
    ]);
    expect(of(two, 'z0').turn.moves).toBe(2);
    const spent = [{ turn: { moves: 1 } }, { turn: { moves: 1 } }, { turn: { moves: 1 } }];
    const answers = [TOGETHER, to(290, 440)] as const;
    const mob = playScene(acting('mob', 2, spent), [], answers, 4).state;
    expect(places(mob)).toEqual([
      [200, 420],
      [290, 420],
      [380, 420],
    ]);
  });

  it('FF-GRP-05 not where each must end beside a friend, nor by one alone, nor where nobody can move', () => {
    const asked = (s: FaithState) => {
      const { pending } = playToQuestion(fearAndFaith, { state: s });
      return (pending.question as { options: readonly string[] }).options.includes('together');
    };
    expect(asked(acting('group', 1))).toBe(true);
    expect(asked(acting('regroup', 1))).toBe(false);
    const lying = { posture: 'fallen' } as const;
    expect(asked(acting('group', 1, [lying, lying]))).toBe(false);
    const spent = { turn: { moves: 2 } };
    expect(asked(acting('mob', 1, [spent, spent, spent]))).toBe(false);
    expect(asked(acting('group', 1, [spent, spent, spent]))).toBe(true);
  });

  it('FF-GRP-03 where they would come to can be seen before it is agreed to', () => {
    const begun = playScene(mobbing(horde(4)), [], [MOB]).state;
    const { pending } = playToQuestion(fearAndFaith, { state: begun, answers: [TOGETHER] });
    expect(pending.kind).toBe('march');
    const copy = structuredClone(begun);
    const spots = trialMarch(looking(copy), pending.question as never, {
      middle: { x: 335, y: 360, z: 0 },
      facing: 0,
      shape: 'keep-off',
    });
    expect(spots.map(({ x, y }) => [x, y])).toEqual([
      [200, 360],
      [290, 360],
      [380, 360],
      [470, 360],
    ]);
    expect(() => playScene(begun, [], [TOGETHER, to(335, 901)])).toThrow('on the table');
  });
});
