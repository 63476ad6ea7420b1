import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, playScene, type SceneDraft, type SceneModel, scene } from '../../scene.spec-support.ts';
import { reckon } from '../combat/reckoning.ts';
import { DECLARATIONS } from '../declarations/index.ts';
import { qualityModifiers } from '../quality/quality.ts';
import { offersFor } from '../turn/act.ts';
import { attackSpells } from './attack-spell.ts';

const FAR: readonly SceneModel[] = [
  { id: 'y', x: 860, y: 860, rules: ['mindless'] },
  { id: 'z', x: 40, y: 860, party: 1, rules: ['mindless'] },
];

/** A magic user `w` of the evil seat 1 whose turn it is, and somebody `t` 60 mm away from him. */
function magic(user: Partial<SceneModel>, target: Partial<SceneModel> = {}, more: Partial<SceneDraft> = {}) {
  return scene({
    active: 1,
    options: { 'recoil-strict': true },
    ...more,
    models: [
      { id: 'w', x: 300, y: 450, party: 1, rules: ['warlock'], ...user },
      { id: 't', x: 385, y: 450, ...target },
      ...FAR,
      ...(more.models ?? []),
    ],
  });
}

function casting(
  declared: string,
  successes: number,
  user: Partial<SceneModel> = {},
  target: Partial<SceneModel> = {},
  more: Partial<SceneDraft> = {},
) {
  const activation = { waiting: ['w'], successes, declared };
  return magic(user, target, { phase: 'act', activation, ...more });
}

function casts(...scened: Parameters<typeof casting>): readonly string[] {
  const s = casting(...scened);
  return offersFor(looking(s), of(s, 'w'), scened[1])
    .filter(({ action }) => action === 'cast')
    .map(({ id }) => id);
}

function declares(
  user: Partial<SceneModel>,
  target: Partial<SceneModel> = {},
  more: Partial<SceneDraft> = {},
) {
  const s = magic(user, target, more);
  const all = DECLARATIONS.flatMap((kind) => kind.offers(looking(s), of(s, 'w')));
  return all.filter((id) => id.split('/').length === 2 || id.endsWith('/t'));
}

describe('Declaring', () => {
  it('FF-MAG-01 FF-SPEC-65 FF-SPEC-67 each kind of magic user has its spells', () => {
    const attack = 'spell/attack';
    const named = ['spell/transfix/t', 'spell/curse/t', 'spell/scare/t'];
    expect(declares({ rules: ['warlock'] })).toEqual([attack, ...named]);
    expect(declares({ rules: ['witch'] })).toEqual(named.slice(0, 2));
    expect(declares({ rules: ['necromancer'] })).toEqual(['spell/raise', named[0]]);
    expect(declares({ rules: ['demonologist'] })).toEqual(['spell/summon', named[0]]);
    expect(declares({ rules: ['demon'] }).filter((id) => id.startsWith('spell'))).toEqual([]);
    expect(declares({ rules: [] })).toEqual([]);
  });

  it('FF-MAG-02 FF-OPT-21 with the option the target is chosen after the dice', () => {
    const options = { 'free-spell-target': true };
    expect(declares({ rules: ['witch'] }, {}, { options })).toEqual(['spell/transfix', 'spell/curse']);
    expect(casts('spell/transfix', 1, {}, {}, { options })).toEqual(['cast/transfix/t/1']);
  });

  it('FF-MAG-02 successes are power, and what is left is used otherwise', () => {
    expect(casts('spell/transfix/t', 3)).toEqual([
      'cast/transfix/t/1',
      'cast/transfix/t/2',
      'cast/transfix/t/3',
    ]);
    const one = [
      ['act', 'cast/transfix/t/2'],
      ['act', 'done'],
    ] as const;
    const { state } = playScene(casting('spell/transfix/t', 3), [4, 4], one);
    expect(of(state, 't').conditions).toEqual({});
    // One spell in an activation.
    const s = casting('spell/transfix/t', 3);
    s.activation!.declared = null;
    expect(offersFor(looking(s), of(s, 'w'), 3).some(({ action }) => action === 'cast')).toBe(false);
  });

  it('FF-MAG-02 FF-MAG-05 FF-MAG-07 a named target must be in range and sight, and nobody else will do', () => {
    expect(casts('spell/transfix/t', 3, {}, { x: 401 })).toEqual(['cast/transfix/t/2', 'cast/transfix/t/3']);
    expect(casts('spell/transfix/t', 3, {}, { x: 505 })).toEqual(['cast/transfix/t/3']);
    expect(casts('spell/transfix/t', 3, {}, { x: 506 })).toEqual([]);
    const wall = [{ id: 'wall', type: 'wall', shape: { rect: [340, 300, 4, 300] } }] as const;
    expect(casts('spell/transfix/t', 3, {}, {}, { terrain: wall })).toEqual([]);
    expect(casts('spell/transfix/y', 3)).toEqual([]);
  });

  it('FF-MAG-05 not while engaged, unless whoever is beside him lies or is held', () => {
    const beside = (more: Partial<SceneModel>) => ({ models: [{ id: 'e', x: 275, y: 450, ...more }] });
    expect(casts('spell/curse/t', 1, {}, {}, beside({}))).toEqual([]);
    expect(casts('spell/curse/t', 1, {}, {}, beside({ posture: 'fallen' }))).toHaveLength(1);
    const held = { conditions: { transfixed: { by: 'fear', cost: 2, source: null } } } as const;
    expect(casts('spell/curse/t', 1, {}, {}, beside(held))).toHaveLength(1);
    expect(casts('spell/curse/t', 1, { posture: 'fallen' })).toHaveLength(1);
    expect(casts('spell/curse/t', 1, held)).toEqual([]);
  });

  it('FF-MAG-06 fear among the good feeds evil magic for this turn, once', () => {
    const fed = (
      rules: SceneModel['rules'],
      side: 'good' | 'evil',
      frightened: boolean,
      declared: string | null,
    ) => {
      const parties = [{ side: 'good', frightened }, { side }] as const;
      const s = magic({ rules: rules ?? [] }, {}, { parties });
      return qualityModifiers(looking(s), of(s, 'w'), { purpose: 'activation', declared }).map(
        ({ by }) => by,
      );
    };
    expect(fed(['warlock'], 'evil', true, 'spell/attack')).toEqual(['fear-feeds-magic']);
    expect(fed(['warlock', 'witch'], 'evil', true, 'spell/attack')).toEqual(['fear-feeds-magic']);
    expect(fed(['warlock'], 'evil', true, null)).toEqual([]);
    expect(fed(['warlock'], 'evil', false, 'spell/attack')).toEqual([]);
    expect(fed(['warlock'], 'good', true, 'spell/attack')).toEqual([]);
  });
});

