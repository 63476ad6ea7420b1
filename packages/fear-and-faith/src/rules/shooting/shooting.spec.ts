import { describe, expect, it } from 'vitest';
import type { WeaponId } from '../../data/weapons/weapons.ts';
import { looking } from '../../hooks.ts';
import { of, playScene, type SceneDraft, type SceneModel, scene } from '../../scene.spec-support.ts';
import type { FaithState } from '../../state.ts';
import { offersFor } from '../turn/act.ts';

const FAR: readonly SceneModel[] = [
  { id: 'y', x: 40, y: 860, rules: ['mindless'] },
  { id: 'z', x: 860, y: 860, party: 1, rules: ['mindless'] },
];

/** A shooter `a` at 100, 450 with this weapon in hand, to act; the others as they are given. */
function range(
  weapon: WeaponId,
  others: readonly SceneModel[],
  more: Partial<SceneDraft> = {},
  shooter: Partial<SceneModel> = {},
  actions = 1,
): FaithState {
  return scene({
    ...more,
    options: { 'recoil-strict': true, ...more.options },
    models: [{ id: 'a', x: 100, y: 450, arms: [{ weapon, inHand: true }], ...shooter }, ...others, ...FAR],
    acting: ['a', actions],
  });
}

/** A target `far` millimetres from the shooter's base, in the line of fire. */
const at = (far: number, more: Partial<SceneModel> = {}): SceneModel => ({
  id: 'b',
  x: 125 + far,
  y: 450,
  party: 1,
  ...more,
});

const offered = (s: FaithState, left = 1): readonly string[] =>
  offersFor(looking(s), of(s, 'a'), left)
    .map(({ id }) => id)
    .filter((id) => /shot|shoot|burst/.test(id));

/** What the shooter adds to his die, by name. */
function adds(s: FaithState, dice: readonly number[], answer: string, steps = 1) {
  const { events } = playScene(s, dice, [['act', answer]], steps);
  const fought = events.find((event) => event.type === 'fought');
  if (fought?.type !== 'fought') throw new Error('Nobody fired.');
  return {
    attacker: Object.fromEntries(fought.attacker.modifiers.map(({ by, value }) => [by, value])),
    target: Object.fromEntries(fought.target.modifiers.map(({ by, value }) => [by, value])),
    totals: [fought.attacker.total, fought.target.total],
    result: fought.result,
  };
}

describe('range', () => {
  it('FF-RNG-01 example: a pistol reaches 75, 150 and 225 mm, and no farther', () => {
    const shot = (far: number) => adds(range('pistol', [at(far)]), [3, 6], 'shoot/pistol/b').attacker;
    expect(shot(75)).toEqual({ pistol: 1 });
    expect(shot(150)).toEqual({ pistol: 1, 'band-2': -1 });
    expect(shot(225)).toEqual({ pistol: 1, 'band-3': -2 });
    expect(offered(range('pistol', [at(227)]))).toEqual([]);
  });

  it('FF-RNG-01 example: a musket 180, 360 and 540', () => {
    const shot = (far: number) => adds(range('musket', [at(far)]), [3, 6], 'shoot/musket/b').attacker;
    expect(shot(180)).toEqual({ musket: 2 });
    expect(shot(360)).toEqual({ musket: 2, 'band-2': -1 });
    expect(shot(540)).toEqual({ musket: 2, 'band-3': -2 });
  });

  it('FF-RNG-04 what is drawn or thrown by muscle loses twice as much', () => {
    const shot = (far: number) => adds(range('bow', [at(far)]), [3, 6], 'shoot/bow/b').attacker;
    expect(shot(120)).toEqual({});
    expect(shot(240)).toEqual({ 'band-2': -2 });
    expect(shot(360)).toEqual({ 'band-3': -4 });
  });
});

