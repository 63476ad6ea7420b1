import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { doAction, openActions } from '../activation/actions.ts';

type Who = Partial<SceneFigure>;
type Gun = NonNullable<SceneDraft['emplacements']>[number];

const GUN = {
  id: 'bow',
  x: 10,
  y: 18,
  z: 0,
  crew: { attribute: 'artillerist', adjacent: true },
  deniedBy: { enemyWithin: 1 },
  enchantWithPowerDie: false,
  loaded: true,
  state: 'whole',
} as const;
const EMPTY: Gun = { ...GUN, loaded: false };
const NO_DICE = { power: 0, skill: 0, monster: 0 };

/** A gunner by the gun, and an enemy 10" away. */
function deck(gun: Gun = GUN, a: Who = {}, rest: Partial<SceneDraft> = {}, more: SceneFigure[] = []) {
  return scene({
    active: 'a',
    emplacements: [gun],
    ...rest,
    figures: [
      {
        id: 'a',
        x: 9.258,
        y: 18,
        gear: [],
        attributes: ['artillerist'],
        stats: { accuracy: 30 },
        health: 20,
        ...a,
      },
      { id: 'b', side: 1, x: 20, y: 18, gear: [], health: 30 },
      ...more,
    ],
  });
}

const does = (...actions: string[]) =>
  stepping((cx) => {
    for (const action of actions) doAction(cx, of(cx.s, 'a'), action);
  });
const open = (...draft: Parameters<typeof deck>) => {
  const s = deck(...draft);
  return openActions(looking(s), of(s, 'a')).filter((id) => id.includes('swivel'));
};
const BOTH = ['shoot:swivel:bow/ball', 'shoot:swivel:bow/scatter'];
const STAY = [['reactToShot', 'stay']] as const;

describe('who works a swivel gun', () => {
  const withC = (gun: Gun, side: number | null, x: number, z = 0) => {
    const c = { id: 'c', side, type: side === null ? 'bandit' : 'infantryman', x, y: 18, z };
    return deck(gun, {}, {}, [c]);
  };
  const shots = (s: ReturnType<typeof deck>) =>
    openActions(looking(s), of(s, 'a')).filter((id) => id.includes('swivel'));

  it('SB-SCN-GEN-24 SB-EQ-32 SB-ATT-10.R1 an Artillerist adjacent to it, and nobody else', () => {
    expect(open()).toEqual(BOTH);
    expect(open(GUN, { attributes: [] })).toEqual([]);
    expect(open(GUN, { x: 9.094 })).toEqual(BOTH);
    expect(open(GUN, { x: 9.093 })).toEqual([]);
  });

  it('SB-OPS-12 the attribute is the scenario’s to name', () => {
    const gun: Gun = { ...GUN, crew: { attribute: 'combat-engineer', adjacent: true } };
    expect(open(gun)).toEqual([]);
    expect(open(gun, { attributes: ['combat-engineer'] })).toEqual(BOTH);
  });

  it('SB-SCN-GEN-24.R1 no enemy, monsters included, so near to the gun; friends do not matter', () => {
    const near = 10 + 0.394 + 1 + 0.492;
    const at = (side: number | null, x: number) => shots(withC(GUN, side, x));
    expect([at(1, near), at(null, near), at(1, near + 0.001), at(0, near)]).toEqual([[], [], BOTH, BOTH]);
    const two: Gun = { ...GUN, deniedBy: { enemyWithin: 2 } };
    expect([shots(withC(two, 1, near + 1)), shots(withC(two, 1, near + 1.001))]).toEqual([[], BOTH]);
  });

  it('SB-SCN-GEN-24 SB-OPS-12 in the boat, with no enemy in it', () => {
    const gun: Gun = {
      ...GUN,
      crew: { attribute: 'artillerist', zone: 'boat' },
      deniedBy: { enemyInZone: 'boat' },
    };
    const zones = { boat: { shape: { rect: [6, 17, 8, 2] }, level: 0 } } as const;
    const afloat = (s: ReturnType<typeof deck>) =>
      shots({ ...s, scenario: { ...s.scenario, zones: zones as never } });
    expect(afloat(deck(gun))).toEqual(BOTH);
    expect(afloat(deck(gun, { x: 6.1 }))).toEqual(BOTH);
    expect(afloat(deck(gun, { x: 5.9 }))).toEqual([]);
    expect(afloat(withC(gun, 1, 13.9))).toEqual([]);
    expect(afloat(withC(gun, null, 13.9))).toEqual([]);
    expect(afloat(withC(gun, 1, 14.1))).toEqual(BOTH);
    expect(afloat(withC(gun, 0, 13.9))).toEqual(BOTH);
    expect(afloat(withC(gun, 1, 13.9, 3))).toEqual(BOTH);
  });

  it('SB-CAV-13 SB-EQ-24 not from the saddle, not with a torch in hand, not in a Deluge', () => {
    expect(open(GUN, { mounted: true, x: 8.8 })).toEqual([]);
    expect(open(EMPTY, { mounted: true, x: 8.8 })).toEqual([]);
    expect(open(GUN, { attributes: ['artillerist', 'lit-torch'] })).toEqual([]);
    expect(open(EMPTY, { attributes: ['artillerist', 'lit-torch'] })).toEqual([]);
    expect(open(GUN, {}, { conditions: { deluge: true } })).toEqual([]);
  });

  it('SB-EQ-32 it is one Shoot action; a fouled gun is none', () => {
    expect(open(GUN, {}, { activation: { shot: true } })).toEqual([]);
    expect(open({ ...GUN, state: 'fouled' })).toEqual([]);
    expect(open({ ...EMPTY, state: 'fouled' })).toEqual([]);
  });
});