describe('Mishaps', () => {
  const fails = (user: Partial<SceneModel>, declared: string, dice: readonly number[]) =>
    playScene(magic(user), dice, [
      ['nominate', 'w'],
      ['declare', declared],
      ['dice', '3'],
    ]).state;

  it('FF-MAG-03 a Warlock has no more spells, a Witch is cursed', () => {
    const warlock = fails({ rules: ['warlock'] }, 'spell/attack', [1, 2, 3]);
    expect(of(warlock, 'w').game).toEqual({ 'no-spells': 1 });
    expect(declares({ rules: ['warlock'], game: { 'no-spells': 1 } })).toEqual([]);
    const witch = fails({ rules: ['witch'] }, 'spell/curse/t', [1, 2, 3]);
    expect(of(witch, 'w').conditions).toEqual({ cursed: { by: null } });
  });

  it('FF-MAG-03 a Necromancer holds on by one die, or collapses', () => {
    expect(of(fails({ rules: ['necromancer'] }, 'spell/raise', [1, 2, 3, 4]), 'w').standing).toBe('table');
    expect(of(fails({ rules: ['necromancer'] }, 'spell/raise', [1, 2, 3, 3]), 'w').left).toBe('collapsed');
  });

  it('FF-MAG-03 nothing of it at two failures, nor without a spell', () => {
    expect(of(fails({ rules: ['warlock'] }, 'spell/attack', [1, 2, 4]), 'w').game).toEqual({});
    expect(of(fails({ rules: ['warlock'] }, 'nothing', [1, 2, 3]), 'w').game).toEqual({});
  });

  it('FF-MAG-03 where two rules have the spell its owner chooses', () => {
    const said = [
      ['nominate', 'w'],
      ['declare', 'spell/transfix/t'],
      ['dice', '3'],
      ['mishap', 'witch'],
    ] as const;
    const { state } = playScene(magic({ rules: ['warlock', 'witch'] }), [1, 2, 3], said);
    expect(of(state, 'w')).toMatchObject({ game: {}, conditions: { cursed: { by: null } } });
  });
});

