import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { gearId } from '../gear-id.ts';
import { strike } from '../melee/strike.ts';
import { meleeWeapons } from '../melee/weapon.ts';
import { shoot } from '../shooting/shoot.ts';

type Gear = NonNullable<SceneFigure['gear']>;
type Who = Partial<SceneFigure>;

/** Points that b loses to one attack by a, who cannot but hit. */
function damage(
  how: 'melee' | 'shooting',
  gear: Gear,
  dice: number[],
  b: Who,
  a: Who = {},
  rest: Partial<SceneDraft> = {},
) {
  const state = scene({
    ...rest,
    figures: [
      { id: 'a', x: 10, y: 18, gear, stats: { melee: 30, accuracy: 30 }, ...a },
      { id: 'b', side: null, x: how === 'melee' ? 10.984 : 14, y: 18, gear: [], health: 50, ...b },
      { id: 'foe', side: 1, x: 35, y: 35 },
      { id: 'friend', x: 1, y: 35 },
    ],
  });
  const run = stepping((cx) => {
    if (how === 'melee') strike(cx, of(cx.s, 'a'), of(cx.s, 'b'), 'own');
    else shoot(cx, of(cx.s, 'a'), gearId(of(cx.s, 'a'), 0));
  });
  const answers = b.side === 1 && how === 'shooting' ? [['reactToShot', 'stay'] as const] : [];
  return 50 - of(play(run, { state, dice, answers }).state, 'b').health;
}

const strikes = (gear: Gear, power: number, b: Who, a: Who = {}) => damage('melee', gear, [power, 5], b, a);
const shoots = (gear: Gear, power: number, b: Who, a: Who = {}) => damage('shooting', gear, [power, 5], b, a);

const armoured = { side: 1, type: 'infantryman', gear: ['breastplate'] };
const werewolf = { type: 'werewolf' };
const silver = ['musket', { item: 'cartridge-box', upgrades: ['silver-shot'] }];

describe('Armour', () => {
  it('SB-EQ-19 Armour (1): hand weapon P 5 gives 4, musket 5, hurled rock 4', () => {
    expect(strikes(['hand-weapon'], 5, armoured)).toBe(4);
    expect(shoots(['musket'], 5, armoured)).toBe(5);
    expect(shoots(['hurled-rock'], 5, armoured)).toBe(4);
  });

  it('SB-EQ-19 Chilling Touch P 5 gives 6, Demonic Fire P 4 gives 5', () => {
    expect(strikes(['hand-weapon'], 5, armoured, { attributes: ['chilling-touch'] })).toBe(6);
    expect(shoots(['demonic-fire'], 4, armoured)).toBe(5);
  });

  it('SB-EQ-19 never below 0, and a lost breastplate helps nobody', () => {
    expect(strikes(['improvised-weapon'], 1, armoured)).toBe(0);
    expect(strikes(['hand-weapon'], 5, { ...armoured, gear: [{ item: 'breastplate', state: 'lost' }] })).toBe(
      5,
    );
  });
});

describe('types of damage', () => {
  it('SB-EQ-28 a silver blade, a torch, Great Faith and Fey-Touched count as such against an allergy', () => {
    const reduced = (allergy: string) => ({
      type: 'bandit',
      attributes: ['damage-reduction:9', `allergy:${allergy}`],
    });
    expect(strikes([{ item: 'hand-weapon', upgrades: ['silver-weapon'] }], 6, reduced('silver'))).toBe(6);
    expect(strikes([], 6, reduced('fire'), { attributes: ['lit-torch'] })).toBe(5);
    expect(strikes(['hand-weapon'], 6, reduced('blessed'), { attributes: ['great-faith'] })).toBe(6);
    expect(shoots(['musket'], 6, reduced('blessed'), { attributes: ['great-faith'] })).toBe(6);
    expect(shoots(['demonic-fire'], 6, reduced('enchanted'))).toBe(8);
    expect(strikes(['hand-weapon'], 6, reduced('silver'))).toBe(0);
  });

  it('SB-EQ-28 a blessed musket blesses shot and bayonet; types do nothing to those without an allergy', () => {
    const vampire = { type: 'vampire' };
    const blessed = [{ item: 'musket', types: ['blessed'] }];
    expect(shoots(blessed, 7, vampire)).toBe(7);
    expect(strikes(blessed, 7, vampire)).toBe(7);
    expect(shoots(blessed, 7, { type: 'bandit' })).toBe(7);
  });

  it('SB-EQ-29 two matching types are as good as one; none does not match', () => {
    const faith = { attributes: ['great-faith'] };
    expect(shoots(silver, 6, { type: 'vampire' }, faith)).toBe(6);
    expect(shoots(['musket'], 6, werewolf, faith)).toBe(1);
  });

  it('SB-EQ-29 the salt rule comes first: blessed salt does nothing to one allergic to blessed only', () => {
    const target = { side: null, type: 'bandit', attributes: ['allergy:blessed'], health: 50 };
    const state = scene({
      figures: [
        {
          id: 'a',
          x: 10,
          y: 18,
          gear: ['musket', 'salt-bag'],
          attributes: ['great-faith'],
          stats: { accuracy: 30 },
        },
        { id: 'b', x: 14, y: 18, gear: [], ...target },
        { id: 'foe', side: 1, x: 35, y: 35 },
      ],
    });
    const run = stepping((cx) => shoot(cx, of(cx.s, 'a'), gearId(of(cx.s, 'a'), 0)));
    expect(of(play(run, { state, dice: [9, 5], answers: [['shot', 'salt']] }).state, 'b').health).toBe(50);
  });
});

