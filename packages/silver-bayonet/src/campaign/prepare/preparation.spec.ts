import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { HANDICAPS } from '../../data/campaign-tables.ts';
import { afterGame, type Company, campaignOf, type Game } from '../campaign.spec-support.ts';
import { matchOf } from '../match-of.ts';
import type { CampaignOptions } from '../options.ts';
import campaign from '../ruleset.ts';
import { handicapOn } from './differential.ts';

const ON = { 'power-differential': true };

/** A game about to be played by units of these Power Ranks. */
function ranked(ranks: readonly number[], rest: Partial<Game> = {}) {
  const s = afterGame('preparation', {
    companies: ranks.map((_, i) => ({ officer: { name: `Captain ${i}` } })),
    tales: ranks.map(() => ({})),
    options: ON,
    ...rest,
  });
  s.game!.report = null;
  s.players.forEach((player, i) => {
    player.rank = ranks[i]!;
  });
  return s;
}

const prepared = (ranks: readonly number[], rest: Partial<Game> = {}, answers: [string, unknown][] = []) =>
  play(campaign, { state: ranked(ranks, rest), steps: ranks.length, answers: answers as never }).state.game!
    .sides;

describe('the differential', () => {
  it.each([
    [0, 0, 0],
    [4, 0, 0],
    [5, 0, 1],
    [11, 0, 1],
    [12, 1, 2],
    [16, 1, 2],
    [17, 1, 4],
    [21, 1, 4],
    [22, 2, 6],
    [24, 2, 6],
    [25, 3, 8],
    [29, 3, 8],
    [30, 4, 8],
    [72, 4, 8],
  ])('SB-CAMP-25 %i: %i Fate Dice and %i XP', (differential, fateDice, bonusXp) => {
    const { options } = campaignOf({ companies: [{}] });
    expect(handicapOn(differential, options)).toMatchObject({ fateDice, bonusXp });
  });

  it('SB-CAMP-25.R1 the options give 21 to the higher row and 30 to the lower, and move nothing else', () => {
    const { options } = campaignOf({ companies: [{}] });
    const other: CampaignOptions = { ...options, 'differential-21': 'high', 'differential-30': 'low' };
    expect([21, 30].map((n) => handicapOn(n, other))).toEqual([HANDICAPS[4], HANDICAPS[5]]);
    for (const n of [20, 22, 29, 31]) expect(handicapOn(n, other)).toBe(handicapOn(n, options));
  });

  it('SB-CAMP-24 the lower-ranked unit gets it, the higher nothing', () => {
    expect(prepared([12, 6])).toMatchObject([
      { differential: 0, bonusXp: 0 },
      { differential: 6, bonusXp: 1, dice: { power: 0, skill: 0, monster: 0 } },
    ]);
  });

  it('SB-CAMP-24 off by default, and not against monsters alone', () => {
    expect(prepared([20, 0], { options: {} })).toMatchObject([
      { bonusXp: 0 },
      { bonusXp: 0, differential: 0 },
    ]);
    expect(prepared([20, 0], { mode: 'co-operative' })).toMatchObject([{ bonusXp: 0 }, { bonusXp: 0 }]);
  });

  it('SB-CAMP-24.R1 with three each looks at the highest opponent', () => {
    const sides = prepared([20, 14, 3], {}, [['extraDice', ['monster']]]);
    expect(sides.map(({ differential }) => differential)).toEqual([0, 6, 17]);
    expect(sides.map(({ bonusXp }) => bonusXp)).toEqual([0, 1, 4]);
  });

  it('SB-CAMP-25 30 or more is told to be no fair fight', () => {
    const events = (high: number) =>
      play(campaign, {
        state: ranked([high, 0]),
        steps: 2,
        answers: high >= 30 ? [['extraDice', ['power']]] : [],
      }).events.map(({ type }) => type);
    expect(events(30)).toContain('farApart');
    expect(events(29)).not.toContain('farApart');
  });

  it('SB-CAMP-26 1 die: any. 2: two different. 3: one of each, no question. 4: one of each and any one', () => {
    const dice = (rank: number, chosen: string[] | null) =>
      prepared([rank, 0], {}, chosen === null ? [] : [['extraDice', chosen]])[1]!.dice;
    expect(dice(12, ['monster'])).toEqual({ power: 0, skill: 0, monster: 1 });
    expect(dice(22, ['power', 'monster'])).toEqual({ power: 1, skill: 0, monster: 1 });
    expect(dice(25, null)).toEqual({ power: 1, skill: 1, monster: 1 });
    expect(dice(30, ['skill'])).toEqual({ power: 1, skill: 2, monster: 1 });
    const open = playToQuestion(campaign, { state: ranked([22, 0]), steps: 2 });
    expect(open.refusal(['power', 'power'])).toMatchObject({ code: 'answer.twice' });
    expect(open.refusal(['power'])).toMatchObject({ code: 'answer.too-few' });
  });

  it('SB-CAMP-26 the match starts with them', () => {
    const { state } = play(campaign, {
      state: ranked([12, 0]),
      steps: 2,
      answers: [['extraDice', ['skill']]],
    });
    const [, lower] = matchOf(state)!.seats as { unit: { fate: unknown } }[];
    expect(lower!.unit.fate).toEqual({ power: 0, skill: 1, monster: 0 });
  });
});

