import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { BlastId, BlastWeapon } from '../../data/weapons/blasts.ts';
import { weapon as weaponOf } from '../../data/weapons/weapons.ts';
import { looking } from '../../hooks.ts';
import fearAndFaith from '../../ruleset.ts';
import {
  of,
  playScene,
  type SceneDraft,
  type SceneModel,
  scene,
  stepping,
} from '../../scene.spec-support.ts';
import type { FaithState } from '../../state.ts';
import { shoot } from '../actions/shoot.ts';
import { offersFor } from '../turn/act.ts';
import { hurl } from './throw.ts';
import { scatterProblem, throwProblem } from './throw-question.ts';

const FAR: readonly SceneModel[] = [
  { id: 'y', x: 40, y: 860, rules: ['mindless'] },
  { id: 'z', x: 860, y: 860, party: 1, rules: ['mindless'] },
];

/** A thrower at 100, 450 with two actions, and the others as they are. */
function field(
  weapon: BlastId,
  others: readonly SceneModel[],
  more: Partial<SceneDraft> = {},
  thrower: Partial<SceneModel> = {},
  actions = 2,
): FaithState {
  return scene({
    ...more,
    options: { 'recoil-strict': true, ...more.options },
    models: [{ id: 'a', x: 100, y: 450, arms: [weapon], ...thrower }, ...others, ...FAR],
    acting: ['a', actions],
  });
}

const enemy = (x: number, more: Partial<SceneModel> = {}): SceneModel => ({
  id: 'b',
  x,
  y: 450,
  party: 1,
  rules: ['mindless'],
  ...more,
});
const to = (x: number, y = 450, z = 0) => ({ x, y, z });

/** Primes and throws. */
function thrown(
  s: FaithState,
  dice: readonly number[],
  x: number,
  strays: readonly (readonly ['scatter', object])[] = [],
) {
  return playScene(s, dice, [
    ['act', 'prime/grenade'],
    ['act', 'throw/grenade'],
    ['throw', to(x)],
    ...strays,
  ]);
}

const offered = (s: FaithState, left = 2) => offersFor(looking(s), of(s, 'a'), left).map(({ id }) => id);
const combatOf = (events: readonly { readonly type: string }[]) =>
  events.flatMap((event) => {
    const { type, attacker } = event as { type: string; attacker?: { combat: number } };
    return type === 'fought' ? [attacker!.combat] : [];
  });