describe('the shot', () => {
  it('FF-RNG-06 only the shooter can harm, and a recoil is straight away from him', () => {
    const won = playScene(range('pistol', [at(60)]), [3, 2], [['act', 'shoot/pistol/b']]);
    expect(of(won.state, 'b')).toMatchObject({ x: 210, y: 450 });
    const lost = playScene(range('pistol', [at(60)]), [2, 6], [['act', 'shoot/pistol/b']]);
    expect(of(lost.state, 'a')).toMatchObject({ x: 100, posture: 'standing' });
  });

  it('FF-RNG-06 example: C2 with an assault rifle in the second band at cover adds 2 + 2 - 1 - 1', () => {
    const wall = [{ id: 'w', type: 'fence', shape: { rect: [330, 400, 6, 100] } }] as const;
    const s = range('assault-rifle', [at(230, { tags: ['zombie'] })], { terrain: wall });
    const { attacker, totals } = adds(s, [4, 4], 'shoot/assault-rifle/b');
    expect(attacker).toEqual({ 'assault-rifle': 2, 'band-2': -1, cover: -1 });
    expect(totals).toEqual([6, 6]);
  });

  it('FF-RNG-05 a bow is empty then, one action loads it, and a musket takes two', () => {
    const s = range('bow', [at(60)], {}, {}, 2);
    const { state } = playScene(
      s,
      [2, 6],
      [
        ['act', 'shoot/bow/b'],
        ['act', 'reload/bow'],
      ],
    );
    expect(of(state, 'a').arms[0]).toMatchObject({ loaded: true });
    const musket = range(
      'musket',
      [at(60)],
      {},
      { arms: [{ weapon: 'musket', inHand: true, loaded: false }] },
      1,
    );
    expect(offersFor(looking(musket), of(musket, 'a'), 1).map(({ id }) => id)).not.toContain('reload/musket');
    expect(offersFor(looking(musket), of(musket, 'a'), 2).map(({ id }) => id)).toContain('reload/musket');
    expect(offered(musket, 2)).toEqual([]);
  });

  it('FF-RNG-05 not while engaged; a pistol needs none', () => {
    const s = range('bow', [at(0)], {}, { arms: [{ weapon: 'bow', inHand: true, loaded: false }] });
    expect(offersFor(looking(s), of(s, 'a'), 1).map(({ id }) => id)).not.toContain('reload/bow');
    const pistol = playScene(range('pistol', [at(60)]), [2, 6], [['act', 'shoot/pistol/b']]);
    expect(of(pistol.state, 'a').arms[0]).toMatchObject({ loaded: true });
  });
});

describe('choosing a target', () => {
  const far = { id: 'c', x: 300, y: 450, party: 1 } as const;

  it('FF-RNG-08 the closest, unless it is worth less than half, lies, or is in cover', () => {
    const near = (more: Partial<SceneModel>) =>
      offered(range('musket', [at(60, { y: 500, ...more }), far], {}, { points: 46 }));
    expect(near({ points: 23 })).toEqual(['shoot/musket/b']);
    expect(near({ points: 22 })).toEqual(['shoot/musket/b', 'shoot/musket/c']);
    expect(near({ points: 40, posture: 'fallen' })).toEqual(['shoot/musket/b', 'shoot/musket/c']);
  });

  it('FF-RNG-08 a Big one over regular ones, and dread over everything', () => {
    const beyond = (more: Partial<SceneModel>) =>
      offered(range('musket', [at(60, { y: 500, points: 40 }), { ...far, ...more }]));
    expect(beyond({})).toEqual(['shoot/musket/b']);
    expect(beyond({ size: 'big' })).toEqual(['shoot/musket/b', 'shoot/musket/c']);
    expect(beyond({ rules: ['fearful'] })).toEqual(['shoot/musket/b', 'shoot/musket/c']);
    // FF-SPEC-09: a bat frightens nobody.
    expect(beyond({ rules: ['fearful', 'bat-form'], conditions: { form: 'bat' } })).toEqual([
      'shoot/musket/b',
    ]);
    const both = range('musket', [at(60, { y: 500, points: 40, size: 'big' }), { ...far, size: 'huge' }]);
    expect(offered(both)).toEqual(['shoot/musket/b']);
  });

  it('FF-RNG-09 nobody shoots out of a fight, or into one of his own', () => {
    expect(offered(range('musket', [at(0)]))).toEqual([]);
    expect(offered(range('musket', [at(0, { posture: 'fallen' })]))).toEqual(['shoot/musket/b']);
    const friend = { id: 'f', x: 250, y: 450 } as const;
    const beside = (more: Partial<SceneModel>, foe: Partial<SceneModel> = {}) =>
      offered(range('musket', [at(100, { y: 450, x: 225, ...foe }), { ...friend, ...more }]));
    expect(beside({})).toEqual([]);
    expect(beside({ posture: 'fallen' })).toEqual([]);
    expect(beside({ posture: 'fallen' }, { posture: 'fallen' })).toEqual(['shoot/musket/b']);
    expect(beside({ party: 1 })).toEqual(['shoot/musket/b']);
  });
});

