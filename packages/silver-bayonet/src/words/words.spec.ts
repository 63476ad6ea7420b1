import { expect, describe as group, it } from 'vitest';
import type { SilverBayonetEvent } from '../events.ts';
import { questions } from '../questions.ts';
import { scene } from '../scene.spec-support.ts';
import { describe } from './describe.ts';
import { prompt } from './prompt.ts';

const state = scene({
  figures: [
    { id: 'a', name: 'Vane', gear: ['musket', { item: 'pistol', upgrades: ['silver-shot'] }] },
    { id: 'b', name: 'Roux', side: 1, x: 30 },
  ],
});

const of = { figure: 'a', rule: 'SB-GEN-01' };
const at = { x: 1, y: 2, z: 0 };

/** One of every kind. */
const facts: { readonly [Type in SilverBayonetEvent['type']]: Extract<SilverBayonetEvent, { type: Type }> } =
  {
    turnBegan: { ...of, type: 'turnBegan', turn: 3 },
    phaseBegan: { ...of, type: 'phaseBegan', phase: 'monsters', seat: null },
    initiativeRolled: { ...of, type: 'initiativeRolled', seat: 0, power: 3, skill: 4 },
    initiativeWon: { ...of, type: 'initiativeWon', order: [1, 0] },
    fateGained: { ...of, type: 'fateGained', seat: 1, die: 'monster' },
    fateSpent: { ...of, type: 'fateSpent', seat: 1, die: 'power', use: 'reroll', face: 7 },
    tableRolled: { ...of, type: 'tableRolled', table: 'encounters', dice: [3, 6], result: 'revenant' },
    deployed: { ...of, ...at, type: 'deployed', mounted: true },
    appeared: { ...of, ...at, type: 'appeared', kind: 'revenant' },
    activated: { ...of, type: 'activated' },
    moved: { ...of, ...at, type: 'moved', how: 'sprint', cost: 3.5 },
    checked: {
      ...of,
      type: 'checked',
      check: 'melee',
      against: 'b',
      power: 5,
      skill: 9,
      modifiers: [
        { by: 'melee', rule: 'SB-CHK-02', value: 1 },
        { by: 'shaken', rule: 'SB-TER-06', value: -1 },
        { by: 'nothing', rule: 'SB-CHK-04', value: 0 },
      ],
      total: 14,
      target: 14,
      success: true,
    },
    shellFell: { ...of, ...at, type: 'shellFell' },
    shelled: { ...of, type: 'shelled', die: 7, hit: true },
    forced: { ...of, type: 'forced', mover: 'b' },
    fired: { ...of, type: 'fired', weapon: 'pistol', load: 'silver', targets: ['b'], answer: false },
    attacked: {
      ...of,
      type: 'attacked',
      target: 'b',
      mode: 'shooting',
      weapon: 'musket',
      hit: false,
      answer: true,
      cover: true,
    },
    damaged: { ...of, type: 'damaged', points: 5, health: -2, cause: 'fall', by: null, negated: 2 },
    healed: { ...of, type: 'healed', points: 2, health: 8 },
    dropped: { ...of, ...at, type: 'dropped', object: 'stone-idol' },
    out: { ...of, type: 'out', how: 'down' },
    tired: { ...of, type: 'tired', fatigue: 2 },
    terror: { ...of, type: 'terror', state: 'paralysed' },
    reloaded: { ...of, type: 'reloaded', weapon: 'musket' },
    gearLost: { ...of, type: 'gearLost', weapon: 'musket', state: 'fouled' },
    investigated: { ...of, type: 'investigated', clue: 'c', card: 'torn-letter' },
    acted: { ...of, type: 'acted', action: 'finds:silver-shot@1' },
    marked: { ...of, type: 'marked', mark: 'spellbound', value: 1 },
    conditionBegan: { ...of, type: 'conditionBegan', condition: 'wheelOfFate' },
    ended: { ...of, type: 'ended', reason: 'last-turn' },
  };

group('words', () => {
  it.each(Object.values(facts))('$type is told in one short line', (fact) => {
    const line = describe(fact, state);
    expect(line).toMatch(/^[^a-z].*[.?]$/);
    expect(line).not.toMatch(/undefined|null|NaN|\[object/);
    expect(line.length).toBeLessThan(120);
  });

  it('a Check is told with all its numbers and no empty ones', () => {
    expect(describe(facts.checked, state)).toBe(
      'Vane, in melee: 5 + 9 + 1 melee - 1 shaken = 14, enough for 14.',
    );
    expect(describe({ ...facts.checked, total: 13, success: false }, state)).toContain('short of 14');
  });

  it('ids become names', () => {
    expect(describe(facts.attacked, state)).toBe('Vane fires back at Roux with musket, into cover: a miss.');
    expect(describe(facts.acted, state)).toBe('Vane: finds: silver shot on pistol.');
    expect(describe(facts.conditionBegan, state)).toBe('It begins: wheel of fate.');
    expect(describe(facts.damaged, state)).toBe('Vane takes 5 (fall), 2 spared; 0 left.');
  });

  it.each(Object.keys(questions) as (keyof typeof questions)[])('%s is asked in a short title', (kind) => {
    const question = {
      options: ['keep', 'b', '1'],
      min: 1,
      max: 2,
      figure: 'a',
      zone: 'south',
      budget: 6,
      how: 'move',
      attack: true,
      power: 3,
      skill: 4,
      total: 8,
      target: 12,
      points: 4,
      faces: [3, 9],
      mover: 'b',
      attacker: 'b',
      shooter: 'b',
      purpose: 'lucky-find',
      rule: 'SB-EVT-11',
      weapon: 'musket',
    };
    const { title, options } = prompt({ kind, seat: 0, question } as never, state);
    expect(title).toMatch(/^[A-Z].*[.?]$/);
    expect(title).not.toMatch(/undefined|null|NaN/);
    expect(title.length).toBeLessThan(80);
    const faces = { keep: 'The undefined', b: 'The undefined', 1: 'The 9' };
    const names = { keep: 'Leave it', b: 'Roux', 1: 'Pistol' };
    expect(options).toEqual(kind === 'negationDie' ? faces : names);
  });

  it('options name weapons, figures, players and dice', () => {
    const words = (kind: string, options: readonly string[], rest = {}) =>
      prompt({ kind, seat: 0, question: { options, figure: 'a', ...rest } } as never, state).options;
    expect(words('act', ['shoot:0', 'reload-for-move:1', 'quick-reload:power/0', 'end'])).toEqual({
      'shoot:0': 'Shoot: Musket',
      'reload-for-move:1': 'Reload instead of moving: Pistol',
      'quick-reload:power/0': 'Reload with a Fate Die: Power Die, Musket',
      end: 'Done',
    });
    expect(words('chooseItem', ['silver-shot@1', 'salt-bag'])).toEqual({
      'silver-shot@1': 'Silver Shot on Pistol',
      'salt-bag': 'Salt Bag',
    });
    expect(words('chooseItem', ['1'], { figure: null })).toEqual({ 1: 'Player 2' });
    expect(words('negationDie', ['0', '1'], { faces: [3, 9] })).toEqual({ 0: 'The 3', 1: 'The 9' });
  });
});