describe('throwing a grenade', () => {
  it('FF-SPEC-23 FF-SPEC-28 FF-SPEC-54 each of these rules is one to throw, and nobody else has any', () => {
    for (const [rule, weapon, answer] of [
      ['grenade', 'grenade', 'prime/grenade'],
      ['sun-grenade', 'sun-grenade', 'prime/sun-grenade'],
      ['holy-water', 'holy-water-vial', 'throw/holy-water-vial'],
    ] as const) {
      const carried = (rules: SceneModel['rules']) =>
        scene({ models: [{ id: 'a', x: 100, y: 450, rules: rules ?? [] }, ...FAR], acting: ['a', 2] });
      expect(of(carried([rule]), 'a').arms.filter((arm) => arm.weapon === weapon)).toHaveLength(1);
      expect(offered(carried([rule]))).toContain(answer);
      expect(offered(carried([]))).not.toContain(answer);
      const spent = field(weapon, [], {}, { turn: { attacks: 1 } });
      expect(offered(spent)).not.toContain(answer);
    }
  });

  it('FF-RNG-23 one action to prime and one to throw, both in the same activation', () => {
    const s = field('grenade', [enemy(300)]);
    expect(offered(s)).toContain('prime/grenade');
    expect(offered(s)).not.toContain('throw/grenade');
    expect(offered(s, 1)).not.toContain('prime/grenade');
  });

  it('FF-RNG-23 a die within Medium, two within twice, three within three times as far, and no farther', () => {
    expect(of(thrown(field('grenade', []), [4], 232.5).state, 'a').arms).toEqual([]);
    expect(of(thrown(field('grenade', []), [4, 4], 234).state, 'a').arms).toEqual([]);
    expect(of(thrown(field('grenade', []), [4, 4, 4], 472.5).state, 'a').arms).toEqual([]);
    const look = looking(field('grenade', []));
    const question = { model: 'a', weapon: 'grenade', reach: 360 } as const;
    expect(throwProblem(question, to(472.5), look)).toBeNull();
    expect(throwProblem(question, to(474), look)?.code).toBe('throw.too-far');
    expect(throwProblem(question, to(100, 901), look)?.code).toBe('throw.nowhere');
  });

  it('FF-RNG-23 example: three Mediums away, two failures: the opponent moves it up to 120 mm', () => {
    const s = field('grenade', [enemy(450)]);
    const { events } = thrown(s, [2, 2, 4], 450, [['scatter', to(330)]]);
    expect(events.find(({ type }) => type === 'burst')).toMatchObject({ x: 330, y: 450 });
    expect(() => thrown(s, [2, 2, 4], 450, [['scatter', to(328)]])).toThrow('120');
    expect(combatOf(events)).toEqual([]);
  });

  it('FF-RNG-23 one failure: up to Short; three: up to Long; a Hero has one die less to fear', () => {
    const far = (aimed: number, dice: readonly number[], off: number, thrower = {}) =>
      thrown(field('grenade', [], {}, thrower), dice, aimed, [['scatter', to(aimed + off)]]);
    expect(() => far(230, [1], 75)).not.toThrow();
    expect(() => far(230, [1], 77)).toThrow('75');
    expect(() => far(450, [1, 1, 1], 180)).not.toThrow();
    expect(() => far(450, [1, 1, 1], 182)).toThrow('180');
    const hero = { rules: ['hero'], game: { 'hero-reroll': 1 } } as const;
    expect(() => thrown(field('grenade', [], {}, hero), [], 230)).not.toThrow();
  });

  it('FF-RNG-23 not over a wall, but over what is lower than 40 mm', () => {
    const behind = (type: string) => {
      const terrain = [{ id: 'w', type, shape: { rect: [200, 300, 6, 300] } }] as never;
      const look = looking(field('grenade', [], { terrain }));
      return throwProblem({ model: 'a', weapon: 'grenade', reach: 360 }, to(260), look)?.code ?? null;
    };
    expect(behind('wall')).toBe('throw.unseen');
    expect(behind('truck')).toBe('throw.unseen');
    expect(behind('fence')).toBeNull();
    expect(behind('car')).toBeNull();
  });

  it('FF-RNG-23 the opponent may not place it behind a wall from the point, nor off the table', () => {
    const terrain = [{ id: 'w', type: 'wall', shape: { rect: [330, 300, 6, 300] } }] as never;
    const look = looking(field('grenade', [], { terrain }));
    const question = { model: 'a', weapon: 'grenade', aim: to(300), radius: 120 } as const;
    expect(scatterProblem(question, to(360), look)?.code).toBe('throw.walled');
    expect(scatterProblem(question, to(240), look)).toBeNull();
    expect(scatterProblem({ ...question, aim: to(10) }, to(-20), look)?.code).toBe('throw.nowhere');
  });

  it('FF-RNG-23 not while engaged, transfixed, or after another attack', () => {
    expect(offered(field('grenade', [enemy(125)]))).not.toContain('prime/grenade');
    expect(offered(field('grenade', [enemy(125, { posture: 'fallen' })]))).toContain('prime/grenade');
    expect(offered(field('grenade', [], {}, { turn: { attacks: 1 } }))).not.toContain('prime/grenade');
    const held = { conditions: { transfixed: { by: 'fear', cost: 1, source: null } } } as const;
    expect(offered(field('grenade', [], {}, held))).not.toContain('prime/grenade');
  });

  it('FF-RNG-28 one each: it is gone when it was thrown', () => {
    const { state } = thrown(field('grenade', []), [4], 230);
    expect(of(state, 'a').arms).toEqual([]);
  });
});