describe('a co-operative game', () => {
  const hunter = (name: string) => ({ name, type: 'veteran-hunter', attribute: 'strong', equipment: [] });
  const fielding = (one: Company, rest: Partial<Game> = {}) => {
    const s = afterGame('preparation', {
      companies: [one, { officer: { name: 'Marie' } }],
      tales: [{}, {}],
      mode: 'co-operative',
      scenario: 'wolf-pack',
      ...rest,
    });
    s.game!.report = null;
    return s;
  };

  it('SB-COOP-02.R1 the Officer and up to three soldiers whose cost fits 40 go; the others stay at home', () => {
    const men = [hunter('A'), 'B', 'C', 'D', 'E'];
    const open = playToQuestion(campaign, { state: fielding({ men }) });
    expect(open.pending).toMatchObject({
      kind: 'field',
      question: { points: 40, max: 3, costs: { '1.2': 30 } },
    });
    expect(open.refusal(['1.2', '1.3', '1.4'])).toMatchObject({
      code: 'reorganise.over-budget',
      rule: 'SB-COOP-02',
    });
    expect(open.refusal(['1.3', '1.4', '1.5', '1.6'])).toMatchObject({ code: 'answer.too-many' });
    const { state } = play(campaign, {
      state: fielding({ men }),
      steps: 2,
      answers: [['field', ['1.3', '1.2']]],
    });
    expect(state.game!.sides.map(({ fielded }) => fielded)).toEqual([['1.1', '1.2', '1.3'], ['2.1']]);
    const [one] = matchOf(state)!.seats as { unit: { soldiers: { name: string }[] } }[];
    expect(one!.unit.soldiers.map(({ name }) => name)).toEqual(['A', 'B']);
  });

  it('SB-COOP-02 creation increase +5 and experience raise the 40', () => {
    const officer = { increases: ['melee', 'health', 'recruitment'] };
    const points = (one: Company) =>
      (playToQuestion(campaign, { state: fielding(one) }).pending.question as { points: number }).points;
    expect(points({ officer, men: ['B'] })).toBe(45);
    const past = { xp: 10, rewards: ['courage', 'recruitment'] };
    expect(points({ officer: { ...officer, past }, men: ['B'] })).toBe(50);
  });

  it('SB-SOLO-05.R1 a Monster Die noted waits at home for a game with opponents', () => {
    const noted = { fate: { power: 1, skill: 0, monster: 2 } };
    const { state } = play(campaign, { state: fielding(noted), steps: 2 });
    const [one] = matchOf(state)!.seats as { unit: { fate: unknown } }[];
    expect(one!.unit.fate).toEqual({ power: 1, skill: 0, monster: 0 });
  });
});
