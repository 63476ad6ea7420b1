import { expect, describe as group, it } from 'vitest';
import { afterGame, campaignOf, settle } from '../campaign.spec-support.ts';
import type { CampaignEvent } from '../events.ts';
import { questions } from '../questions.ts';
import { STAGES } from '../state.ts';
import { en } from './en/index.ts';
import { promptIn } from './prompt.ts';
import { tellingIn } from './telling.ts';

const state = campaignOf({ good: ['cop', 'hunter'] });
const { describe, overview } = en;
const prompt = promptIn(en);
const rule = 'FF-CAMP-01';
const by = { rule, seat: 0 };
const of = { ...by, member: '1-1', name: 'Ann' };

/** One of every kind. */
const facts: { readonly [Type in CampaignEvent['type']]: Extract<CampaignEvent, { type: Type }> } = {
  gameChosen: { type: 'gameChosen', rule, number: 2, scenario: 'open-fight', seats: [0, 1] },
  stayedHome: { ...of, type: 'stayedHome' },
  reported: { type: 'reported', rule, number: 2, scenario: 'open-fight' },
  fell: { ...of, type: 'fell' },
  returned: { ...of, type: 'returned' },
  struckOff: { ...of, type: 'struckOff', cause: 'killed' },
  advanceLost: { ...by, type: 'advanceLost', advance: 'magic-weapon', name: 'Ann' },
  keptWeapon: { ...of, type: 'keptWeapon', weapon: 'musket' },
  wentOver: { ...of, type: 'wentOver', profile: 'lesser-werewolf', to: 1 },
  rolled: { ...of, type: 'rolled', purpose: 'insanity', die: 2, needed: 3, passed: false },
  cameToItself: { ...of, type: 'cameToItself', insanity: 'shaky' },
  stayedMad: { ...of, type: 'stayedMad', insanity: 'depressive' },
  infected: { ...of, type: 'infected', infection: 'vampire' },
  banked: { ...by, type: 'banked', scored: 20, besides: 1, banked: 13 },
  replaced: { ...of, type: 'replaced', by: 'Ann 2' },
  recruited: { ...of, type: 'recruited', profile: 'cop', cost: 13 },
  consented: { ...by, type: 'consented', agreed: true, profile: 'cop' },
  bought: { ...by, type: 'bought', advance: 'blitzkrieg', name: null },
  cured: { ...of, type: 'cured', insanity: 'manic' },
  curseBroken: { ...of, type: 'curseBroken', infection: 'zombie', dies: true },
  corrected: {
    ...of,
    type: 'corrected',
    before: { insanity: ['manic'], infection: null, bank: 3 },
    after: { insanity: [], infection: null, bank: 4 },
    note: 'miscounted',
  },
  ended: { type: 'ended', rule, reason: 'games', winners: [0] },
};

group('words of a campaign', () => {
  it.each(Object.values(facts))('$type is told in one short line', (fact) => {
    const line = describe(fact, state);
    expect(line).toMatch(/^[^a-z].*[.?]$/);
    expect(line).not.toMatch(/undefined|null|NaN|\[object/);
    expect(line.length).toBeLessThan(120);
  });

  it('FF-FEAR-10 FF-CAMP-07 every roll shows its die and what was needed; a Hero shows none', () => {
    expect(describe(facts.rolled, state)).toBe('Ann rolls 2 for its reason, 3+ needed: failed.');
    expect(tellingIn(en)(facts.rolled)).toMatchObject({
      dice: [{ face: 2 }],
      attempt: { needed: 3, passed: false },
    });
    const hero = { ...facts.rolled, die: null, passed: true };
    expect(describe(hero, state)).toContain('Hero');
    expect(tellingIn(en)(hero).dice).toEqual([]);
  });

  it('FF-CAMP-03 what is banked is told with what was scored', () => {
    expect(describe(facts.banked, state)).toBe(
      'Ann scored 20; the other side’s 8 come off, and the lead of 12 goes to the bank. Come by besides: 1 victory point.',
    );
  });

  it.each(Object.keys(questions) as (keyof typeof questions)[])('%s is asked in a short title', (kind) => {
    const question = {
      options: ['1-1', 'none', 'cop'],
      min: 1,
      max: 2,
      points: 13,
      left: 15,
      cost: 10,
      number: 4,
      member: '1-1',
      name: 'Ann',
      player: 'Bob',
      profile: 'cop',
      advance: 'magic-weapon',
      for: 'purchase',
      costs: { cop: 13 },
    };
    const { title, options } = prompt({ kind, seat: 0, question } as never, state);
    expect(title).toMatch(/^[A-Z0-9].*[.?]$/);
    expect(title).not.toMatch(/undefined|null|NaN/);
    expect(title.length).toBeLessThan(80);
    expect(options.map(({ id }) => id)).toEqual(['1-1', 'none', 'cop']);
  });

  it('FF-CAMP-06 a price stands beside everybody who is for sale', () => {
    const question = { for: 'purchase', left: 15, costs: { cop: 13 }, options: ['cop', 'elsewhere', 'none'] };
    const { options } = prompt({ kind: 'recruit', seat: 0, question } as never, state);
    expect(options.map(({ words }) => words)).toEqual([
      'Cop, 13 victory points',
      'Look elsewhere',
      'Nobody else',
    ]);
  });

  it('every stage is a chapter', () => {
    expect(Object.keys(en.page.chapters)).toEqual([...STAGES]);
  });

  it('FF-PARTY-18 an overview tells of parties, games and graves', () => {
    const lost = settle(
      afterGame('survivors', { good: ['mina-harker', 'cop'] }, { told: { A: { fate: 'killed' } } }),
    ).state;
    expect(overview(lost)).toContain('Ann');
    expect(overview(lost)).toContain('A, Mina Harker of Ann was killed in game 1.');
    expect(overview(state)).not.toContain('Gone');
  });
});
