import { describe, expect, it } from 'vitest';
import { TOUCHING } from '../attributes/attack.spec-support.ts';
import { odds } from './odds.ts';
import { type Draft, type More, pair } from './pair.spec-support.ts';
import type { OddsQuery } from './query.ts';

const SHOT: OddsQuery = { ask: 'shot', shooter: 'a', target: 'b' };
const BLOW: OddsQuery = { ask: 'melee', attacker: 'a', target: 'b' };

const asked = (a: Draft, b: Draft, query: OddsQuery, more: More = {}) =>
  odds.odds(pair(a, b, more), odds.schema.parse(query)) as Record<string, unknown>;

const checked = (a: Draft, query: object) =>
  odds.odds(pair(a, {}), odds.schema.parse({ ask: 'check', figure: 'a', ...query }));

describe('Checks', () => {
  it('SB-CHK-03 Speed Check (TN14) with Speed 6: 8 or more on the dice', () => {
    expect(checked({ stats: { speed: 6 } }, { check: 'speed', target: 14 })).toMatchObject({
      target: 14,
      modifiers: [{ by: 'speed', rule: 'SB-CHK-02', value: 6 }],
      needed: 8,
      pass: 0.79,
    });
  });

  it('SB-MOV-20 against a fall Speed 6 needs 6, Imbalanced 9, with Steady Legs 4', () => {
    const needs = (attributes: string[]) => checked({ stats: { speed: 6 }, attributes }, { check: 'fall' });
    expect(needs([])).toMatchObject({ needed: 6, pass: 0.9 });
    expect(needs(['imbalanced:3'])).toMatchObject({ needed: 9, pass: 0.72 });
    expect(needs(['steady-legs'])).toMatchObject({ needed: 4, pass: 0.97 });
  });

  it('SB-MOV-04 a Sprint goes well on 11, for a shaken man on 12', () => {
    expect(checked({}, { check: 'sprint' })).toMatchObject({ needed: 11, pass: 0.55 });
    const terror = { kind: 'shaken', activations: 0 } as const;
    expect(checked({ terror }, { check: 'sprint' })).toMatchObject({ needed: 12, pass: 0.45 });
  });

  it('SB-ATT-39 Courage +2 against TN18 needs 16', () => {
    const query = { check: 'courage', target: 18 };
    expect(checked({ stats: { courage: 2 } }, query)).toMatchObject({ needed: 16, pass: 0.15 });
  });

  it('SB-ATT-31 SB-TER-05 casting and recovery bring their own numbers', () => {
    expect(checked({ stats: { courage: 1 } }, { check: 'casting' })).toMatchObject({ target: 10, needed: 9 });
    expect(checked({ stats: { courage: 1 } }, { check: 'recovery' })).toMatchObject({
      target: 14,
      needed: 13,
    });
  });

  it('SB-TER-02 a Terror Check at -3 with Courage +1: every row of the table', () => {
    expect(checked({ stats: { courage: 1 } }, { check: 'terror', modifier: -3 })).toMatchObject({
      needed: 13,
      pass: 0.36,
      rows: {
        collapse: 0.06,
        paralysed: 0.09,
        shaken: 0.13,
        stunned: 0.17,
        distracted: 0.19,
        'no-effect': 0.36,
      },
    });
  });

  it('SB-FATE-05 SB-ATT-44 with a Fate Die: another chance, or the pass bought', () => {
    const query = { check: 'courage', target: 12 };
    const stats = { courage: 0 };
    expect(checked({ stats }, query)).toMatchObject({
      pass: 0.45,
      fate: { power: { pass: 0.615 }, pass: null },
    });
    expect(checked({ stats, attributes: ['unflappable'] }, query)).toMatchObject({
      fate: { pass: { pass: 1, held: 0 } },
    });
  });

  it('SB-CHK-03 a stat Check without a number is no query', () => {
    expect(odds.schema.safeParse({ ask: 'check', figure: 'a', check: 'courage' }).success).toBe(false);
    expect(odds.schema.safeParse({ ask: 'check', figure: 'a', check: 'fall', target: 3 }).success).toBe(
      false,
    );
  });
});

