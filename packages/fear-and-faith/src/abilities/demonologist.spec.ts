import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { qualityModifiers } from '../rules/quality/quality.ts';
import { offersFor } from '../rules/turn/act.ts';
import { of, playScene, type SceneModel, scene } from '../scene.spec-support.ts';

const GOOD: SceneModel = { id: 'y', x: 860, y: 860, rules: ['mindless'] };
const USER: SceneModel = { id: 'w', x: 300, y: 450, party: 1, rules: ['demonologist'] };

function summoning(pool: number, successes = 2, others: readonly SceneModel[] = []) {
  return scene({
    active: 1,
    parties: [{ side: 'good' }, { side: 'evil', pool }],
    models: [USER, GOOD, ...others],
    phase: 'act',
    activation: { waiting: ['w'], successes, declared: 'spell/summon' },
  });
}

function demons(pool: number, successes: number, others: readonly SceneModel[] = []) {
  const s = summoning(pool, successes, others);
  return offersFor(looking(s), of(s, 'w'), successes).flatMap(({ action, thing }) =>
    action === 'summon' ? [thing] : [],
  );
}

describe('Demonologist', () => {
  it('FF-SPEC-15 FF-PARTY-14 a creature of the power’s points, paid from the pool, within Short of him', () => {
    const answers = [
      ['act', 'summon/incubus'],
      ['teleport', { x: 390, y: 450, z: 0 }],
    ] as const;
    const { state } = playScene(summoning(100), [], answers);
    expect(state.parties[1]!.pool).toBe(30);
    expect(of(state, 'summoned-3')).toMatchObject({
      profile: 'incubus',
      party: 1,
      origin: 'summoned',
      master: 'w',
      x: 390,
      conditions: { summoned: { turn: 1 } },
      turn: {},
    });
    const demon = of(state, 'summoned-3');
    const subject = { purpose: 'activation', declared: null } as const;
    expect(qualityModifiers(looking(state), demon, subject)).toMatchObject([
      { by: 'just-summoned', value: -1 },
    ]);
  });

  it('FF-SPEC-15 not with too little power or too small a pool, and nothing Unique twice', () => {
    expect(demons(100, 1)).toEqual([]);
    expect(demons(69, 3)).not.toContain('incubus');
    expect(demons(70, 2)).toContain('incubus');
    expect(demons(500, 2)).not.toContain('four-horsemen-war');
    expect(demons(500, 3)).toContain('four-horsemen-war');
    const war: SceneModel = { id: 'h', profile: 'four-horsemen-war', x: 700, y: 700, party: 1 };
    expect(demons(500, 3, [war])).not.toContain('four-horsemen-war');
  });

  it('FF-SPEC-15 not farther than Short, nor beside an enemy', () => {
    const at = (x: number) => () =>
      playScene(
        summoning(100),
        [],
        [
          ['act', 'summon/incubus'],
          ['teleport', { x, y: 450, z: 0 }],
        ],
      );
    expect(at(400)).not.toThrow();
    expect(at(402)).toThrow('far');
  });

  it('FF-SPEC-15 his creatures vanish with him, those of others do not', () => {
    const demon = (id: string, master: string, y: number): SceneModel => ({
      id,
      x: 600,
      y,
      party: 1,
      origin: 'summoned',
      master,
      rules: ['mindless'],
    });
    const s = scene({
      models: [
        { id: 'a', x: 300, y: 450, combat: 6 },
        { ...USER, x: 325, combat: 0 },
        { id: 'v', x: 800, y: 300, party: 1, rules: ['demonologist', 'mindless'] },
        demon('d', 'w', 450),
        demon('e', 'v', 550),
      ],
      acting: ['a', 1],
    });
    const { state } = playScene(s, [5, 1], [['act', 'strike/hand-weapon/w']]);
    expect([of(state, 'd').left, of(state, 'e').left]).toEqual(['dismissed', null]);
  });

  it('FF-MAG-03 FF-MAG-04 his mishap brings something on the opponent’s side, which keeps away from the good', () => {
    const s = scene({ active: 1, models: [USER, { ...GOOD, x: 420, y: 520 }] });
    const answers = [
      ['nominate', 'w'],
      ['declare', 'spell/summon'],
      ['dice', '3'],
      ['hostileDemon', 'minor-demon'],
      ['teleport', { x: 390, y: 450, z: 0 }],
    ] as const;
    const { state } = playScene(s, [1, 2, 3], answers);
    expect(of(state, 'summoned-3')).toMatchObject({
      profile: 'minor-demon',
      party: 0,
      controller: 0,
      home: 1,
    });
    state.phase = 'act';
    state.active = 0;
    state.activation = { ...state.activation!, waiting: ['summoned-3'], successes: 1 };
    const move = (x: number, y: number) => () =>
      playScene(
        state,
        [],
        [
          ['act', 'move'],
          ['move', [{ x, y, z: 0 }]],
        ],
      );
    expect(move(420, 545)).toThrow('good');
    expect(move(420, 560)).not.toThrow();
  });
});
