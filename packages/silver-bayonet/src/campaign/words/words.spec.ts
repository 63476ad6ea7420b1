import { wordsById } from '@vedette/engine/testing';
import { expect, describe as group, it } from 'vitest';
import { campaignOf } from '../campaign.spec-support.ts';
import type { CampaignEvent } from '../events.ts';
import { questions } from '../questions.ts';
import { describe } from './en/describe.ts';
import { prompt } from './prompt.ts';

const state = campaignOf({ companies: [{ men: ['Hans'] }, { officer: { name: 'Marie' } }] });
const rule = 'SB-CAMP-01';
const by = { rule, seat: 0 };
const of = { ...by, member: '1.2', name: 'Hans' };

/** One of every kind. */
const facts: { readonly [Type in CampaignEvent['type']]: Extract<CampaignEvent, { type: Type }> } = {
  scenarioRolled: { type: 'scenarioRolled', rule, die: 3, scenario: 'troll-bridge', again: true },
  gameChosen: {
    type: 'gameChosen',
    rule,
    number: 2,
    scenario: 'troll-bridge',
    mode: 'competitive',
    seats: [0, 1],
  },
  fielded: { ...by, type: 'fielded', names: ['Lukas', 'Hans'] },
  outranked: { ...by, type: 'outranked', differential: 13, fateDice: 1, bonusXp: 2 },
  farApart: { type: 'farApart', rule, differential: 31 },
  diceNoted: { ...by, type: 'diceNoted', die: 'monster', count: 1 },
  reported: { type: 'reported', rule, number: 2, scenario: 'troll-bridge' },
  rolled: { ...of, type: 'rolled', table: 'injury', die: 2, result: 'permanent-injury', reroll: 'power' },
  struckOff: { ...of, type: 'struckOff', cause: 'dead', lost: ['salt-bag', 'The Orb'] },
  burdened: { ...of, type: 'burdened', burden: 'leg-wound' },
  unchanged: { ...of, type: 'unchanged', burden: 'cursed' },
  gainedXp: { ...of, type: 'gainedXp', kind: 'bonus', xp: 6 },
  xpLost: { ...by, type: 'xpLost', points: 2 },
  extraLost: { ...of, type: 'extraLost', points: 1 },
  drewLots: { ...by, type: 'drewLots', die: 7 },
  rose: { ...of, type: 'rose', tier: 2, reward: 'attribute:medic' },
  studied: { ...by, type: 'studied', text: 'A book.', done: true },
  checked: { ...of, type: 'checked', power: 6, skill: 5, total: 9, target: null, result: 'distracted' },
  cameToNothing: { type: 'cameToNothing', rule, op: 'place-monster' },
  diceRolled: { type: 'diceRolled', rule, op: 'xp', dice: [3, 4], total: 7 },
  rowRolled: { type: 'rowRolled', rule, die: 4, row: 'Ashes', spent: true },
  needNotRoll: { type: 'needNotRoll', rule, figure: '1.2' },
  corrected: {
    ...of,
    type: 'corrected',
    before: { serves: true, xp: 3, injuries: ['leg-wound'], madness: [], nextGame: [] },
    after: { serves: true, xp: 4, injuries: [], madness: [], nextGame: [] },
    note: 'miscounted',
  },
  disbanded: { ...by, type: 'disbanded', unit: 'The Watch' },
  raised: { ...by, type: 'raised', unit: 'The Watch', nation: 'spain' },
  appointed: { ...of, type: 'appointed' },
  recruited: { ...of, type: 'recruited', kind: 'grenadier' },
  equipped: { ...of, type: 'equipped' },
  artefactGiven: { ...of, type: 'artefactGiven', artefact: 'The Orb' },
  artefactStored: { ...by, type: 'artefactStored', artefact: 'The Orb' },
  ranked: { ...by, type: 'ranked', rank: 12 },
  ended: { type: 'ended', rule, reason: 'goal', winners: [0, 1] },
};