describe('Shots', () => {
  const wall = {
    terrain: [
      { id: 'w', type: 'low-wall', shape: { rect: [25, 14, 0.4, 8] as [number, number, number, number] } },
    ],
  };

  it('SB-SHT-18 an infantryman at a grenadier behind a wall needs 14; Return Fire 12, and a 10 puts him out', () => {
    expect(asked({}, { type: 'grenadier' }, SHOT, wall)).toMatchObject({
      possible: true,
      cover: true,
      defence: 14,
      modifiers: [
        { by: 'accuracy', rule: 'SB-CHK-02', value: 1 },
        { by: 'cover', rule: 'SB-SHT-05', value: -1 },
      ],
      needed: 14,
      hit: 0.28,
      follows: { options: ['stay', 'dive', 'return-fire'], returnFire: { hit: 0.45, out: 0.09 } },
    });
  });

  it('SB-SHT-02 a pistol reaches 8.000", not 8.001"', () => {
    const at = (distance: number) => asked({ gear: ['pistol'] }, { x: 18 + TOUCHING + distance }, SHOT);
    expect(at(8)).toMatchObject({ possible: true, distance: 8, range: 8 });
    expect(at(8.001)).toMatchObject({ possible: false, why: { code: 'shoot.too-far', rule: 'SB-SHT-02' } });
  });

  it('SB-SHT-03 SB-LOAD-01 SB-SHT-19 what cannot be shot at says why', () => {
    const house = {
      terrain: [
        {
          id: 'h',
          type: 'house',
          shape: { rect: [21, 10, 2, 16] as [number, number, number, number] },
          height: 4,
        },
      ],
    };
    const why = (a: Draft, b: Draft, more: More = {}) => asked(a, b, SHOT, more)['why'];
    expect(why({}, {}, house)).toMatchObject({ code: 'shoot.unseen', rule: 'SB-SHT-03' });
    const empty = [{ item: 'musket', loaded: false }];
    expect(why({ gear: empty }, {})).toMatchObject({ code: 'shoot.unloaded', rule: 'SB-LOAD-01' });
    expect(why({}, { side: 0 })).toMatchObject({ code: 'odds.no-enemy', rule: 'SB-SHT-19' });
    expect(why({ gear: ['hand-weapon'] }, {})).toMatchObject({ code: 'shoot.no-weapon', rule: 'SB-SHT-01' });
    expect(why({ gear: ['rifle'], mounted: true }, {})).toMatchObject({ rule: 'SB-CAV-13' });
    expect(why({}, {}, { conditions: { deluge: true } })).toMatchObject({ rule: 'SB-EVT-05' });
    expect(why({ marks: { spellbound: 1 } }, {})).toMatchObject({ code: 'shoot.barred' });
    expect(why({}, { standing: 'removed' })).toMatchObject({ code: 'odds.not-standing' });
    expect(odds.odds(pair({}, {}), { ...SHOT, target: 'nobody' })).toMatchObject({
      why: { code: 'odds.no-figure' },
    });
  });

  it('SB-SHT-10 from the end of a path it has moved; not with 0" of it', () => {
    const from = { x: 20, y: 18, z: 0 };
    expect(asked({}, {}, { ...SHOT, from })).toMatchObject({
      distance: 6 - TOUCHING,
      modifiers: [{ by: 'accuracy' }, { by: 'moved', rule: 'SB-SHT-10', value: -1 }],
    });
    expect(asked({}, {}, { ...SHOT, from, moved: 0 })['modifiers']).toHaveLength(1);
    expect(
      asked({ attributes: ['light-infantry-training'] }, {}, { ...SHOT, from })['modifiers'],
    ).toHaveLength(1);
    expect(
      asked({ attributes: ['light-infantry-training'] }, {}, { ...SHOT, from, moved: 5 })['modifiers'],
    ).toHaveLength(2);
  });

  it('SB-EQ-20 the best weapon and shot unless others are named', () => {
    const gear = ['pistol', 'musket', { item: 'cartridge-box', upgrades: ['silver-shot'] }];
    const wolf = { side: null, type: 'werewolf', x: 24, gear: ['natural-weapons'] };
    expect(asked({ gear }, wolf, SHOT)).toMatchObject({
      weapon: 'musket',
      id: 'musket',
      ammunition: 'silver',
    });
    expect(asked({ gear }, wolf, { ...SHOT, weapon: 'pistol' })).toMatchObject({
      id: 'pistol',
      ammunition: 'plain',
    });
    expect(asked({ gear }, wolf, { ...SHOT, weapon: 'pistol', ammunition: 'salt' })['why']).toMatchObject({
      code: 'shoot.no-such-shot',
      rule: 'SB-EQ-20',
    });
  });

  it('SB-EQ-30 plain shot on a werewolf does at most 5, silver up to 10', () => {
    const wolf = { side: null, type: 'werewolf', gear: ['natural-weapons'] };
    const most = (upgrades: string[]) => {
      const { damage } = asked({ gear: ['musket', { item: 'cartridge-box', upgrades }] }, wolf, SHOT);
      return Math.max(...Object.keys(damage as object).map(Number));
    };
    expect([most([]), most(['silver-shot'])]).toEqual([5, 10]);
  });

  it('SB-ATT-22 near a goblin no gun works, and the odds say whose fault it is', () => {
    const goblin = { side: null, type: 'goblin', x: 24, gear: ['natural-weapons'] };
    expect(asked({}, goblin, SHOT)).toMatchObject({
      hit: 0,
      damage: { 0: 1 },
      silenced: { by: 'b', rule: 'SB-GEN-17' },
      fate: { power: { hit: 0 } },
      follows: { chance: 1 },
    });
  });

  it('SB-ATT-62 a swimmer who may duck: the same shot at Cover', () => {
    const terrain = [
      { id: 'r', type: 'water', shape: { rect: [20, 0, 12, 36] as [number, number, number, number] } },
    ];
    const swims = { attributes: ['swimmer'] };
    expect(asked({}, swims, SHOT, { terrain })).toMatchObject({
      cover: false,
      hit: 0.45,
      claimed: { rule: 'SB-ATT-62', hit: 0.36 },
    });
    expect(asked({}, swims, SHOT)['claimed']).toBeNull();
  });

  it('SB-CRIT-02 SB-SHT-12 no reaction after a critical hit, nor from the fallen', () => {
    expect(asked({}, { health: 30 }, SHOT)).toMatchObject({ follows: { chance: 1 } });
    expect(asked({}, { health: 30 }, SHOT, { options: { criticals: true } })).toMatchObject({
      critical: 0.01,
      failure: 0.01,
      follows: { chance: 0.99 },
    });
    expect(asked({}, { health: 10 }, SHOT)).toMatchObject({ out: 0.09, follows: { chance: 0.91 } });
  });

  it('SB-FATE-05 what a die is spent for is the asker’s to say', () => {
    const tough = { health: 10 };
    const hit = asked({}, tough, { ...SHOT, aim: 'hit' }) as {
      fate: { power: { hit: number; mean: number } };
    };
    const hurt = asked({}, tough, { ...SHOT, aim: 'damage' }) as typeof hit;
    expect(hit.fate.power.hit).toBeGreaterThan(hurt.fate.power.hit);
    expect(hurt.fate.power.mean).toBeGreaterThan(hit.fate.power.mean);
  });
});