describe('bursts and spreads', () => {
  it('FF-RNG-13 example: three targets of C2 with an SMG: +3, +2, +1, friends among them', () => {
    const others = [
      at(100),
      { id: 'c', x: 225, y: 490, party: 1 },
      { id: 'd', x: 225, y: 390, party: 0 },
    ] as const;
    const { events } = playScene(
      range('sub-machine-gun', others),
      [2, 6, 2, 6, 2, 6],
      [['act', 'burst/sub-machine-gun/b']],
    );
    const fought = events.flatMap((event) => (event.type === 'fought' ? [event] : []));
    expect(fought.map(({ target }) => target.model)).toEqual(['b', 'c', 'd']);
    expect(fought.map(({ attacker }) => attacker.total - attacker.die)).toEqual([3, 2, 1]);
  });

  it('FF-RNG-13 FF-GEN-17 of those who are equally near, the shooter says who comes next', () => {
    const others = [
      at(100),
      { id: 'c', x: 225, y: 490, party: 1 },
      { id: 'd', x: 225, y: 410, party: 1 },
      { id: 'e', x: 225, y: 524, party: 1 },
    ] as const;
    const burst = (next: string) =>
      playScene(
        range('sub-machine-gun', others),
        [2, 6, 2, 6, 2, 6, 2, 6],
        [
          ['act', 'burst/sub-machine-gun/b'],
          ['nextInBurst', next],
        ],
      ).events.flatMap((event) => (event.type === 'fought' ? [event.target.model] : []));
    expect(burst('d')).toEqual(['b', 'd', 'c', 'e']);
    expect(burst('c')).toEqual(['b', 'c', 'd', 'e']);
  });

  it('FF-RNG-17 FF-GEN-17 nobody is asked about a spread: one is hit as easily as the other', () => {
    const others = [
      at(200),
      { id: 'c', x: 325, y: 490, party: 1 },
      { id: 'd', x: 325, y: 410, party: 1 },
    ] as const;
    const { events } = playScene(range('shotgun', others), [2, 6, 2, 6, 2, 6], [['act', 'shoot/shotgun/b']]);
    expect(events.filter(({ type }) => type === 'fought')).toHaveLength(3);
  });

  it('FF-RNG-13 nobody farther from the target than Short is in it, and the shooter never', () => {
    const others = [at(60), { id: 'c', x: 185 + 101, y: 450, party: 1 }] as const;
    const s = range('sub-machine-gun', others);
    const { events } = playScene(s, [2, 6], [['act', 'burst/sub-machine-gun/b']]);
    expect(events.filter(({ type }) => type === 'fought')).toHaveLength(1);
  });

  it('FF-RNG-15 FF-RNG-16 an assault rifle bursts at Medium, over two bases', () => {
    const s = range('assault-rifle', [at(361)]);
    expect(offered(s)).toEqual(['shoot/assault-rifle/b']);
    const others = [at(100), { id: 'c', x: 225, y: 524, party: 1 }] as const;
    const two = playScene(range('assault-rifle', others), [2, 6, 2, 6], [['act', 'burst/assault-rifle/b']]);
    expect(two.events.filter(({ type }) => type === 'fought')).toHaveLength(2);
    const beyond = [at(100), { id: 'c', x: 225, y: 527, party: 1 }] as const;
    const one = playScene(range('assault-rifle', beyond), [2, 6], [['act', 'burst/assault-rifle/b']]);
    expect(one.events.filter(({ type }) => type === 'fought')).toHaveLength(1);
  });

  it('FF-OPT-14 assault-burst-short: over Short', () => {
    const others = [at(100), { id: 'c', x: 225, y: 527, party: 1 }] as const;
    const s = range('assault-rifle', others, { options: { 'assault-burst-short': true } });
    const two = playScene(s, [2, 6, 2, 6], [['act', 'burst/assault-rifle/b']]);
    expect(two.events.filter(({ type }) => type === 'fought')).toHaveLength(2);
  });

  it('FF-RNG-17 a shotgun finds all within two bases of the target, without steps, unless it is nearer than Short', () => {
    const others = (far: number) => [at(far), { id: 'c', x: 125 + far, y: 500, party: 1 }] as const;
    const two = playScene(range('shotgun', others(200)), [2, 6, 2, 6], [['act', 'shoot/shotgun/b']]);
    const fought = two.events.flatMap((event) => (event.type === 'fought' ? [event] : []));
    // Example: C2 in the second band, d6 + 2 + 2 - 1.
    expect(fought.map(({ attacker }) => attacker.total - attacker.die)).toEqual([3, 3]);
    const one = playScene(range('shotgun', others(70)), [2, 6], [['act', 'shoot/shotgun/b']]);
    expect(one.events.filter(({ type }) => type === 'fought')).toHaveLength(1);
  });

  it('FF-RNG-14 who kills a friend with a burst shakes all who saw it', () => {
    const others = [at(100), { id: 'd', x: 225, y: 490, combat: 0 }, { id: 'e', x: 225, y: 600 }] as const;
    // The friend dies; whoever is nearest tests first, the killer in his turn, and both check Morale.
    const { events } = playScene(
      range('sub-machine-gun', others),
      [2, 6, 5, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6],
      [['act', 'burst/sub-machine-gun/b']],
    );
    const rolls = events.flatMap((event) =>
      event.type === 'quality' ? [`${event.purpose} ${event.model}`] : [],
    );
    expect(rolls).toEqual(['fear e', 'fear a', 'morale a', 'morale e']);
  });

  it('FF-RNG-14 not where the burst has only driven him into the arms of an enemy', () => {
    const others = [
      at(100),
      { id: 'd', x: 225, y: 490, combat: 0 },
      { id: 'e', x: 225, y: 640 },
      { id: 'x', x: 264.1, y: 518, party: 1, combat: 6, posture: 'fallen' },
    ] as const;
    // Driven back, and cut down by the one on the ground: those who saw it test, nobody checks.
    const { state, events } = playScene(
      range('sub-machine-gun', others),
      [2, 6, 1, 6, 2, 2, 1, 6, 6, 6, 6, 6, 6],
      [['act', 'burst/sub-machine-gun/b']],
    );
    const rolls = events.flatMap((event) => (event.type === 'quality' ? [event.purpose] : []));
    expect([of(state, 'd').standing, rolls]).toEqual(['out', ['fear', 'fear']]);
  });
});

