import { play, type Staging } from '@vedette/engine/testing';
import { expect, describe as group, it } from 'vitest';
import type { SilverBayonet, SilverCx } from '../game.ts';
import { check, plainCheck } from '../rules/check/check.ts';
import { harm } from '../rules/damage/harm.ts';
import { gearId } from '../rules/gear-id.ts';
import { meleeAttack } from '../rules/melee/melee-attack.ts';
import { strike } from '../rules/melee/strike.ts';
import { redirect } from '../rules/monsters/redirect.ts';
import { fire } from '../rules/shooting/fire.ts';
import { readyWeapon } from '../rules/shooting/projectile-weapon.ts';
import { suffer, terrorCheck } from '../rules/terror/terror.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';
import { describe } from './en/describe.ts';

type Who = Partial<SceneFigure>;

const NONE = { power: 0, skill: 0, monster: 0 };

/** Vane (a) and Roux (b), in contact unless they say otherwise. */
function meeting(a: Who = {}, b: Who = {}, rest: Partial<SceneDraft> = {}) {
  return scene({
    ...rest,
    figures: [
      { id: 'a', name: 'Vane', x: 10, gear: ['hand-weapon'], stats: { melee: 0 }, ...a },
      { id: 'b', name: 'Roux', side: 1, x: 10.984, health: 20, stats: { defence: 10 }, ...b },
      { id: 'far', x: 1, y: 1 },
      { id: 'off', side: 1, x: 35, y: 35 },
    ],
  });
}

/** What the log says when this is done. */
function log(run: (cx: SilverCx) => void, played: Staging<SilverBayonet>): readonly string[] {
  const { events, state } = play(stepping(run), played);
  return events.map((event) => describe(event, state));
}

const blow = (cx: SilverCx) => void strike(cx, of(cx.s, 'a'), of(cx.s, 'b'), 'own');
const shot =
  (load = 'plain') =>
  (cx: SilverCx) => {
    const shooter = of(cx.s, 'a');
    fire(cx, shooter, readyWeapon(cx, shooter, gearId(shooter, 0), 'own'), [of(cx.s, 'b')], load, 'own');
  };

group('damage in the log', () => {
  it('SB-EQ-30 every part of it: the dice, the weapon, strength, Armour, reduction', () => {
    const state = meeting(
      { gear: ['heavy-weapon'], attributes: ['strong'] },
      { gear: ['breastplate'], attributes: ['damage-reduction:4'] },
    );
    expect(log(blow, { state, dice: [6, 9] })).toEqual([
      'Vane, in melee: 6 + 9 = 15, enough for 10.',
      'Vane goes for Roux with a heavy weapon: a hit.',
      'Roux takes 3 (6 power + 1 heavy weapon + 1 strong - 1 armour - 4 reduction); 17 left.',
    ]);
  });

  it.each([
    ['Armour', { gear: ['breastplate'] }, '1 power - 1 armour'],
    ['reduction', { attributes: ['damage-reduction:3'] }, '1 power - 1 reduction'],
    ['immunity', { attributes: ['indestructible'] }, '1 power - 1 immunity'],
  ])('SB-EQ-30 a hit that %s has taken all of says so', (_, b, sum) => {
    expect(log(blow, { state: meeting({}, b), dice: [1, 9] }).at(-1)).toBe(`Roux takes nothing (${sum}).`);
  });

  it('SB-EQ-10 SB-EQ-30 a weapon too light to hurt says so', () => {
    const state = meeting({ gear: ['improvised-weapon'] });
    expect(log(blow, { state, dice: [1, 9] }).at(-1)).toBe(
      'Roux takes nothing (1 power - 1 improvised weapon).',
    );
  });

  it('SB-EQ-25 so does salt on whom it does not hurt', () => {
    const a = { gear: ['musket', 'cartridge-box', 'salt-bag'] };
    const state = meeting(a, { x: 16 });
    expect(log(shot('salt'), { state, dice: [9, 8] })).toEqual([
      'Vane lets fly with a musket, loaded with salt, at Roux.',
      'Vane, shooting: 9 + 8 + 1 accuracy = 18, enough for 10.',
      'Vane fires at Roux: a hit.',
      'Roux takes nothing (9 power - 9 salt).',
    ]);
  });

  it('SB-ATT-70 SB-CRIT-02 limits and critical hits are parts like others', () => {
    const options = { criticals: true };
    const capped = meeting({ attributes: ['maximum-damage:3'] }, {}, { options });
    expect(log(blow, { state: capped, dice: [10, 10] }).slice(1)).toEqual([
      'Vane goes for Roux with a hand weapon: a critical hit.',
      'Roux takes 3 (10 power - 7 limit); 17 left.',
    ]);
    const plain = log(blow, { state: meeting({}, {}, { options }), dice: [10, 10] });
    expect(plain.at(-1)).toBe('Roux takes 12 (10 power + 2 critical); 8 left.');
  });

  it('SB-EQ-31 what is no attack is told by its cause, spared or not', () => {
    const falls = (cx: SilverCx) => void harm(cx, of(cx.s, 'b'), 7, 'fall', 'SB-MOV-21');
    expect(log(falls, { state: meeting() })).toEqual(['Roux takes 7 (fall); 13 left.']);
    const tough = meeting({}, { attributes: ['damage-reduction:2'] });
    expect(log(falls, { state: tough })).toEqual(['Roux takes 5 (7 fall - 2 reduction); 15 left.']);
  });
});

