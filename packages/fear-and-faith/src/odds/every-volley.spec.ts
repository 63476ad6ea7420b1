import { describe, expect, it } from 'vitest';
import { followUp } from '../abilities/chainsaw.ts';
import type { BlastId, BlastWeapon } from '../data/weapons/blasts.ts';
import { type WeaponId, weapon as weaponOf } from '../data/weapons/weapons.ts';
import { looking } from '../hooks.ts';
import { ACTIONS } from '../rules/actions/index.ts';
import { blastAt, burst } from '../rules/blast/burst.ts';
import { hurl } from '../rules/blast/throw.ts';
import { PLAIN_ATTACK } from '../rules/combat/attack.ts';
import { fight } from '../rules/combat/fight.ts';
import { settleFights } from '../rules/combat/settle-fights.ts';
import { concentratedAttack } from '../rules/groups/concentrated.ts';
import { offersFor } from '../rules/turn/act.ts';
import { of, type SceneDraft, type SceneModel, scene } from '../scene.spec-support.ts';
import type { FaithState, ModelId } from '../state.ts';
import { type Counted, compared, type Trial } from './every-roll.spec-support.ts';
import { fightOdds } from './fight-odds.ts';
import { throwOdds } from './ground-odds.ts';
import { offerOdds } from './offer-odds.ts';
import { FAR } from './situations.spec-support.ts';
import { fightSeen, fightTold, suffered } from './suffered.spec-support.ts';
import { blastOdds, type Struck, type VolleyOdds } from './volley-odds.ts';

function field(models: readonly SceneModel[], more: Partial<SceneDraft> = {}): FaithState {
  return scene({
    acting: ['a', 3],
    ...more,
    options: { 'recoil-strict': true, ...more.options },
    models: [...models, ...FAR],
  } as SceneDraft);
}

const armed = (weapon: WeaponId): SceneModel => ({
  id: 'a',
  x: 300,
  y: 450,
  arms: [{ weapon, inHand: true }],
});
const enemy = (id: ModelId, x: number, y = 450, more: Partial<SceneModel> = {}): SceneModel => ({
  id,
  x,
  y,
  party: 1,
  rules: ['mindless'],
  ...more,
});

/** Each of these by itself. */
function seenOf(ids: readonly ModelId[]): Trial['seen'] {
  return (after, before) => [
    ...ids.map((id) => `${id} ${suffered(after, before, id)}`),
    ...(faults(after).includes('mend') ? ['jams'] : []),
    ...(faults(after).includes('lost') ? ['runs-out'] : []),
  ];
}

function faults({ models }: FaithState): readonly string[] {
  return models.flatMap(({ arms }) => arms.map(({ fault }) => fault));
}

/** Everything over one denominator. */
function toldOf(targets: readonly Struck[], fails: VolleyOdds['fails']): Counted {
  const over = targets.reduce((all, { of: own }) => all * own, fails?.of ?? 1);
  const ways: Record<string, number> = {};
  for (const { model, of: own, target } of targets)
    for (const [result, n] of Object.entries(target)) ways[`${model} ${result}`] = (n * over) / own;
  if (fails !== null) ways[fails.what] = (fails.ways * over) / fails.of;
  return { of: over, ways };
}

function fired(state: FaithState, action: string) {
  const look = looking(state);
  const offer = offersFor(look, of(state, 'a'), 3).find(
    (one) => one.action === action && one.target === 'b',
  )!;
  const odds = offerOdds(look, of(state, 'a'), offer);
  if (odds?.kind !== 'volley') throw new Error('Nobody fires.');
  const { targets, fails } = odds.volley;
  const run: Trial['run'] = (cx) => {
    ACTIONS.find(({ id }) => id === action)!.perform(cx, of(cx.s, 'a'), offer);
  };
  const ids = targets.map(({ model }) => model);
  return { ids, odds: odds.volley, ...compared(toldOf(targets, fails), { state, run, seen: seenOf(ids) }) };
}