describe('ammunition', () => {
  it('FF-RNG-20 example: a natural 1, a second 1: jammed, and an action clears it', () => {
    const s = range('pistol', [at(60)], {}, {}, 3);
    const { state } = playScene(
      s,
      [1, 1, 6],
      [
        ['act', 'aimed-shot/pistol/b'],
        ['act', 'unjam/pistol'],
      ],
    );
    expect(of(state, 'a').arms[0]).toMatchObject({ fault: 'none' });
    const jammed = playScene(range('pistol', [at(60)]), [1, 1, 6], [['act', 'shoot/pistol/b']]);
    expect(of(jammed.state, 'a').arms[0]).toMatchObject({ fault: 'mend' });
  });

  it('FF-RNG-20 a 1 and no second one is nothing; bows and silver have no more for the game', () => {
    const held = playScene(range('pistol', [at(60)]), [1, 2, 6], [['act', 'shoot/pistol/b']]);
    expect(of(held.state, 'a').arms[0]).toMatchObject({ fault: 'none' });
    const bow = playScene(range('bow', [at(60)]), [1, 1, 6], [['act', 'shoot/bow/b']]);
    expect(of(bow.state, 'a').arms[0]).toMatchObject({ fault: 'lost' });
    const silver = range(
      'pistol',
      [at(60)],
      {},
      { arms: [{ weapon: 'pistol', inHand: true, silver: true }] },
    );
    const spent = playScene(silver, [1, 1, 6], [['act', 'shoot/pistol/b']]);
    expect(of(spent.state, 'a').arms[0]).toMatchObject({ fault: 'lost' });
  });
});

