import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { kitFor } from '../kit.ts';
import { DECLARATIONS } from '../rules/declarations/index.ts';
import { of, playScene, type SceneModel, scene } from '../scene.spec-support.ts';

const GOOD: SceneModel = { id: 'y', x: 860, y: 860, rules: ['mindless'] };
const DEMON = { id: 'd', x: 300, y: 450, party: 1, rules: ['demon'], tags: ['demon', 'monster'] } as const;

function possessing(target: Partial<SceneModel> = {}, successes = 1) {
  return scene({
    active: 1,
    models: [DEMON, { id: 't', x: 385, y: 450, ...target }, GOOD],
    phase: 'act',
    activation: { waiting: ['d'], successes, declared: 'possess/t' },
  });
}

/** `h` is possessed by `d`, and it is the good seat's turn. */
function haunted(host: Partial<SceneModel> = {}, user: Partial<SceneModel> = {}) {
  return scene({
    options: { 'recoil-strict': true },
    models: [
      { id: 'a', x: 330, y: 450, rules: ['ban:demons'], combat: 6, ...user },
      {
        id: 'h',
        x: 355,
        y: 450,
        party: 1,
        home: 0,
        combat: 0,
        conditions: { possessed: { by: 'd' } },
        ...host,
      },
      { ...DEMON, standing: 'reserve', conditions: { possessing: { host: 'h' } }, quality: 4 },
      { id: 'z', x: 40, y: 860, party: 1, rules: ['mindless'] },
      GOOD,
    ],
    acting: ['a', 1],
  });
}