describe('the blast', () => {
  it('FF-RNG-24 C4, C3 and C1 by the innermost ring that the base touches', () => {
    const hit = (gap: number) => {
      const s = field('grenade', [enemy(230 + 12.5 + gap, { combat: 6 })]);
      return combatOf(thrown(s, [4, 1, 6], 230).events);
    };
    expect(hit(0)).toEqual([4]);
    expect(hit(37.5)).toEqual([4]);
    expect(hit(39)).toEqual([3]);
    expect(hit(60)).toEqual([3]);
    expect(hit(61.5)).toEqual([1]);
    expect(hit(90)).toEqual([1]);
    const missed = field('grenade', [enemy(230 + 12.5 + 92)]);
    expect(combatOf(thrown(missed, [4], 230).events)).toEqual([]);
  });

  it('FF-RNG-24 the inner ring is knocked down whatever the roll, the others are not', () => {
    const s = (x: number) => field('grenade', [enemy(x, { combat: 6 })]);
    expect(of(thrown(s(250), [4, 1, 6], 230).state, 'b').posture).toBe('fallen');
    expect(of(thrown(s(292), [4, 1, 6], 230).state, 'b').posture).toBe('standing');
  });

  it('FF-RNG-24 friend and foe, but nobody without a body; and recoil is away from the point', () => {
    const s = field('grenade', [
      enemy(300, { combat: 2 }),
      { id: 'f', x: 230, y: 520, combat: 6, rules: ['mindless'] },
      enemy(260, { id: 'g', conditions: { immaterial: true } }),
    ]);
    const { state, events } = thrown(s, [4, 5, 5, 1, 6], 230);
    expect(combatOf(events)).toEqual([3, 3]);
    expect(of(state, 'b')).toMatchObject({ x: 325, y: 450 });
    expect(of(state, 'g').posture).toBe('standing');
  });

  it('FF-RNG-24 a fallen victim is attacked as if it stood; walls keep it off', () => {
    const down = field('grenade', [enemy(300, { posture: 'fallen' })]);
    expect(of(thrown(down, [4, 4, 3], 230).state, 'b').left).toBeNull();
    const terrain = [{ id: 'w', type: 'wall', shape: { rect: [260, 300, 6, 300] } }] as never;
    expect(combatOf(thrown(field('grenade', [enemy(300)], { terrain }), [4], 230).events)).toEqual([]);
    const low = [{ id: 'w', type: 'fence', shape: { rect: [260, 300, 6, 300] } }] as never;
    expect(combatOf(thrown(field('grenade', [enemy(300)], { terrain: low }), [4, 1, 6], 230).events)).toEqual(
      [3],
    );
  });

  it('FF-RNG-24 Lethal to Zombies, Swarm at -2, nothing for range, night or size', () => {
    const zombie = field('grenade', [enemy(300, { tags: ['zombie'] })]);
    expect(of(thrown(zombie, [4, 3, 3], 230).state, 'b').left).toBe('killed');
    const told = (more: Partial<SceneModel>, draft = {}) => {
      const { events } = thrown(field('grenade', [enemy(300, more)], draft), [4, 1, 6], 230);
      const fought = events.find((event) => event.type === 'fought')!;
      return fought.type === 'fought' ? fought.attacker.modifiers.map(({ by, value }) => [by, value]) : null;
    };
    expect(told({ rules: ['swarm', 'mindless'] })).toEqual([['target-swarm', -2]]);
    expect(told({ size: 'big' }, { clock: { day: false } })).toEqual([]);
  });

  it('FF-RNG-24 the thrower is caught in it like anybody, and kills count for him', () => {
    const { state, events } = thrown(field('grenade', [], {}, { combat: 6 }), [4, 1, 6], 130);
    expect(combatOf(events)).toEqual([4]);
    expect(of(state, 'a').posture).toBe('fallen');
    const killed = thrown(field('grenade', [enemy(300)]), [4, 6, 1], 230).events;
    expect(killed.find((event) => event.type === 'left')).toMatchObject({ model: 'b', by: 'a' });
  });

  const CLIFF = [{ id: 'p', type: 'platform', height: 75, shape: { rect: [280, 300, 100, 300] } }] as const;
  const climber = (x: number, more: Partial<SceneModel> = {}) =>
    enemy(x, { z: 26, rules: [], conditions: { climbing: { height: 26, piece: 'p' } }, ...more });

  it('FF-RNG-24 FF-MOV-17 a climber in it is attacked like the transfixed, and torn off by the inner ring', () => {
    const s = (x: number) => field('grenade', [climber(267)], { terrain: CLIFF }, { x });
    const hold = ['letGo', 'hold'] as const;
    const at = (x: number, dice: readonly number[]) => thrown(s(x - 130), dice, x, [hold as never]);
    // It ties and keeps its life, but not its hold: 26 mm, one die.
    const torn = of(at(230, [4, 1, 3, 4]).state, 'b');
    expect(torn).toMatchObject({ z: 0, posture: 'fallen-hard', conditions: {} });
    expect(of(at(230, [4, 1, 3, 3]).state, 'b').left).toBe('killed');
    // In the outer ring, beaten by one: killed.
    expect(of(at(190, [4, 4, 2]).state, 'b').left).toBe('killed');
    expect(of(at(190, [4, 1, 6]).state, 'b')).toMatchObject({ z: 26, posture: 'standing' });
  });

  it('FF-RNG-24 FF-MOV-18 letting go he is attacked as one who lies, or not at all where he falls out of it', () => {
    const s = (more: Partial<SceneModel>) =>
      field('grenade', [climber(267, more)], { terrain: CLIFF }, { x: 60 });
    const lets = [['letGo', 'let-go'] as never];
    const low = thrown(s({}), [4, 4, 4, 3], 190, lets);
    expect(of(low.state, 'b')).toMatchObject({ left: null, posture: 'fallen-hard', z: 0 });
    const high = { z: 150, conditions: { climbing: { height: 150, piece: 'p' } } } as const;
    const tall = [{ ...CLIFF[0], height: 225 }] as const;
    const above = field('grenade', [climber(267, high)], { terrain: tall, models: [] });
    const away = playScene(
      above,
      [4, 4, 4, 4, 4, 4],
      [['act', 'prime/grenade'], ['act', 'throw/grenade'], ['throw', to(290, 450, 225)], ...lets],
    );
    expect(combatOf(away.events)).toEqual([]);
    expect(of(away.state, 'b')).toMatchObject({ z: 0, posture: 'fallen-hard' });
  });

  it('FF-RNG-24 FF-MOV-21 whoever it knocks down at the edge of a drop falls down it', () => {
    const s = field('grenade', [enemy(293, { z: 75, combat: 6 })], { terrain: CLIFF });
    const { state } = playScene(
      s,
      [4, 4, 1, 6, 4],
      [
        ['act', 'prime/grenade'],
        ['act', 'throw/grenade'],
        ['throw', to(320, 450, 75)],
      ],
    );
    expect(of(state, 'b')).toMatchObject({ z: 0, posture: 'fallen-hard' });
  });

  it('FF-RNG-23 FF-GEN-23 of several opponents the next in turn order places what strays', () => {
    const parties = [{ side: 'good' }, { side: 'evil' }, { side: 'evil' }] as const;
    const s = field('grenade', [enemy(600, { party: 2 })], { parties, order: [2, 0, 1] });
    const asked = (order: readonly number[]) =>
      playToQuestion(fearAndFaith, {
        state: { ...s, order: [...order] },
        dice: [1],
        answers: [
          ['act', 'prime/grenade'],
          ['act', 'throw/grenade'],
          ['throw', to(230)],
        ],
      }).pending.seat;
    expect([asked([2, 0, 1]), asked([1, 0, 2]), asked([2, 1, 0])]).toEqual([1, 2, 2]);
  });

  it('FF-RNG-29 is heard once: an explosion, a shot; not a vial', () => {
    const noises = (weapon: BlastId) => {
      const rules = stepping((cx) => {
        hurl(cx, of(cx.s, 'a'), weaponOf(weapon) as BlastWeapon);
      });
      const answers = [['throw', to(230)]] as const;
      const dice = weapon === 'holy-water-vial' ? [4, 4] : [4];
      return play(rules, { state: field(weapon, []), dice, answers, steps: 1 }).state.queue;
    };
    for (const weapon of ['grenade', 'sun-grenade'] as const)
      expect(noises(weapon)).toEqual([{ kind: 'noise', by: 'a', weapon }]);
    expect(noises('holy-water-vial')).toEqual([]);
    const shot = stepping((cx) => {
      const [offer] = shoot.offers(cx, of(cx.s, 'a'), 1);
      shoot.perform(cx, of(cx.s, 'a'), offer!);
    });
    const heard = (weapon: 'pistol' | 'bow') => {
      const arms = [{ weapon, inHand: true }] as const;
      const state = field('grenade', [enemy(200)], {}, { arms });
      return play(shot, { state, dice: [3, 6], answers: [], steps: 1 }).state.queue;
    };
    expect(heard('pistol')).toEqual([{ kind: 'noise', by: 'a', weapon: 'pistol' }]);
    expect(heard('bow')).toEqual([]);
  });
});