describe('what changes a shot', () => {
  const shot = (
    target: Partial<SceneModel>,
    more: Partial<SceneDraft> = {},
    shooter: Partial<SceneModel> = {},
    far = 60,
  ) => adds(range('pistol', [at(far, target)], more, shooter), [2, 6], 'shoot/pistol/b');

  it('FF-RNG-18 partly hidden by scenery: -1; hidden behind it: no target; models are no cover', () => {
    const behind = (height: number) =>
      ({ terrain: [{ id: 'w', type: 'wall', height, shape: { rect: [150, 400, 4, 100] } }] }) as const;
    expect(shot({}, behind(20)).attacker).toEqual({ pistol: 1, cover: -1 });
    expect(offered(range('pistol', [at(60)], behind(75)))).toEqual([]);
    const friend = { id: 'f', x: 113, y: 478 } as const;
    expect(adds(range('pistol', [at(60), friend]), [2, 6], 'shoot/pistol/b').attacker).toEqual({ pistol: 1 });
  });

  it('FF-RNG-21 Big targets, the dark, rain and a fallen target farther than Short', () => {
    expect(shot({ size: 'big' }).attacker).toEqual({ pistol: 1, 'target-big-or-huge': 1 });
    expect(shot({}, { clock: { day: false } }).attacker).toEqual({ pistol: 1, 'night-outdoors': -1 });
    expect(shot({}, { clock: { weather: 'rain' } }).attacker).toEqual({ pistol: 1, 'rain-or-storm': -1 });
    expect(shot({ posture: 'fallen' }).attacker).toEqual({ pistol: 1 });
    expect(shot({ posture: 'fallen' }, {}, {}, 100).attacker).toEqual({
      pistol: 1,
      'band-2': -1,
      'target-fallen': -1,
    });
  });

  it('FF-RNG-21 FF-MAG-10 a transfixed target at +2, and any win kills', () => {
    const held = { conditions: { transfixed: { by: 'spell', cost: 2, source: null } } } as const;
    const s = range('pistol', [at(60, held)]);
    const { attacker, result } = adds(s, [3, 4], 'shoot/pistol/b');
    expect(attacker).toEqual({ pistol: 1, 'target-transfixed': 2 });
    expect(result).toBe('killed');
  });

  it('FF-ACT-11 an aimed shot takes one from the target', () => {
    const s = range('pistol', [at(60)], {}, {}, 2);
    expect(adds(s, [2, 6], 'aimed-shot/pistol/b').target).toEqual({ aimed: -1 });
  });

  it('FF-HTH-21 an unfamiliar weapon gives one less, never less than nothing', () => {
    const strange = (weapon: WeaponId) => ({ arms: [{ weapon, inHand: true, familiar: false }] });
    expect(adds(range('pistol', [at(60)], {}, strange('pistol')), [2, 6], 'shoot/pistol/b').attacker).toEqual(
      {},
    );
    expect(adds(range('bow', [at(60)], {}, strange('bow')), [2, 6], 'shoot/bow/b').attacker).toEqual({});
  });

  it('FF-RNG-03 wood is clumsy against all but Vampires', () => {
    const wooden = { arms: [{ weapon: 'bow', inHand: true, wooden: true }] } as const;
    expect(adds(range('bow', [at(60)], {}, wooden), [2, 6], 'shoot/bow/b').attacker).toEqual({
      'wood-vs-non-vampire': -1,
    });
    const vampire = at(60, { tags: ['vampire'] });
    expect(adds(range('bow', [vampire], {}, wooden), [2, 6], 'shoot/bow/b').attacker).toEqual({});
  });

  it('FF-SPEC-30 through somebody without a body it is harder', () => {
    const ghost = { id: 'g', x: 160, y: 450, party: 0, conditions: { immaterial: true } } as const;
    const s = range('pistol', [at(60), ghost]);
    expect(adds(s, [2, 6], 'shoot/pistol/b').attacker).toEqual({ pistol: 1, 'through-immaterial': -1 });
  });

  it('FF-RNG-22 a fallen target is killed when doubled, else pushed or nothing; from beside by any win', () => {
    const lying = { posture: 'fallen' } as const;
    const one = (far: number, dice: readonly number[]) =>
      adds(range('pistol', [at(far, lying)]), dice, 'shoot/pistol/b').result;
    expect(one(60, [5, 4])).toBe('recoil');
    expect(one(60, [4, 3])).toBe('none');
    expect(one(60, [5, 2])).toBe('gruesome');
    expect(one(0, [4, 3])).toBe('killed');
  });

  it('FF-OPT-16 fallen-ranged-quick-kill: any win kills at any range', () => {
    const options = { 'fallen-ranged-quick-kill': true };
    const s = range('pistol', [at(60, { posture: 'fallen' })], { options });
    expect(adds(s, [4, 3], 'shoot/pistol/b').result).toBe('killed');
  });
});

describe('pistols in a fight', () => {
  it('FF-RNG-10 a Quality roll, then one shot in which only the shooter harms', () => {
    const s = range('pistol', [at(0)]);
    expect(offered(s)).toEqual(['close-shot/pistol/b']);
    const { state } = playScene(s, [4, 4, 3], [['act', 'close-shot/pistol/b']]);
    expect(of(state, 'b').posture).toBe('fallen');
  });

  it('FF-RNG-10 failing, no shot, and everybody in contact strikes', () => {
    const other = { id: 'c', x: 100, y: 475, party: 1 } as const;
    const s = range('pistol', [at(0), other]);
    const { events } = playScene(s, [3, 1, 6, 1, 6], [['act', 'close-shot/pistol/b']]);
    const fought = events.flatMap((event) => (event.type === 'fought' ? [event.kind] : []));
    expect(fought).toEqual(['hack', 'hack']);
  });

  it('FF-RNG-10 not with a musket; beside the fallen alone it is an ordinary shot', () => {
    expect(offered(range('musket', [at(0)]))).toEqual([]);
    expect(offered(range('pistol', [at(0, { posture: 'fallen' })]), 2)).toEqual([
      'shoot/pistol/b',
      'aimed-shot/pistol/b',
    ]);
  });
});