describe('volleys, over every roll', () => {
  const crowd = [enemy('b', 400), enemy('c', 430, 490)];

  it('FF-RNG-13 a burst of a sub machine gun, each further victim harder to hit', () => {
    const { ids, odds, told, counted } = fired(field([armed('sub-machine-gun'), ...crowd]), 'burst');
    expect(ids).toEqual(['b', 'c']);
    expect(odds.targets[1]!.reckoning.attacker.modifiers).toContainEqual({
      by: 'burst-step',
      rule: 'FF-RNG-13',
      value: -1,
    });
    expect(told).toEqual(counted);
  });

  it('FF-RNG-13 an aimed burst, aimed at the first alone', () => {
    const { told, counted } = fired(field([armed('machine-pistol'), enemy('b', 380)]), 'aimed-burst');
    expect(told).toEqual(counted);
  });

  it('FF-RNG-17 a shotgun’s spread, a friend of its own among the victims', () => {
    const state = field([
      armed('shotgun'),
      enemy('b', 420),
      { id: 'c', x: 440, y: 490, rules: ['mindless'] },
    ]);
    const { ids, told, counted } = fired(state, 'shoot');
    expect(ids).toEqual(['b', 'c']);
    expect(told).toEqual(counted);
  });

  it('FF-RNG-16 an assault rifle on automatic', () => {
    const { told, counted } = fired(field([armed('assault-rifle'), enemy('b', 400)]), 'burst');
    expect(told).toEqual(counted);
  });

  it('FF-GRP-06 concentrated fire of three, one of them worse than the others', () => {
    const rifle = [{ weapon: 'bolt-action-rifle', inHand: true }] as const;
    const state = field(
      [
        { id: 'a', x: 300, y: 450, arms: rifle },
        { id: 'd', x: 300, y: 480, arms: rifle, combat: 1 },
        { id: 'e', x: 300, y: 510, arms: rifle },
        enemy('b', 420, 470, { combat: 4, rules: [] }),
      ],
      { activation: { kind: 'fire', leader: null, waiting: ['a', 'd', 'e'], successes: 1 } },
    );
    state.activation = { ...state.activation!, acting: 'a', waiting: ['d', 'e'] };
    const shooters = ['a', 'd', 'e'].map((id) => of(state, id));
    // FF-RNG-20: the one whose Combat counts.
    expect(concentratedAttack(looking(state), shooters, of(state, 'b')).attacker?.id).toBe('d');
    const { odds, told, counted } = fired(state, 'concentrate');
    expect(odds.targets[0]!.reckoning.target.modifiers).toEqual([
      { by: 'concentrated', rule: 'FF-GRP-06', value: -2 },
    ]);
    expect(told).toEqual(counted);
  });

  it('FF-SPEC-11 what a chainsaw does after a kill, and after that', () => {
    const saw = { rules: ['chainsaw'], arms: [{ weapon: 'chainsaw', inHand: true }] } as const;
    const state = field([{ id: 'a', x: 450, y: 450, ...saw }, enemy('b', 475, 450, { combat: 4 })]);
    const before = (s: FaithState, steps: number) => {
      const a = of(s, 'a');
      const extra =
        steps === 0 ? [] : [{ by: 'chainsaw-follow-up' as const, rule: 'FF-SPEC-11', value: -steps }];
      const from = { x: a.x, y: a.y, z: a.z };
      return {
        ...PLAIN_ATTACK,
        kind: 'close',
        weapon: 'chainsaw',
        attacker: a,
        target: a,
        from,
        extra,
      } as const;
    };
    for (const steps of [0, 1]) {
      const next = (s: FaithState) => followUp(before(s, steps), of(s, 'b'));
      const run: Trial['run'] = (cx) => {
        settleFights(cx, [fight(cx, next(cx.s), 'FF-SPEC-11')]);
      };
      const odds = fightOdds(looking(state), next(state));
      expect(odds.reckoning.attacker.modifiers).toContainEqual({
        by: 'chainsaw-follow-up',
        rule: 'FF-SPEC-11',
        value: -1 - steps,
      });
      const { told, counted } = compared(fightTold(odds), { state, run, seen: fightSeen });
      expect(told).toEqual(counted);
    }
  });
});

const ROOM = {
  rooms: [{ id: 'r', shape: { rect: [350, 350, 200, 200] }, enclosed: true }],
} as unknown as Partial<SceneDraft>;