describe('damage of a hit in order', () => {
  it('SB-EQ-30 Werewolf: plain musket P 6 does 1, silver 6, heavy weapon P 4 does 0', () => {
    expect(shoots(['musket'], 6, werewolf)).toBe(1);
    expect(shoots(silver, 6, werewolf)).toBe(6);
    expect(strikes(['heavy-weapon'], 4, werewolf)).toBe(0);
  });

  it('SB-EQ-30 Vampire: plain P 10 does 0, a blessed pistol P 7 does 7, a torch P 7 does 6', () => {
    const vampire = { type: 'vampire' };
    expect(shoots(['musket'], 10, vampire)).toBe(0);
    expect(shoots([{ item: 'pistol', types: ['blessed'] }], 7, vampire)).toBe(7);
    expect(strikes([], 7, vampire, { attributes: ['lit-torch'] })).toBe(6);
  });

  it('SB-EQ-30 Revenant: musket P 7 does 3, bayonet P 7 does 7', () => {
    expect(shoots(['musket'], 7, { type: 'revenant' })).toBe(3);
    expect(strikes(['musket'], 7, { type: 'revenant' })).toBe(7);
  });

  it('SB-EQ-30 Changeling: heavy weapon P 5 does 2, of cold iron 6', () => {
    expect(strikes(['heavy-weapon'], 5, { type: 'changeling' })).toBe(2);
    expect(
      strikes([{ item: 'heavy-weapon', upgrades: ['cold-iron-weapon'] }], 5, { type: 'changeling' }),
    ).toBe(6);
  });

  it('SB-EQ-30 a Hobgoblin hits a man in a breastplate with P 6: 6 + 1 + 1 - 1 = 7', () => {
    expect(strikes(['heavy-weapon'], 6, armoured, { side: null, type: 'hobgoblin' })).toBe(7);
  });

  it('SB-MEL-05 heavy weapon, P 6, Strong, breastplate, Damage Reduction 4: 3', () => {
    const target = { ...armoured, attributes: ['damage-reduction:4'] };
    expect(strikes(['heavy-weapon'], 6, target, { attributes: ['strong'] })).toBe(3);
  });

  it('SB-EQ-30 a cap comes before Armour, and a critical hit does not pass it', () => {
    const viper = { attributes: ['maximum-damage:3'] };
    expect(strikes(['hand-weapon'], 9, armoured, viper)).toBe(2);
    const critical = damage(
      'melee',
      ['hand-weapon'],
      [10, 10],
      { side: 1, type: 'infantryman', gear: [] },
      viper,
      {
        options: { criticals: true },
      },
    );
    expect(critical).toBe(3);
  });

  it('SB-EQ-30 a rider has 1 more against foot, before Armour', () => {
    expect(strikes(['hand-weapon'], 5, armoured, { mounted: true, x: 9.508 })).toBe(5);
  });
});

describe('lost, broken, fouled', () => {
  const cold = (item: string) => [{ item, upgrades: ['cold-iron-weapon'] }];
  const fight = (gear: Gear, dice: number[], rest: Partial<SceneDraft> = {}) =>
    play(
      stepping((cx) => void strike(cx, of(cx.s, 'a'), of(cx.s, 'b'), 'own')),
      {
        state: scene({
          ...rest,
          figures: [
            { id: 'a', x: 10, y: 18, gear, stats: { melee: 30 } },
            { id: 'b', side: null, type: 'bandit', x: 10.984, y: 18 },
            { id: 'foe', side: 1, x: 35, y: 35 },
          ],
        }),
        dice,
      },
    );

  it('SB-EQ-22 cold iron in melee: a natural 1 misses and no Fate Die helps', () => {
    const pools = [
      { power: 2, skill: 2, monster: 0 },
      { power: 0, skill: 0, monster: 0 },
    ];
    const { events } = fight(cold('hand-weapon'), [1, 10], { pools });
    expect(events).toContainEqual(expect.objectContaining({ type: 'attacked', hit: false }));
  });

  it('SB-EQ-22 two 1s break it, also where criticals would have lost it', () => {
    expect(of(fight(cold('hand-weapon'), [1, 1]).state, 'a').gear[0]!.state).toBe('broken');
    expect(
      of(fight(cold('hand-weapon'), [1, 1], { options: { criticals: true } }).state, 'a').gear[0]!.state,
    ).toBe('broken');
  });

  it('SB-EQ-33 a broken blade is no weapon; a fouled gun still is one; a lost gun neither', () => {
    const s = scene({
      figures: [
        {
          id: 'a',
          gear: [
            { item: 'hand-weapon', state: 'broken' },
            { item: 'musket', state: 'fouled' },
            { item: 'pistol', state: 'lost' },
          ],
        },
      ],
    });
    expect(meleeWeapons(looking(s), of(s, 'a')).map(({ weapon }) => weapon)).toEqual(['musket']);
  });

  it('SB-EQ-22 a musket with a broken bayonet shoots on, and is an improvised weapon in melee', () => {
    const gear = cold('musket');
    const { state } = fight(gear, [1, 1]);
    expect(of(state, 'a').gear[0]!.state).toBe('broken');
    expect(meleeWeapons(looking(state), of(state, 'a'))).toMatchObject([
      { weapon: 'improvised-weapon', gear: 0 },
    ]);
    const enemy = { side: 1, type: 'infantryman' };
    expect(strikes([{ item: 'musket', state: 'broken' }], 6, enemy)).toBe(5);
    expect(shoots([{ item: 'musket', state: 'broken' }], 6, enemy)).toBe(6);
  });

  it('SB-EQ-33 a gun both fouled and without its bayonet is as good as lost', () => {
    const { state } = fight([{ item: 'musket', upgrades: ['cold-iron-weapon'], state: 'fouled' }], [1, 1]);
    expect(of(state, 'a').gear[0]!.state).toBe('lost');
  });
});