describe('Blows', () => {
  const close = { x: 18 + TOUCHING };

  it('SB-MEL-16 an infantryman needs 13 against a grenadier, whose Strike Back needs 12', () => {
    expect(asked({}, { ...close, type: 'grenadier' }, BLOW)).toMatchObject({
      defence: 14,
      needed: 13,
      hit: 0.36,
      follows: { chance: 1, options: ['strike-back', 'back-off'], strikeBack: { hit: 0.45 } },
    });
  });

  it('SB-MEL-13 two tokens each: Melee +2 counts 0, Defence 14 is 12', () => {
    const stats = { melee: 2, defence: 14 };
    const fatigue = { attacker: 2, target: 2 };
    const fresh = { needed: 12, defence: 14 };
    expect(asked({ stats }, { ...close, stats }, BLOW)).toMatchObject(fresh);
    expect(asked({ stats }, { ...close, stats }, { ...BLOW, fatigue })).toMatchObject({
      needed: 12,
      defence: 12,
      modifiers: [{ by: 'melee', value: 0 }],
    });
  });

  it('SB-CAV-09 SB-CAV-10 SB-CAV-11 a rider hits harder and is harder to hit, and need not give way', () => {
    const rider = { mounted: true, attributes: ['combat-rider'] };
    expect(asked(rider, close, BLOW)).toMatchObject({ needed: 11, hit: 0.55, damage: { 11: 0.1 } });
    expect(asked({}, { ...close, ...rider }, BLOW)).toMatchObject({
      defence: 14,
      follows: { options: ['strike-back', 'hold'], strikeBack: { hit: 0.55 } },
    });
  });

  it('SB-ATT-21 whoever goes for a Hypnotic creature must dare: 12 with Courage +0', () => {
    const goblin = {
      ...close,
      side: null,
      type: 'revenant',
      attributes: ['hypnotic'],
      gear: ['natural-weapons'],
    };
    const coward = { stats: { courage: 0 } };
    expect(asked(coward, goblin, BLOW)).toMatchObject({
      dare: { target: 12, rule: 'SB-ATT-21', chance: 0.45 },
      follows: { options: ['strike-back'] },
    });
    expect(asked(coward, goblin, { ...BLOW, moving: false })['dare']).toBeNull();
  });

  it('SB-CRIT-02 a critical hit on Damage Reduction (4) does 10 - 4 + 2, and is not struck back', () => {
    const tough = { ...close, attributes: ['damage-reduction:4'], health: 40 };
    expect(asked({}, tough, BLOW, { options: { criticals: true } })).toMatchObject({
      damage: { 8: 0.01 },
      follows: { stands: 1, chance: 0.99 },
    });
  });

  it('SB-FATE-07 SB-ATT-20 hard to put down: a die against it takes more off', () => {
    const odd = (attributes: string[]) => {
      const { damage, negated } = asked({}, { ...close, attributes }, BLOW) as {
        damage: Record<string, number>;
        negated: { damage: Record<string, number>; out: number };
      };
      return negated.damage['0']! - damage['0']!;
    };
    expect(odd(['hard-to-put-down'])).toBeGreaterThan(odd([]));
  });

  it('SB-MEL-01 SB-ATT-26 SB-MEL-02 what cannot be struck says why', () => {
    expect(asked({}, { ...close, side: 0 }, BLOW)['why']).toMatchObject({ rule: 'SB-MEL-01' });
    expect(asked({ attributes: ['irritant'] }, close, BLOW)['why']).toMatchObject({ code: 'melee.barred' });
    expect(asked({ marks: { spellbound: 1 } }, close, BLOW)['why']).toMatchObject({ code: 'melee.barred' });
    expect(asked({}, close, { ...BLOW, weapon: 'pistol' })['why']).toMatchObject({ code: 'melee.no-weapon' });
    expect(asked({ gear: ['hand-weapon', 'pistol'] }, close, { ...BLOW, weapon: 'pistol' })).toMatchObject({
      weapon: 'pistol',
      id: 'pistol',
    });
  });
});