describe('firing a swivel gun', () => {
  it('SB-SCN-GEN-25 ball, P 6, Damage Reduction 4: 6; scatter: 3', () => {
    const troll = { id: 'm', side: null, type: 'troll', x: 14, y: 18, gear: [], health: 30 };
    const tough = { ...troll, attributes: ['damage-reduction:4'] };
    const hurt = (how: string) => {
      const { state } = play(does(`shoot:swivel:bow/${how}`), {
        state: deck(GUN, {}, {}, [tough]),
        dice: [6, 5],
        answers: [['shootWhom', ['m']]],
      });
      return 30 - of(state, 'm').health;
    };
    expect([hurt('ball'), hurt('scatter')]).toEqual([6, 3]);
  });

  it('SB-SCN-GEN-26 SB-EQ-32 ball, P 6: 10 damage; the gun is empty, not the gunner’s own', () => {
    const { state, events } = play(does('shoot:swivel:bow/ball'), {
      state: deck(GUN, { gear: ['pistol'] }),
      dice: [6, 5],
      answers: STAY,
    });
    expect(of(state, 'b').health).toBe(20);
    expect(state.emplacements).toEqual([EMPTY]);
    expect(of(state, 'a').gear[0]!.loaded).toBe(true);
    expect(state.activation).toMatchObject({ actionSpent: true, shot: true });
    expect(events[0]).toMatchObject({ type: 'fired', weapon: 'swivel-gun-ball', load: 'plain' });
  });

  it('SB-EQ-32 scatter: P + 1, at -1, up to three within 1" of a point, 14"; ball reaches 24"', () => {
    const others = [
      { id: 'c', side: 1, x: 20, y: 19, gear: [], health: 30 },
      { id: 'd', side: 1, x: 20, y: 17, gear: [], health: 30 },
    ];
    const { state, events } = play(does('shoot:swivel:bow/scatter'), {
      state: deck(GUN, {}, {}, others),
      dice: [6, 5, 3, 5, 2, 5],
      answers: [['shootWhom', ['b', 'c', 'd']], ...STAY, ...STAY, ...STAY],
    });
    expect(['b', 'c', 'd'].map((id) => 30 - of(state, id).health)).toEqual([7, 4, 3]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'checked', total: 6 + 5 + 30 - 1 }));
    const at = (x: number) => {
      const s = deck();
      of(s, 'b').x = x;
      return openActions(looking(s), of(s, 'a')).filter((id) => id.startsWith('shoot'));
    };
    expect([at(24.2), at(24.3), at(34.2), at(34.3)]).toEqual([BOTH, [BOTH[0]], [BOTH[0]], []]);
  });

  it('SB-EQ-32 a firearm: a breastplate does not help, and it fails near what hates technology', () => {
    const s = deck();
    of(s, 'b').gear.push({ item: 'breastplate', upgrades: [], loaded: false, state: 'whole', types: [] });
    const { state } = play(does('shoot:swivel:bow/ball'), { state: s, dice: [6, 5], answers: STAY });
    expect(of(state, 'b').health).toBe(20);
    const hates = {
      id: 'm',
      side: null,
      type: 'bandit',
      attributes: ['inimical-to-technology'],
      x: 9,
      y: 23,
    };
    const failed = play(does('shoot:swivel:bow/ball'), {
      state: deck(GUN, {}, {}, [hates]),
      answers: [['shootWhom', ['b']], ...STAY],
    });
    expect(of(failed.state, 'b').health).toBe(30);
    expect(failed.state.emplacements[0]!.loaded).toBe(false);
  });

  it('SB-EQ-32.R2 no salt and no shot of the box in it, but Great Faith blesses it', () => {
    const gear = ['salt-bag', { item: 'cartridge-box', upgrades: ['cold-iron-shot'] }];
    const hard = { id: 'm', side: null, type: 'bandit', gear: [], x: 14, y: 18, health: 30 };
    const blessed = { ...hard, attributes: ['indestructible', 'allergy:blessed'] };
    const shot = (attributes: string[]) =>
      of(
        play(does('shoot:swivel:bow/ball'), {
          state: deck(GUN, { gear, attributes }, {}, [blessed]),
          dice: [6, 5],
          answers: [['shootWhom', ['m']]],
        }).state,
        'm',
      ).health;
    expect(shot(['artillerist', 'great-faith'])).toBe(20);
    expect(shot(['artillerist'])).toBe(30);
  });

  it('SB-SCN-GEN-24.R1 SB-SCN-GEN-25.R1 SB-EQ-32.R2 Return Fire with it, either way, while the conditions hold', () => {
    const shoots = (s: ReturnType<typeof deck>) =>
      playToQuestion(
        stepping((cx) => doAction(cx, of(cx.s, 'b'), 'shoot:musket')),
        { state: s, dice: [1, 1] },
      ).pending.question;
    const duel = (gun: Gun) => {
      const s = deck(gun);
      of(s, 'b').gear.push({ item: 'musket', upgrades: [], loaded: true, state: 'whole', types: [] });
      return { ...s, activation: { ...s.activation!, figure: 'b' } };
    };
    const back = ['return-fire:swivel:bow/ball', 'return-fire:swivel:bow/scatter'];
    expect(shoots(duel(GUN))).toMatchObject({ options: ['stay', 'dive', ...back] });
    expect(shoots(duel(EMPTY))).toMatchObject({ options: ['stay', 'dive'] });
    const { state } = play(
      stepping((cx) => doAction(cx, of(cx.s, 'b'), 'shoot:musket')),
      { state: duel(GUN), dice: [1, 1, 6, 5], answers: [['reactToShot', back[0]]] },
    );
    expect(of(state, 'b').health).toBe(20);
    expect(state.emplacements[0]!.loaded).toBe(false);
  });
});