describe('Transfix, Curse and Scare', () => {
  const said = (id: string) => [['act', id]] as const;

  it('FF-MAG-09 FF-MAG-10 as many dice as power: any failure, and it is held by the spell', () => {
    const s = casting('spell/transfix/t', 3, {}, { quality: 3 });
    const { state } = playScene(s, [5, 4, 2], said('cast/transfix/t/3'));
    expect(of(state, 't').conditions).toEqual({ transfixed: { by: 'spell', cost: 2, source: 'w' } });
    expect(of(playScene(s, [5, 4, 3], said('cast/transfix/t/3')).state, 't').conditions).toEqual({});
  });

  it('FF-MAG-09 a Hero has a sure die; Vampires are proof but against their like', () => {
    const hero = casting('spell/transfix/t', 1, {}, { rules: ['hero'], game: { 'hero-reroll': 1 } });
    expect(of(playScene(hero, [], said('cast/transfix/t/1')).state, 't').conditions).toEqual({});
    const vampire = { tags: ['vampire'] } as const;
    expect(casts('spell/transfix/t', 1, {}, vampire)).toEqual([]);
    expect(casts('spell/curse/t', 1, {}, vampire)).toEqual([]);
    expect(casts('spell/transfix/t', 1, { tags: ['demon'] }, vampire)).toHaveLength(1);
    expect(casts('spell/transfix/t', 1, { tags: ['vampire'] }, vampire)).toHaveLength(1);
  });

  it('FF-MAG-09 friends may be held, and nobody twice', () => {
    expect(casts('spell/transfix/t', 1, {}, { party: 1 })).toHaveLength(1);
    const held = { conditions: { transfixed: { by: 'fear', cost: 2, source: null } } } as const;
    expect(casts('spell/transfix/t', 1, {}, held)).toEqual([]);
    expect(casts('spell/curse/t', 1, {}, held)).toHaveLength(1);
  });

  it('FF-MAG-11 a curse is one worse, and there is only one', () => {
    const { state } = playScene(casting('spell/curse/t', 1), [3], said('cast/curse/t/1'));
    expect(of(state, 't').conditions).toEqual({ cursed: { by: 'w' } });
    expect(casts('spell/curse/t', 1, {}, { conditions: { cursed: { by: null } } })).toEqual([]);
  });

  it('FF-MAG-13 FF-FEAR-12 a good Warlock scares evil too, no worse than scared', () => {
    const parties = [{ side: 'evil' }, { side: 'good' }] as const;
    const s = casting('spell/scare/t', 2, { rules: ['warlock'] }, {}, { parties });
    // Three failures: the recoil and the scared table, neither flight nor madness.
    const { state } = playScene(s, [1, 1, 1, 1], said('cast/scare/t/2'));
    expect(of(state, 't')).toMatchObject({ x: 410, y: 450, conditions: {} });
  });

  it('FF-MAG-13 a Fear test whatever the power, without anything of the spell’s own', () => {
    const s = casting('spell/scare/t', 2, { rules: ['warlock', 'fearful'] });
    const { state } = playScene(s, [4, 4, 3], said('cast/scare/t/2'));
    expect(of(state, 't')).toMatchObject({ x: 410, y: 450 });
    expect(casts('spell/scare/t', 1, {}, { rules: ['mindless'] })).toEqual([]);
  });

  it('FF-MAG-10 FF-MAG-11 a killed caster’s spells end; ropes and fear do not; a curse ends however he left', () => {
    const slain = (conditions: SceneModel['conditions']) =>
      scene({
        options: { 'recoil-strict': true },
        models: [
          { id: 'a', x: 300, y: 450, combat: 6 },
          { id: 'w', x: 325, y: 450, party: 1, rules: ['warlock'], combat: 0 },
          { id: 't', x: 700, y: 450, ...(conditions === undefined ? {} : { conditions }) },
          ...FAR,
        ],
        acting: ['a', 1],
      });
    const after = (conditions: SceneModel['conditions']) =>
      of(playScene(slain(conditions), [5, 1], [['act', 'strike/hand-weapon/w']]).state, 't').conditions;
    expect(after({ transfixed: { by: 'spell', cost: 2, source: 'w' } })).toEqual({});
    const entangled = { transfixed: { by: 'entangle', cost: 2, source: 'w' } } as const;
    expect(after(entangled)).toEqual(entangled);
    expect(after({ cursed: { by: 'w' } })).toEqual({});
    expect(after({ cursed: { by: null } })).toEqual({ cursed: { by: null } });
    const leaves = (conditions: SceneModel['conditions']) => {
      const s = magic({ rules: ['necromancer'] }, conditions === undefined ? {} : { conditions });
      const said = [
        ['nominate', 'w'],
        ['declare', 'spell/raise'],
        ['dice', '3'],
      ] as const;
      return of(playScene(s, [1, 2, 3, 3], said).state, 't').conditions;
    };
    expect(leaves({ cursed: { by: 'w' } })).toEqual({});
    const held = { transfixed: { by: 'spell', cost: 2, source: 'w' } } as const;
    expect(leaves(held)).toEqual(held);
  });

  it('FF-MAG-11 a Spiritual Leader beside the cursed lifts it for an action', () => {
    const priest = { rules: ['spiritual-leader'] } as const;
    const s = scene({
      models: [
        { id: 'a', x: 300, y: 450, ...priest },
        { id: 'b', x: 325, y: 450, conditions: { cursed: { by: null } } },
        { id: 'c', x: 400, y: 450, conditions: { cursed: { by: null } } },
        ...FAR,
      ],
      acting: ['a', 1],
    });
    const offered = offersFor(looking(s), of(s, 'a'), 1).filter(({ action }) => action === 'lift-curse');
    expect(offered.map(({ target }) => target)).toEqual(['b']);
    expect(of(playScene(s, [], [['act', 'lift-curse/b']]).state, 'b').conditions).toEqual({});
  });
});