group('why an attack missed', () => {
  it('SB-EQ-21 a natural 1 spoils cold iron shot, however good the total', () => {
    const gear = ['musket', { item: 'cartridge-box', upgrades: ['cold-iron-shot'] }];
    const state = meeting({ gear }, { x: 16 });
    expect(log(shot('cold-iron'), { state, dice: [1, 10] }).slice(1)).toEqual([
      'Vane, shooting: 1 + 10 + 1 accuracy = 12, enough for 10.',
      'Vane fires at Roux: a miss; cold iron forgives no natural 1.',
    ]);
  });

  it('SB-CRIT-03 a critical failure misses whatever the total', () => {
    const state = meeting({ stats: { melee: 9 } }, {}, { options: { criticals: true } });
    expect(log(blow, { state, dice: [1, 1] })).toEqual([
      'Vane, in melee: 1 + 1 + 9 melee = 11, enough for 10.',
      'Vane goes for Roux with a hand weapon: a critical failure.',
      "Vane's hand weapon is lost.",
    ]);
  });

  it('SB-ATT-22 SB-GEN-17 no gun works near what hates technology, and the log names it', () => {
    const state = meeting(
      { gear: ['musket'] },
      { side: null, type: 'revenant', x: 14, attributes: ['inimical-to-technology'] },
    );
    expect(log(shot(), { state }).at(-1)).toBe('Vane fires at Roux: nothing; no gun works near Roux.');
  });

  it('SB-ATT-21 whoever dares not strike is told so', () => {
    const state = meeting({ stats: { courage: 0 } }, { attributes: ['hypnotic'] });
    const attacks = (cx: SilverCx) => meleeAttack(cx, of(cx.s, 'a'), of(cx.s, 'b'));
    const lines = log(attacks, { state, dice: [1, 1], answers: [['strikeBack', 'back-off']] });
    expect(lines.slice(0, 2)).toEqual([
      'Vane, courage: 1 + 1 = 2, short of 12.',
      'Vane stands before Roux and cannot strike.',
    ]);
  });
});

