import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { doAction, openActions } from '../activation/actions.ts';

type Who = Partial<SceneFigure>;
type Gun = NonNullable<SceneDraft['emplacements']>[number];

const GUN = { id: 'bow', x: 10, y: 18, z: 0, within: 1, loaded: true, state: 'whole' } as const;
const EMPTY: Gun = { ...GUN, loaded: false };
const NO_DICE = { power: 0, skill: 0, monster: 0 };

/** A gunner a quarter of an inch from the gun, and an enemy 10" away. */
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
  it('SB-EQ-32 SB-ATT-10 an Artillerist within 1" of it, and nobody else', () => {
    expect(open()).toEqual(BOTH);
    expect(open(GUN, { attributes: [] })).toEqual([]);
    expect(open(GUN, { x: 8.508 })).toEqual(BOTH);
    expect(open(GUN, { x: 8.507 })).toEqual([]);
  });

  it('SB-ATT-10 the distance is the scenario’s', () => {
    expect(open({ ...GUN, within: 2 }, { x: 7.508 })).toEqual(BOTH);
    expect(open({ ...GUN, within: 0.1 })).toEqual([]);
  });

  it('SB-EQ-32 no enemy, monsters included, as near to the gun; friends do not matter', () => {
    const at = (x: number, side: number | null) =>
      open(GUN, {}, {}, [{ id: 'c', side, type: side === null ? 'bandit' : 'infantryman', x, y: 18 }]);
    expect([at(11.492, 1), at(11.492, null), at(11.493, 1), at(11.4, 0)]).toEqual([[], [], BOTH, BOTH]);
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
  it('SB-EQ-32 ball, P 6: 10 damage; the gun is empty, not the gunner’s own', () => {
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

  it('SB-EQ-32.R2 Return Fire with it, either way, while the conditions hold', () => {
    const shoots = (s: ReturnType<typeof deck>) =>
      playToQuestion(
        stepping((cx) => doAction(cx, of(cx.s, 'b'), 'shoot:0')),
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
      stepping((cx) => doAction(cx, of(cx.s, 'b'), 'shoot:0')),
      { state: duel(GUN), dice: [1, 1, 6, 5], answers: [['reactToShot', back[0]]] },
    );
    expect(of(state, 'b').health).toBe(20);
    expect(state.emplacements[0]!.loaded).toBe(false);
  });
});

describe('loading a swivel gun', () => {
  it('SB-EQ-32 by an action, the Move given up, or a Fate Die; no cartridge box is needed', () => {
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

  it('SB-EQ-32 only by somebody who could fire it; a loaded one needs nothing', () => {
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