describe('Attack spell', () => {
  function attacks(power: 1 | 2 | 3, target: Partial<SceneModel>, user: Partial<SceneModel> = {}) {
    const s = casting('spell/attack', 3, { combat: 0, ...user }, target);
    return attackSpells(looking(s), of(s, 'w'), power).map((attack) => {
      const { combat, modifiers } = reckon(looking(s), attack).attacker;
      return [attack.target.id, combat, ...modifiers.map(({ by, value }) => `${by} ${value}`)];
    });
  }

  it('FF-MAG-08 Combat is the power, range its stick: power 3 at 300 mm is one less', () => {
    expect(attacks(3, { x: 625 })).toEqual([['t', 3, 'band-2 -1']]);
    expect(attacks(1, { x: 390 })).toEqual([['t', 1]]);
    expect(attacks(1, { x: 551 })).toEqual([]);
  });

  it('FF-MAG-08 the restrictions of shots hold, and it is the turn’s attack', () => {
    const nearer = { models: [{ id: 'n', x: 300, y: 520 }] };
    const s = casting('spell/attack', 3, {}, { x: 500 }, nearer);
    expect(attackSpells(looking(s), of(s, 'w'), 3).map(({ target }) => target.id)).toEqual(['n']);
    expect(attacks(1, {}, { turn: { attacks: 1 } })).toEqual([]);
    const cast = playScene(casting('spell/attack', 1), [3, 3], [['act', 'cast/attack/t/1']]);
    expect(of(cast.state, 'w').turn).toMatchObject({ attacks: 1 });
  });

  it('FF-HTH-07 FF-MAG-08 from ambush and within cover at +1, like a shot', () => {
    const adds = (user: Partial<SceneModel>, target: Partial<SceneModel>, wall: boolean) => {
      const fence = { id: 'f', type: 'fence', shape: { rect: [320, 430, 4, 40] } } as const;
      const s = casting('spell/attack', 3, { combat: 0, ...user }, target, { terrain: wall ? [fence] : [] });
      const [attack] = attackSpells(looking(s), of(s, 'w'), 2);
      return reckon(looking(s), attack!).attacker.modifiers.map(({ by }) => by);
    };
    expect(adds({ startedHidden: true }, {}, true)).toContain('ambush');
    expect(adds({ startedHidden: true }, {}, false)).not.toContain('ambush');
    expect(adds({}, {}, true)).not.toContain('ambush');
    expect(adds({ startedHidden: true }, { rules: ['danger-sense'] }, true)).not.toContain('ambush');
  });

  it('FF-MAG-08 it kills what nothing else can', () => {
    const ghost = { conditions: { immaterial: true }, combat: 0, rules: ['mindless'] } as const;
    const { state } = playScene(casting('spell/attack', 3, {}, ghost), [3, 2], [['act', 'cast/attack/t/3']]);
    expect(of(state, 't').left).toBe('killed-gruesome');
  });
});