const ROOM = {
  rooms: [{ id: 'r', shape: { rect: [100, 300, 300, 300] } }],
  portals: [
    { id: 'door', line: [400, 430, 400, 470] },
    { id: 'heavy', line: [120, 600, 160, 600], strength: 'heavy' },
    { id: 'strong', line: [200, 600, 240, 600], strength: 'steel' },
    { id: 'pane', kind: 'window', line: [300, 600, 340, 600] },
    { id: 'other', line: [700, 430, 700, 470] },
  ],
} as const satisfies Partial<SceneDraft>;

describe('indoors', () => {
  const inside = (others: readonly SceneModel[], more: Partial<SceneDraft> = {}) =>
    field('grenade', others, { ...ROOM, ...more }, { x: 115 });

  it('FF-RNG-24 in an enclosed space the inner ring has C6', () => {
    const total = (more: Partial<SceneDraft>) => {
      const { events } = thrown(inside([enemy(265, { combat: 6 })], more), [4, 1, 6], 245);
      const fought = events.find((event) => event.type === 'fought')!;
      return fought.type === 'fought' ? fought.attacker.total : 0;
    };
    expect(total({})).toBe(7);
    expect(total({ rooms: [{ ...ROOM.rooms[0], enclosed: false }] })).toBe(5);
  });

  it('FF-RNG-25 doors that are not reinforced and windows of the room fly out', () => {
    const { state } = thrown(inside([]), [4], 245);
    expect(Object.fromEntries(state.portals.map(({ id, state: how }) => [id, how]))).toEqual({
      door: 'smashed',
      heavy: 'smashed',
      strong: 'closed',
      pane: 'smashed',
      other: 'closed',
    });
    const open = thrown(inside([], { rooms: [{ ...ROOM.rooms[0], enclosed: false }] }), [4], 245);
    expect(open.state.portals.every(({ state: how }) => how === 'closed')).toBe(true);
  });

  it('FF-RNG-25 debris attacks with C2 whoever stands at one, on both sides', () => {
    const s = inside([
      enemy(416, { combat: 6 }),
      enemy(384, { id: 'c', combat: 6 }),
      enemy(220, { id: 'd', y: 616, combat: 6 }),
    ]);
    const { events } = thrown(s, [4, 1, 6, 1, 6], 245);
    const debris = events.filter((event) => event.type === 'fought' && event.kind === 'debris');
    expect(debris.map((event) => event.type === 'fought' && event.target.model)).toEqual(['b', 'c']);
    expect(combatOf(debris)).toEqual([2, 2]);
    const ghost = inside([enemy(416, { conditions: { immaterial: true } })]);
    expect(combatOf(thrown(ghost, [4], 245).events)).toEqual([]);
  });
});

