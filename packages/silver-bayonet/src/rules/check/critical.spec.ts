import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { gearId } from '../gear-id.ts';
import { meleeAttack } from '../melee/melee-attack.ts';
import { meleeWeapons } from '../melee/weapon.ts';
import { shoot, shootable } from '../shooting/shoot.ts';

const fires = stepping((cx) => shoot(cx, of(cx.s, 'a'), gearId(of(cx.s, 'a'), 0)));
const attacks = stepping((cx) => meleeAttack(cx, of(cx.s, 'a'), of(cx.s, 'b')));
const ON = { criticals: true } as const;
const POOL = { power: 1, skill: 1, monster: 1 };

type Rest = Partial<SceneDraft> & { readonly a?: Partial<SceneFigure>; readonly b?: Partial<SceneFigure> };

function pair(apart: number, { a, b, ...rest }: Rest = {}) {
  return scene({
    active: 'a',
    ...rest,
    figures: [
      { id: 'a', x: 10, y: 18, ...a },
      { id: 'b', side: 1, x: 10.984 + apart, y: 18, health: 30, ...b },
      { id: 'friend', x: 2, y: 2 },
      { id: 'foe', side: 1, x: 35, y: 35 },
    ],
  });
}

const stay = ['reactToShot', 'stay'] as const;