describe('loading a swivel gun', () => {
  it('SB-SCN-GEN-26 SB-EQ-32 by an action, the Move given up, or a Fate Die; no cartridge box is needed', () => {
    const pools = [{ power: 1, skill: 0, monster: 0 }, NO_DICE];
    expect(open(EMPTY, {}, { pools })).toEqual([
      'reload-for-move:swivel:bow',
      'reload:swivel:bow',
      'quick-reload:power/swivel:bow',
    ]);
    for (const action of open(EMPTY, {}, { pools })) {
      const { state, events } = play(does(action), { state: deck(EMPTY, {}, { pools }) });
      expect(state.emplacements).toEqual([GUN]);
      expect(events.at(-1)).toMatchObject({ type: 'reloaded', figure: 'a', weapon: 'swivel-gun' });
    }
  });

  it('SB-SCN-GEN-26.R1 SB-EQ-32 only by somebody who could fire it; a loaded one needs nothing', () => {
    expect(open(EMPTY, { attributes: [] })).toEqual([]);
    expect(open(EMPTY, { x: 5 })).toEqual([]);
    expect(open(EMPTY)).not.toContain('shoot:swivel:bow/ball');
    expect(open(GUN).filter((id) => id.includes('reload'))).toEqual([]);
  });

  it('SB-EQ-32.R1 with the option a cartridge box is needed to load it, not to fire it', () => {
    const options = { 'swivel-needs-cartridge-box': true };
    expect(open(EMPTY, {}, { options })).toEqual([]);
    expect(open(EMPTY, { gear: ['cartridge-box'] }, { options })).toContain('reload:swivel:bow');
    expect(open(EMPTY, { gear: [{ item: 'cartridge-box', state: 'lost' }] }, { options })).toEqual([]);
    expect(open(GUN, {}, { options })).toEqual(BOTH);
  });

  it('SB-ATT-35 Quick Load fires it unloaded; a critical failure jams it for everybody', () => {
    const quick = { attributes: ['artillerist', 'quick-load'] };
    expect(open(EMPTY, quick)).toEqual(expect.arrayContaining(BOTH));
    const { state, events } = play(does('shoot:swivel:bow/ball'), {
      state: deck(EMPTY, quick),
      dice: [3, 1],
      answers: STAY,
    });
    expect(state.emplacements[0]).toMatchObject({ loaded: false, state: 'fouled' });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'gearLost', weapon: 'swivel-gun', state: 'fouled' }),
    );
    expect(of(state, 'b').health).toBe(30);
  });
});

