import type { WeaponId } from '../data/weapons/weapons.ts';
import { looking } from '../hooks.ts';
import type { ActionOffer } from '../rules/actions/offer.ts';
import { offersFor } from '../rules/turn/act.ts';
import { of, type SceneDraft, type SceneModel, scene } from '../scene.spec-support.ts';
import type { FaithState } from '../state.ts';

/** An attack of `a` on `b`, as it is offered in a scene of its own. */
export interface Situation {
  readonly title: string;
  readonly state: FaithState;
  readonly offer: ActionOffer;
}

type Draft = Partial<SceneModel>;
type More = Partial<SceneDraft> & { readonly others?: readonly SceneModel[] };

/** Two of either side far away who mind nothing, so that nobody is lost for want of friends. */
export const FAR: readonly SceneModel[] = [
  { id: 'y', x: 40, y: 860, rules: ['mindless'] },
  { id: 'z', x: 860, y: 860, party: 1, rules: ['mindless'] },
];

/** The first offer of this action at `b`. */
function offerIn(state: FaithState, left: number, action: string, weapon?: WeaponId): ActionOffer {
  const offers = offersFor(looking(state), of(state, 'a'), left);
  const found = offers.find(
    (one) => one.action === action && one.target === 'b' && (weapon === undefined || one.weapon === weapon),
  );
  if (found === undefined)
    throw new Error(`Not on offer: ${action} among ${offers.map(({ id }) => id).join(', ')}`);
  return found;
}

function stage(a: Draft, b: Draft, far: number, { others = [], ...more }: More): FaithState {
  return scene({
    ...more,
    options: { 'recoil-strict': true, ...more.options },
    models: [
      { id: 'a', x: 450, y: 450, ...a },
      { id: 'b', x: 450 + far, y: 450, party: 1, ...b },
      ...others,
      ...FAR,
    ],
    acting: ['a', 3],
  });
}

function blow(title: string, a: Draft = {}, b: Draft = {}, more: More = {}, weapon?: WeaponId): Situation {
  const state = stage(a, b, 25, more);
  return { title, state, offer: offerIn(state, 3, 'strike', weapon) };
}

function heavyBlow(
  title: string,
  a: Draft = {},
  b: Draft = {},
  more: More = {},
  weapon?: WeaponId,
): Situation {
  const state = stage(a, b, 25, more);
  return { title, state, offer: offerIn(state, 3, 'power-strike', weapon) };
}

/** `far`: from base to base. */
function shot(
  title: string,
  weapon: WeaponId,
  far: number,
  a: Draft = {},
  b: Draft = {},
  more: More = {},
  action = 'shoot',
): Situation {
  const arms = [{ weapon, inHand: true }] as const;
  const state = stage({ arms, ...a }, b, far + 25, more);
  return { title, state, offer: offerIn(state, 3, action, weapon) };
}

const held = { transfixed: { by: 'spell', cost: 2, source: null } } as const;
const hand = (weapon: WeaponId) => [{ weapon, inHand: true }] as const;
const night = { clock: { day: false, outdoors: false } } as const;
const ZOMBIE = { tags: ['zombie', 'monster'], rules: ['zombie', 'mindless'] } as const;
const VAMPIRE = { tags: ['vampire', 'monster'], rules: ['vampire'] } as const;
const WEREWOLF = { tags: ['werewolf', 'monster', 'living'], rules: ['werewolf'] } as const;
const GHOST = { conditions: { immaterial: true }, rules: ['immaterial'] } as const;
const BEAST = { tags: ['monster'], arms: hand('natural') } as const;