describe('critical hits and failures', () => {
  it('SB-CRIT-01 off by default: double 10 is an ordinary hit, double 1 an ordinary miss', () => {
    const hit = play(fires, { state: pair(10), dice: [10, 10], answers: [stay] });
    expect(of(hit.state, 'b').health).toBe(20);
    const miss = play(fires, { state: pair(10), dice: [1, 1], answers: [stay] });
    expect(of(miss.state, 'a').gear[0]!.state).toBe('whole');
    expect(
      playToQuestion(fires, { state: pair(10, { pools: [POOL, POOL] }), dice: [1, 1] }).pending.kind,
    ).toBe('reroll');
  });

  it('SB-CRIT-01 on, it covers Strike Back and Return Fire', () => {
    const shot = play(fires, {
      state: pair(10, { options: ON, a: { health: 30 } }),
      dice: [1, 2, 10, 10],
      answers: [['reactToShot', 'return-fire:musket']],
    });
    expect(of(shot.state, 'a').health).toBe(18);
    const struck = play(attacks, {
      state: pair(0, { options: ON }),
      dice: [1, 2, 1, 1],
      answers: [['strikeBack', 'strike-back']],
    });
    expect(of(struck.state, 'b').gear[0]!.state).toBe('lost');
  });

  it('SB-CRIT-01 rules that cause a critical failure of their own need no option: Quick Load', () => {
    const a = { attributes: ['quick-load'], gear: [{ item: 'musket', loaded: false }, 'cartridge-box'] };
    const { state } = play(fires, {
      state: pair(10, { a, pools: [POOL, POOL] }),
      dice: [3, 1],
      answers: [stay],
    });
    expect(of(state, 'a').gear[0]!.state).toBe('fouled');
    const five = play(fires, { state: pair(10, { a }), dice: [1, 4], answers: [stay] });
    expect(of(five.state, 'a').gear[0]!.state).toBe('whole');
  });

  it('SB-CRIT-02 double 10 hits whatever the Defence, for 2 more, and bars the reaction to a shot', () => {
    const { state, events } = play(fires, {
      state: pair(10, { options: ON, b: { stats: { defence: 40 } } }),
      dice: [10, 10],
    });
    expect(of(state, 'b').health).toBe(18);
    expect(events).toContainEqual(expect.objectContaining({ type: 'attacked', hit: true }));
  });

  it('SB-CRIT-02 hand weapon 10 against Damage Reduction 4: 10 - 4 + 2 = 8', () => {
    const state = pair(0, { options: ON, b: { attributes: ['damage-reduction:4'] } });
    expect(of(play(attacks, { state, dice: [10, 10] }).state, 'b').health).toBe(22);
  });

  it('SB-CRIT-02 in melee the target cannot strike back and backs off', () => {
    const { state, asked } = play(attacks, { state: pair(0, { options: ON }), dice: [10, 10] });
    expect(asked).toEqual([]);
    expect(of(state, 'b').x).toBe(12.984);
    expect(of(state, 'a').x).toBe(10);
  });

  it('SB-CRIT-02 a rider hit so by foot loses his blow, but the man on foot backs off', () => {
    const state = pair(0, { options: ON, b: { mounted: true, x: 11.476 } });
    const { state: after, asked } = play(attacks, { state, dice: [10, 10] });
    expect(asked).toEqual([]);
    expect([of(after, 'a').x, of(after, 'b').x]).toEqual([8, 11.476]);
  });

  it('SB-CRIT-02 the Indestructible take nothing', () => {
    const state = pair(0, { options: ON, b: { attributes: ['indestructible'] } });
    expect(of(play(attacks, { state, dice: [10, 10] }).state, 'b').health).toBe(30);
  });

  it('SB-CRIT-02 read after rerolls', () => {
    const state = pair(10, {
      options: ON,
      pools: [
        { power: 0, skill: 1, monster: 0 },
        { power: 0, skill: 0, monster: 0 },
      ],
    });
    const { state: after } = play(fires, { state, dice: [10, 3, 10], answers: [['reroll', 'skill']] });
    expect(of(after, 'b').health).toBe(18);
  });

  it('SB-CRIT-03 double 1: no Fate Die may be used, and it misses any Defence', () => {
    const state = pair(10, { options: ON, pools: [POOL, POOL], b: { stats: { defence: 2 } } });
    const { events, asked } = play(fires, { state, dice: [1, 1], answers: [stay] });
    expect(asked.map(({ kind }) => kind)).toEqual(['reactToShot']);
    expect(events).toContainEqual(expect.objectContaining({ type: 'attacked', hit: false }));
  });

  it('SB-CRIT-03 a reroll that makes it double 1 is a critical failure too', () => {
    const state = pair(10, { options: ON, pools: [POOL, POOL] });
    const { state: after } = play(fires, { state, dice: [1, 5, 1], answers: [['reroll', 'skill'], stay] });
    expect(of(after, 'a').gear[0]!.state).toBe('fouled');
  });

  it('SB-CRIT-04 the weapon is lost, for shooting too; with no other he is unarmed', () => {
    const { state } = play(attacks, {
      state: pair(0, { options: ON }),
      dice: [1, 1],
      answers: [['strikeBack', 'back-off']],
    });
    expect(of(state, 'a').gear[0]!.state).toBe('lost');
    const look = looking(state);
    expect(meleeWeapons(look, of(state, 'a'))).toMatchObject([{ weapon: 'unarmed' }]);
    expect(shootable(look, of(state, 'a'))).toEqual([]);
  });

  it('SB-CRIT-04 option lose-bayonet-only: the gun still shoots', () => {
    const state = pair(0, { options: { ...ON, 'lose-bayonet-only': true } });
    const after = play(attacks, { state, dice: [1, 1], answers: [['strikeBack', 'back-off']] }).state;
    expect(of(after, 'a').gear[0]!.state).toBe('broken');
    expect(shootable(looking(after), of(after, 'a'))).toEqual(['musket']);
  });

  it('SB-CRIT-04 natural weapons cannot be lost', () => {
    const a = { side: null, type: 'dark-wolf' };
    const before = pair(0, { options: ON, a });
    const { events } = play(attacks, { state: before, dice: [1, 1], answers: [['strikeBack', 'back-off']] });
    expect(events.filter(({ type }) => type === 'gearLost')).toEqual([]);
  });

  it('SB-CRIT-04 a torch is lost with the supply it came from: no fire, and nothing to light again', () => {
    const a = { gear: ['oil-and-torches'], attributes: ['lit-torch'] };
    const before = pair(0, { options: ON, a });
    const { state, events } = play(attacks, {
      state: before,
      dice: [1, 1],
      answers: [['strikeBack', 'back-off']],
    });
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'gearLost',
        rule: 'SB-CRIT-04',
        weapon: 'oil-and-torches',
        state: 'lost',
      }),
    );
    expect(of(state, 'a')).toMatchObject({ kit: '', gear: [{ state: 'lost' }] });
    expect(meleeWeapons(looking(state), of(state, 'a'))).toMatchObject([{ weapon: 'unarmed' }]);
  });

  it('SB-CRIT-04 whoever carries more torches can light another; another weapon leaves the torch alone', () => {
    const a = { gear: ['oil-and-torches', 'oil-and-torches', 'hand-weapon'], attributes: ['lit-torch'] };
    const fails = (weapon: string) =>
      play(attacks, {
        state: pair(0, { options: ON, a }),
        dice: [1, 1],
        answers: [
          ['meleeWeapon', weapon],
          ['strikeBack', 'back-off'],
        ],
      }).state;
    const torch = of(fails('torch'), 'a');
    expect(torch.kit).toBe('oil-and-torches');
    expect(torch.gear.map(({ state }) => state)).toEqual(['lost', 'whole', 'whole']);
    const blade = of(fails('hand-weapon'), 'a');
    expect(blade.kit).toBe('lit-torch+oil-and-torches');
    expect(blade.gear.map(({ state }) => state)).toEqual(['whole', 'whole', 'lost']);
  });

  it('SB-CRIT-02 SB-CRIT-03 the attack is told with what settled it', () => {
    const told = (dice: readonly number[], options: { readonly criticals?: true }) =>
      play(fires, {
        state: pair(10, { options, b: { stats: { defence: 2 } } }),
        dice,
        answers: dice[0] === 10 && options.criticals === true ? [] : [stay],
      }).events.find(({ type }) => type === 'attacked');
    expect(told([10, 10], ON)).toMatchObject({
      rule: 'SB-CRIT-02',
      because: { why: 'critical-hit', by: null },
    });
    expect(told([1, 1], ON)).toMatchObject({
      hit: false,
      rule: 'SB-CRIT-03',
      because: { why: 'critical-failure', by: null },
    });
    expect(told([10, 10], {})).toMatchObject({ rule: 'SB-SHT-08', because: null });
    expect(told([1, 2], ON)).toMatchObject({ hit: true, because: null });
  });

  it('SB-CRIT-05 the gun cannot shoot again, but its bayonet works', () => {
    const { state } = play(fires, { state: pair(10, { options: ON }), dice: [1, 1], answers: [stay] });
    of(state, 'a').gear[0]!.loaded = true;
    expect(shootable(looking(state), of(state, 'a'))).toEqual([]);
    expect(meleeWeapons(looking(state), of(state, 'a'))).toMatchObject([{ weapon: 'musket' }]);
  });

  it('SB-CRIT-05 a hurled rock only misses', () => {
    const rock = stepping((cx) => shoot(cx, of(cx.s, 'a'), 'hurled-rock'));
    const state = pair(10, { options: ON, a: { gear: [], attributes: ['rock-hurler'] } });
    const { state: after, events } = play(rock, { state, dice: [1, 1], answers: [stay] });
    expect(events.filter(({ type }) => type === 'gearLost')).toEqual([]);
    expect(shootable(looking(after), of(after, 'a'))).toEqual(['hurled-rock']);
  });
});