describe('a Power Die with the shot', () => {
  const gun: Gun = { ...GUN, enchantWithPowerDie: true };
  const pools = [{ power: 1, skill: 0, monster: 0 }, NO_DICE];
  const dog = { side: null, type: 'bandit', y: 18, gear: [], health: 30 };
  const hound = { ...dog, attributes: ['indestructible', 'allergy:enchanted'] };
  const fires = (load: 'plain' | 'enchanted') =>
    play(does('shoot:swivel:bow/ball'), {
      state: deck(gun, {}, { pools }, [{ ...hound, id: 'm', x: 14 }]),
      dice: [3, 5],
      answers: [
        ['shootWhom', ['m']],
        ['shot', load],
        ...(load === 'plain' ? ([['reroll', 'keep']] as const) : []),
      ],
    });

  it('SB-OPS-12 ball with the die, P 3: 7 damage to what only enchantment hurts; without it none', () => {
    const { state, events } = fires('enchanted');
    expect(30 - of(state, 'm').health).toBe(7);
    expect(state.pools[0]).toEqual(NO_DICE);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'fateSpent', rule: 'SB-OPS-12', die: 'power', use: 'enchant-shot' }),
    );
    const plain = fires('plain').state;
    expect([of(plain, 'm').health, plain.pools[0]!.power]).toEqual([30, 1]);
  });

  it('SB-OPS-12 one die covers all targets of a volley', () => {
    const pack = [
      { ...hound, id: 'm', x: 14 },
      { ...hound, id: 'n', x: 14, y: 19.2 },
    ];
    const { state } = play(does('shoot:swivel:bow/scatter'), {
      state: deck(gun, {}, { pools }, pack),
      dice: [3, 5, 4, 5],
      answers: [
        ['shootWhom', ['m', 'n']],
        ['shot', 'enchanted'],
      ],
    });
    expect(['m', 'n'].map((id) => 30 - of(state, id).health)).toEqual([4, 5]);
  });

  it('SB-OPS-12 not asked without a die, under the Wheel of Fate, or at a gun that does not say so', () => {
    const asks = (which: Gun, rest: Partial<SceneDraft>) =>
      play(does('shoot:swivel:bow/ball'), { state: deck(which, {}, rest), dice: [1, 1], answers: STAY })
        .asked;
    const wheel = { pools, conditions: { wheelOfFate: true } };
    for (const asked of [asks(gun, {}), asks(gun, wheel), asks(GUN, { pools: [NO_DICE, NO_DICE] })])
      expect(asked.map(({ kind }) => kind)).toEqual(['reactToShot']);
  });

  it('SB-OPS-12 the die is no die spent on the Check: a reroll stays possible', () => {
    const { asked } = playToQuestion(does('shoot:swivel:bow/ball'), {
      state: deck(gun, {}, { pools: [{ power: 2, skill: 0, monster: 0 }, NO_DICE] }, [
        { ...hound, id: 'm', x: 14 },
      ]),
      dice: [3, 5],
      answers: [
        ['shootWhom', ['m']],
        ['shot', 'enchanted'],
      ],
    });
    expect(asked.at(-1)!.kind).toBe('reroll');
  });
});