export const BLOWS: readonly Situation[] = [
  blow('FF-HTH-03 Combat 3 against 3', { combat: 3 }, { combat: 3 }),
  blow('FF-HTH-03 Combat 4 against 1', { combat: 4 }, { combat: 1 }),
  blow('FF-HTH-03 Combat 0 against 6', { combat: 0 }, { combat: 6 }),
  blow('FF-HTH-03 totals below 1', { combat: 0, conditions: { shaken: { until: 9 } } }, { combat: 2 }),
  heavyBlow('FF-ACT-11 a powerful blow', { combat: 3 }, { combat: 3 }),
  blow(
    'FF-HTH-06 one beset by three',
    { combat: 3 },
    { combat: 2 },
    {
      others: [
        { id: 'c', x: 500, y: 450 },
        { id: 'd', x: 475, y: 475 },
      ],
    },
  ),
  blow('FF-HTH-10 a fallen foe', { combat: 2 }, { combat: 3, posture: 'fallen' }),
  blow('FF-HTH-10 struck from the ground', { combat: 2, posture: 'fallen' }, { combat: 3 }),
  blow('FF-MAG-10 a transfixed foe', { combat: 2 }, { combat: 4, conditions: held }),
  blow('FF-HTH-07 from ambush', { startedHidden: true }),
  blow('FF-SPEC-13 Danger Sense', { startedHidden: true }, { rules: ['danger-sense'] }),
  blow('FF-SPEC-38 a rider against one on foot', { rules: ['mounted'] }),
  blow('FF-SPEC-10 a Big foe', {}, { size: 'big' }),
  blow(
    'FF-HTH-06 over a fence',
    { x: 449 },
    { x: 485 },
    {
      terrain: [{ id: 'fence', type: 'fence', shape: { rect: [462, 400, 10, 100] } }],
    },
  ),
  blow(
    'FF-HTH-06 from higher ground',
    { z: 15 },
    {},
    {
      terrain: [{ id: 'hill', type: 'hill', height: 15, shape: { rect: [300, 300, 162.5, 300] } }],
    },
  ),
  blow('FF-RNG-11 a stunned foe', {}, { conditions: { stunned: true } }),
  blow('FF-FEAR-06 a shaken foe', {}, { conditions: { shaken: { until: 9 } } }),
  blow('FF-SPEC-29 a Hunter and his prey', { rules: ['hunter'], prey: 'b' }),
  blow('FF-SPEC-29 the prey strikes at the Hunter', {}, { rules: ['hunter'], prey: 'a' }),
  blow('FF-SPEC-11 a chainsaw', { rules: ['chainsaw'], arms: hand('chainsaw') }, {}, {}, 'chainsaw'),
  blow('FF-SPEC-11 against a chainsaw', {}, { rules: ['chainsaw'], arms: hand('chainsaw') }),
  blow(
    'FF-SPEC-11 against a chainsaw that only attacks',
    {},
    { rules: ['chainsaw'], arms: hand('chainsaw') },
    {
      options: { 'chainsaw-attack-only': true },
    },
  ),
  blow(
    'FF-HTH-21 an unfamiliar chainsaw',
    { rules: ['chainsaw'], arms: [{ weapon: 'chainsaw', inHand: true, familiar: false }] },
    {},
    {},
    'chainsaw',
  ),
  blow(
    'FF-SPEC-69 a chainsaw against a Zombie',
    { rules: ['chainsaw'], arms: hand('chainsaw') },
    ZOMBIE,
    {},
    'chainsaw',
  ),
  blow('FF-HTH-05 a knife against a Zombie', { combat: 5 }, { ...ZOMBIE, combat: 1 }),
  blow('FF-HTH-05 a knife against a fallen Zombie', { combat: 5 }, { ...ZOMBIE, posture: 'fallen' }),
  heavyBlow(
    'FF-SPEC-26 a heavy weapon',
    { rules: ['heavy-weapon'], arms: hand('heavy-weapon'), combat: 1 },
    { combat: 5 },
    {},
    'heavy-weapon',
  ),
  heavyBlow(
    'FF-SPEC-69 a heavy weapon against a Zombie',
    { rules: ['heavy-weapon'], arms: hand('heavy-weapon') },
    ZOMBIE,
    {},
    'heavy-weapon',
  ),
  blow(
    'FF-SPEC-43 a razor from ambush',
    { rules: ['razor'], arms: hand('razor'), startedHidden: true },
    { combat: 4 },
    {},
    'razor',
  ),
  blow('FF-SPEC-41 Poison', { rules: ['poison'], combat: 3 }),
  blow('FF-SPEC-41 Poison in defence', {}, { rules: ['poison'], combat: 3 }),
  blow('FF-SPEC-41 Poison that kills', { rules: ['poison'] }, { quality: 6 }),
  blow('FF-SPEC-57 Tailslap', { rules: ['tailslap'] }),
  blow('FF-SPEC-57 Tailslap in defence', {}, { rules: ['tailslap'] }),
  blow('FF-SPEC-57 a poisoned tail', { rules: ['poison', 'tailslap'] }, { quality: 6 }),
  blow('FF-SPEC-59 Thick Skin', { combat: 3 }, { rules: ['thick-skin'], combat: 3 }),
  blow('FF-SPEC-59 Thick Skin on both', { rules: ['thick-skin'] }, { rules: ['thick-skin'] }),
  blow('FF-SPEC-44 Savage', { rules: ['savage'], combat: 4 }, { combat: 2 }),
  blow('FF-SPEC-60 Tough', { combat: 5 }, { rules: ['tough'], combat: 1 }),
  blow('FF-SPEC-60 Tough at its last', { combat: 5 }, { rules: ['tough'], combat: 1, quality: 6 }),
  blow('FF-SPEC-24 Hard to Kill', { combat: 5 }, { rules: ['hard-to-kill'], combat: 1 }),
  blow(
    'FF-SPEC-24 killed a second time',
    { combat: 5 },
    { rules: ['hard-to-kill'], combat: 1, game: { 'hard-to-kill': 1 } },
  ),
  blow('FF-SPEC-05 Artificial', { combat: 5 }, { rules: ['artificial'], combat: 0 }),
  blow(
    'FF-SPEC-50 a stake against a fallen Vampire',
    { rules: ['stakes'], arms: hand('stake') },
    { ...VAMPIRE, posture: 'fallen' },
    night,
    'stake',
  ),
  blow('FF-SPEC-50 a stake against a man', { rules: ['stakes'], arms: hand('stake') }, {}, {}, 'stake'),
  blow('FF-SPEC-50 a stake without the rule', { arms: hand('stake') }, VAMPIRE, night, 'stake'),
  blow(
    'FF-SPEC-50 a stake that pins',
    { rules: ['stakes'], arms: hand('stake') },
    { ...VAMPIRE, posture: 'fallen' },
    {
      ...night,
      options: { 'stake-and-decapitate': true },
    },
    'stake',
  ),
  blow(
    'FF-SPEC-50 a stake that a friend holds',
    { rules: ['stakes'], combat: 4, arms: [{ weapon: 'stake', inHand: false }] },
    { ...VAMPIRE, posture: 'fallen' },
    {
      ...night,
      others: [{ id: 'h', x: 500, y: 450, combat: 1, rules: ['stakes'], turn: { 'held-stake': 1 } }],
    },
    'stake',
  ),
  blow('FF-SET-07 a Vampire by day', { combat: 4 }, VAMPIRE),
  blow('FF-HTH-05 claws against a Vampire', { ...BEAST, combat: 4 }, VAMPIRE, night),
  blow('FF-HTH-05 claws that Vampires ignore', { ...BEAST, combat: 4 }, VAMPIRE, {
    ...night,
    options: { 'vampires-ignore-claws': true },
  }),
  blow(
    'FF-SPEC-46 silver against a Werewolf',
    { rules: ['silver-weapon'], arms: [{ weapon: 'hand-weapon', inHand: true, silver: true }] },
    WEREWOLF,
  ),
  blow('FF-SPEC-66 a knife against a Werewolf', { combat: 5 }, WEREWOLF),
  blow(
    'FF-SPEC-34 a magic weapon against a ghost',
    { rules: ['magic-weapon'], arms: hand('magic-weapon') },
    GHOST,
    {},
    'magic-weapon',
  ),
  blow('FF-SPEC-09 a bat', {}, { ...VAMPIRE, conditions: { form: 'bat' } }),
  blow('FF-SPEC-68 a wolf', { ...VAMPIRE, conditions: { form: 'wolf' } }),
];

