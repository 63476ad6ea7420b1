import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, playScene, type SceneDraft, type SceneModel, scene } from '../../scene.spec-support.ts';
import { offersFor } from '../turn/act.ts';
import { nominateOptions } from '../turn/nominate.ts';

const ZOMBIE = { rules: ['mindless', 'mob', 'short-move', 'zombie'], tags: ['zombie'], quality: 4 } as const;
const MEAT: SceneModel = { id: 'm', x: 400, y: 700, party: 1, rules: ['mindless'] };

function horde(count: number, more: Partial<SceneModel>[] = []): readonly SceneModel[] {
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