describe('Sacrifice', () => {
  function altar(
    victim: Partial<SceneModel>,
    user: Partial<SceneModel> = {},
    good: Partial<SceneModel> = {},
  ) {
    return scene({
      active: 1,
      options: { 'recoil-strict': true },
      models: [
        { id: 'w', x: 300, y: 450, party: 1, rules: ['witch'], ...user },
        { id: 'v', x: 325, y: 450, party: 1, points: 30, ...victim },
        { id: 'g', x: 325, y: 600, ...good },
        ...FAR,
      ],
      phase: 'act',
      activation: { waiting: ['w'], successes: 1 },
    });
  }
  const SAID = [['act', 'sacrifice/v']] as const;

  it('FF-MAG-14 a living friend beside it is removed: +1 in its next turn, +2 from 50 points, nothing below 30', () => {
    const worth = (points: number) => {
      const { state } = playScene(altar({ points }), [6, 6, 6], SAID);
      expect(of(state, 'v').left).toBe('sacrificed');
      return of(state, 'w').conditions.sacrifice;
    };
    expect(worth(29)).toBeUndefined();
    expect(worth(30)).toEqual({ bonus: 1, turn: 2 });
    expect(worth(49)).toEqual({ bonus: 1, turn: 2 });
    expect(worth(50)).toEqual({ bonus: 2, turn: 2 });
  });

  it('FF-MAG-14 of two sacrifices in one turn the better counts, whichever comes first', () => {
    const twice = (first: string, second: string) => {
      const s = scene({
        active: 1,
        models: [
          { id: 'w', x: 300, y: 450, party: 1, rules: ['witch'] },
          { id: 'dear', x: 325, y: 450, party: 1, points: 60 },
          { id: 'cheap', x: 275, y: 450, party: 1, points: 30 },
          ...FAR,
        ],
        phase: 'act',
        activation: { waiting: ['w'], successes: 2 },
      });
      const said = [first, second].map((id) => ['act', `sacrifice/${id}`] as const);
      return of(playScene(s, [], said).state, 'w').conditions.sacrifice;
    };
    expect(twice('dear', 'cheap')).toEqual({ bonus: 2, turn: 2 });
    expect(twice('cheap', 'dear')).toEqual({ bonus: 2, turn: 2 });
  });

  it('FF-MAG-14 what an earlier sacrifice gives for this turn is not lost by another', () => {
    const s = altar({}, { conditions: { sacrifice: { bonus: 2, turn: 1 } } });
    const { state } = playScene(s, [6, 6, 6], SAID);
    expect(of(state, 'w').conditions.sacrifice).toEqual({ bonus: 1, turn: 2, running: 2 });
    const value = (turns: number) => {
      const conditions = { sacrifice: { bonus: 1, turn: 2, running: 2 } } as const;
      const at = magic({ conditions }, {}, { parties: [{ side: 'good' }, { side: 'evil', turns }] });
      return qualityModifiers(looking(at), of(at, 'w'), { purpose: 'activation', declared: null })[0]?.value;
    };
    expect([value(1), value(2), value(3)]).toEqual([2, 1, undefined]);
  });

  it('FF-MAG-14 the bonus is for that turn alone', () => {
    const bonus = (turns: number) => {
      const conditions = { sacrifice: { bonus: 2, turn: 2 } } as const;
      const s = magic({ conditions }, {}, { parties: [{ side: 'good' }, { side: 'evil', turns }] });
      return qualityModifiers(looking(s), of(s, 'w'), { purpose: 'activation', declared: null }).length;
    };
    expect([bonus(1), bonus(2), bonus(3)]).toEqual([0, 1, 0]);
  });

  it('FF-MAG-14 the good within Long who see it test at one less', () => {
    const { state } = playScene(altar({}), [5, 5, 4], SAID);
    expect(of(state, 'g').y).toBe(625);
    expect(state.parties[0]!.frightened).toBe(true);
  });

  it('FF-MAG-14 not an animal, an Artificial or an enemy, and not while engaged', () => {
    const offered = (...who: Parameters<typeof altar>) => {
      const s = altar(...who);
      return offersFor(looking(s), of(s, 'w'), 1).some(({ action }) => action === 'sacrifice');
    };
    expect(offered({})).toBe(true);
    expect(offered({ tags: ['living', 'animal'] })).toBe(false);
    expect(offered({ rules: ['artificial'] })).toBe(false);
    expect(offered({ tags: ['zombie'] })).toBe(false);
    expect(offered({ party: 0 })).toBe(false);
    expect(offered({ posture: 'fallen' })).toBe(true);
    expect(offered({ posture: 'fallen', conditions: { apparentlyDead: { revivable: true } } })).toBe(false);
    expect(offered({ x: 330 })).toBe(false);
    expect(offered({}, { rules: [] })).toBe(false);
    expect(offered({}, {}, { x: 275, y: 450 })).toBe(false);
  });
});