const CROWD = { others: [{ id: 'c', x: 565, y: 450, party: 1 }] } as const;

export const SHOTS: readonly Situation[] = [
  shot('FF-RNG-06 a pistol', 'pistol', 60),
  shot('FF-RNG-01 a pistol in the second band', 'pistol', 140),
  shot('FF-RNG-01 a pistol in the third', 'pistol', 200),
  shot('FF-RNG-04 a bow in the second band', 'bow', 200),
  shot('FF-RNG-20 a musket, which has no more after two ones', 'musket', 100),
  shot(
    'FF-RNG-20 silver, which runs out',
    'pistol',
    60,
    { arms: [{ weapon: 'pistol', inHand: true, silver: true }] },
    WEREWOLF,
  ),
  shot('FF-ACT-11 an aimed rifle', 'bolt-action-rifle', 150, {}, {}, {}, 'aimed-shot'),
  shot(
    'FF-RNG-18 cover',
    'bolt-action-rifle',
    150,
    {},
    {},
    {
      terrain: [{ id: 'w', type: 'low-wall', shape: { rect: [590, 400, 6, 100] } }],
    },
  ),
  shot(
    'FF-SPEC-17 an Easy Target behind a wall',
    'bolt-action-rifle',
    150,
    {},
    { rules: ['easy-target'] },
    {
      terrain: [{ id: 'w', type: 'low-wall', shape: { rect: [590, 400, 6, 100] } }],
    },
  ),
  shot('FF-HTH-09 a Huge target', 'pistol', 60, {}, { size: 'huge', x: 560 }),
  shot('FF-HTH-21 an unfamiliar rifle', 'assault-rifle', 100, {
    arms: [{ weapon: 'assault-rifle', inHand: true, familiar: false }],
  }),
  shot('FF-SET-09 at night', 'pistol', 60, {}, {}, { clock: { day: false } }),
  shot(
    'FF-SET-09 into a dark room',
    'pistol',
    60,
    {},
    {},
    {
      clock: { outdoors: false },
      rooms: [{ id: 'r', shape: { rect: [500, 400, 200, 100] }, dark: true }] as never,
    },
  ),
  shot('FF-SET-10 in the rain', 'pistol', 60, {}, {}, { clock: { weather: 'rain' } }),
  shot(
    'FF-HTH-07 from ambush in a wood',
    'pistol',
    60,
    { startedHidden: true },
    {},
    {
      terrain: [{ id: 'w', type: 'wood', shape: { rect: [300, 400, 155, 100] } }],
    },
  ),
  shot('FF-SPEC-56 a Swarm', 'pistol', 60, {}, { rules: ['swarm'] }, CROWD_OF('swarm')),
  shot('FF-MAG-10 a transfixed target', 'pistol', 60, {}, { combat: 4, conditions: held }),
  shot('FF-SPEC-01 an Acrobat', 'pistol', 60, {}, { rules: ['acrobat'] }),
  shot('FF-SPEC-16 a Difficult Target', 'pistol', 60, {}, { rules: ['difficult-target'] }),
  shot('FF-RNG-22 a fallen target', 'bolt-action-rifle', 150, {}, { posture: 'fallen' }),
  shot(
    'FF-RNG-22 a fallen target, any win kills',
    'bolt-action-rifle',
    150,
    {},
    { posture: 'fallen' },
    {
      options: { 'fallen-ranged-quick-kill': true },
    },
  ),
  shot(
    'FF-SPEC-30 through a ghost',
    'bolt-action-rifle',
    150,
    {},
    {},
    {
      others: [{ id: 'g', x: 530, y: 450, party: 1, ...GHOST }],
    },
  ),
  shot('FF-RNG-03 wood against a man', 'bow', 100, { arms: [{ weapon: 'bow', inHand: true, wooden: true }] }),
  shot(
    'FF-RNG-03 wood against a fallen Vampire',
    'bow',
    60,
    { arms: [{ weapon: 'bow', inHand: true, wooden: true }] },
    { ...VAMPIRE, posture: 'fallen' },
    night,
  ),
  shot('FF-FEAR-08 a shaky shooter', 'pistol', 60, { conditions: { insane: { number: 2, shaky: 2 } } }),
  shot('FF-FEAR-06 a shaken shooter', 'pistol', 60, { conditions: { shaken: { until: 9 } } }),
  shot('FF-SPEC-29 a Hunter’s shot', 'pistol', 60, { rules: ['hunter'], prey: 'b' }),
  shot('FF-SPEC-69 a plain shot at a Zombie', 'bolt-action-rifle', 150, {}, ZOMBIE),
  shot('FF-SPEC-69 an aimed shot at a Zombie', 'bolt-action-rifle', 150, {}, ZOMBIE, {}, 'aimed-shot'),
  shot('FF-SPEC-59 Thick Skin', 'pistol', 60, {}, { rules: ['thick-skin'] }),
  shot('FF-RNG-17 a shotgun', 'shotgun', 50),
];

function CROWD_OF(rule: 'swarm'): More {
  return { others: [{ ...CROWD.others[0], x: 585, rules: [rule] }] };
}