group('Fate Dice in the log', () => {
  const pools = [{ power: 1, skill: 1, monster: 1 }, NONE];
  const hurts = (cx: SilverCx) => void harm(cx, of(cx.s, 'a'), 8, 'fall', 'SB-MOV-21');

  it('SB-FATE-05 a reroll shows both faces', () => {
    const state = meeting({}, {}, { pools });
    expect(log(blow, { state, dice: [2, 3, 9], answers: [['reroll', 'power']] }).slice(0, 2)).toEqual([
      'Player 1 spends a Power Die on Vane: 9 for 2.',
      'Vane, in melee: 9 + 3 = 12, enough for 10.',
    ]);
  });

  it('SB-FATE-09 a Monster Die that shows less leaves the old face', () => {
    const state = meeting({ side: null, type: 'revenant' }, {}, { pools });
    expect(log(blow, { state, dice: [7, 3, 4], answers: [['monsterReroll', 'power']] })[0]).toBe(
      'Player 1 spends a Monster Die on Vane: 4 for 7, and the 7 stands.',
    );
  });

  it('SB-FATE-07 SB-ATT-39 a cursed negation shows the face and what it counts as', () => {
    const state = meeting({ health: 10, attributes: ['cursed:1'] }, {}, { pools });
    expect(log(hurts, { state, dice: [10], answers: [['negate', 'skill']] })).toEqual([
      'Player 1 spends a Skill Die to spare Vane: 10, counting as 9.',
      'Vane takes 3 (8 fall - 5 fate); 7 left.',
    ]);
  });

  it('SB-ATT-20 whoever is hard to put down rolls two and keeps one', () => {
    const state = meeting({ health: 10, attributes: ['hard-to-put-down'] }, {}, { pools });
    const answers = [
      ['negate', 'power'],
      ['negationDie', '10'],
    ] as const;
    expect(log(hurts, { state, dice: [3, 10], answers })).toEqual([
      'Player 1 spends a Power Die to spare Vane: 3 and 10, keeping the 10.',
      'Vane takes nothing (8 fall - 8 fate).',
    ]);
  });

  it('SB-ATT-44 a Check bought off with a die is short and passed', () => {
    const state = meeting({ attributes: ['unflappable'], stats: { courage: 0 } }, {}, { pools });
    const courage = (cx: SilverCx) => void check(cx, plainCheck(of(cx.s, 'a'), 'courage', 10, 'SB-EVT-09'));
    expect(log(courage, { state, dice: [2, 3], answers: [['reroll', 'pass-monster']] })).toEqual([
      'Player 1 spends a Monster Die to steady Vane.',
      'Vane, courage: 2 + 3 = 5, short of 10; a Fate Die makes it good.',
    ]);
    const terror = (cx: SilverCx) => terrorCheck(cx, of(cx.s, 'a'), -2, 'wail', 'SB-EVT-04');
    expect(log(terror, { state, dice: [2, 3], answers: [['reroll', 'pass-power']] }).slice(1)).toEqual([
      'Vane, terror: 2 + 3 - 2 wail = 3; a Fate Die makes it good.',
      'Vane has seen worse.',
    ]);
  });

  it('SB-MONA-08 a monster sent at somebody else turns to him by name', () => {
    const state = meeting({ side: null, type: 'revenant' }, {}, { pools });
    const turns = (cx: SilverCx) =>
      void redirect(cx, of(cx.s, 'a'), 'move', of(cx.s, 'off'), () => [of(cx.s, 'b'), of(cx.s, 'off')]);
    expect(log(turns, { state, answers: [['monsterChoice', 'b']] })).toEqual([
      'Player 1 spends a Monster Die on Vane.',
      'Vane turns to Roux instead.',
    ]);
  });
});

group('other things a player would ask about', () => {
  it('SB-ATT-77 a face that may not stand is told with the one that does', () => {
    const state = meeting({}, { attributes: ['curse-of-the-evil-eye'] });
    expect(log(blow, { state, dice: [10, 4, 6] })[0]).toBe(
      "Vane's Power Die may not show 10: rolled again, 4.",
    );
  });

  it('SB-TER-03 a better Terror result changes nothing, and says so', () => {
    const state = meeting({ terror: { kind: 'shaken', activations: 0 } });
    expect(log((cx) => suffer(cx, of(cx.s, 'a'), 'distracted'), { state })).toEqual([
      'Vane is in a worse state already.',
    ]);
  });

  it('SB-GEN-14 figures of the same name are told apart by their sides, those of one side by number', () => {
    const rat = { name: 'Rat', side: null, type: 'revenant' };
    const pair = meeting(rat, rat);
    expect(log(blow, { state: pair, dice: [1, 2] }).at(-1)).toContain('Rat 1 goes for Rat 2 with');
    const state = meeting({ name: 'Captain' }, { name: 'Captain' });
    expect(log(blow, { state, dice: [1, 2] }).at(-1)).toBe(
      'Captain (Player 1) goes for Captain (Player 2) with a hand weapon: a miss.',
    );
  });

  it('SB-EQ-18 a gun in a melee is its bayonet or its butt, and nobody fights "with unarmed"', () => {
    const fights = (gear: string[], who: Who = {}) =>
      log(blow, { state: meeting({ gear, ...who }), dice: [1, 2] }).at(-1);
    expect(fights(['musket'])).toContain('with a bayonet');
    expect(fights(['pistol'])).toContain('with the butt of a pistol');
    expect(fights([])).toContain('with bare hands');
    expect(fights([], { side: null, type: 'dark-wolf' })).toContain('with tooth and claw');
  });
});