describe('Demon', () => {
  it('FF-SPEC-14 who fails to resist is its player’s, and the Demon is seen no more', () => {
    const { state } = playScene(possessing({}, 2), [4, 3], [['act', 'possess/t/2']]);
    expect(of(state, 'd')).toMatchObject({ standing: 'reserve', conditions: { possessing: { host: 't' } } });
    expect(of(state, 't')).toMatchObject({ party: 1, controller: 1, home: 0, turn: { nominated: 1 } });
    const held = playScene(possessing({}, 2), [4, 4], [['act', 'possess/t/2']]).state;
    expect(of(held, 't')).toMatchObject({ party: 0, conditions: {} });
  });

  it('FF-SPEC-14 only living enemies, and no Vampires, Werewolves, Animals or Swarms', () => {
    const declares = (target: Partial<SceneModel>) => {
      const s = possessing(target);
      return DECLARATIONS.flatMap((kind) => kind.offers(looking(s), of(s, 'd'))).includes('possess/t');
    };
    expect(declares({})).toBe(true);
    expect(declares({ party: 1 })).toBe(false);
    expect(declares({ tags: ['zombie'] })).toBe(false);
    for (const tag of ['vampire', 'werewolf', 'animal'] as const)
      expect(declares({ tags: ['living', tag] })).toBe(false);
    expect(declares({ rules: ['swarm'] })).toBe(false);
  });

  it('FF-SPEC-14 a Ban tests the Demon: banished, and the host is its owner’s again, but spent', () => {
    const { state } = playScene(haunted(), [4, 4, 3], [['act', 'ban/h']]);
    expect(of(state, 'd').left).toBe('banished');
    expect(of(state, 'h')).toMatchObject({ party: 0, controller: 0, conditions: { fatigued: true } });
  });

  it('FF-SPEC-14 FF-SPEC-32 it is where its host is: a Leader counts who is near to that one', () => {
    const led = (x: number) => {
      const s = haunted({ x: 355 });
      Object.assign(of(s, 'd'), { x: 800 });
      Object.assign(of(s, 'z'), { x, y: 450, rules: ['leader'], kit: kitFor(['leader'], {}, []) });
      const { events } = playScene(s, [6, 6, 6], [['act', 'ban/h']]);
      return events.flatMap((event) => (event.type === 'quality' ? event.modifiers.map(({ by }) => by) : []));
    };
    expect(led(500)).toEqual(['leader']);
    expect(led(800)).toEqual([]);
  });

  it('FF-SPEC-14 a Demon that stands the Ban is proof', () => {
    const { state } = playScene(haunted(), [4, 4, 4], [['act', 'ban/h']]);
    expect(of(state, 'h')).toMatchObject({ party: 1, game: { 'ban-proof': 1 } });
    expect(of(state, 'd')).toMatchObject({ standing: 'reserve', game: { 'ban-proof': 1 } });
  });

  it('FF-SPEC-14 FF-ACT-07 when the host is destroyed it waits for a natural one of the good', () => {
    // FF-FEAR-01 (3): it was a friend whom he killed, and he tests for that.
    const played = playScene(haunted({ rules: [] }), [5, 1, 6, 6, 6], [['act', 'strike/hand-weapon/h']]);
    expect(played.events.filter(({ type }) => type === 'quality')).toMatchObject([
      { model: 'a', purpose: 'fear' },
    ]);
    const slain = played.state;
    expect(of(slain, 'd').conditions).toEqual({ possessing: { host: null } });
    const on = [
      ['nominate', 'y'],
      ['dice', '1'],
    ] as const;
    expect(of(playScene(slain, [2], on).state, 'd').standing).toBe('reserve');
    const back = playScene(slain, [1], [...on, ['teleport', { x: 600, y: 600, z: 0 }]]).state;
    expect(of(back, 'd')).toMatchObject({ standing: 'table', x: 600, y: 600, conditions: {} });
  });

  it('FF-SPEC-14 a turn of the good without a roll is as good as a natural one', () => {
    const ends = (turn: SceneModel['turn']) =>
      scene({
        models: [
          { ...GOOD, ...(turn === undefined ? {} : { turn }) },
          { ...DEMON, standing: 'reserve', conditions: { possessing: { host: null } } },
        ],
        phase: 'end-of-turn',
      });
    const back = playScene(ends({}), [], [['teleport', { x: 600, y: 600, z: 0 }]]).state;
    expect(of(back, 'd')).toMatchObject({ standing: 'table', x: 600 });
    expect(of(playScene(ends({ nominated: 1 }), [], []).state, 'd').standing).toBe('reserve');
  });

  it('FF-SPEC-14 FF-SPEC-27 a Hero who acts without rolling does not keep it away; one who rolls does', () => {
    const turn = (dice: readonly number[], count: '1' | '2', back: boolean) => {
      const s = scene({
        models: [
          { ...GOOD, rules: ['hero'], game: { 'hero-reroll': 1 } },
          { ...DEMON, standing: 'reserve', conditions: { possessing: { host: null } } },
        ],
      });
      const said = [
        ['nominate', 'y'],
        ['dice', count],
        ['act', 'done'],
        ...(back ? ([['teleport', { x: 600, y: 600, z: 0 }]] as const) : []),
      ] as const;
      return of(playScene(s, dice, said, 4).state, 'd').standing;
    };
    expect(turn([], '1', true)).toBe('table');
    expect(turn([2], '2', false)).toBe('reserve');
  });

  it('FF-SPEC-14 FF-ACT-07 the spent collapse at two failures', () => {
    const rolls = (dice: readonly number[]) => {
      const s = scene({
        models: [
          { id: 'h', x: 300, y: 300, conditions: { fatigued: true } },
          { ...GOOD, party: 1 },
        ],
      });
      return of(
        playScene(s, dice, [
          ['nominate', 'h'],
          ['dice', '2'],
        ]).state,
        'h',
      ).left;
    };
    expect(rolls([3, 4])).toBeNull();
    expect(rolls([3, 3])).toBe('collapsed');
  });

  it('FF-SPEC-43 FF-ACT-07 who bleeds to death is dead, and does not collapse besides', () => {
    const s = scene({
      models: [
        { id: 'h', x: 300, y: 300, conditions: { bleeding: true, fatigued: true } },
        { ...GOOD, party: 1 },
        { ...GOOD, id: 'x' },
      ],
    });
    const played = playScene(
      s,
      [1, 2],
      [
        ['nominate', 'h'],
        ['dice', '2'],
      ],
    );
    expect(of(played.state, 'h').left).toBe('killed');
    expect(played.events.filter(({ type }) => type === 'left')).toHaveLength(1);
  });
});