group('words of a campaign', () => {
  it.each(Object.values(facts))('$type is told in one short line', (fact) => {
    const line = describe(fact, state);
    expect(line).toMatch(/^[^a-z].*[.?]$/);
    expect(line).not.toMatch(/undefined|null|NaN|\[object/);
    expect(line.length).toBeLessThan(120);
  });

  it('ids become names', () => {
    expect(describe(facts.rolled, state)).toBe('Hans, injury, again, for a power die: 2, Permanent Injury.');
    expect(describe(facts.struckOff, state)).toBe(
      'Hans is dead, and buried with honours. Gone as well: Salt Bag and The Orb.',
    );
    expect(describe(facts.rose, state)).toBe('Hans rises to tier 2: Medic.');
    expect(describe({ ...facts.rose, reward: 'health' }, state)).toBe('Hans rises to tier 2: Health +1.');
    expect(describe(facts.gameChosen, state)).toBe('Game 2: Troll Bridge, with One and Two.');
    expect(describe(facts.diceNoted, state)).toBe('One has a Monster Die more in the next game.');
    expect(describe({ ...facts.diceNoted, count: -2 }, state)).toContain('forfeits 2 Monster Dice');
  });

  it.each(Object.keys(questions) as (keyof typeof questions)[])('%s is asked in a short title', (kind) => {
    const question = {
      options: ['1.2', 'none', 'power'],
      min: 1,
      max: 2,
      points: 3,
      left: 2,
      dice: 1,
      number: 4,
      room: 2,
      tier: 2,
      member: '1.2',
      die: 3,
      result: 'leg-wound',
      entry: 'study-the-book',
      text: 'Somebody may read the book.',
      costs: { '1.2': 10, none: 0, power: 0 },
      name: 'The Orb',
    };
    const { title, options } = prompt({ kind, seat: 0, question } as never, state);
    expect(title).toMatch(/^[A-Z0-9].*[.?]$/);
    expect(title).not.toMatch(/undefined|null|NaN/);
    expect(title.length).toBeLessThan(80);
    expect(options.map(({ id }) => id)).toEqual(['1.2', 'none', 'power']);
  });

  it('options name players, scenarios, members, rewards and items', () => {
    const words = (kind: string, ...options: string[]) =>
      prompt({ kind, seat: 0, question: { options } } as never, state).options.map(({ words }) => words);
    expect(words('players', '0', '1')).toEqual(['One', 'Two']);
    expect(words('scenario', 'random', 'last-stand')).toEqual(['Let the die decide', 'Last Stand']);
    expect(words('rollNext', '1.2', '2.1')).toEqual(['Hans', 'Marie']);
    expect(words('extraItem', 'silver-shot@pistol#2', 'none')).toEqual([
      'Silver Shot on Pistol, the second',
      'Nothing',
    ]);
  });

  it.each([
    ['SB-CAMP-15 tier 2', 2, 'Recruitment +5'],
    ['SB-CAMP-15 tier 3', 3, 'Recruitment +10'],
  ])('%s: a reward says how much it is', (_, tier, words) => {
    const question = { options: ['recruitment', 'attribute:great-faith'], member: '1.2', tier };
    const options = wordsById(prompt({ kind: 'reward', seat: 0, question } as never, state));
    expect(Object.values(options)).toEqual([words, 'Great Faith']);
  });

  it('SB-CAMP-18 whoever may stay has his price beside him', () => {
    const question = { options: ['1.2'], min: 0, max: 7, points: 100, costs: { '1.2': 10 } };
    const options = wordsById(prompt({ kind: 'keep', seat: 0, question } as never, state));
    expect(options).toEqual({ '1.2': 'Hans, 10 points' });
  });

  it('SB-CAMP-17 what is to be studied is told, not named', () => {
    const question = { options: ['study', 'leave'], entry: 'study-the-book', text: 'Read it, who dares?' };
    expect(prompt({ kind: 'research', seat: 0, question } as never, state).title).toBe('Read it, who dares?');
  });

  it('SB-SCN-07-08 a Check adds up: 6 and 5, Courage +3, the book -5', () => {
    expect(describe(facts.checked, state)).toBe('Hans: 6 + 5 - 2 = 9: distracted.');
  });

  it('SB-CAMP-26 of four dice three are one of each: the fourth alone is asked for', () => {
    const title = (dice: number, max: number) =>
      prompt(
        { kind: 'extraDice', seat: 0, question: { options: ['power'], dice, min: max, max } } as never,
        state,
      ).title;
    expect(title(4, 1)).toBe('4 Fate Dice against the odds: one of each, and which besides?');
    expect(title(2, 2)).toBe('2 Fate Dice against the odds: which?');
    expect(title(1, 1)).toBe('A Fate Die against the odds: which?');
  });

  it('SB-RAND-01 a roll that does not count says so: played already, or not for so many', () => {
    expect(describe(facts.scenarioRolled, state)).toBe('3: Troll Bridge; not for this game, so roll again.');
  });

  it('SB-CAMP-26 one die is a die', () => {
    expect(describe(facts.outranked, state)).toBe(
      'One is outranked by 13: a Fate Die and 2 experience in return.',
    );
    expect(describe({ ...facts.outranked, fateDice: 2 }, state)).toContain('2 Fate Dice');
  });
});
