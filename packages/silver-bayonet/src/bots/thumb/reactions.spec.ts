import { describe, expect, it } from 'vitest';
import { type SceneFigure, scene } from '../../scene.spec-support.ts';
import { answerTo } from './thumb.spec-support.ts';

const pools = [
  { power: 2, skill: 2, monster: 1 },
  { power: 2, skill: 2, monster: 1 },
];

function two(a: Partial<SceneFigure> = {}, b: Partial<SceneFigure> = {}) {
  return scene({
    pools,
    figures: [
      { id: 'a', ...a },
      { id: 'b', side: 1, y: 19, ...b },
    ],
  });
}

describe('a recruit in a melee', () => {
  it('strikes back', () => {
    const question = { options: ['strike-back', 'back-off'], figure: 'a', attacker: 'b' } as const;
    expect(answerTo(two(), 'strikeBack', question)).toBe('strike-back');
  });

  it('backs off where its blows do nothing', () => {
    const state = scene({
      figures: [
        { id: 'a', gear: ['hand-weapon'] },
        { id: 'ghost', side: null, type: 'ghost', y: 19 },
      ],
    });
    const question = { options: ['strike-back', 'back-off'], figure: 'a', attacker: 'ghost' } as const;
    expect(answerTo(state, 'strikeBack', question)).toBe('back-off');
  });

  it('takes the blade that its enemy cannot bear', () => {
    const state = scene({
      figures: [
        { id: 'a', gear: ['hand-weapon', { item: 'hand-weapon', upgrades: ['silver-weapon'] }] },
        { id: 'wolf', side: null, type: 'werewolf', y: 19 },
      ],
    });
    const question = { options: ['hand-weapon', 'hand-weapon#2'], figure: 'a', target: 'wolf' };
    expect(answerTo(state, 'meleeWeapon', question)).toBe('hand-weapon#2');
  });

  it('holds up a weakling and lets a champion pass', () => {
    const at = { x: 18, y: 19, z: 0 };
    const question = { options: ['force', 'let-pass'], figure: 'a', mover: 'b', at } as const;
    const weak = two({ stats: { melee: 4 } }, { health: 2, gear: [], stats: { melee: -3 } });
    expect(answerTo(weak, 'force', question)).toBe('force');
    const strong = two({ health: 2 }, { stats: { melee: 6, defence: 18 } });
    expect(answerTo(strong, 'force', question)).toBe('let-pass');
  });
});

describe('a recruit under fire', () => {
  it('fires back', () => {
    const state = two({ gear: ['musket', 'cartridge-box'] }, { y: 28 });
    const options = ['stay', 'dive', 'return-fire:musket'];
    expect(answerTo(state, 'reactToShot', { options, figure: 'a', shooter: 'b', hurt: 0 })).toBe(
      'return-fire:musket',
    );
  });

  it('dives where it has nothing to fire with', () => {
    const state = two({ gear: [] }, { y: 28 });
    const options = ['stay', 'dive'];
    expect(answerTo(state, 'reactToShot', { options, figure: 'a', shooter: 'b', hurt: 0 })).toBe('dive');
  });
});

describe('whom and with what a recruit shoots', () => {
  it('takes the one it can put down', () => {
    const state = scene({
      figures: [
        { id: 'a', gear: ['musket', 'cartridge-box'] },
        { id: 'hale', side: 1, y: 28 },
        { id: 'hurt', side: 1, x: 24, y: 28, health: 2 },
      ],
    });
    const question = {
      figure: 'a',
      weapon: 'musket',
      held: 'musket',
      spread: null,
      options: ['hale', 'hurt'],
      min: 1,
      max: 1,
    };
    expect(answerTo(state, 'shootWhom', question)).toEqual(['hurt']);
  });

  it('loads what the target cannot bear', () => {
    const gear = ['musket', { item: 'cartridge-box', upgrades: ['cold-iron-shot', 'silver-shot'] }];
    const wolf = scene({
      active: 'a',
      figures: [
        { id: 'a', gear },
        { id: 'wolf', side: null, type: 'werewolf', y: 28 },
      ],
    });
    const question = {
      figure: 'a',
      weapon: 'musket',
      held: 'musket',
      targets: ['wolf'],
      options: ['cold-iron', 'silver'],
    };
    expect(answerTo(wolf, 'shot', question)).toBe('silver');
  });
});

describe('what a recruit does with Fate Dice', () => {
  const attack = {
    attacker: 'a',
    target: 'b',
    mode: 'melee',
    gear: 0,
    weapon: 'hand-weapon',
    answer: false,
    load: 'plain',
    cover: false,
  } as const;
  const check = {
    options: ['keep', 'power', 'skill'],
    check: 'melee',
    figure: 'a',
    attack,
    target: 13,
  } as const;

  it('rolls the low die again when a hit hangs on it', () => {
    const question = { ...check, power: 2, skill: 9, total: 12 };
    expect(answerTo(two(), 'reroll', question)).toBe('power');
  });

  it('keeps a hit, and a miss that is past help', () => {
    expect(answerTo(two(), 'reroll', { ...check, power: 5, skill: 9, total: 14 })).toBe('keep');
    expect(answerTo(two(), 'reroll', { ...check, power: 2, skill: 2, total: 3 })).toBe('keep');
  });

  it('saves a life, and leaves a scratch alone', () => {
    const question = { options: ['keep', 'power', 'skill'], figure: 'a' } as const;
    expect(answerTo(two({ health: 4 }), 'negate', { ...question, points: 5 })).not.toBe('keep');
    expect(answerTo(two(), 'negate', { ...question, points: 2 })).toBe('keep');
  });
});

describe('monsters in the hands of a recruit', () => {
  const state = scene({
    pools,
    figures: [
      { id: 'own' },
      { id: 'foe', side: 1, x: 20 },
      { id: 'wolf', side: null, type: 'werewolf', y: 24 },
    ],
  });
  const facts = { figure: 'wolf', purpose: 'move', rule: 'SB-MONA-08' };

  it('are sent away from its own, at the price of a die', () => {
    const question = { ...facts, options: ['keep', 'foe'], target: 'own' };
    expect(answerTo(state, 'monsterChoice', question)).toBe('foe');
  });

  it('may have the enemy they have chosen', () => {
    const question = { ...facts, options: ['keep', 'own'], target: 'foe' };
    expect(answerTo(state, 'monsterChoice', question)).toBe('keep');
  });

  it('get the enemy where two are equally close', () => {
    const question = { figure: 'wolf', purpose: 'closest', rule: 'SB-MONA-07', options: ['own', 'foe'] };
    expect(answerTo(state, 'monsterChoice', question)).toBe('foe');
  });

  it('are helped to hit the enemy only', () => {
    const attack = {
      attacker: 'wolf',
      mode: 'melee',
      gear: -1,
      weapon: 'natural-weapons',
      answer: false,
      load: 'plain',
      cover: false,
    } as const;
    const options = ['keep', 'power', 'skill'] as const;
    const check = { options, check: 'melee', figure: 'wolf', target: 13, total: 12 } as const;
    const at = (target: string) => ({ ...check, power: 2, skill: 8, attack: { ...attack, target } });
    expect(answerTo(state, 'monsterReroll', at('foe'))).toBe('power');
    expect(answerTo(state, 'monsterReroll', at('own'))).toBe('keep');
  });
});