describe('blasts, over every roll', () => {
  const bursting = (weapon: BlastId, models: readonly SceneModel[], more: Partial<SceneDraft> = {}) => {
    const state = field([{ id: 'a', x: 100, y: 450, arms: [weapon] }, ...models], more);
    const thrown = weaponOf(weapon) as BlastWeapon;
    const at = { x: 450, y: 450, z: 0 };
    const blasted = blastAt(looking(state), of(state, 'a'), thrown, at);
    const targets = blastOdds(looking(state), blasted);
    const run: Trial['run'] = (cx) => {
      burst(cx, of(cx.s, 'a'), thrown, at);
    };
    const ids = targets.map(({ model }) => model);
    return { ids, targets, ...compared(toldOf(targets, null), { state, run, seen: seenOf(ids) }) };
  };

  it('FF-RNG-24 the inner ring knocks down whoever lives; the others do not', () => {
    const { ids, targets, told, counted } = bursting('grenade', [enemy('b', 460), enemy('c', 510)]);
    expect(ids).toEqual(['b', 'c']);
    expect(targets[0]!.target).not.toHaveProperty('none');
    expect(told).toEqual(counted);
  });

  it('FF-RNG-24 the outer ring, and an enclosed space', () => {
    const outer = bursting('grenade', [enemy('b', 540)]);
    expect(outer.told).toEqual(outer.counted);
    const inside = bursting('grenade', [enemy('b', 460, 450, { combat: 5 })], ROOM);
    expect(inside.targets[0]!.reckoning.attacker.adds).toBe(6);
    expect(inside.told).toEqual(inside.counted);
  });

  it.each([
    [
      'FF-RNG-24 a Zombie, to whom it is Lethal',
      'grenade',
      { tags: ['zombie'], rules: ['zombie', 'mindless'] },
    ],
    ['FF-RNG-24 a fallen man, who is found as if on his feet', 'grenade', { posture: 'fallen' }],
    ['FF-SPEC-56 a Swarm', 'grenade', { rules: ['swarm', 'mindless'] }],
    ['FF-SPEC-60 somebody Tough', 'grenade', { rules: ['tough', 'mindless'] }],
    ['FF-RNG-26 a sun grenade and a Vampire', 'sun-grenade', { tags: ['vampire'], rules: ['vampire'] }],
    ['FF-RNG-27 holy water and a Demon', 'holy-water-vial', { tags: ['demon'], rules: ['demon'] }],
  ] as const)('%s', (_title, weapon, more) => {
    const { told, counted } = bursting(weapon, [enemy('b', 460, 450, more as never)], {
      clock: { day: false, outdoors: false },
    });
    expect(told).toEqual(counted);
  });

  it.each([
    [90, {}],
    [200, {}],
    [350, {}],
    [350, { rules: ['hero'], game: { 'hero-reroll': 1 } }],
    [350, { quality: 2 }],
  ] as const)(
    'FF-RNG-23 a grenade thrown %d mm falls where it should or strays, by its dice: %o',
    (far, more) => {
      const state = field([{ id: 'a', x: 100, y: 450, arms: ['grenade'], ...more }]);
      const grenade = weaponOf('grenade') as BlastWeapon;
      const at = { x: 112.5 + far, y: 450, z: 0 };
      const odds = throwOdds(looking(state), of(state, 'a'), grenade, at);
      const STICKS: Readonly<Record<number, string>> = { 75: 'short', 120: 'medium', 180: 'long' };
      let strayed = 'straight';
      const trial: Trial = {
        state,
        run(cx) {
          strayed = 'straight';
          hurl(cx, of(cx.s, 'a'), grenade);
        },
        seen: () => [strayed],
        answer({ kind, question }) {
          if (kind === 'throw') return at;
          if (kind !== 'scatter') return undefined;
          strayed = STICKS[(question as { radius: number }).radius]!;
          return at;
        },
      };
      const { told, counted } = compared(
        { of: odds.of, ways: { straight: odds.straight, ...odds.astray } },
        trial,
      );
      expect(told).toEqual(counted);
    },
  );
});