describe('sun grenades and holy water', () => {
  const VAMPIRE = { tags: ['vampire'], rules: ['mindless', 'vampire'] } as const;
  const NIGHT = { clock: { day: false } } as const;

  it('FF-RNG-26 only Vampires, Lethal to them, and nobody else is knocked down', () => {
    const s = field('sun-grenade', [enemy(260, VAMPIRE), enemy(200, { id: 'c', y: 480 })], {
      ...NIGHT,
      ...ROOM,
    });
    const { state } = playScene(
      s,
      [4, 3, 3],
      [
        ['act', 'prime/sun-grenade'],
        ['act', 'throw/sun-grenade'],
        ['throw', to(200)],
      ],
    );
    expect(of(state, 'b').left).toBe('killed');
    expect(of(state, 'c').posture).toBe('standing');
    expect(state.portals.every(({ state: how }) => how === 'closed')).toBe(true);
  });

  const splash = (others: readonly SceneModel[], dice: readonly number[], x: number) =>
    playScene(field('holy-water-vial', others, NIGHT, {}, 1), dice, [
      ['act', 'throw/holy-water-vial'],
      ['throw', to(x)],
    ]);

  it('FF-RNG-27 no priming, a die for every Short, none within 25 mm', () => {
    expect(() => splash([], [4], 187.5)).not.toThrow();
    expect(() => splash([], [4, 4], 189)).not.toThrow();
    expect(() => splash([], [4, 4, 4], 337.5)).not.toThrow();
    expect(() => splash([], [4, 4, 4], 339)).toThrow('225');
    expect(() => splash([], [], 137.5)).not.toThrow();
    expect(() => splash([], [4], 139)).not.toThrow();
  });

  it('FF-RNG-27 C3 on every Vampire and Demon within Short of the point, which can kill it; on nobody else', () => {
    const drinkers = [
      enemy(160 + 12.5 + 75, { ...VAMPIRE, combat: 1 }),
      enemy(160, { id: 'd', y: 500, tags: ['demon'], combat: 6 }),
      enemy(160, { id: 'm', y: 400 }),
    ];
    const { state, events } = splash(drinkers, [4, 1, 6, 4, 1], 160);
    expect(combatOf(events)).toEqual([3, 3]);
    expect(of(state, 'b').left).toBe('killed-gruesome');
    expect(combatOf(splash([enemy(160 + 12.5 + 77, VAMPIRE)], [4], 160).events)).toEqual([]);
  });
});
